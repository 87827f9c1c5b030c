// SPDX-License-Identifier: Apache-2.0
#include "runtime/simd/isa.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "runtime/simd/isa_target.h"

#if OPWRIGHT_ISA_X86
#include <cpuid.h>
#endif

namespace opwright {
namespace {

#if OPWRIGHT_ISA_X86

// Register-state bits of XCR0 that the operating system must save: SSE+AVX, and opmask+upper zmm+zmm16-31.
constexpr uint32_t kYmmState = 0x06;
constexpr uint32_t kZmmState = 0xe6;

uint32_t read_xcr0() {
    uint32_t eax = 0;
    uint32_t edx = 0;
    __asm__ volatile("xgetbv" : "=a"(eax), "=d"(edx) : "c"(0));
    return eax;
}

Isa detect() {
    uint32_t eax = 0;
    uint32_t ebx = 0;
    uint32_t ecx = 0;
    uint32_t edx = 0;
    if (__get_cpuid(1, &eax, &ebx, &ecx, &edx) == 0) {
        return Isa::Baseline;
    }
    constexpr uint32_t kFma = 1u << 12;
    constexpr uint32_t kOsxsave = 1u << 27;
    constexpr uint32_t kAvx = 1u << 28;
    constexpr uint32_t kF16c = 1u << 29;
    constexpr uint32_t kFirst = kFma | kOsxsave | kAvx | kF16c;
    if ((ecx & kFirst) != kFirst) {
        return Isa::Baseline;
    }
    const uint32_t state = read_xcr0();
    if ((state & kYmmState) != kYmmState || __get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) == 0) {
        return Isa::Baseline;
    }
    constexpr uint32_t kBmi1 = 1u << 3;
    constexpr uint32_t kAvx2Bit = 1u << 5;
    constexpr uint32_t kBmi2 = 1u << 8;
    constexpr uint32_t kSecond = kBmi1 | kAvx2Bit | kBmi2;
    if ((ebx & kSecond) != kSecond) {
        return Isa::Baseline;
    }
    constexpr uint32_t kAvx512F = 1u << 16;
    constexpr uint32_t kAvx512Dq = 1u << 17;
    constexpr uint32_t kAvx512Cd = 1u << 28;
    constexpr uint32_t kAvx512Bw = 1u << 30;
    constexpr uint32_t kAvx512Vl = 1u << 31;
    constexpr uint32_t kThird = kAvx512F | kAvx512Dq | kAvx512Cd | kAvx512Bw | kAvx512Vl;
    if ((ebx & kThird) != kThird || (state & kZmmState) != kZmmState) {
        return Isa::Avx2;
    }
    return Isa::Avx512;
}

#else

Isa detect() {
    return Isa::Baseline;
}

#endif

struct State {
    Isa best = Isa::Baseline;
    IsaChoice choice;
};

State determine() {
    State state;
    state.best = detect();
    const char* request = std::getenv("OPWRIGHT_ISA");
    state.choice = choose_isa(request == nullptr ? "" : request, state.best);
    return state;
}

const State& state() {
    static const State determined = determine();
    return determined;
}

}  // namespace

IsaChoice choose_isa(std::string_view request, Isa best) {
    IsaChoice choice;
    choice.active = best;
    if (request.empty()) {
        return choice;
    }
    const int length = static_cast<int>(std::min<size_t>(request.size(), 40));
    for (Isa isa : kAllIsas) {
        if (isa_name(isa) != request) {
            continue;
        }
        if (isa <= best) {
            choice.active = isa;
        } else {
            std::snprintf(choice.error, sizeof choice.error,
                          "OPWRIGHT_ISA asks for %.*s, which this machine lacks; its best is %s", length,
                          request.data(), isa_name(best).data());
        }
        return choice;
    }
    std::snprintf(choice.error, sizeof choice.error,
                  "OPWRIGHT_ISA is '%.*s'; allowed: baseline, avx2, avx512", length, request.data());
    return choice;
}

bool isa_available(Isa isa) {
    return isa <= state().best;
}

Isa active_isa() {
    return state().choice.active;
}

std::string_view isa_request_error() {
    return state().choice.error;
}

std::string_view isa_name(Isa isa) {
    switch (isa) {
        case Isa::Avx2: return "avx2";
        case Isa::Avx512: return "avx512";
        case Isa::Baseline: break;
    }
    return "baseline";
}

}  // namespace opwright
