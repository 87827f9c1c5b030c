// SPDX-License-Identifier: Apache-2.0
// Dropout: passes its input on, or in training mode zeroes a random part of it and scales the rest by
// 1 / (1 - ratio). A mask is wanted in inference too: it is true (1) everywhere, as nothing is dropped.
#pragma once

#include "generated/api/dropout.h"
#include "runtime/core/number_convert.h"

namespace opwright::ops {

struct Dropout {
    struct Params {
        bool training = false;
        double ratio = 0.5;
        std::optional<std::int64_t> seed;
    };

    static Status resolve(const ai_onnx::dropout::Attributes_v1& attributes, const Known&, Params& params) {
        return legacy(attributes, params);
    }
    static Status resolve(const ai_onnx::dropout::Attributes_v6& attributes, const Known&, Params& params) {
        return legacy(attributes, params);
    }
    // Nothing in a node of these versions selects training.
    static Status resolve(const ai_onnx::dropout::Attributes_v7&, const Known&, Params&) { return {}; }
    static Status resolve(const ai_onnx::dropout::Attributes_v10&, const Known&, Params&) { return {}; }
    static Status resolve(const ai_onnx::dropout::Attributes_v12& attributes, const Known& known,
                          Params& params) {
        params.seed = attributes.seed;
        OPW_TRY(known.boolean(2, params.training));
        if (const Tensor* ratio = known.tensor(1)) {
            if (ratio->elements() != 1) return bad_input(1, "shape", ratio->shape(), "a scalar");
            float value = 0;
            load_floats(ratio->dtype(), ratio->raw(), 0, 1, &value);
            params.ratio = value;
        }
        if (params.training && !in_range(params.ratio))
            return bad_input(1, "value", params.ratio, "0 to below 1");
        return {};
    }

    static Status shape(const Params& params, ShapeContext& context) {
        context.set_shape(0, context.shape(0));
        context.set_shape(1, context.shape(0));
        if (!params.training) context.set_at_run(0);
        return {};
    }

    /// The type that the mask has: bool, or that of the data before version 10.
    template <class T> static Status run(const Params& params, Context& context) {
        const Tensor& x = context.tensor(0);
        const std::int64_t count = x.elements();
        if (!params.training) {
            if (context.wants(1)) {
                for (std::int64_t i = 0; i < count; ++i) set_mask<T>(context.output(1), i, true);
            }
            context.set_output(0, context.take(0));
            return {};
        }
        Random own(params.seed ? static_cast<std::uint64_t>(*params.seed) : 0);
        Random& random =
            params.seed || context.services().random == nullptr ? own : *context.services().random;
        Tensor& y = context.output(0);
        const double scale = 1.0 / (1.0 - params.ratio);
        for (std::int64_t i = 0; i < count; ++i) {
            const bool kept = random.uniform() >= params.ratio;
            y.mutable_data<T>()[i] =
                kept ? from_double<T>(to_double(x.data<T>()[i]) * scale) : from_double<T>(0);
            if (context.wants(1)) set_mask<T>(context.output(1), i, kept);
        }
        return {};
    }

private:
    static bool in_range(double ratio) { return ratio >= 0 && ratio < 1; }

    template <class A> static Status legacy(const A& attributes, Params& params) {
        params.training = attributes.is_test == 0;
        params.ratio = attributes.ratio;
        if (params.training && !in_range(params.ratio))
            return bad_attribute("ratio", "value", params.ratio, "0 to below 1");
        return {};
    }

    template <class T> static void set_mask(Tensor& mask, std::int64_t i, bool kept) {
        if (mask.dtype() == DType::Bool) {
            mask.mutable_data<bool>()[i] = kept;
        } else {
            mask.mutable_data<T>()[i] = from_int<T>(kept);
        }
    }
};

}  // namespace opwright::ops
