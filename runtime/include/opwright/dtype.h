// SPDX-License-Identifier: Apache-2.0
// The 26 element types of ONNX and the C++ types that hold one element of each.
#pragma once

#include <complex>
#include <cstddef>
#include <cstdint>
#include <string>

namespace opwright {

/// Element type; the numbers are those of onnx.TensorProto.DataType.
enum class DType : std::uint8_t {
    Undefined = 0,
    Float = 1,
    UInt8 = 2,
    Int8 = 3,
    UInt16 = 4,
    Int16 = 5,
    Int32 = 6,
    Int64 = 7,
    String = 8,
    Bool = 9,
    Float16 = 10,
    Double = 11,
    UInt32 = 12,
    UInt64 = 13,
    Complex64 = 14,
    Complex128 = 15,
    BFloat16 = 16,
    Float8E4M3FN = 17,
    Float8E4M3FNUZ = 18,
    Float8E5M2 = 19,
    Float8E5M2FNUZ = 20,
    UInt4 = 21,
    Int4 = 22,
    Float4E2M1 = 23,
    Float8E8M0 = 24,
    UInt2 = 25,
    Int2 = 26,
    Float6E2M3 = 27,
    Float6E3M2 = 28,
};

inline constexpr int kDTypeCount = 29;  // including Undefined

// Types without a C++ counterpart hold the bits of one element. Tensors store the types of 2, 4 and 6 bits
// packed, lowest bits first; an object of these structs is one unpacked element.
struct Half { std::uint16_t bits; };
struct BFloat16 { std::uint16_t bits; };
struct Float8E4M3FN { std::uint8_t bits; };
struct Float8E4M3FNUZ { std::uint8_t bits; };
struct Float8E5M2 { std::uint8_t bits; };
struct Float8E5M2FNUZ { std::uint8_t bits; };
struct Float8E8M0 { std::uint8_t bits; };
struct Float6E2M3 { std::uint8_t bits; };
struct Float6E3M2 { std::uint8_t bits; };
struct Float4E2M1 { std::uint8_t bits; };
struct UInt4 { std::uint8_t bits; };
struct Int4 { std::uint8_t bits; };
struct UInt2 { std::uint8_t bits; };
struct Int2 { std::uint8_t bits; };

/// The element type that a C++ type holds.
template <class T> inline constexpr DType kDTypeOf = DType::Undefined;
template <> inline constexpr DType kDTypeOf<float> = DType::Float;
template <> inline constexpr DType kDTypeOf<double> = DType::Double;
template <> inline constexpr DType kDTypeOf<Half> = DType::Float16;
template <> inline constexpr DType kDTypeOf<BFloat16> = DType::BFloat16;
template <> inline constexpr DType kDTypeOf<Float8E4M3FN> = DType::Float8E4M3FN;
template <> inline constexpr DType kDTypeOf<Float8E4M3FNUZ> = DType::Float8E4M3FNUZ;
template <> inline constexpr DType kDTypeOf<Float8E5M2> = DType::Float8E5M2;
template <> inline constexpr DType kDTypeOf<Float8E5M2FNUZ> = DType::Float8E5M2FNUZ;
template <> inline constexpr DType kDTypeOf<Float8E8M0> = DType::Float8E8M0;
template <> inline constexpr DType kDTypeOf<Float6E2M3> = DType::Float6E2M3;
template <> inline constexpr DType kDTypeOf<Float6E3M2> = DType::Float6E3M2;
template <> inline constexpr DType kDTypeOf<Float4E2M1> = DType::Float4E2M1;
template <> inline constexpr DType kDTypeOf<std::int8_t> = DType::Int8;
template <> inline constexpr DType kDTypeOf<std::int16_t> = DType::Int16;
template <> inline constexpr DType kDTypeOf<std::int32_t> = DType::Int32;
template <> inline constexpr DType kDTypeOf<std::int64_t> = DType::Int64;
template <> inline constexpr DType kDTypeOf<std::uint8_t> = DType::UInt8;
template <> inline constexpr DType kDTypeOf<std::uint16_t> = DType::UInt16;
template <> inline constexpr DType kDTypeOf<std::uint32_t> = DType::UInt32;
template <> inline constexpr DType kDTypeOf<std::uint64_t> = DType::UInt64;
template <> inline constexpr DType kDTypeOf<Int4> = DType::Int4;
template <> inline constexpr DType kDTypeOf<UInt4> = DType::UInt4;
template <> inline constexpr DType kDTypeOf<Int2> = DType::Int2;
template <> inline constexpr DType kDTypeOf<UInt2> = DType::UInt2;
template <> inline constexpr DType kDTypeOf<bool> = DType::Bool;
template <> inline constexpr DType kDTypeOf<std::string> = DType::String;
template <> inline constexpr DType kDTypeOf<std::complex<float>> = DType::Complex64;
template <> inline constexpr DType kDTypeOf<std::complex<double>> = DType::Complex128;

/// Bits of one stored element; 0 for String (constructed objects, not raw bytes) and Undefined.
constexpr int dtype_bits(DType type) {
    switch (type) {
        case DType::UInt2:
        case DType::Int2: return 2;
        case DType::UInt4:
        case DType::Int4:
        case DType::Float4E2M1: return 4;
        case DType::Float6E2M3:
        case DType::Float6E3M2: return 6;
        case DType::UInt8:
        case DType::Int8:
        case DType::Bool:
        case DType::Float8E4M3FN:
        case DType::Float8E4M3FNUZ:
        case DType::Float8E5M2:
        case DType::Float8E5M2FNUZ:
        case DType::Float8E8M0: return 8;
        case DType::UInt16:
        case DType::Int16:
        case DType::Float16:
        case DType::BFloat16: return 16;
        case DType::Float:
        case DType::Int32:
        case DType::UInt32: return 32;
        case DType::Double:
        case DType::Int64:
        case DType::UInt64:
        case DType::Complex64: return 64;
        case DType::Complex128: return 128;
        case DType::String:
        case DType::Undefined: return 0;
    }
    return 0;
}

constexpr bool is_packed(DType type) { return dtype_bits(type) > 0 && dtype_bits(type) < 8; }

/// The name inside an onnx type string, `float` of `tensor(float)`; "undefined" for DType::Undefined.
const char* dtype_name(DType type);

/// The element type of that name, or DType::Undefined.
DType dtype_from_name(const char* name, std::size_t length);

}  // namespace opwright
