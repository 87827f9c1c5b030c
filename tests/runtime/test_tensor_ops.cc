// SPDX-License-Identifier: Apache-2.0
// What cases cannot say of the operators that move elements: errors with their texts, results that share
// memory.
#include <gtest/gtest.h>

#include <limits>
#include <set>

#include "generated/api/concat.h"
#include "generated/api/constant.h"
#include "generated/api/constant_of_shape.h"
#include "generated/api/gather.h"
#include "generated/api/identity.h"
#include "generated/api/pad.h"
#include "generated/api/reshape.h"
#include "generated/api/slice.h"
#include "generated/api/transpose.h"
#include "generated/api/unsqueeze.h"
#include "generated/api/where.h"

namespace opwright::ai_onnx {
namespace {

constexpr std::int64_t kLowest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kHighest = std::numeric_limits<std::int64_t>::max();

Tensor numbers(const Shape& shape) {
    Tensor x;
    EXPECT_TRUE(Tensor::make(DType::Float, shape, x).ok());
    for (std::int64_t i = 0; i < x.elements(); ++i) x.mutable_data<float>()[i] = static_cast<float>(i);
    return x;
}

Tensor integers(std::initializer_list<std::int64_t> values) {
    return Tensor::of<std::int64_t>(Shape{static_cast<std::int64_t>(values.size())}, values);
}

std::vector<float> values(const Tensor& x) { return {x.values<float>().begin(), x.values<float>().end()}; }

/// Attributes of which some are set.
template <class A, class Set>
A with(Set set) {
    A attributes;
    set(attributes);
    return attributes;
}

#define EXPECT_TEXT(status, expected) EXPECT_EQ((status).text(), expected)

TEST(TensorOps, ConcatErrors) {
    Tensor y;
    const Value a = numbers({2, 3}), b = numbers({2, 4}), c = numbers({2, 3, 1}), none{};
    const Value wide = Tensor::unfilled(DType::Float, {0, kHighest / 2}), scalar = numbers({});
    EXPECT_TEXT(concat_v13({.axis = 2}, std::vector{a, a}, y),
                "Concat-13: attribute 'axis': value is 2; allowed: -2 to 1");
    EXPECT_TEXT(concat_v13({.axis = -3}, std::vector{a, a}, y),
                "Concat-13: attribute 'axis': value is -3; allowed: -2 to 1");
    EXPECT_TEXT(concat_v13({.axis = 0}, std::vector{scalar}, y),
                "Concat-13: attribute 'axis': value is 0; allowed: no axis, as the rank is 0");
    EXPECT_EQ(concat_v13({.axis = 0}, std::vector{a, b}, y).code(), Code::InvalidInput);
    EXPECT_EQ(concat_v13({.axis = 0}, std::vector{a, c}, y).code(), Code::InvalidInput);
    EXPECT_EQ(concat_v13({.axis = 0}, std::vector{a, none}, y).code(), Code::InvalidInput);
    EXPECT_EQ(concat_v13({.axis = 1}, std::vector{wide, wide, wide}, y).code(), Code::InvalidInput);
    EXPECT_TRUE(concat_v13({.axis = -1}, std::vector{a, b}, y).ok());
    EXPECT_EQ(values(y), (std::vector<float>{0, 1, 2, 0, 1, 2, 3, 3, 4, 5, 4, 5, 6, 7}));
}

TEST(TensorOps, TransposeErrorsAndViews) {
    Tensor y;
    const Tensor x = numbers({2, 3, 1});
    std::set<std::string> texts;
    for (const std::vector<std::int64_t>& perm : std::vector<std::vector<std::int64_t>>{
             {0, 1}, {0, 1, 3}, {0, 1, -1}, {0, 1, 1}, std::vector<std::int64_t>(40, 0)}) {
        const Status status = transpose_v1({.perm = perm}, x, y);
        EXPECT_EQ(status.code(), Code::InvalidAttribute);
        texts.insert(status.text());
    }
    EXPECT_EQ(texts.size(), 5U);
    EXPECT_TRUE(transpose_v1({.perm = {{2, 0, 1}}}, x, y).ok());
    EXPECT_TRUE(y.shares(x));
    EXPECT_EQ(y.shape(), (Shape{1, 2, 3}));
    EXPECT_TRUE(transpose_v1({}, x, y).ok());
    EXPECT_FALSE(y.shares(x));
    EXPECT_EQ(values(y), (std::vector<float>{0, 3, 1, 4, 2, 5}));
}

TEST(TensorOps, UnsqueezeErrorsAndViews) {
    Tensor y;
    const Tensor x = numbers({2, 3}), matrix = Tensor::of<std::int64_t>({1, 1}, {0});
    EXPECT_TEXT(unsqueeze_v13(x, integers({3}), y),
                "Unsqueeze-13: input 1 'axes': axis is 3; allowed: -3 to 2");
    EXPECT_TEXT(unsqueeze_v13(x, integers({1, -3}), y),
                "Unsqueeze-13: input 1 'axes': repeated axis is -3; allowed: every axis once");
    EXPECT_TEXT(unsqueeze_v13(x, matrix, y), "Unsqueeze-13: input 1 'axes': rank is 2; allowed: 0 to 1");
    EXPECT_TEXT(unsqueeze_v1({.axes = {-4}}, x, y),
                "Unsqueeze-1: attribute 'axes': axis is -4; allowed: -3 to 2");
    EXPECT_EQ(unsqueeze_v1({.axes = std::vector<std::int64_t>(31, 0)}, x, y).code(), Code::InvalidAttribute);
    EXPECT_EQ(unsqueeze_v1({.axes = std::vector<std::int64_t>(99, 0)}, x, y).code(), Code::InvalidAttribute);
    EXPECT_TRUE(unsqueeze_v13(x, Tensor::scalar<std::int64_t>(-1), y).ok());
    EXPECT_EQ(y.shape(), (Shape{2, 3, 1}));
    EXPECT_TRUE(y.shares(x));
}

TEST(TensorOps, ReshapeErrorsAndViews) {
    Tensor y;
    const Tensor x = numbers({2, 3});
    for (const Tensor& shape :
         {integers({4}), integers({-1, -1}), integers({-2, 3}), integers({2, 3, 0}), integers({4, -1}),
          integers({kHighest, kHighest}), Tensor::of<std::int64_t>({1, 1}, {6})}) {
        EXPECT_EQ(reshape_v14({}, x, shape, y).code(), Code::InvalidInput);
    }
    EXPECT_EQ(reshape_v14({.allowzero = 1}, x, integers({0, -1}), y).code(), Code::InvalidInput);
    EXPECT_TRUE(reshape_v14({}, x, integers({-1, 0, 1}), y).ok());
    EXPECT_EQ(y.shape(), (Shape{2, 3, 1}));
    EXPECT_TRUE(y.shares(x));
}

TEST(TensorOps, LiteralsHaveAsManyValuesAsElements) {
    EXPECT_TRUE(Tensor::of<float>({2}, {1, 2}).defined());
    for (const Shape& shape : {Shape{1}, Shape{3}, Shape{-2}, Shape()}) {
        EXPECT_FALSE(Tensor::of<float>(shape, {1, 2}).defined()) << shape.rank();
    }
}

TEST(TensorOps, ConstantErrors) {
    Tensor y;
    using Attributes = constant::Attributes_v12;
    const auto two_floats = with<Attributes>([](Attributes& a) {
        a.value_float = 1.0F;
        a.value_floats = {2.0F};
    });
    const auto two_kinds = with<Attributes>([](Attributes& a) {
        a.value_int = 1;
        a.value_string = "a";
    });
    const auto small = with<Attributes>([](Attributes& a) { a.value = Tensor::unfilled(DType::Int4, {0}); });
    const auto none = with<Attributes>([](Attributes& a) { a.value_floats.emplace(); });
    EXPECT_TEXT(constant_v12({}, y), "Constant-12: number of attributes is 0; allowed: 1, the value");
    EXPECT_TEXT(constant_v12(two_floats, y), "Constant-12: number of attributes is 2; allowed: 1, the value");
    EXPECT_TEXT(constant_v12(two_kinds, y), "Constant-12: number of attributes is 2; allowed: 1, the value");
    EXPECT_EQ(constant_v12(small, y).code(), Code::InvalidInput);
    EXPECT_TRUE(constant_v12(none, y).ok());
    EXPECT_EQ(y.shape(), (Shape{0}));
}

TEST(TensorOps, ConstantOfShapeErrors) {
    Tensor y;
    EXPECT_EQ(constant_of_shape_v9({}, integers({2, -1}), y).code(), Code::InvalidInput);
    EXPECT_EQ(constant_of_shape_v9({}, integers({kHighest, 2}), y).code(), Code::InvalidInput);
    EXPECT_EQ(constant_of_shape_v9({}, Tensor::scalar<std::int64_t>(2), y).code(), Code::InvalidInput);
    EXPECT_EQ(constant_of_shape_v9({.value = numbers({2})}, integers({2}), y).code(), Code::InvalidAttribute);
    EXPECT_EQ(constant_of_shape_v9({.value = Tensor::of<std::string>({1}, {"a"})}, integers({2}), y).code(),
              Code::InvalidInput);
}

TEST(TensorOps, GatherErrors) {
    Tensor y;
    const Tensor x = numbers({3, 2}), none = numbers({0, 2});
    EXPECT_TEXT(gather_v13({}, x, integers({0, 3}), y),
                "Gather-13: input 1 'indices': value of element 1 is 3; allowed: -3 to 2");
    EXPECT_TEXT(gather_v13({}, x, integers({-4}), y),
                "Gather-13: input 1 'indices': value of element 0 is -4; allowed: -3 to 2");
    EXPECT_EQ(gather_v13({}, x, integers({kLowest}), y).code(), Code::InvalidInput);
    EXPECT_TEXT(gather_v13({}, none, integers({0}), y),
                "Gather-13: input 1 'indices': value of element 0 is 0; allowed: no index, as the axis has "
                "no element");
    EXPECT_EQ(gather_v13({.axis = 2}, x, integers({0}), y).code(), Code::InvalidAttribute);
    EXPECT_EQ(gather_v13({}, numbers({}), integers({0}), y).code(), Code::InvalidAttribute);
    EXPECT_TRUE(gather_v13({}, none, Tensor::of<std::int64_t>({0}, {}), y).ok());
    EXPECT_EQ(y.shape(), (Shape{0, 2}));
}

TEST(TensorOps, SliceErrorsAndViews) {
    Tensor y;
    const Tensor x = numbers({3, 4}), zero = integers({0}), one = integers({1}), two = integers({0, 1});
    const Tensor out = integers({2}), twice = integers({1, -1});
    EXPECT_TEXT(slice_v13(x, zero, one, &out, nullptr, y),
                "Slice-13: input 3 'axes': axis is 2; allowed: -2 to 1");
    EXPECT_TEXT(slice_v13(x, two, two, &twice, nullptr, y),
                "Slice-13: input 3 'axes': repeated axis is -1; allowed: every axis at most once");
    EXPECT_TEXT(slice_v13(x, zero, one, nullptr, &zero, y),
                "Slice-13: input 4 'steps': value of element 0 is 0; allowed: a step other than 0");
    EXPECT_TEXT(slice_v13(x, zero, two, nullptr, nullptr, y),
                "Slice-13: input 2 'ends': length is 2; allowed: 1, the length of 'starts'");
    EXPECT_EQ(slice_v13(x, zero, one, &two, nullptr, y).code(), Code::InvalidInput);
    EXPECT_EQ(slice_v13(x, zero, one, nullptr, &two, y).code(), Code::InvalidInput);
    EXPECT_EQ(slice_v13(x, integers({0, 0, 0}), integers({1, 1, 1}), nullptr, nullptr, y).code(),
              Code::InvalidInput);
    EXPECT_EQ(slice_v13(x, Tensor::scalar<std::int64_t>(0), one, nullptr, nullptr, y).code(),
              Code::InvalidInput);
    EXPECT_EQ(slice_v1({.axes = {{0}}, .ends = {1, 2}, .starts = {0}}, x, y).code(), Code::InvalidAttribute);
    EXPECT_EQ(slice_v1({.axes = {{5}}, .ends = {1}, .starts = {0}}, x, y).code(), Code::InvalidAttribute);

    const Tensor lowest = integers({kLowest}), highest = integers({kHighest});
    EXPECT_TRUE(slice_v13(x, lowest, highest, nullptr, nullptr, y).ok());
    EXPECT_TRUE(y.shares(x));
    EXPECT_TRUE(slice_v13(x, highest, lowest, &one, &lowest, y).ok());
    EXPECT_EQ(values(y), (std::vector<float>{3, 7, 11}));
    // Backwards a start is clamped to the first element (version 13), where NumPy's range would be empty.
    const Tensor back = integers({-1});
    EXPECT_TRUE(slice_v13(x, lowest, lowest, &one, &back, y).ok());
    EXPECT_EQ(values(y), (std::vector<float>{0, 4, 8}));
    EXPECT_TRUE(slice_v13(x, lowest, highest, &one, &highest, y).ok());
    EXPECT_EQ(values(y), (std::vector<float>{0, 4, 8}));
}

TEST(TensorOps, PadErrorsAndViews) {
    Tensor y;
    const Tensor x = numbers({2, 3}), two = numbers({2}), axis = integers({2}), twice = integers({1, -1}),
                 first = integers({0});
    EXPECT_TEXT(pad_v18({.mode = "wrap"}, x, integers({0, 0, 0, 0}), nullptr, nullptr, y),
                "Pad-18: attribute 'mode': value is wrap; allowed: constant, reflect, edge");
    EXPECT_EQ(pad_v19({.mode = "mirror"}, x, integers({0, 0, 0, 0}), nullptr, nullptr, y).code(),
              Code::InvalidAttribute);
    EXPECT_EQ(pad_v19({}, x, integers({0, 0}), nullptr, nullptr, y).code(), Code::InvalidInput);
    EXPECT_EQ(pad_v19({}, x, integers({0, 0, 0, 0}), nullptr, &first, y).code(), Code::InvalidInput);
    EXPECT_EQ(pad_v19({}, x, integers({0, 0}), nullptr, &axis, y).code(), Code::InvalidInput);
    EXPECT_EQ(pad_v19({}, x, integers({0, 0, 0, 0}), nullptr, &twice, y).code(), Code::InvalidInput);
    EXPECT_EQ(pad_v19({}, x, integers({1, 0, 0, 0}), &two, nullptr, y).code(), Code::InvalidInput);
    EXPECT_EQ(pad_v19({}, x, Tensor::of<std::int64_t>({1, 4}, {0, 0, 0, 0}), nullptr, nullptr, y).code(),
              Code::InvalidInput);
    EXPECT_TEXT(pad_v19({}, x, integers({-2, 0, -1, 0}), nullptr, nullptr, y),
                "Pad-19: input 1 'pads': sum for axis 0 is -3; allowed: at least -2");
    for (const char* mode : {"reflect", "edge", "wrap"}) {
        EXPECT_EQ(pad_v19({.mode = mode}, x, integers({-2, 0, 3, 0}), nullptr, nullptr, y).code(),
                  Code::InvalidInput)
            << mode;
    }
    EXPECT_EQ(pad_v19({}, x, integers({kHighest, 0, 0, 0}), nullptr, nullptr, y).code(), Code::InvalidInput);
    EXPECT_EQ(pad_v19({}, x, integers({0, kLowest, 0, 0}), nullptr, nullptr, y).code(), Code::InvalidInput);
    EXPECT_EQ(pad_v19({}, x, integers({0, std::int64_t{1} << 60, 0, 0}), nullptr, nullptr, y).code(),
              Code::InvalidInput);
    EXPECT_EQ(pad_v2({.mode = "edge", .pads = {0}}, x, y).code(), Code::InvalidAttribute);
    EXPECT_EQ(pad_v2({.pads = std::vector<std::int64_t>(80, 0)}, x, y).code(), Code::InvalidAttribute);

    EXPECT_TRUE(pad_v19({}, x, integers({0, 0, 0, 0}), nullptr, nullptr, y).ok());
    EXPECT_TRUE(y.shares(x));
    EXPECT_TRUE(pad_v19({.mode = "wrap"}, x, integers({-1, 1, 1, -1}), nullptr, nullptr, y).ok());
    EXPECT_EQ(values(y), (std::vector<float>{4, 3, 4, 4, 3, 4}));
}

TEST(TensorOps, WhereErrors) {
    Tensor y;
    const Tensor condition = Tensor::of<bool>({2, 1}, {true, false});
    EXPECT_EQ(where_v16(condition, numbers({3, 2}), numbers({}), y).code(), Code::InvalidInput);
    EXPECT_EQ(where_v16(condition, numbers({2}), numbers({3}), y).code(), Code::InvalidInput);
    EXPECT_EQ(where_v16(numbers({2}), numbers({2}), numbers({2}), y).code(), Code::InvalidInput);
}

TEST(TensorOps, IdentityPassesOn) {
    const Tensor x = numbers({2, 3});
    Value y;
    EXPECT_TRUE(identity_v16(x, y).ok());
    EXPECT_TRUE(y.tensor().shares(x));
    const Type sequence{Kind::Sequence, DType::Float, DType::Undefined};
    EXPECT_TRUE(identity_v16(Value::sequence(sequence, {x, x}), y).ok());
    EXPECT_EQ(y.type(), sequence);
    ASSERT_EQ(y.items().size(), 2U);
    EXPECT_TRUE(y.items()[1].tensor().shares(x));
    const Type optional{Kind::Optional, DType::Float, DType::Undefined};
    EXPECT_TRUE(identity_v16(Value::empty_optional(optional), y).ok());
    EXPECT_EQ(y.type(), optional);
    EXPECT_FALSE(y.has_item());
}

}  // namespace
}  // namespace opwright::ai_onnx
