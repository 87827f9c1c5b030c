// SPDX-License-Identifier: Apache-2.0
// LabelEncoder: every element looked up among the keys. A key that is there twice has its last value, in all
// versions. Version 2 compares floats by their bits, so that -0 is not 0 and a NaN is only the same NaN; from
// version 4 on they compare as numbers, and all NaNs are one key.
#pragma once

#include "generated/api/ml_label_encoder.h"
#include "runtime/core/element_type.h"
#include "runtime/core/number_convert.h"

#include <bit>
#include <cstring>
#include <functional>

namespace opwright::ops::ml {

/// Keys to their places in a list: open addressing, at most half full. Keys that may differ although their
/// codes are equal need `same(place)`, which compares the key looked for with that of a place.
class KeyIndex {
public:
    Status make(std::size_t count, Allocator& from) {
        return slots_.make(std::bit_ceil(2 * count + 2), from);
    }
    template <class Same> void set(std::uint64_t code, std::int64_t place, Same same) {
        slots_[find(code, same)] = {code, place};
    }
    /// The place, or `missing`.
    template <class Same> std::int64_t get(std::uint64_t code, std::int64_t missing, Same same) const {
        const Slot& slot = slots_[find(code, same)];
        return slot.place < 0 ? missing : slot.place;
    }

private:
    struct Slot {
        std::uint64_t code = 0;
        std::int64_t place = -1;
    };
    template <class Same> std::size_t find(std::uint64_t code, Same same) const {
        const std::size_t mask = slots_.size() - 1;
        std::size_t at = (code * 0x9E3779B97F4A7C15U >> 20) & mask;
        while (slots_[at].place >= 0 && !(slots_[at].code == code && same(slots_[at].place)))
            at = (at + 1) & mask;
        return at;
    }
    Array<Slot> slots_;
};

struct LabelEncoder {
    struct Params {
        KeyIndex numbers, strings;
        Tensor keys;           ///< those of `strings`
        bool by_bits = false;  ///< floats
        std::int64_t count = 0;
        Tensor text;    ///< `count` values and the default, if values are strings
        Tensor values;  ///< the same if they are numbers
    };

    static Status resolve(const ai_onnx_ml::label_encoder::Attributes_v1& attributes, const Known& known,
                          Params& params) {
        if (!attributes.classes_strings)
            return bad_attribute("classes_strings", "attribute", "missing", "a list of strings");
        const auto& classes = *attributes.classes_strings;
        Array<std::int64_t> places;
        OPW_TRY(places.make(classes.size(), known.allocator()));
        for (std::size_t k = 0; k < places.size(); ++k) places[k] = static_cast<std::int64_t>(k);
        OPW_TRY(index(std::span(classes), known.allocator(), params));
        OPW_TRY(index(std::span<const std::int64_t>(places), known.allocator(), params));
        OPW_TRY(with_default(std::span(classes), attributes.default_string, known.allocator(), params.text));
        return with_default(std::span<const std::int64_t>(places), attributes.default_int64,
                            known.allocator(), params.values);
    }
    static Status resolve(const ai_onnx_ml::label_encoder::Attributes_v2& attributes, const Known& known,
                          Params& params) {
        params.by_bits = true;
        return from_lists(attributes, known.allocator(), params);
    }
    static Status resolve(const ai_onnx_ml::label_encoder::Attributes_v4& attributes, const Known& known,
                          Params& params) {
        OPW_TRY(from_lists(attributes, known.allocator(), params));
        if (attributes.keys_tensor) OPW_TRY(index(*attributes.keys_tensor, known.allocator(), params));
        if (attributes.values_tensor)
            OPW_TRY(set_values(attributes, *attributes.values_tensor, known.allocator(), params));
        if (attributes.default_tensor) OPW_TRY(set_default(*attributes.default_tensor, params));
        return {};
    }

    static Status types(const ai_onnx_ml::label_encoder::Attributes_v1&, TypeContext& context) {
        context.set(0, tensor_type(context.input(0).elem == DType::String ? DType::Int64 : DType::String));
        return {};
    }
    template <class A> static Status types(const A& attributes, TypeContext& context) {
        Sides sides;
        OPW_TRY(check(attributes, sides));
        if (sides.key != context.input(0).elem) {
            return bad_input(0, "type", context.input(0),
                             to_string(tensor_type(sides.key)) + ", that of the keys");
        }
        context.set(0, tensor_type(sides.value));
        return {};
    }

