// SPDX-License-Identifier: Apache-2.0
// The nine whole networks that come with onnx, with the outputs that come with them.
#include <gtest/gtest.h>

#include <cstdio>
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

Value expected_output(const std::string& name, const Type& type) {
    Ref<net::File> file;
    EXPECT_EQ(net::File::open(data(name + "_output_0.pb"), file).text(), "");
    Value expected;
    EXPECT_EQ(net::decode_data(file->bytes(), type, expected).text(), "");
    return expected;
}

class LightNetwork : public testing::TestWithParam<const char*> {};

TEST_P(LightNetwork, GivesTheExpectedOutput) {
    const std::string name = GetParam();
    Model model;
    ASSERT_EQ(Model::load(data(name + ".onnx"), model).text(), "");
    ASSERT_EQ(model.inputs().size(), 1U);
    const Value expected = expected_output(name, model.outputs()[0].type);
    for (int round = 0; round < 2; ++round) {
        std::vector<Value> outputs;
        ASSERT_EQ(model.run({ramp(model.inputs()[0])}, outputs).text(), "");
        ASSERT_EQ(outputs.size(), 1U);
        EXPECT_EQ(difference(outputs[0], expected), "");
    }
}

TEST_P(LightNetwork, UnderAnyLimitIsRightOrSaysSo) {
    const std::string name = GetParam();
    int refused_at_load = 0, refused_at_run = 0;
    for (double limit = 1;; limit *= 1.6) {
        Model model;
        const LoadOptions options{.threads = 2, .max_memory = static_cast<std::size_t>(limit)};
        const Status loaded = Model::load(data(name + ".onnx"), model, options);
        if (!loaded.ok()) {
            ASSERT_EQ(loaded.code(), Code::OutOfMemory) << limit << ": " << loaded.text();
            ++refused_at_load;
            continue;
        }
        std::vector<Value> outputs;
        Status ran;
        // What a run leaves behind must serve the next one.
        for (int round = 0; round < 2; ++round) ran = model.run({ramp(model.inputs()[0])}, outputs);
        if (ran.ok()) {
            EXPECT_EQ(difference(outputs[0], expected_output(name, model.outputs()[0].type)), "") << limit;
            break;
        }
        ASSERT_EQ(ran.code(), Code::OutOfMemory) << limit << ": " << ran.text();
        ++refused_at_run;
    }
    EXPECT_GE(refused_at_load, 10);
    std::printf("%d limits refused while loading, %d in a run\n", refused_at_load, refused_at_run);
}

INSTANTIATE_TEST_SUITE_P(Onnx, LightNetwork,
                         testing::Values("light_bvlc_alexnet", "light_densenet121", "light_inception_v1",
                                         "light_inception_v2", "light_resnet50", "light_shufflenet",
                                         "light_squeezenet", "light_vgg19", "light_zfnet512"),
                         [](const auto& info) { return std::string(info.param); });

}  // namespace
}  // namespace opwright
