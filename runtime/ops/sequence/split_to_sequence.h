// SPDX-License-Identifier: Apache-2.0
// SplitToSequence: parts of a tensor along an axis, as a sequence. Without `split` parts of extent 1, whose
// axis keepdims = 0 removes; a scalar `split` is the extent of all parts but perhaps the last; a list has
// them all.
#pragma once

#include "generated/api/split_to_sequence.h"
#include "runtime/loops/axis.h"
#include "runtime/loops/move.h"

namespace opwright::ops {

struct SplitToSequence {
    struct Params {
        std::int64_t axis = 0;
        bool keep = true;
    };

    template <class A> static Status resolve(const A& attributes, const Known&, Params& params) {
        if (attributes.keepdims != 0 && attributes.keepdims != 1)
            return bad_attribute("keepdims", "value", attributes.keepdims, range(0, 1));
        params.axis = attributes.axis;
        params.keep = attributes.keepdims != 0;
        return {};
    }
    template <class A> static Status types(const A&, TypeContext& context) {
        context.set(0, {Kind::Sequence, context.input(0).elem});
        return {};
    }

    static Status shape(const Params& params, ShapeContext& context) {
        const int rank = context.rank(0);
        if (rank == 0) return bad_input(0, "rank", 0, "1 or more");
        std::int64_t axis = params.axis;
        OPW_TRY(loops::axis_attribute(axis, rank));
        if (context.has(1) && context.rank(1) > 1) return bad_input(1, "rank", context.rank(1), range(0, 1));
        context.set_at_run(0);
        return {};
    }

    template <class W> static Status run(const Params& params, Context& context) {
        const Tensor& input = context.tensor(0);
        const int axis = static_cast<int>(params.axis < 0 ? params.axis + input.rank() : params.axis);
        Parts parts;
        OPW_TRY(read_parts(context, input.dim(axis), parts));

        Shape shape = input.shape();
        const bool keep = params.keep || context.has(1);
        if (!keep) {
            shape.resize(0);
            for (int i = 0; i < input.rank(); ++i) {
                if (i != axis) shape.push_back(input.dim(i));
            }
        }
        const std::int64_t rows = input.shape().product(0, axis),
                           inner = input.shape().product(axis + 1, input.rank());
        const std::int64_t line = inner * input.dim(axis);
        const auto* from = input.data<W>();
        Array<Value> items;
        OPW_TRY(items.make(static_cast<std::size_t>(parts.count), context.allocator()));
        for (std::int64_t k = 0; k < parts.count; ++k) {
            const std::int64_t part = parts[k];
            Value& item = items[static_cast<std::size_t>(k)];
            if (keep) shape[axis] = part;
            if (part == input.dim(axis)) {  // the whole input: shared
                item = input.view(shape);
                continue;
            }
            Tensor tensor;
            OPW_TRY(Tensor::make(input.dtype(), shape, context.allocator(), tensor));
            const std::int64_t block = part * inner;
            loops::copy_strided(context.parallel(), Shape{rows, block}, from, loops::Strides{line, 1},
                                tensor.mutable_data<W>(), loops::Strides{block, 1});
            if (rows > 0) from += block;  // without rows there is no memory to walk
            item = std::move(tensor);
        }
        Value sequence;
        OPW_TRY(Value::make_sequence(context.output_type(0), std::move(items), sequence));
        context.set_output(0, std::move(sequence));
        return {};
    }

private:
    /// Extents along the axis: those of a list, or equal ones of which the last may be smaller.
    struct Parts {
        const Tensor* list = nullptr;
        std::int64_t count = 0, size = 0, extent = 0;
        std::int64_t operator[](std::int64_t k) const {
            return list != nullptr ? entry(*list, k) : std::min(size, extent - k * size);
        }
    };

    static std::int64_t entry(const Tensor& split, std::int64_t k) {
        return split.dtype() == DType::Int32 ? split.data<std::int32_t>()[k] : split.data<std::int64_t>()[k];
    }

    // A tensor without elements may still have an axis that is too long to make a tensor of each of its
    // places.
    static constexpr std::int64_t kMostParts = std::int64_t{1} << 24;

    static Status read_parts(const Context& context, std::int64_t extent, Parts& parts) {
        std::int64_t size = 1;
        if (context.has(1)) {
            const Tensor& split = context.tensor(1);
            if (split.rank() == 1) {
                if (split.elements() > kMostParts) return too_many(split.elements());
                std::int64_t rest = extent;
                for (std::int64_t k = 0; k < split.elements(); ++k) {
                    const std::int64_t part = entry(split, k);
                    if (part < 0 || part > rest) {
                        return bad_input(1, "element " + std::to_string(k), part,
                                         range(0, rest).text() + ", what the parts before it leave");
                    }
                    rest -= part;
                }
                if (rest != 0)
                    return bad_input(1, "sum", extent - rest,
                                     std::to_string(extent) + ", the extent of the axis");
                parts = {&split, split.elements()};
                return {};
            }
            size = entry(split, 0);
            if (size < 1) return bad_input(1, "value", size, "1 or more");
        }
        const std::int64_t count = extent / size + (extent % size != 0);
        if (count > kMostParts) return too_many(count);
        parts = {nullptr, count, size, extent};
        return {};
    }

    static Status too_many(std::int64_t parts) {
        return Status::error(Code::OutOfMemory, Status::Subject::Input, 0, {}, "number of parts", parts,
                             "at most " + std::to_string(kMostParts));
    }
};

}  // namespace opwright::ops
