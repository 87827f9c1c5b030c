// SPDX-License-Identifier: Apache-2.0
// A conversion is two loops over a block in the first-level cache: the source to the smallest of five types
// that holds all its values, and that one to the target. So 26 times 26 pairs need 25 + 5 * 25 loops, and one
// where the source or the target is such a type itself.
#include "runtime/core/number_convert.h"

#include <algorithm>
#include <cstring>

#include "runtime/core/number_text.h"
#include "runtime/core/packed.h"

namespace opwright {
namespace {

// A C++ bool must be 0 or 1; memory of a tensor may hold anything.
struct Bool {
    std::uint8_t byte;
};

}  // namespace
}  // namespace opwright

#define OPWRIGHT_BODY "runtime/core/number_convert.inc"
#include "runtime/simd/each_isa.h"

namespace opwright {
namespace {

constexpr std::int64_t kBlock = 1024;      // elements; a multiple of kPackedCut
constexpr std::int64_t kShare = 16384;     // elements that a thread takes at once
constexpr double kCostPerElementNs = 0.5;  // most pairs are bound by memory

using Loop = void (*)(const void* x, void* y, std::int64_t n, CastRules rules);

/// Calls use.operator()<T>() with the C++ type of a numeric element type; nothing for the others.
template <class Use> void with_type(DType type, Use use) {
    switch (type) {
        case DType::Float: return use.template operator()<float>();
        case DType::Double: return use.template operator()<double>();
        case DType::Float16: return use.template operator()<Half>();
        case DType::BFloat16: return use.template operator()<BFloat16>();
        case DType::Float8E4M3FN: return use.template operator()<Float8E4M3FN>();
        case DType::Float8E4M3FNUZ: return use.template operator()<Float8E4M3FNUZ>();
        case DType::Float8E5M2: return use.template operator()<Float8E5M2>();
        case DType::Float8E5M2FNUZ: return use.template operator()<Float8E5M2FNUZ>();
        case DType::Float8E8M0: return use.template operator()<Float8E8M0>();
        case DType::Float6E2M3: return use.template operator()<Float6E2M3>();
        case DType::Float6E3M2: return use.template operator()<Float6E3M2>();
        case DType::Float4E2M1: return use.template operator()<Float4E2M1>();
        case DType::Int8: return use.template operator()<std::int8_t>();
        case DType::Int16: return use.template operator()<std::int16_t>();
        case DType::Int32: return use.template operator()<std::int32_t>();
        case DType::Int64: return use.template operator()<std::int64_t>();
        case DType::UInt8: return use.template operator()<std::uint8_t>();
        case DType::UInt16: return use.template operator()<std::uint16_t>();
        case DType::UInt32: return use.template operator()<std::uint32_t>();
        case DType::UInt64: return use.template operator()<std::uint64_t>();
        case DType::Int4: return use.template operator()<Int4>();
        case DType::UInt4: return use.template operator()<UInt4>();
        case DType::Int2: return use.template operator()<Int2>();
        case DType::UInt2: return use.template operator()<UInt2>();
        case DType::Bool: return use.template operator()<Bool>();
        case DType::Undefined:
        case DType::String:
        case DType::Complex64:
        case DType::Complex128: return;
    }
}

DType middle_of(DType type) {
    switch (type) {
        case DType::Double: return DType::Double;
        case DType::UInt32:
        case DType::Int64: return DType::Int64;
        case DType::UInt64: return DType::UInt64;
        case DType::Bool:
        case DType::Int2:
        case DType::Int4:
        case DType::Int8:
        case DType::Int16:
        case DType::Int32:
        case DType::UInt2:
        case DType::UInt4:
        case DType::UInt8:
        case DType::UInt16: return DType::Int32;
        default: return DType::Float;
    }
}

template <class T> T load_element(T x) { return x; }
bool load_element(Bool x) { return x.byte != 0; }

template <class From, class To>
void convert_plain(const void* in, void* out, std::int64_t n, CastRules rules) {
    const auto* x = static_cast<const From*>(in);
    auto* y = static_cast<To*>(out);
    for (std::int64_t i = 0; i < n; ++i) {
        if constexpr (std::is_same_v<To, Bool>) {
            y[i].byte = number_cast<bool>(load_element(x[i])) ? 1 : 0;
        } else {
            y[i] = number_cast<To>(load_element(x[i]), rules);
        }
    }
}

// Vector code for what models do most; the rest is plain code of a few hundred bytes each.
template <class T, class... List> constexpr bool kIn = (std::is_same_v<T, List> || ...);
template <class T>
constexpr bool kIsFloat8 = kIn<T, Float8E4M3FN, Float8E4M3FNUZ, Float8E5M2, Float8E5M2FNUZ>;
template <class T> constexpr bool kIsByte = kIn<T, std::int8_t, std::uint8_t, Bool>;

template <class From, class To> constexpr bool kHot = false;
template <class To>
constexpr bool kHot<float, To> =
    kIsByte<To> || kIsFloat8<To> || kIn<To, double, Half, BFloat16, std::int32_t, std::int64_t>;
template <class To>
constexpr bool kHot<std::int32_t, To> = kIsByte<To> || kIn<To, float, double, std::int64_t>;
template <class To> constexpr bool kHot<std::int64_t, To> = kIn<To, Bool, float, double, std::int32_t>;
template <class To> constexpr bool kHot<double, To> = kIn<To, float, std::int32_t>;
template <class From>
requires(
    !kIn<From, float, double, std::int32_t, std::int64_t, std::uint64_t>) constexpr bool kHot<From, float> =
    kIsByte<From> || kIsFloat8<From> || kIn<From, Half, BFloat16, Float4E2M1>;
template <class From>
requires(kIsByte<From>) constexpr bool kHot<From, std::int32_t> = true;

template <class From, class To> Loop loop_of() {
    if constexpr (kHot<From, To>) {
        return OPWRIGHT_DISPATCH(convert_hot<From, To>);
    } else {
        return &convert_plain<From, To>;
    }
}

// From a numeric type of whole bytes to a middle type that holds its values; null if they are the same.
Loop decoder(DType from, DType middle) {
    Loop loop = nullptr;
    if (from == middle) return loop;
    with_type(from, [&]<class T>() {
        if constexpr (kIsSmallFloat<T> || kIsByte<T>) {
            if (middle == DType::Float) loop = loop_of<T, float>();
        }
        if constexpr (kIsByte<T> || kIn<T, std::int16_t, std::uint16_t>) {
            if (middle == DType::Int32) loop = loop_of<T, std::int32_t>();
        }
        if constexpr (std::is_same_v<T, std::uint32_t>) loop = loop_of<T, std::int64_t>();
    });
    return loop;
}

// From a middle type to any numeric type; null if they are the same.
Loop encoder(DType middle, DType to) {
    Loop loop = nullptr;
    if (middle == to) return loop;
    with_type(to, [&]<class T>() {
        if constexpr (kIsSubByteInt<T>) return;
        switch (middle) {
            case DType::Float: loop = loop_of<float, T>(); break;
            case DType::Double: loop = loop_of<double, T>(); break;
            case DType::Int32: loop = loop_of<std::int32_t, T>(); break;
            case DType::Int64: loop = loop_of<std::int64_t, T>(); break;
            default: loop = loop_of<std::uint64_t, T>(); break;
        }
    });
    return loop;
}

// Packed integers are unpacked to whole bytes, and are then integers of 8 bits; of such, packing takes the
// low bits.
DType unpacked_type(DType type) {
    if (type == DType::Int4 || type == DType::Int2) return DType::Int8;
    return type == DType::UInt4 || type == DType::UInt2 ? DType::UInt8 : type;
}

struct Plan {
    Plan(DType from, DType to, CastRules the_rules)
        : from_bits(dtype_bits(from)), to_bits(dtype_bits(to)), rules(the_rules) {
        const DType type = unpacked_type(from);
        is_signed = type == DType::Int8;
        const bool byte = type == DType::Int8 || type == DType::UInt8 || type == DType::Bool;
        const DType middle = byte && to == DType::Float ? to : middle_of(type);
        decode = decoder(type, middle);
        encode = encoder(middle, unpacked_type(to));
    }

