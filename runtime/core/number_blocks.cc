// SPDX-License-Identifier: Apache-2.0
#include "runtime/core/number_blocks.h"

#include "runtime/core/number.h"

#define OPWRIGHT_BODY "runtime/core/number_blocks.inc"
#include "runtime/simd/each_isa.h"

namespace opwright {

void to_floats(const Half* x, float* y, std::int64_t n) { OPWRIGHT_DISPATCH(widen_array<Half>)(x, y, n); }
void to_floats(const BFloat16* x, float* y, std::int64_t n) {
    OPWRIGHT_DISPATCH(widen_array<BFloat16>)(x, y, n);
}
void to_floats(const Float8E4M3FN* x, float* y, std::int64_t n) {
    OPWRIGHT_DISPATCH(widen_array<Float8E4M3FN>)(x, y, n);
}
void to_floats(const Float8E4M3FNUZ* x, float* y, std::int64_t n) {
    OPWRIGHT_DISPATCH(widen_array<Float8E4M3FNUZ>)(x, y, n);
}
void to_floats(const Float8E5M2* x, float* y, std::int64_t n) {
    OPWRIGHT_DISPATCH(widen_array<Float8E5M2>)(x, y, n);
}
void to_floats(const Float8E5M2FNUZ* x, float* y, std::int64_t n) {
    OPWRIGHT_DISPATCH(widen_array<Float8E5M2FNUZ>)(x, y, n);
}

void from_floats(const float* x, Half* y, std::int64_t n) {
    OPWRIGHT_DISPATCH(narrow_array<Half>)(x, y, n, false);
}
void from_floats(const float* x, BFloat16* y, std::int64_t n) {
    OPWRIGHT_DISPATCH(narrow_array<BFloat16>)(x, y, n, false);
}
void from_floats(const float* x, Float8E4M3FN* y, std::int64_t n, bool saturate) {
    OPWRIGHT_DISPATCH(narrow_array<Float8E4M3FN>)(x, y, n, saturate);
}
void from_floats(const float* x, Float8E4M3FNUZ* y, std::int64_t n, bool saturate) {
    OPWRIGHT_DISPATCH(narrow_array<Float8E4M3FNUZ>)(x, y, n, saturate);
}
void from_floats(const float* x, Float8E5M2* y, std::int64_t n, bool saturate) {
    OPWRIGHT_DISPATCH(narrow_array<Float8E5M2>)(x, y, n, saturate);
}
void from_floats(const float* x, Float8E5M2FNUZ* y, std::int64_t n, bool saturate) {
    OPWRIGHT_DISPATCH(narrow_array<Float8E5M2FNUZ>)(x, y, n, saturate);
}

}  // namespace opwright
