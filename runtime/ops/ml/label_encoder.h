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
#include <unordered_map>

namespace opwright::ops::ml {

/// Numbers to places in a list: open addressing, at most half full.
class NumberIndex {
public:
    void reserve(std::size_t count) { slots_.assign(std::bit_ceil(2 * count + 2), Slot{}); }
    void set(std::uint64_t key, std::int64_t place) { slots_[find(key)] = {key, place}; }
    /// The place, or `missing`.
    std::int64_t get(std::uint64_t key, std::int64_t missing) const {
        const Slot& slot = slots_[find(key)];
        return slot.place < 0 ? missing : slot.place;
    }

private:
    struct Slot {
        std::uint64_t key = 0;
        std::int64_t place = -1;
    };
    std::size_t find(std::uint64_t key) const {
        const std::size_t mask = slots_.size() - 1;
        std::size_t at = (key * 0x9E3779B97F4A7C15U >> 20) & mask;
        while (slots_[at].place >= 0 && slots_[at].key != key) at = (at + 1) & mask;
        return at;
    }
    std::vector<Slot> slots_;
};

struct LabelEncoder {
    struct Params {
        NumberIndex numbers;
        std::unordered_map<std::string, std::int64_t> strings;
        bool by_bits = false;  ///< floats
        std::int64_t count = 0;
        Tensor text;    ///< `count` values and the default, if values are strings
        Tensor values;  ///< the same if they are numbers
    };

    static Status resolve(const ai_onnx_ml::label_encoder::Attributes_v1& attributes, const Known&,
                          Params& params) {
        if (!attributes.classes_strings)
            return bad_attribute("classes_strings", "attribute", "missing", "a list of strings");
        const auto& classes = *attributes.classes_strings;
        std::vector<std::int64_t> places(classes.size());
        for (std::size_t k = 0; k < places.size(); ++k) places[k] = static_cast<std::int64_t>(k);
        index(classes, params);
        index(places, params);
        params.text = with_default(classes, attributes.default_string);
        params.values = with_default(places, attributes.default_int64);
        return {};
    }
    static Status resolve(const ai_onnx_ml::label_encoder::Attributes_v2& attributes, const Known&,
                          Params& params) {
        params.by_bits = true;
        return from_lists(attributes, params);
    }
    static Status resolve(const ai_onnx_ml::label_encoder::Attributes_v4& attributes, const Known&,
                          Params& params) {
        OPW_TRY(from_lists(attributes, params));
        if (attributes.keys_tensor) OPW_TRY(index(*attributes.keys_tensor, params));
        if (attributes.values_tensor) OPW_TRY(set_values(attributes, *attributes.values_tensor, params));
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

    static std::int64_t find(const Params& params, const std::string& x) {
        const auto found = params.strings.find(x);
        return found == params.strings.end() ? params.count : found->second;
    }
    template <class T> static std::int64_t find(const Params& params, const T& x) {
        return params.numbers.get(number_key(x, params.by_bits), params.count);
    }

    template <class T> static void index(std::span<const T> keys, Params& params) {
        params.count = static_cast<std::int64_t>(keys.size());
        if constexpr (!std::is_same_v<T, std::string>) params.numbers.reserve(keys.size());
        for (std::size_t k = 0; k < keys.size(); ++k) {
            if constexpr (std::is_same_v<T, std::string>) {
                params.strings[keys[k]] = static_cast<std::int64_t>(k);
            } else {
                params.numbers.set(number_key(keys[k], params.by_bits), static_cast<std::int64_t>(k));
            }
        }
    }
    template <class T> static void index(const std::vector<T>& keys, Params& params) {
        index(std::span<const T>(keys), params);
    }
    static Status index(const Tensor& keys, Params& params) {
        if (keys.dtype() == DType::String) {
            index(keys.values<std::string>(), params);
            return {};
        }
        Tensor wide;
        OPW_TRY(Tensor::make(is_floating(keys.dtype()) ? DType::Double : DType::Int64, keys.shape(), wide));
        OPW_TRY(convert(keys, wide, {}, kSerial));
        if (wide.dtype() == DType::Double) {
            index(wide.values<double>(), params);
        } else {
            index(wide.values<std::int64_t>(), params);
        }
        return {};
    }

    template <class T> static Tensor with_default(std::vector<T> values, const T& missing) {
        values.push_back(missing);
        return Tensor::of<T>(Shape{static_cast<std::int64_t>(values.size())}, values);
    }

    template <class A> static Status from_lists(const A& attributes, Params& params) {
        Sides sides;
        OPW_TRY(check(attributes, sides));
        if (attributes.keys_strings) index(*attributes.keys_strings, params);
        if (attributes.keys_int64s) index(*attributes.keys_int64s, params);
        if (attributes.keys_floats) index(*attributes.keys_floats, params);
        if (attributes.values_strings)
            params.text = with_default(*attributes.values_strings, attributes.default_string);
        if (attributes.values_int64s)
            params.values = with_default(*attributes.values_int64s, attributes.default_int64);
        if (attributes.values_floats)
            params.values = with_default(*attributes.values_floats, attributes.default_float);
        return {};
    }

    /// The default of int64 and float is an attribute of its own; that of the other numbers is fixed.
    template <class A> static Status set_values(const A& attributes, const Tensor& from, Params& params) {
        const DType dtype = from.dtype();
        if (dtype == DType::String) {
            const auto values = from.values<std::string>();
            params.text = with_default(std::vector<std::string>(values.begin(), values.end()),
                                       attributes.default_string);
            return {};
        }
        const Tensor missing =
            is_floating(dtype)
                ? Tensor::scalar(dtype == DType::Float ? attributes.default_float : -0.0f)
                : Tensor::scalar(dtype == DType::Int64 ? attributes.default_int64 : std::int64_t{-1});
        Tensor narrow;
        OPW_TRY(Tensor::make(dtype, Shape(), narrow));
        OPW_TRY(convert(missing, narrow, {}, kSerial));
        OPW_TRY(Tensor::make(dtype, Shape{from.elements() + 1}, params.values));
        if (from.bytes() > 0) std::memcpy(params.values.mutable_raw(), from.raw(), from.bytes());
        std::memcpy(params.values.mutable_raw() + from.bytes(), narrow.raw(), narrow.bytes());
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
