// SPDX-License-Identifier: Apache-2.0
// Constant: the tensor that an attribute holds. A sparse one is dense since the model was loaded.
#pragma once

#include "generated/api/constant.h"

namespace opwright::ops {

struct Constant {
    struct Params {
        Tensor value;
    };

    template <class A> static Status types(const A& attributes, TypeContext& context) {
        int count = 0;
        DType type = DType::Undefined;
        const auto found = [&](DType dtype) {
            ++count;
            type = dtype;
        };
        if constexpr (requires { attributes.sparse_value; }) {
            if (attributes.value) found(attributes.value->dtype());
            if (attributes.sparse_value) found(attributes.sparse_value->dtype());
        } else {
            found(attributes.value.dtype());
        }
        if constexpr (requires { attributes.value_int; }) {
            if (attributes.value_int || attributes.value_ints) found(DType::Int64);
            if (attributes.value_float || attributes.value_floats) found(DType::Float);
            if (attributes.value_string || attributes.value_strings) found(DType::String);
            // One of each pair is counted above.
            count += (attributes.value_int && attributes.value_ints) +
                     (attributes.value_float && attributes.value_floats) +
                     (attributes.value_string && attributes.value_strings);
        }
        if (count != 1)
            return failure(Code::InvalidAttribute,
                           "number of attributes is " + std::to_string(count) + "; allowed: 1, the value");
        context.set(0, tensor_type(type));
        return {};
    }

    template <class A> static Status resolve(const A& attributes, const Known& known, Params& params) {
        if constexpr (requires { attributes.sparse_value; }) {
            if (attributes.value) params.value = *attributes.value;
            if (attributes.sparse_value) params.value = *attributes.sparse_value;
        } else {
            params.value = attributes.value;
        }
        if constexpr (requires { attributes.value_int; }) {
            if (attributes.value_int) return one(*attributes.value_int, known, params);
            if (attributes.value_float) return one(*attributes.value_float, known, params);
            if (attributes.value_string) return one(*attributes.value_string, known, params);
            if (attributes.value_ints) return list(*attributes.value_ints, known, params);
            if (attributes.value_floats) return list(*attributes.value_floats, known, params);
            if (attributes.value_strings) return list(*attributes.value_strings, known, params);
        }
        return {};
    }

    static Status shape(const Params& params, ShapeContext& context) {
        context.set_shape(0, params.value.shape());
        context.set_at_run(0);
        return {};
    }

    static Status run(const Params& params, Context& context) {
        context.set_output(0, params.value);
        return {};
    }

private:
    template <class T> static Status one(const T& value, const Known& known, Params& params) {
        return fill(Shape(), std::span<const T>(&value, 1), known, params);
    }
    template <class T> static Status list(const std::vector<T>& values, const Known& known, Params& params) {
        return fill(Shape{static_cast<std::int64_t>(values.size())}, std::span<const T>(values), known,
                    params);
    }
    template <class T>
    static Status fill(const Shape& shape, std::span<const T> values, const Known& known, Params& params) {
        OPW_TRY(Tensor::make(kDTypeOf<T>, shape, known.allocator(), params.value));
        std::copy(values.begin(), values.end(), params.value.mutable_data<T>());
        return {};
    }
};

}  // namespace opwright::ops
