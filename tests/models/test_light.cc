// SPDX-License-Identifier: Apache-2.0
// The nine whole networks that come with onnx, with the outputs that come with them.
#include <gtest/gtest.h>

#include <cstdlib>

#include "opwright/opwright.h"
#include "runtime/graph/compare.h"
#include "runtime/graph/decode.h"

namespace opwright {
namespace {

std::string data(const std::string& file) {
    const char* root = std::getenv("OPWRIGHT_SOURCE_DIR");
    return std::string(root != nullptr ? root : ".") + "/tests/models/light/" + file;
}

/// The input of onnx's own test: i/n for element i of n.
Value ramp(const ModelValue& input) {
    Tensor tensor;
    EXPECT_TRUE(Tensor::make(DType::Float, Shape{std::span<const std::int64_t>(input.shape)}, tensor).ok());
    const auto count = static_cast<double>(tensor.elements());
    for (std::int64_t i = 0; i < tensor.elements(); ++i) {
        tensor.mutable_data<float>()[i] = static_cast<float>(static_cast<double>(i) / count);
    }
    return tensor;
}

class LightNetwork : public testing::TestWithParam<const char*> {};

TEST_P(LightNetwork, GivesTheExpectedOutput) {
    const std::string name = GetParam();
    Model model;
    ASSERT_EQ(Model::load(data(name + ".onnx"), model).text(), "");
    ASSERT_EQ(model.inputs().size(), 1U);
    Ref<net::File> file;
    ASSERT_EQ(net::File::open(data(name + "_output_0.pb"), file).text(), "");
    Value expected;
    ASSERT_EQ(net::decode_data(file->bytes(), model.outputs()[0].type, expected).text(), "");
    for (int round = 0; round < 2; ++round) {
        std::vector<Value> outputs;
        ASSERT_EQ(model.run({ramp(model.inputs()[0])}, outputs).text(), "");
        ASSERT_EQ(outputs.size(), 1U);
        EXPECT_EQ(difference(outputs[0], expected), "");
    }
}

INSTANTIATE_TEST_SUITE_P(Onnx, LightNetwork,
                         testing::Values("light_bvlc_alexnet", "light_densenet121", "light_inception_v1",
                                         "light_inception_v2", "light_resnet50", "light_shufflenet",
                                         "light_squeezenet", "light_vgg19", "light_zfnet512"),
                         [](const auto& info) { return std::string(info.param); });

}  // namespace
}  // namespace opwright