    static Status shape(const Params&, ShapeContext& context) {
        context.set_shape(0, context.shape(0));
        return {};
    }

    template <class K, class V> static Status run(const Params& params, Context& context) {
        const K* x = context.tensor(0).data<K>();
        V* y = context.output(0).template mutable_data<V>();
        const V* values = (std::is_same_v<V, std::string> ? params.text : params.values).template data<V>();
        const double cost = std::is_same_v<K, std::string> || std::is_same_v<V, std::string> ? 50.0 : 5.0;
        parallel_for(context.parallel(), context.tensor(0).elements(), cost,
                     [&](std::int64_t begin, std::int64_t end) {
                         for (std::int64_t i = begin; i < end; ++i) y[i] = values[find(params, x[i])];
                     });
        return {};
    }

private:
    struct Sides {
        DType key = DType::Undefined, value = DType::Undefined;
        std::int64_t keys = 0, values = 0;
        int key_lists = 0, value_lists = 0;
    };

    template <class T> static std::uint64_t number_key(T x, bool by_bits) {
        if constexpr (std::is_floating_point_v<T>) {
            if constexpr (std::is_same_v<T, float>) {
                if (by_bits) return std::bit_cast<std::uint32_t>(x);
            }
            if (x != x) return ~std::uint64_t{0};
            return std::bit_cast<std::uint64_t>(static_cast<double>(x == 0 ? T{0} : x));
        } else {
            return static_cast<std::uint64_t>(static_cast<std::int64_t>(x));
        }
    }

    static std::uint64_t text_code(const std::string& x) { return std::hash<std::string>()(x); }

    static std::int64_t find(const Params& params, const std::string& x) {
        const auto same = [&](std::int64_t place) { return params.keys.data<std::string>()[place] == x; };
        return params.strings.get(text_code(x), params.count, same);
    }
    template <class T> static std::int64_t find(const Params& params, const T& x) {
        return params.numbers.get(number_key(x, params.by_bits), params.count,
                                  [](std::int64_t) { return true; });
    }

    template <class T> static Status index(std::span<const T> keys, Allocator& from, Params& params) {
        if constexpr (std::is_same_v<T, std::string>) {
            Tensor copy;
            OPW_TRY(Tensor::make(DType::String, Shape{static_cast<std::int64_t>(keys.size())}, from, copy));
            std::copy(keys.begin(), keys.end(), copy.mutable_data<std::string>());
            return index(copy, from, params);
        } else {
            params.count = static_cast<std::int64_t>(keys.size());
            OPW_TRY(params.numbers.make(keys.size(), from));
            for (std::size_t k = 0; k < keys.size(); ++k) {
                params.numbers.set(number_key(keys[k], params.by_bits), static_cast<std::int64_t>(k),
                                   [](std::int64_t) { return true; });
            }
            return {};
        }
    }
    static Status index(const Tensor& keys, Allocator& from, Params& params) {
        if (keys.dtype() == DType::String) {
            params.count = keys.elements();
            params.keys = keys;
            OPW_TRY(params.strings.make(static_cast<std::size_t>(keys.elements()), from));
            const auto* text = keys.data<std::string>();
            for (std::int64_t k = 0; k < keys.elements(); ++k) {
                params.strings.set(text_code(text[k]), k,
                                   [&](std::int64_t place) { return text[place] == text[k]; });
            }
            return {};
        }
        Tensor wide;
        OPW_TRY(
            Tensor::make(is_floating(keys.dtype()) ? DType::Double : DType::Int64, keys.shape(), from, wide));
        OPW_TRY(convert(keys, wide, {}, kSerial));
        if (wide.dtype() == DType::Double) return index(wide.values<double>(), from, params);
        return index(wide.values<std::int64_t>(), from, params);
    }

    template <class T>
    static Status with_default(std::span<const T> values, const T& missing, Allocator& from, Tensor& result) {
        OPW_TRY(Tensor::make(kDTypeOf<T>, Shape{static_cast<std::int64_t>(values.size()) + 1}, from, result));
        *std::copy(values.begin(), values.end(), result.mutable_data<T>()) = missing;
        return {};
    }

