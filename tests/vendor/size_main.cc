// SPDX-License-Identifier: Apache-2.0
// Size by its typed API. Ends with 0 if every value is right.
#include "generated/api/size.h"

#include <cstdio>
#include <string>

using namespace opwright;

namespace {

int wrong = 0;

void expect_size(const Tensor& x, std::int64_t elements) {
    Tensor y;
    const Status status = ai_onnx::size_v13(x, y);
    if (!status.ok() || y.dtype() != DType::Int64 || y.rank() != 0 || y.values<std::int64_t>()[0] != elements) {
        std::printf("wrong: %s\n", status.text().c_str());
        ++wrong;
    }
}

}  // namespace

int main() {
    expect_size(Tensor::of<float>({2, 3}, {1, 2, 3, 4, 5, 6}), 6);
    expect_size(Tensor::of<std::string>({2}, {"a", "b"}), 2);
    expect_size(Tensor::of<std::int8_t>({4, 0}, {}), 0);
    expect_size(Tensor::scalar(true), 1);

    Tensor y;
    const Status status = ai_onnx::size_v1(Tensor::scalar(BFloat16()), y);
    if (status.code() != Code::InvalidInput || status.text().find("Size-1: input 0 'data': type is tensor(bfloat16); allowed: ") != 0) {
        std::printf("wrong: %s\n", status.text().c_str());
        ++wrong;
    }
    return wrong;
}
