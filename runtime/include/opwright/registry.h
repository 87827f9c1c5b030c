// SPDX-License-Identifier: Apache-2.0
// Every op-version that the schemas know, and the kernel of exactly that version where there is one.
#pragma once

#include "opwright/kernel.h"

#include <string_view>

namespace opwright {

struct RegistryEntry {
    const OpRow* row;
    const Kernel* kernel;  ///< null: deprecated, pending or not written yet
};

/// All op-versions, sorted by domain, name, since version.
std::span<const RegistryEntry> registry();

/// The newest opset that the schemas know of a domain; 0 if they do not know the domain.
int newest_opset(std::string_view domain);

/// The op-version that `opset` of `domain` ("ai.onnx" or "" for the default one) means by `name`: the newest
/// one that is not newer than the opset. Unknown domains, operators and opsets, also future ones, are errors;
/// so is an operator that did not exist yet. Says nothing about kernels.
Status find_version(std::string_view domain, std::string_view name, std::int64_t opset,
                    const RegistryEntry*& result);

/// The same, and it must have a kernel; the error says why not and what is known.
Status find_kernel(std::string_view domain, std::string_view name, std::int64_t opset, const Kernel*& result);

}  // namespace opwright
