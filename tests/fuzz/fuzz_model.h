// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

/// How the inputs of this process ended, over all kinds of messages that each is read as.
struct FuzzCounts {
    std::uint64_t accepted = 0;
    std::uint64_t rejected = 0;
    std::size_t peak = 0;  ///< The most bytes that one parse held at a time.
};
FuzzCounts& fuzz_counts();

/// Reads the bytes as every kind of message that the reader knows and aborts, with a text, if one of its
/// promises is broken. Links with libFuzzer (-fsanitize=fuzzer) or with damage_models.cc.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
