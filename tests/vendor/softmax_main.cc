// SPDX-License-Identifier: Apache-2.0
// What a vendor's program may look like: Softmax by its typed API. Ends with 0 if every value is right.
#include "generated/api/softmax.h"

#include <cmath>
#include <cstdio>

using namespace opwright;

namespace {

int wrong = 0;

void expect(bool right, const char* what) {
    if (!right) {
        std::printf("wrong: %s\n", what);
        ++wrong;
    }
}

}  // namespace

int main() {
    Tensor y;

    // Version 13: along the last axis. e^1, e^2, e^3 over their sum; 1, 1, 2 over 4.
    const float two = std::log(2.0f);
    const Tensor x = Tensor::of<float>({2, 3}, {1, 2, 3, 0, 0, two});
    Status status = ai_onnx::softmax_v13({}, x, y);
    expect(status.ok() && y.shape() == Shape({2, 3}), status.text().c_str());
    if (wrong > 0) return wrong;
    const float expected[] = {0.09003057f, 0.24472847f, 0.66524096f, 0.25f, 0.25f, 0.5f};
    for (std::size_t i = 0; i < 6; ++i) expect(std::fabs(y.values<float>()[i] - expected[i]) < 1e-6f, "a value of version 13");

    // Version 1: the axes from 1 on are one row.
    const Tensor cube = Tensor::of<double>({1, 2, 2}, {0, 0, 0, 0});
    expect(ai_onnx::softmax_v1({}, cube, y).ok(), "version 1 runs");
    for (const double value : y.values<double>()) expect(value == 0.25, "a value of version 1");

    status = ai_onnx::softmax_v13({.axis = 2}, x, y);
    expect(status.text() == "Softmax-13: attribute 'axis': value is 2; allowed: -2 to 1", status.text().c_str());
    status = ai_onnx::softmax_v13({}, Tensor::of<std::int32_t>({1}, {1}), y);
    expect(status.text() == "Softmax-13: input 0 'input': type is tensor(int32); allowed: tensor(float), tensor(float16), tensor(double), "
                            "tensor(bfloat16)", status.text().c_str());
    return wrong;
}
