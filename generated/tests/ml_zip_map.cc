// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   tests/cases/ai.onnx.ml/ZipMap.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"ml_ZipMap_v1.integers", Origin::Derived, "ort", R"case(
Z = ai.onnx.ml.ZipMap-1(X) classlabels_int64s=[7,-2,5]
X: tensor(float)[2,3] -0.12754 -0.90079 -1.1549 12.298 12.298 -4.2824
Z: seq(map(int64,tensor(float))) { { [3] -2 5 7 [3] -0.90079 -1.1549 -0.12754 } { [3] -2 5 7 [3] 12.298
    -4.2824 12.298 } }
)case"},
    {"ml_ZipMap_v1.no_rows", Origin::Derived, "ort", R"case(
Z = ai.onnx.ml.ZipMap-1(X) classlabels_strings=["yes","no"]
X: tensor(float)[0,2]
Z: seq(map(string,tensor(float))) { }
)case"},
    {"ml_ZipMap_v1.one_row", Origin::Derived, "ort", R"case(
Z = ai.onnx.ml.ZipMap-1(X) classlabels_int64s=[1,0]
X: tensor(float)[2] -0.36619 -0.19033
Z: seq(map(int64,tensor(float))) { { [2] 0 1 [2] -0.19033 -0.36619 } }
)case"},
    {"ml_ZipMap_v1.strings", Origin::Derived, "ort", R"case(
Z = ai.onnx.ml.ZipMap-1(X) classlabels_strings=["b","","a"]
X: tensor(float)[2,3] -2.6122 0.067899 1.6609 -2.6122 -1.4734 -0.071124
Z: seq(map(string,tensor(float))) { { [3] "" "a" "b" [3] 0.067899 1.6609 -2.6122 } { [3] "" "a" "b" [3]
    -1.4734 -0.071124 -2.6122 } }
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
