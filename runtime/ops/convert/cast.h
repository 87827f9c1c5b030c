// SPDX-License-Identifier: Apache-2.0
// Cast: the same elements as another type, by the rules of runtime/core/number.h and number_text.h.
#pragma once

#include "generated/api/cast.h"
#include "runtime/core/element_type.h"
#include "runtime/ops/convert/cast_common.h"

namespace opwright::ops {

struct Cast {
    struct Params {
        CastRules rules;
    };

    /// The type that attribute `to` names: its number from version 6 on, the capital name of that number
    /// before.
    static Status types(const ai_onnx::cast::Attributes_v1& attributes, TypeContext& context) {
        std::string name = attributes.to;
        bool capitals = true;
        for (char& c : name) {
            capitals = capitals && !(c >= 'a' && c <= 'z');
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        }
        const DType type = capitals ? dtype_from_name(name.data(), name.size()) : DType::Undefined;
        if (type == DType::Undefined)
            return bad_attribute("to", "value", attributes.to, "the name of an element type in capitals");
        context.set(0, tensor_type(type));
        return {};
    }
    template <class A> static Status types(const A& attributes, TypeContext& context) {
        DType type = DType::Undefined;
        OPW_TRY(element_type_of("to", attributes.to, type));
        context.set(0, tensor_type(type));
        return {};
    }

    template <class A> static Status resolve(const A& attributes, const Known&, Params& params) {
        return read_rules(attributes, params.rules);
    }

    static Status shape(const Params&, ShapeContext& context) { return cast_shape(context); }
    static Status run(const Params& params, Context& context) { return cast_run(params.rules, context); }
};

}  // namespace opwright::ops
