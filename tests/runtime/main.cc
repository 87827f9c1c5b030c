// SPDX-License-Identifier: Apache-2.0
// The entry point of every test binary.
#include <gtest/gtest.h>

#include <cstdio>

#include "runtime/simd/isa.h"

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    // Running another instruction set than the one that was asked for would count as a test of it.
    if (const std::string_view why = opwright::isa_request_error(); !why.empty()) {
        std::printf("%.*s\n", static_cast<int>(why.size()), why.data());
        return 77;  // a skip, for Meson and opw
    }
    return RUN_ALL_TESTS();
}
