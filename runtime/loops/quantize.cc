// SPDX-License-Identifier: Apache-2.0
// The tensor is cut into pieces of kPiece elements, which threads take and which stay in the first-level
// cache; within a piece, segments have either one scale or as many neighbouring scales as elements. Pieces
// begin at whole bytes, so that packed types need no care.
#include "runtime/loops/quantize.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "runtime/core/element_type.h"
#include "runtime/core/packed.h"
#include "runtime/loops/axis.h"

#define OPWRIGHT_BODY "runtime/loops/quantize.inc"
#include "runtime/simd/each_isa.h"

namespace opwright::loops {
namespace {

constexpr std::int64_t kPiece = 1024;
constexpr std::int64_t kPiecesATime = 16;
constexpr double kCostPerElementNs = 0.7;

// Calls use(position, count, scale, step) for the segments of elements [first, first + count).
template <class Use> void segments(const Granularity& g, std::int64_t first, std::int64_t count, Use use) {
    if (g.kind == Granularity::Kind::Tensor) return use(std::int64_t{0}, count, std::int64_t{0}, 0);
    const std::int64_t blocks = (g.extent + g.block - 1) / g.block;
    std::int64_t rest = first % g.inner;
    std::int64_t index = first / g.inner % g.extent;
    std::int64_t outer = first / (g.inner * g.extent);
    for (std::int64_t at = 0; at < count;) {
        std::int64_t length = g.inner - rest;
        std::int64_t scale = index;
        int step = 0;
        if (g.kind == Granularity::Kind::Block) {
            const std::int64_t block = index / g.block;
            if (g.inner == 1) length = std::min((block + 1) * g.block, g.extent) - index;
            scale = (outer * blocks + block) * g.inner + rest;
            step = g.inner == 1 ? 0 : 1;
        } else if (g.inner == 1) {
            length = g.extent - index;
            step = 1;
        }
        length = std::min(length, count - at);
        use(at, length, scale, step);
        at += length;
        if (g.inner == 1) {
            index += length;
        } else if (rest += length; rest == g.inner) {
            rest = 0;
            ++index;
        }
        if (index == g.extent) {
            index = 0;
            ++outer;
        }
    }
}

// An input of scales or zero points as floats; zeros if it is absent.
class Floats {
public:
    Status load(Context& context, int input, std::int64_t count) {
        std::byte* memory = nullptr;
        OPW_TRY(context.workspace(static_cast<std::size_t>(count) * sizeof(float), memory));
        auto* values = reinterpret_cast<float*>(memory);
        data = values;
        if (context.has(input)) {
            const Tensor& tensor = context.tensor(input);
            load_floats(tensor.dtype(), tensor.raw(), 0, count, values);
            zero = std::all_of(values, values + count, [](float x) { return x == 0; });
        } else {
            std::fill_n(values, count, 0.0F);
        }
        return {};
    }