    template <class A> static Status from_lists(const A& attributes, Allocator& from, Params& params) {
        Sides sides;
        OPW_TRY(check(attributes, sides));
        const auto keys = [&](const auto& list) {
            return list ? index(std::span(*list), from, params) : Status();
        };
        const auto values = [&](const auto& list, const auto& missing, Tensor& result) {
            return list ? with_default(std::span(*list), missing, from, result) : Status();
        };
        OPW_TRY(keys(attributes.keys_strings));
        OPW_TRY(keys(attributes.keys_int64s));
        OPW_TRY(keys(attributes.keys_floats));
        OPW_TRY(values(attributes.values_strings, attributes.default_string, params.text));
        OPW_TRY(values(attributes.values_int64s, attributes.default_int64, params.values));
        return values(attributes.values_floats, attributes.default_float, params.values);
    }

    /// The default of int64 and float is an attribute of its own; that of the other numbers is fixed.
    template <class A>
    static Status set_values(const A& attributes, const Tensor& given, Allocator& from, Params& params) {
        const DType dtype = given.dtype();
        if (dtype == DType::String)
            return with_default(given.values<std::string>(), attributes.default_string, from, params.text);
        const float real = dtype == DType::Float ? attributes.default_float : -0.0f;
        const std::int64_t whole = dtype == DType::Int64 ? attributes.default_int64 : -1;
        const Tensor missing = is_floating(dtype) ? Tensor::borrow(DType::Float, Shape(), &real)
                                                  : Tensor::borrow(DType::Int64, Shape(), &whole);
        Tensor narrow;
        OPW_TRY(Tensor::make(dtype, Shape(), from, narrow));
        OPW_TRY(convert(missing, narrow, {}, kSerial));
        OPW_TRY(Tensor::make(dtype, Shape{given.elements() + 1}, from, params.values));
        if (given.bytes() > 0) std::memcpy(params.values.mutable_raw(), given.raw(), given.bytes());
        std::memcpy(params.values.mutable_raw() + given.bytes(), narrow.raw(), narrow.bytes());
        return {};
    }
    static Status set_default(const Tensor& missing, Params& params) {
        if (missing.dtype() == DType::String) {
            params.text.mutable_data<std::string>()[params.count] = missing.data<std::string>()[0];
        } else {
            std::memcpy(params.values.mutable_raw() + params.values.bytes() - missing.bytes(), missing.raw(),
                        missing.bytes());
        }
        return {};
    }

    template <class A> static Status check(const A& attributes, Sides& sides) {
        const auto key = [&]<class T>(const std::optional<std::vector<T>>& list) {
            if (!list) return;
            ++sides.key_lists;
            sides.key = kDTypeOf<T>;
            sides.keys = static_cast<std::int64_t>(list->size());
        };
        const auto value = [&]<class T>(const std::optional<std::vector<T>>& list) {
            if (!list) return;
            ++sides.value_lists;
            sides.value = kDTypeOf<T>;
            sides.values = static_cast<std::int64_t>(list->size());
        };
        key(attributes.keys_strings);
        key(attributes.keys_int64s);
        key(attributes.keys_floats);
        value(attributes.values_strings);
        value(attributes.values_int64s);
        value(attributes.values_floats);
        if constexpr (requires { attributes.keys_tensor; }) {
            if (const auto& keys = attributes.keys_tensor) {
                if (keys->rank() != 1) return bad_attribute("keys_tensor", "rank", keys->rank(), 1);
                ++sides.key_lists;
                sides.key = keys->dtype();
                sides.keys = keys->elements();
            }
            if (const auto& values = attributes.values_tensor) {
                if (values->rank() != 1) return bad_attribute("values_tensor", "rank", values->rank(), 1);
                ++sides.value_lists;
                sides.value = values->dtype();
                sides.values = values->elements();
            }
        }
        if (sides.key_lists != 1) return bad_attribute("keys_*", "number of lists", sides.key_lists, 1);
        if (sides.value_lists != 1) return bad_attribute("values_*", "number of lists", sides.value_lists, 1);
        if (sides.keys != sides.values)
            return bad_attribute("values_*", "length", sides.values,
                                 std::to_string(sides.keys) + ", that of the keys");
        if constexpr (requires { attributes.default_tensor; }) {
            if (const auto& missing = attributes.default_tensor) {
                if (missing->shape() != Shape{1})
                    return bad_attribute("default_tensor", "shape", missing->shape(), "[1]");
                if (missing->dtype() != sides.value)
                    return bad_attribute("default_tensor", "type", missing->dtype(), sides.value);
            }
        }
        return {};
    }
};

}  // namespace opwright::ops::ml
