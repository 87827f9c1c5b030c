// SPDX-License-Identifier: Apache-2.0
// Cast, CastLike, QuantizeLinear and DequantizeLinear refuse what the standard does not allow, each with its
// reason.
#include <gtest/gtest.h>

#include "generated/api/cast.h"
#include "generated/api/cast_like.h"
#include "generated/api/dequantize_linear.h"
#include "generated/api/quantize_linear.h"

namespace opwright {
namespace {

using ai_onnx::cast_v1;
using ai_onnx::cast_v13;
using ai_onnx::cast_v28;
using ai_onnx::dequantize_linear_v10;
using ai_onnx::dequantize_linear_v24;
using ai_onnx::quantize_linear_v10;
using ai_onnx::quantize_linear_v13;
using ai_onnx::quantize_linear_v28;

#define EXPECT_REFUSED(call, part)                                               \
    do {                                                                         \
        const Status status = (call);                                            \
        EXPECT_FALSE(status.ok());                                               \
        EXPECT_NE(status.text().find(part), std::string::npos) << status.text(); \
    } while (false)

Tensor floats(const Shape& shape) {
    Tensor tensor;
    EXPECT_TRUE(Tensor::make(DType::Float, shape, tensor).ok());
    std::fill_n(tensor.mutable_data<float>(), tensor.elements(), 1.0F);
    return tensor;
}

TEST(CastErrors, Targets) {
    const Tensor x = floats({2});
    Tensor y;
    EXPECT_REFUSED(cast_v13({.to = 0}, x, y), "attribute 'to': element type is 0");
    EXPECT_REFUSED(cast_v13({.to = -1}, x, y), "element type is -1");
    EXPECT_REFUSED(cast_v13({.to = 29}, x, y), "element type is 29");
    EXPECT_REFUSED(cast_v13({.to = 14}, x, y), "tensor(complex64)");
    EXPECT_REFUSED(cast_v13({.to = 17}, x, y), "tensor(float8e4m3fn)");
    EXPECT_REFUSED(cast_v1({.to = "int32"}, x, y), "value is int32");
    EXPECT_REFUSED(cast_v1({.to = "INT33"}, x, y), "value is INT33");
    EXPECT_REFUSED(cast_v1({.to = "STRING"}, x, y), "tensor(string)");
    EXPECT_REFUSED(cast_v28({.round_mode = "UP", .to = 24}, x, y), "up, down, nearest");
    EXPECT_REFUSED(cast_v13({.to = 1}, Tensor::of<std::string>({1}, {"one"}), y), "value of element 0");
    EXPECT_TRUE(cast_v1({.to = "INT32"}, x, y).ok());
    EXPECT_EQ(y.data<std::int32_t>()[1], 1);
}

TEST(CastErrors, TheSameTypeIsNoCopy) {
    const Tensor x = floats({2});
    Tensor y;
    ASSERT_TRUE(cast_v28({.to = 1}, x, y).ok());
    EXPECT_TRUE(y.shares(x));
}

TEST(QuantizeErrors, Shapes) {
    const Tensor x = floats({2, 3});
    const Tensor three = floats({3});
    Tensor y;
    const Tensor zero = Tensor::of<std::int8_t>({3}, {0, 0, 0});
    EXPECT_REFUSED(quantize_linear_v10(x, three, &zero, y), "input 1");
    EXPECT_REFUSED(quantize_linear_v13({.axis = 0}, x, three, &zero, y), "the extent of the axis");
    EXPECT_REFUSED(quantize_linear_v13({.axis = 2}, x, three, &zero, y),
                   "attribute 'axis': value is 2; allowed: -2 to 1");
    EXPECT_REFUSED(quantize_linear_v13({.axis = -3}, x, three, &zero, y), "value is -3");
    EXPECT_REFUSED(quantize_linear_v13({}, floats({3}), three, &zero, y), "allowed: -1 to 0");
    EXPECT_REFUSED(quantize_linear_v13({}, floats({}), three, &zero, y), "as input 0 is a scalar");
    EXPECT_REFUSED(quantize_linear_v13({}, x, floats({2, 3}), nullptr, y), "0 or 1 where block_size is 0");
    const Tensor one = Tensor::of<std::int8_t>({1}, {0});
    EXPECT_REFUSED(quantize_linear_v13({}, x, three, &one, y), "as the scale");
    EXPECT_REFUSED(quantize_linear_v28({.block_size = -1}, x, three, &zero, y), "0 or more");
    EXPECT_REFUSED(quantize_linear_v28({.axis = 1, .block_size = 2}, x, floats({2, 3}), nullptr, y),
                   "one for each block");
    EXPECT_REFUSED(quantize_linear_v28({.axis = 1, .block_size = 2}, x, three, nullptr, y),
                   "one for each block");
    EXPECT_TRUE(quantize_linear_v28({.axis = 1, .block_size = 2}, x, floats({2, 2}), nullptr, y).ok());
    EXPECT_TRUE(
        quantize_linear_v28({.axis = 1, .block_size = INT64_MAX}, x, floats({2, 1}), nullptr, y).ok());
    EXPECT_TRUE(quantize_linear_v13({.axis = 9}, x, floats({}), nullptr, y).ok())
        << "without many scales there is no axis";
    const Shape none{0, 3};
    ASSERT_TRUE(quantize_linear_v28({.axis = 0}, floats(none), floats({0}), nullptr, y).ok());
    EXPECT_EQ(y.shape(), none);
}

TEST(QuantizeErrors, Types) {
    const Tensor x = floats({2});
    const Tensor scale = floats({});
    const Tensor zero = Tensor::of<std::int8_t>({}, {0});
    Tensor y;
    EXPECT_REFUSED(quantize_linear_v28({.output_dtype = 2}, x, scale, &zero, y),
                   "tensor(int8), as the zero point");
    EXPECT_REFUSED(quantize_linear_v28({.output_dtype = 99}, x, scale, nullptr, y),
                   "element type is 99; allowed: the number of one, 1 to 28, or 0");
    EXPECT_REFUSED(quantize_linear_v28({.output_dtype = 7}, x, scale, nullptr, y), "tensor(int64)");
    EXPECT_REFUSED(quantize_linear_v28({.precision = 7}, x, scale, nullptr, y),
                   "attribute 'precision': value is 7");
    EXPECT_REFUSED(quantize_linear_v28({.precision = -1}, x, scale, nullptr, y), "value is -1");
    ASSERT_TRUE(quantize_linear_v28({}, x, scale, nullptr, y).ok());
    EXPECT_EQ(y.dtype(), DType::UInt8);
}

TEST(DequantizeErrors, TypesAndShapes) {
    const Tensor x = Tensor::of<std::uint8_t>({2}, {1, 2});
    Tensor y;
    EXPECT_REFUSED(dequantize_linear_v10(x, floats({2}), nullptr, y), "one element");
    EXPECT_REFUSED(dequantize_linear_v24({.output_dtype = 11}, x, floats({}), nullptr, y), "tensor(double)");
    EXPECT_REFUSED(dequantize_linear_v24({.output_dtype = -5}, x, floats({}), nullptr, y),
                   "element type is -5");
    const Tensor power = Tensor::of<Float8E8M0>({}, {Float8E8M0{128}});
    EXPECT_REFUSED(dequantize_linear_v24({}, x, power, nullptr, y), "tensor(float8e8m0)");
    ASSERT_TRUE(dequantize_linear_v24({.output_dtype = 1}, x, power, nullptr, y).ok());
    EXPECT_EQ(y.data<float>()[1], 4.0F);
}

TEST(CastLikeErrors, TheSecondInputIsNeeded) {
    Tensor y;
    ASSERT_TRUE(ai_onnx::cast_like_v25({}, floats({2}), Tensor::of<std::int8_t>({0}, {}), y).ok());
    EXPECT_EQ(y.dtype(), DType::Int8);
    EXPECT_REFUSED(ai_onnx::cast_like_v25({.round_mode = "sideways"}, floats({2}), floats({1}), y),
                   "sideways");
}

}  // namespace
}  // namespace opwright