    const float* data = nullptr;
    bool zero = true;
};

template <class Body> void in_pieces(Context& context, std::int64_t n, Body body) {
    constexpr std::int64_t kShare = kPiece * kPiecesATime;
    parallel_for(context.parallel(), (n + kShare - 1) / kShare, kCostPerElementNs * kShare,
                 [&](std::int64_t begin, std::int64_t end) {
                     const std::int64_t last = std::min(end * kShare, n);
                     for (std::int64_t first = begin * kShare; first < last; first += kPiece) {
                         body(first, std::min(kPiece, last - first));
                     }
                 });
}

using Divide = void (*)(const float* x, const float* scale, float* y, std::int64_t n);

// The type that a division is computed in. A scale that is a mere power of two leaves it to x; integers count
// as double, which has all their digits.
DType division_type(DType precision, const Context& context) {
    DType type = precision != DType::Undefined ? precision : context.dtype(1);
    if (type == DType::Float8E8M0) type = context.dtype(0) == DType::Int32 ? DType::Float : context.dtype(0);
    return type == DType::Int32 ? DType::Double : type;
}

std::array<Divide, 2> divide_loops(DType type) {
    if (type == DType::Float16)
        return {OPWRIGHT_DISPATCH(divide<Half, 0>), OPWRIGHT_DISPATCH(divide<Half, 1>)};
    if (type == DType::BFloat16) {
        return {OPWRIGHT_DISPATCH(divide<BFloat16, 0>), OPWRIGHT_DISPATCH(divide<BFloat16, 1>)};
    }
    return {OPWRIGHT_DISPATCH(divide<float, 0>), OPWRIGHT_DISPATCH(divide<float, 1>)};
}

// Elements of a tensor of whole bytes as doubles: int32 and everything of less precision than float is exact.
void load_doubles(const Tensor& tensor, std::int64_t first, std::int64_t count, double* y) {
    if (tensor.dtype() == DType::Int32) {
        std::copy_n(tensor.data<std::int32_t>() + first, count, y);
        return;
    }
    float piece[64];
    for (std::int64_t i = 0; i < count; i += 64) {
        const std::int64_t length = std::min<std::int64_t>(64, count - i);
        load_floats(tensor.dtype(), tensor.raw(), first + i, length, piece);
        std::copy_n(piece, length, y + i);
    }
}

Status load_doubles(Context& context, int input, const double*& values) {
    const Tensor& tensor = context.tensor(input);
    std::byte* memory = nullptr;
    OPW_TRY(context.workspace(static_cast<std::size_t>(tensor.elements()) * sizeof(double), memory));
    load_doubles(tensor, 0, tensor.elements(), reinterpret_cast<double*>(memory));
    values = reinterpret_cast<const double*>(memory);
    return {};
}

template <class T> struct Rounding {
    using Loop = void(const float* x, const float* zero, T* y, std::int64_t n, float low, float high);
    using Fused = void(const float* x, const float* scale, const float* zero, T* y, std::int64_t n, float low,
                       float high);
    Loop* loop = OPWRIGHT_DISPATCH(round_to_integers<T, 0>);
    Loop* each = OPWRIGHT_DISPATCH(round_to_integers<T, 1>);
    Fused* fused = OPWRIGHT_DISPATCH(divide_and_round<T, 0>);
    Fused* fused_each = OPWRIGHT_DISPATCH(divide_and_round<T, 1>);
};

// Quotients in float, the usual case, which integers take from x and the scales in one loop.
struct FloatQuotients {
    const Tensor& tensor;
    const Granularity& g;
    const float* scales;
    std::array<Divide, 2> loops;

