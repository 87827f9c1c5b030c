// SPDX-License-Identifier: Apache-2.0
// RandomUniform: numbers drawn uniformly from [low, high). With attribute seed every run gives the same
// numbers; without it they come from the caller's stream.
#pragma once

#include "generated/api/random_uniform.h"
#include "runtime/core/element_type.h"
#include "runtime/core/number_blocks.h"

#include <bit>
#include <cmath>

namespace opwright::ops {

struct RandomUniform {
    struct Params {
        Shape shape;
        double low = 0, high = 1;
        std::optional<std::uint64_t> seed;
    };

    template <class A> static Status resolve(const A& attributes, const Known&, Params& params) {
        if (attributes.shape.size() > kMaxRank) {
            return bad_attribute("shape", "length", static_cast<std::int64_t>(attributes.shape.size()),
                                 range(0, kMaxRank));
        }
        params.shape.assign(attributes.shape);
        if (params.shape.elements() < 0)
            return bad_attribute("shape", "value", params.shape,
                                 "extents of 0 or more with at most 2^62 elements");
        if (!std::isfinite(attributes.low))
            return bad_attribute("low", "value", static_cast<double>(attributes.low), "a finite number");
        if (!std::isfinite(attributes.high) || attributes.high < attributes.low) {
            return bad_attribute(
                "high", "value", static_cast<double>(attributes.high),
                "a finite number, " + Operand(static_cast<double>(attributes.low)).text() + " (low) or more");
        }
        params.low = static_cast<double>(attributes.low);
        params.high = static_cast<double>(attributes.high);
        if (attributes.seed) params.seed = std::bit_cast<std::uint32_t>(*attributes.seed);
        return {};
    }

    template <class A> static Status types(const A& attributes, TypeContext& context) {
        DType dtype = DType::Undefined;
        OPW_TRY(element_type_of("dtype", attributes.dtype, dtype));
        context.set(0, tensor_type(dtype));
        return {};
    }

    static Status shape(const Params& params, ShapeContext& context) {
        context.set_shape(0, params.shape);
        return {};
    }

    template <class T> static Status run(const Params& params, Context& context) {
        Random own(params.seed.value_or(kFixedSeed));
        Random& random =
            params.seed || context.services().random == nullptr ? own : *context.services().random;
        T* y = context.output(0).template mutable_data<T>();
        const std::int64_t count = context.output(0).elements();
        if constexpr (std::is_floating_point_v<T>) {
            draw(params, random, y, count);
        } else {
            // Rounding to 16 bits may reach `high`.
            float block[kBlock];
            for (std::int64_t i = 0; i < count; i += kBlock) {
                const std::int64_t size = std::min(kBlock, count - i);
                draw(params, random, block, size);
                from_floats(block, y + i, size);
            }
        }
        return {};
    }

private:
    static constexpr std::int64_t kBlock = 1024;
    static constexpr std::uint64_t kFixedSeed = 0x6F707772;

    template <class T> static void draw(const Params& params, Random& random, T* y, std::int64_t count) {
        const double low = params.low, width = params.high - params.low;
        const T most = std::nextafter(static_cast<T>(params.high), static_cast<T>(params.low));
        for (std::int64_t i = 0; i < count; ++i)
            y[i] = std::min(static_cast<T>(low + width * random.uniform()), most);
    }
};

}  // namespace opwright::ops
