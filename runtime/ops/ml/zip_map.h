// SPDX-License-Identifier: Apache-2.0
// ZipMap: every row of scores as a map from the class labels, in the order of the labels. The maps share the
// labels.
#pragma once

#include "generated/api/ml_zip_map.h"

#include <algorithm>
#include <numeric>

namespace opwright::ops::ml {

struct ZipMap {
    struct Params {
        Tensor labels;                ///< in ascending order
        Array<std::int64_t> columns;  ///< which column of the input belongs to each of them
    };

    template <class A> static Status resolve(const A& attributes, const Known& known, Params& params) {
        OPW_TRY(check(attributes));
        if (attributes.classlabels_strings)
            return set(*attributes.classlabels_strings, "classlabels_strings", known.allocator(), params);
        return set(*attributes.classlabels_int64s, "classlabels_int64s", known.allocator(), params);
    }
    template <class A> static Status types(const A& attributes, TypeContext& context) {
        OPW_TRY(check(attributes));
        context.set(0, {Kind::SequenceMap, DType::Float,
                        attributes.classlabels_strings ? DType::String : DType::Int64});
        return {};
    }
    static Status shape(const Params& params, ShapeContext& context) {
        const Shape& shape = context.shape(0);
        if (shape.rank() != 1 && shape.rank() != 2) return bad_input(0, "rank", shape.rank(), range(1, 2));
        if (shape.back() != params.labels.elements()) {
            return bad_input(0, "number of columns", shape.back(),
                             std::to_string(params.labels.elements()) + ", the number of labels");
        }
        context.set_at_run(0);
        return {};
    }
    static Status run(const Params& params, Context& context) {
        const Tensor& input = context.tensor(0);
        const std::int64_t columns = params.labels.elements();
        const std::int64_t rows = input.rank() == 1 ? 1 : input.dim(0);
        if (rows > kMostRows)
            return Status::error(Code::OutOfMemory, Status::Subject::Input, 0, {}, "number of rows", rows,
                                 "at most " + std::to_string(kMostRows));
        Array<Value> maps;
        OPW_TRY(maps.make(static_cast<std::size_t>(rows), context.allocator()));
        for (std::int64_t row = 0; row < rows; ++row) {
            Tensor values;
            OPW_TRY(Tensor::make(DType::Float, Shape{columns}, context.allocator(), values));
            const float* from = input.data<float>() + row * columns;
            float* to = values.mutable_data<float>();
            for (std::size_t k = 0; k < params.columns.size(); ++k) to[k] = from[params.columns[k]];
            OPW_TRY(Value::make_map(params.labels, std::move(values), context.allocator(),
                                    maps[static_cast<std::size_t>(row)]));
        }
        Value sequence;
        OPW_TRY(Value::make_sequence(context.output_type(0), std::move(maps), sequence));
        context.set_output(0, std::move(sequence));
        return {};
    }

private:
    // An input without columns may have more rows than there is memory for maps.
    static constexpr std::int64_t kMostRows = std::int64_t{1} << 24;

    template <class A> static Status check(const A& attributes) {
        if (attributes.classlabels_strings && attributes.classlabels_int64s) {
            return bad_attribute("classlabels_strings", "attribute", "given beside classlabels_int64s",
                                 "one of the two");
        }
        if (!attributes.classlabels_strings && !attributes.classlabels_int64s) {
            return bad_attribute("classlabels_strings", "attribute", "missing like classlabels_int64s",
                                 "one of the two");
        }
        return {};
    }
    template <class T> static Status set(const std::vector<T>& labels, std::string_view attribute,
                                         Allocator& from, Params& params) {
        auto& columns = params.columns;
        OPW_TRY(columns.make(labels.size(), from));
        std::iota(columns.begin(), columns.end(), 0);
        const auto label = [&](std::int64_t column) -> const T& {
            return labels[static_cast<std::size_t>(column)];
        };
        // Of equal labels the earlier comes first: the later one is the one to complain of.
        std::sort(columns.begin(), columns.end(), [&](std::int64_t a, std::int64_t b) {
            return label(a) < label(b) || (label(a) == label(b) && a < b);
        });
        OPW_TRY(
            Tensor::make(kDTypeOf<T>, Shape{static_cast<std::int64_t>(labels.size())}, from, params.labels));
        T* sorted = params.labels.template mutable_data<T>();
        for (std::size_t k = 0; k < columns.size(); ++k) {
            sorted[k] = label(columns[k]);
            if (k == 0 || sorted[k - 1] != sorted[k]) continue;
            return bad_attribute(attribute, "element " + std::to_string(columns[k]), sorted[k],
                                 "labels that differ");
        }
        return {};
    }
};

}  // namespace opwright::ops::ml