    const float* x(std::int64_t first, std::int64_t count, float* buffer) const {
        if (tensor.dtype() == DType::Float) return tensor.data<float>() + first;
        load_floats(tensor.dtype(), tensor.raw(), first, count, buffer);
        return buffer;
    }
    void operator()(std::int64_t first, std::int64_t count, float* q) const {
        alignas(64) float converted[kPiece];
        const float* in = x(first, count, converted);
        segments(g, first, count, [&](std::int64_t at, std::int64_t length, std::int64_t index, int step) {
            loops[static_cast<std::size_t>(step)](in + at, scales + index, q + at, length);
        });
    }
};

// Quotients of a piece to T, the integer that holds elements of `bits` bits.
template <class T, class Quotients>
void quantize_integers(Context& context, const Granularity& g, const Floats& zero, Quotients quotients) {
    Tensor& y = context.output(0);
    const int bits = dtype_bits(y.dtype());
    const bool is_signed = std::is_signed_v<T>;
    const auto high = static_cast<float>((1 << (is_signed ? bits - 1 : bits)) - 1);
    const float low = is_signed ? -high - 1 : 0.0F;
    const Rounding<T> rounding;
    in_pieces(context, y.elements(), [&](std::int64_t first, std::int64_t count) {
        alignas(64) float q[kPiece];
        alignas(64) T unpacked[kPiece];
        T* out = bits < 8 ? unpacked : y.mutable_data<T>() + first;
        const float* in = q;
        if constexpr (std::is_same_v<Quotients, FloatQuotients>) {
            in = quotients.x(first, count, q);
        } else {
            quotients(first, count, q);
        }
        segments(g, first, count, [&](std::int64_t at, std::int64_t length, std::int64_t index, int step) {
            const float* z = zero.data + index;
            if constexpr (std::is_same_v<Quotients, FloatQuotients>) {
                (step == 0 ? rounding.fused : rounding.fused_each)(in + at, quotients.scales + index, z,
                                                                   out + at, length, low, high);
            } else {
                (step == 0 ? rounding.loop : rounding.each)(in + at, z, out + at, length, low, high);
            }
        });
        if (bits < 8) {
            const auto* bytes = reinterpret_cast<const std::uint8_t*>(unpacked);
            pack_all(bits, bytes, count, y.mutable_data<std::uint8_t>() + first * bits / 8);
        }
    });
}

template <class Quotients>
Status quantize_to(Context& context, const Granularity& g, const Floats& zero, CastRules rules,
                   Quotients quotients) {
    Tensor& y = context.output(0);
    switch (y.dtype()) {
        case DType::Int8:
        case DType::Int4:
        case DType::Int2: quantize_integers<std::int8_t>(context, g, zero, quotients); break;
        case DType::UInt8:
        case DType::UInt4:
        case DType::UInt2: quantize_integers<std::uint8_t>(context, g, zero, quotients); break;
        case DType::Int16: quantize_integers<std::int16_t>(context, g, zero, quotients); break;
        case DType::UInt16: quantize_integers<std::uint16_t>(context, g, zero, quotients); break;
        default:
            in_pieces(context, y.elements(), [&](std::int64_t first, std::int64_t count) {
                alignas(64) float q[kPiece];
                quotients(first, count, q);
                // A zero point of 0 is not added: -0 would become +0.
                if (!zero.zero) {
                    segments(g, first, count,
                             [&](std::int64_t at, std::int64_t length, std::int64_t k, int step) {
                                 for (std::int64_t i = at; i < at + length; ++i) {
                                     const double z = zero.data[k + (i - at) * step];
                                     q[i] = detail::odd_float(q[i] + z);
                                 }
                             });
                }
                store_floats(q, y.dtype(), y.mutable_raw(), first, count, rules);
            });
    }
    return {};
}

}  // namespace

Status granularity(ShapeContext& context, std::int64_t axis, std::int64_t block_size, bool tensor_only,
                   Granularity& result) {
    const Shape& x = context.shape(0);
    const Shape& scale = context.shape(1);
    const std::int64_t scales = context.tensor(1).elements();
    if (block_size < 0) return bad_attribute("block_size", "value", block_size, "0 or more");
    const bool many = scale.rank() > 1 || scales != 1;
    if (context.has(2)) {
        const Shape& zero = context.shape(2);
        const bool both_single = !many && zero.rank() <= 1 && context.tensor(2).elements() == 1;
        if (!both_single && !(zero == scale))
            return bad_input(2, "shape", zero, Operand(scale).text() + ", as the scale");
    }
    result = {};
    if (!many && (block_size == 0 || scale.rank() == 0 || x.rank() != 1)) return {};
    if (tensor_only) return bad_input(1, "shape", scale, "one element");
    if (x.rank() == 0) return bad_input(1, "shape", scale, "one element, as input 0 is a scalar");
    OPW_TRY(axis_attribute(axis, x.rank()));
    const int at = static_cast<int>(axis);
    result.extent = x[at];
    result.outer = x.product(0, at);
    result.inner = x.product(at + 1, x.rank());
    if (block_size == 0) {
        result.kind = Granularity::Kind::Axis;
        if (scale.rank() != 1) return bad_input(1, "rank", scale.rank(), "0 or 1 where block_size is 0");
        if (scales != result.extent) {
            return bad_input(1, "shape", scale,
                             Operand(Shape{result.extent}).text() + ", the extent of the axis");
        }
        return {};
    }
    result.kind = Granularity::Kind::Block;
    result.block = std::min(block_size, std::max<std::int64_t>(result.extent, 1));
    Shape wanted = x;
    wanted[at] = (result.extent + result.block - 1) / result.block;
    if (!(scale == wanted))
        return bad_input(1, "shape", scale, Operand(wanted).text() + ", one for each block");
    return {};
}

Status read_output_dtype(std::int64_t number, DType& type) {
    return element_type_of("output_dtype", number, type, true);
}

Status read_precision(std::int64_t number, DType& type) {
    type = number > 0 && number < kDTypeCount ? static_cast<DType>(number) : DType::Undefined;
    const bool known = type == DType::Float || type == DType::Double || type == DType::Float16 ||
                       type == DType::BFloat16 || number == 0;
    if (known) return {};
    return bad_attribute("precision", "value", number,
                         "the number of float, double, float16 or bfloat16, or 0");
}

Status quantize(Context& context, const Granularity& g, DType precision, CastRules rules) {
    const Tensor& x = context.tensor(0);
    const Tensor& scale = context.tensor(1);
    if (x.elements() == 0) return {};
    Floats zero;
    OPW_TRY(zero.load(context, 2, scale.elements()));
    const DType division = division_type(precision, context);
    if (division == DType::Double) {
        const double* scales = nullptr;
        OPW_TRY(load_doubles(context, 1, scales));
        return quantize_to(context, g, zero, rules, [&](std::int64_t first, std::int64_t count, float* q) {
            double exact[kPiece];
            load_doubles(x, first, count, exact);
            segments(g, first, count,
                     [&](std::int64_t at, std::int64_t length, std::int64_t index, int step) {
                         for (std::int64_t i = at; i < at + length; ++i) {
                             q[i] = detail::odd_float(exact[i] / scales[index + (i - at) * step]);
                         }
                     });
        });
    }
    Floats scales;
    OPW_TRY(scales.load(context, 1, scale.elements()));
    const FloatQuotients quotients{x, g, scales.data, divide_loops(division)};
    if (division == DType::Float) return quantize_to(context, g, zero, rules, quotients);
    const auto rounded = [&](std::int64_t first, std::int64_t count, float* q) {
        quotients(first, count, q);
    };
    return quantize_to(context, g, zero, rules, rounded);
}

namespace {

// T: what the loops read of input 0, float after a conversion.
template <class T>
void dequantize_as(Context& context, const Granularity& g, const Floats& scales, const Floats& zero) {
    const Tensor& x = context.tensor(0);
    Tensor& y = context.output(0);
    const auto one = OPWRIGHT_DISPATCH(scale_back<T, 0>);
    const auto many = OPWRIGHT_DISPATCH(scale_back<T, 1>);
    in_pieces(context, x.elements(), [&](std::int64_t first, std::int64_t count) {
        alignas(64) float converted[kPiece];
        alignas(64) float products[kPiece];
        const T* in = nullptr;
        if constexpr (std::is_same_v<T, float>) {
            load_floats(x.dtype(), x.raw(), first, count, converted);
            in = converted;
        } else {
            in = x.data<T>() + first;
        }
        float* out = y.dtype() == DType::Float ? y.mutable_data<float>() + first : products;
        segments(g, first, count, [&](std::int64_t at, std::int64_t length, std::int64_t index, int step) {
            (step == 0 ? one : many)(in + at, zero.data + index, scales.data + index, out + at, length);
        });
        if (y.dtype() != DType::Float) store_floats(products, y.dtype(), y.mutable_raw(), first, count);
    });
}

// 32-bit integers with a zero point: the difference is exact in double and rounds to float once.
Status dequantize_wide(Context& context, const Granularity& g, const Floats& scales) {
    const Tensor& x = context.tensor(0);
    Tensor& y = context.output(0);
    const double* zero = nullptr;
    OPW_TRY(load_doubles(context, 2, zero));
    in_pieces(context, x.elements(), [&](std::int64_t first, std::int64_t count) {
        alignas(64) float products[kPiece];
        double exact[kPiece];
        load_doubles(x, first, count, exact);
        segments(g, first, count, [&](std::int64_t at, std::int64_t length, std::int64_t index, int step) {
            for (std::int64_t i = at; i < at + length; ++i) {
                const std::int64_t k = index + (i - at) * step;
                products[i] = static_cast<float>(exact[i] - zero[k]) * scales.data[k];
            }
        });
        store_floats(products, y.dtype(), y.mutable_raw(), first, count);
    });
    return {};
}

}  // namespace

Status dequantize(Context& context, const Granularity& g) {
    const Tensor& x = context.tensor(0);
    if (x.elements() == 0) return {};
    Floats scales;
    Floats zero;
    const std::int64_t count = context.tensor(1).elements();
    OPW_TRY(scales.load(context, 1, count));
    OPW_TRY(zero.load(context, 2, count));
    if (x.dtype() == DType::Int32 && !zero.zero) {
        return dequantize_wide(context, g, scales);
    }
    if (x.dtype() == DType::Int8) {
        dequantize_as<std::int8_t>(context, g, scales, zero);
    } else if (x.dtype() == DType::UInt8) {
        dequantize_as<std::uint8_t>(context, g, scales, zero);
    } else {
        dequantize_as<float>(context, g, scales, zero);
    }
    return {};
}

}  // namespace opwright::loops
