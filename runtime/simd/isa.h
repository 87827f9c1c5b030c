// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace opwright {

// The instruction sets for which hot loops are compiled (see each_isa.h). On other machines than x86-64 there
// is only Baseline. Avx2 stands for AVX2+FMA+F16C, Avx512 for the F, BW, CD, DQ and VL parts on top of it.
enum class Isa { Baseline = 0, Avx2 = 1, Avx512 = 2 };

inline constexpr Isa kAllIsas[] = {Isa::Baseline, Isa::Avx2, Isa::Avx512};

// True if this build has the variant, and processor and operating system support it.
bool isa_available(Isa isa);

// The instruction set in use: the best available one, or the one the environment variable OPWRIGHT_ISA
// (baseline, avx2, avx512) names. Determined at the first call and constant afterwards.
Isa active_isa();

// Empty, or a sentence that says why the request in OPWRIGHT_ISA cannot be followed (an unknown word, or an
// instruction set that this machine lacks). Models do not load then, and typed entry points refuse: nobody
// shall measure or test another instruction set than the one asked for. Lives as long as the process.
std::string_view isa_request_error();

// What active_isa and isa_request_error come from, for any request (empty: none) and any best instruction
// set.
struct IsaChoice {
    Isa active = Isa::Baseline;
    char error[160] = {};
};
IsaChoice choose_isa(std::string_view request, Isa best);

// "baseline", "avx2" or "avx512".
std::string_view isa_name(Isa isa);

}  // namespace opwright
