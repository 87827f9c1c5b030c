// SPDX-License-Identifier: Apache-2.0
#include "runtime/graph/compare.h"

#include "runtime/core/number.h"
#include "runtime/core/packed.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <unordered_map>

namespace opwright {

namespace {

std::string number_text(double value) { return Operand(value).text(); }

std::string unequal(std::int64_t at, const std::string& got, const std::string& want, std::int64_t count,
                    std::int64_t all) {
    return "element " + std::to_string(at) + " is " + got + ", expected " + want + " (" +
           std::to_string(count) + " of " + std::to_string(all) + " differ)";
}

bool close(double got, double want, const Tolerance& tolerance) {
    if (got == want || (std::isnan(got) && std::isnan(want))) return true;
    if (!std::isfinite(got) || !std::isfinite(want)) return false;
    return std::abs(got - want) <= tolerance.atol + tolerance.rtol * std::abs(want);
}

/// `at(data, i)` reads an element, `same` tells whether two are equal enough, `text` prints one.
template <class At, class Same, class Text>
std::string scan(const Tensor& got, const Tensor& want, At at, Same same, Text text) {
    std::int64_t first = -1;
    std::int64_t count = 0;
    for (std::int64_t i = 0; i < want.elements(); ++i) {
        if (same(at(got, i), at(want, i))) continue;
        if (count++ == 0) first = i;
    }
    return count == 0 ? std::string()
                      : unequal(first, text(at(got, first)), text(at(want, first)), count, want.elements());
}

template <class T> std::string floats(const Tensor& got, const Tensor& want, const Tolerance& tolerance) {
    return scan(
        got, want, [](const Tensor& tensor, std::int64_t i) { return to_double(tensor.data<T>()[i]); },
        [&](double a, double b) { return close(a, b, tolerance); }, number_text);
}

template <class T>
std::string packed_floats(const Tensor& got, const Tensor& want, const Tolerance& tolerance) {
    return scan(
        got, want,
        [](const Tensor& tensor, std::int64_t i) {
            return to_double(T{get_packed(dtype_bits(kDTypeOf<T>), tensor.data<std::uint8_t>(), i)});
        },
        [&](double a, double b) { return close(a, b, tolerance); }, number_text);
}

template <class T> std::string complexes(const Tensor& got, const Tensor& want, const Tolerance& tolerance) {
    const auto same = [&](std::complex<T> a, std::complex<T> b) {
        if (close(a.real(), b.real(), {0, 0}) && close(a.imag(), b.imag(), {0, 0})) return true;
        return static_cast<double>(std::abs(a - b)) <=
               tolerance.atol + tolerance.rtol * static_cast<double>(std::abs(b));
    };
    const auto text = [](std::complex<T> z) {
        return number_text(z.real()) + (z.imag() < 0 ? "" : "+") + number_text(z.imag()) + "i";
    };
    return scan(
        got, want, [](const Tensor& tensor, std::int64_t i) { return tensor.data<std::complex<T>>()[i]; },
        same, text);
}

template <class T> std::string exact(const Tensor& got, const Tensor& want) {
    return scan(
        got, want, [](const Tensor& tensor, std::int64_t i) { return tensor.data<T>()[i]; },
        [](const T& a, const T& b) { return a == b; }, [](const T& value) { return std::to_string(value); });
}

std::string exact_bits(const Tensor& got, const Tensor& want) {
    const int bits = dtype_bits(want.dtype());
    return scan(
        got, want,
        [bits](const Tensor& tensor, std::int64_t i) {
            return get_packed(bits, tensor.data<std::uint8_t>(), i);
        },
        [](std::uint8_t a, std::uint8_t b) { return a == b; },
        [](std::uint8_t value) { return "bits " + std::to_string(value); });
}

std::string strings(const Tensor& got, const Tensor& want) {
    return scan(
        got, want,
        [](const Tensor& tensor, std::int64_t i) -> const std::string& {
            return tensor.data<std::string>()[i];
        },
        [](const std::string& a, const std::string& b) { return a == b; },
        [](const std::string& value) { return "'" + value + "'"; });
}

std::string elements(const Tensor& got, const Tensor& want, Tolerance tolerance) {
    switch (want.dtype()) {
        case DType::Float: return floats<float>(got, want, tolerance);
        case DType::Double: return floats<double>(got, want, tolerance);
        case DType::Float16: return floats<Half>(got, want, tolerance);
        case DType::BFloat16:
            return floats<BFloat16>(got, want, {std::max(tolerance.rtol, 0x1p-6), tolerance.atol});
        case DType::Float8E4M3FN: return floats<Float8E4M3FN>(got, want, tolerance);
        case DType::Float8E4M3FNUZ: return floats<Float8E4M3FNUZ>(got, want, tolerance);
        case DType::Float8E5M2: return floats<Float8E5M2>(got, want, tolerance);
        case DType::Float8E5M2FNUZ: return floats<Float8E5M2FNUZ>(got, want, tolerance);
        case DType::Float8E8M0: return floats<Float8E8M0>(got, want, tolerance);
        case DType::Float6E2M3: return packed_floats<Float6E2M3>(got, want, tolerance);
        case DType::Float6E3M2: return packed_floats<Float6E3M2>(got, want, tolerance);
        case DType::Float4E2M1: return packed_floats<Float4E2M1>(got, want, tolerance);
        case DType::Complex64: return complexes<float>(got, want, tolerance);
        case DType::Complex128: return complexes<double>(got, want, tolerance);
        case DType::Int8: return exact<std::int8_t>(got, want);
        case DType::Int16: return exact<std::int16_t>(got, want);
        case DType::Int32: return exact<std::int32_t>(got, want);
        case DType::Int64: return exact<std::int64_t>(got, want);
        case DType::UInt8:
        case DType::Bool: return exact<std::uint8_t>(got, want);
        case DType::UInt16: return exact<std::uint16_t>(got, want);
        case DType::UInt32: return exact<std::uint32_t>(got, want);
        case DType::UInt64: return exact<std::uint64_t>(got, want);
        case DType::Int2:
        case DType::Int4:
        case DType::UInt2:
        case DType::UInt4: return exact_bits(got, want);
        case DType::String: return strings(got, want);
        case DType::Undefined: break;
    }
    return {};
}

std::string tensors(const Tensor& got, const Tensor& want, const Tolerance& tolerance) {
    if (!(got.shape() == want.shape())) {
        return "shape is " + Operand(got.shape()).text() + ", expected " + Operand(want.shape()).text();
    }
    return elements(got, want, tolerance);
}

/// The order of a map's keys says nothing: values are brought into the order of the expected keys.
std::string maps(const Value& got, const Value& want, const Tolerance& tolerance) {
    const std::int64_t count = want.keys().elements();
    if (got.keys().elements() != count) {
        return "has " + std::to_string(got.keys().elements()) + " keys, expected " + std::to_string(count);
    }
    const auto key_at = [](const Value& map, std::int64_t i) {
        return map.type().key == DType::String ? map.keys().data<std::string>()[i]
                                               : std::to_string(map.keys().data<std::int64_t>()[i]);
    };
    std::unordered_map<std::string, std::int64_t> places;
    for (std::int64_t i = 0; i < count; ++i) places.emplace(key_at(got, i), i);
    const Tensor& values = got.map_values();
    Tensor ordered;
    if (!Tensor::make(values.dtype(), values.shape(), ordered).ok()) return "does not fit into memory";
    const auto width = static_cast<std::size_t>(dtype_bits(values.dtype()) / 8);
    for (std::int64_t i = 0; i < count; ++i) {
        const auto place = places.find(key_at(want, i));
        if (place == places.end()) return "key '" + key_at(want, i) + "' is missing";
        if (values.dtype() == DType::String) {
            ordered.mutable_data<std::string>()[i] = values.data<std::string>()[place->second];
        } else {
            std::copy_n(values.raw() + static_cast<std::size_t>(place->second) * width, width,
                        ordered.mutable_raw() + static_cast<std::size_t>(i) * width);
        }
    }
    return tensors(ordered, want.map_values(), tolerance);
}

}  // namespace

std::string difference(const Value& got, const Value& want, const Tolerance& tolerance) {
    // An empty sequence in a file need not say of what.
    const bool same_type =
        got.type() == want.type() ||
        (got.kind() == want.kind() && want.type().elem == DType::Undefined && want.items().empty());
    if (!same_type) return "type is " + to_string(got.type()) + ", expected " + to_string(want.type());
    switch (want.kind()) {
        case Kind::None:
        case Kind::SparseTensor: return {};
        case Kind::Tensor: return tensors(got.tensor(), want.tensor(), tolerance);
        case Kind::Map: return maps(got, want, tolerance);
        case Kind::Sequence:
        case Kind::SequenceMap:
        case Kind::Optional:
        case Kind::OptionalSequence: break;
    }
    const auto a = got.items();
    const auto b = want.items();
    if (a.size() != b.size()) {
        return "has " + std::to_string(a.size()) + " items, expected " + std::to_string(b.size());
    }
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::string what = difference(a[i], b[i], tolerance);
        if (!what.empty()) return "item " + std::to_string(i) + ": " + what;
    }
    return {};
}

}  // namespace opwright
