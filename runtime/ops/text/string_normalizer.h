// SPDX-License-Identifier: Apache-2.0
// StringNormalizer: drops stop words, then changes the case of what is left.
#pragma once

#include "generated/api/string_normalizer.h"
#include "runtime/ops/text/unicode_case.h"

#include <algorithm>

namespace opwright::ops {

struct StringNormalizer {
    enum class Case { Keep, Lower, Upper };
    struct Params {
        Tensor stopwords;  ///< sorted, and in lower case unless `sensitive`
        bool sensitive = false;
        Case change = Case::Keep;
    };

    template <class A> static Status resolve(const A& attributes, const Known& known, Params& params) {
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
        const auto count = attributes.stopwords ? static_cast<std::int64_t>(attributes.stopwords->size()) : 0;
        OPW_TRY(Tensor::make(DType::String, Shape{count}, known.allocator(), params.stopwords));
        auto* words = params.stopwords.mutable_data<std::string>();
        for (std::int64_t i = 0; i < count; ++i) {
            const std::string& word = (*attributes.stopwords)[static_cast<std::size_t>(i)];
            words[i] = params.sensitive ? word : with_case(word, false);
        }
        std::sort(words, words + count);
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
        Array<std::int64_t> kept;  // the first `count`
        OPW_TRY(kept.make(words.size(), context.allocator()));
        std::int64_t count = 0;
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (!is_stopword(params, words[i]))
                kept[static_cast<std::size_t>(count++)] = static_cast<std::int64_t>(i);
        }
        Shape shape = context.shape(0);
        shape[shape.rank() - 1] = std::max<std::int64_t>(count, 1);  // nothing left: one empty string
        Tensor result;
        OPW_TRY(Tensor::make(DType::String, shape, context.allocator(), result));
        auto* to = result.mutable_data<std::string>();
        parallel_for(context.parallel(), count, 100.0, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t i = begin; i < end; ++i) {
                const std::string& word = words[static_cast<std::size_t>(kept[static_cast<std::size_t>(i)])];
                to[i] = params.change == Case::Keep ? word : with_case(word, params.change == Case::Upper);
            }
        });
        context.set_output(0, std::move(result));
        return {};
    }

private:
    static bool is_stopword(const Params& params, const std::string& word) {
        const auto stopwords = params.stopwords.values<std::string>();
        if (stopwords.empty()) return false;
        return std::binary_search(stopwords.begin(), stopwords.end(),
                                  params.sensitive ? word : with_case(word, false));
    }
};

}  // namespace opwright::ops
