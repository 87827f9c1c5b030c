// SPDX-License-Identifier: Apache-2.0
// StringNormalizer: drops stop words, then changes the case of what is left.
#pragma once

#include "generated/api/string_normalizer.h"
#include "runtime/ops/text/unicode_case.h"

#include <unordered_set>

namespace opwright::ops {

struct StringNormalizer {
    enum class Case { Keep, Lower, Upper };
    struct Params {
        std::unordered_set<std::string> stopwords;  ///< in lower case unless `sensitive`
        bool sensitive = false;
        Case change = Case::Keep;
    };

    template <class A> static Status resolve(const A& attributes, const Known&, Params& params) {
        if (attributes.is_case_sensitive != 0 && attributes.is_case_sensitive != 1) {
            return bad_attribute("is_case_sensitive", "value", attributes.is_case_sensitive, range(0, 1));
        }
        params.sensitive = attributes.is_case_sensitive != 0;
        const std::string& action = attributes.case_change_action;
        if (action != "NONE" && action != "LOWER" && action != "UPPER") {
            return bad_attribute("case_change_action", "value", "'" + action + "'",
                                 "'LOWER', 'UPPER' or 'NONE'");
        }
        params.change = action == "LOWER" ? Case::Lower : action == "UPPER" ? Case::Upper : Case::Keep;
        params.stopwords.clear();
        if (!attributes.stopwords) return {};
        for (const std::string& word : *attributes.stopwords)
            params.stopwords.insert(params.sensitive ? word : with_case(word, false));
        return {};
    }

    static Status shape(const Params&, ShapeContext& context) {
        const Shape& shape = context.shape(0);
        if (shape.rank() != 1 && !(shape.rank() == 2 && shape[0] == 1))
            return bad_input(0, "shape", shape, "[C] or [1, C]");
        context.set_at_run(0);
        return {};
    }

    static Status run(const Params& params, Context& context) {
        const auto words = context.tensor(0).values<std::string>();
        std::vector<std::size_t> kept;
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (params.stopwords.empty() ||
                !params.stopwords.contains(params.sensitive ? words[i] : with_case(words[i], false)))
                kept.push_back(i);
        }
        const auto count = static_cast<std::int64_t>(kept.size());
        Shape shape = context.shape(0);
        shape[shape.rank() - 1] = std::max<std::int64_t>(count, 1);  // nothing left: one empty string
        Tensor result;
        OPW_TRY(Tensor::make(DType::String, shape, context.allocator(), result));
        auto* to = result.mutable_data<std::string>();
        parallel_for(context.parallel(), count, 100.0, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t i = begin; i < end; ++i) {
                const std::string& word = words[kept[static_cast<std::size_t>(i)]];
                to[i] = params.change == Case::Keep ? word : with_case(word, params.change == Case::Upper);
            }
        });
        context.set_output(0, std::move(result));
        return {};
    }
};

}  // namespace opwright::ops