    // At most kBlock elements from `first` on.
    void block(const std::byte* x, std::byte* y, std::int64_t first, std::int64_t count) const {
        alignas(64) std::uint8_t unpacked[kBlock];
        alignas(64) std::uint8_t bytes[kBlock];
        alignas(64) std::uint64_t middle[kBlock];
        const void* in = x + first * from_bits / 8;
        void* end = y + first * to_bits / 8;
        void* out = to_bits < 8 ? bytes : end;
        if (from_bits < 8) {
            const auto* packed = static_cast<const std::uint8_t*>(in);
            if (is_signed) {
                unpack_signed(from_bits, packed, 0, count, reinterpret_cast<std::int8_t*>(unpacked));
            } else {
                unpack(from_bits, packed, 0, count, unpacked);
            }
            in = unpacked;
        }
        if (decode != nullptr && encode != nullptr) {
            decode(in, middle, count, rules);
            encode(middle, out, count, rules);
        } else if (decode != nullptr) {
            decode(in, out, count, rules);
        } else {
            encode(in, out, count, rules);
        }
        if (to_bits < 8) pack_all(to_bits, bytes, count, static_cast<std::uint8_t*>(end));
    }

    int from_bits;
    int to_bits;
    bool is_signed = false;
    Loop decode = nullptr;
    Loop encode = nullptr;
    CastRules rules;
};

void convert_numbers(const Tensor& x, Tensor& y, CastRules rules, const Parallel& parallel) {
    const std::int64_t n = x.elements();
    const Plan plan(x.dtype(), y.dtype(), rules);
    const std::byte* in = x.raw();
    std::byte* out = y.mutable_raw();
    const auto share = [&](std::int64_t begin, std::int64_t end) {
        const std::int64_t last = std::min(end * kShare, n);
        for (std::int64_t first = begin * kShare; first < last; first += kBlock) {
            plan.block(in, out, first, std::min(kBlock, last - first));
        }
    };
    parallel_for(parallel, (n + kShare - 1) / kShare, kCostPerElementNs * kShare, share);
}

// One element of a numeric tensor as text, and from text.
template <class T> std::string element_text(const std::byte* data, std::int64_t i) {
    if constexpr (std::is_same_v<T, Bool>) {
        return to_text(load_element(reinterpret_cast<const Bool*>(data)[i]));
    } else if constexpr (is_packed(kDTypeOf<T>)) {
        return to_text(
            T{get_packed(dtype_bits(kDTypeOf<T>), reinterpret_cast<const std::uint8_t*>(data), i)});
    } else {
        return to_text(reinterpret_cast<const T*>(data)[i]);
    }
}

template <class T>
bool element_from_text(const std::string& text, std::byte* data, std::int64_t i, CastRules rules) {
    if constexpr (std::is_same_v<T, Bool>) {
        bool value = false;
        if (!from_text(text, value)) return false;
        reinterpret_cast<Bool*>(data)[i].byte = value ? 1 : 0;
    } else if constexpr (is_packed(kDTypeOf<T>)) {
        T value{};
        if (!from_text(text, value, rules)) return false;
        set_packed(dtype_bits(kDTypeOf<T>), reinterpret_cast<std::uint8_t*>(data), i, value.bits);
    } else {
        return from_text(text, reinterpret_cast<T*>(data)[i], rules);
    }
    return true;
}

template <class T> const char* wanted_text() {
    if constexpr (std::is_same_v<T, Bool> || kIsFloating<T>) return "a decimal number, INF or NaN";
    return "a decimal number in the range of the output type";
}

}  // namespace

Status convert(const Tensor& x, Tensor& y, CastRules rules, const Parallel& parallel, int input) {
    const std::int64_t n = x.elements();
    const bool from_string = x.dtype() == DType::String;
    if (n == 0) return {};
    if (x.dtype() == y.dtype()) {
        if (from_string) {
            std::copy_n(x.data<std::string>(), n, y.mutable_data<std::string>());
        } else {
            std::memcpy(y.mutable_raw(), x.raw(), x.bytes());
        }
        return {};
    }
    Status status;
    if (from_string) {
        if (is_packed(y.dtype())) std::memset(y.mutable_raw(), 0, y.bytes());
        with_type(y.dtype(), [&]<class T>() {
            for (std::int64_t i = 0; i < n && status.ok(); ++i) {
                const std::string& text = x.data<std::string>()[i];
                if (!element_from_text<T>(text, y.mutable_raw(), i, rules)) {
                    status = bad_input(input, "value of element " + std::to_string(i), "'" + text + "'",
                                       wanted_text<T>());
                }
            }
        });
    } else if (y.dtype() == DType::String) {
        with_type(x.dtype(), [&]<class T>() {
            for (std::int64_t i = 0; i < n; ++i)
                y.mutable_data<std::string>()[i] = element_text<T>(x.raw(), i);
        });
    } else {
        convert_numbers(x, y, rules, parallel);
    }
    return status;
}

void load_floats(DType from, const void* x, std::int64_t first, std::int64_t count, float* y) {
    const auto* in = static_cast<const std::byte*>(x) + first * dtype_bits(from) / 8;
    if (count == 0) return;  // no elements, no memory
    if (from == DType::Float) {
        std::memcpy(y, in, static_cast<std::size_t>(count) * sizeof(float));
        return;
    }
    const Plan plan(from, DType::Float, {});
    for (std::int64_t i = 0; i < count; i += kBlock) {
        plan.block(in, reinterpret_cast<std::byte*>(y), i, std::min(kBlock, count - i));
    }
}

void store_floats(const float* x, DType to, void* y, std::int64_t first, std::int64_t count,
                  CastRules rules) {
    auto* out = static_cast<std::byte*>(y) + first * dtype_bits(to) / 8;
    if (count == 0) return;
    if (to == DType::Float) {
        std::memcpy(out, x, static_cast<std::size_t>(count) * sizeof(float));
        return;
    }
    const Plan plan(DType::Float, to, rules);
    for (std::int64_t i = 0; i < count; i += kBlock) {
        plan.block(reinterpret_cast<const std::byte*>(x), out, i, std::min(kBlock, count - i));
    }
}

}  // namespace opwright
