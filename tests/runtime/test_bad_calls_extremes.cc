// SPDX-License-Identifier: Apache-2.0
// Calls at the edge of what is allowed, beside those that are refused (test_bad_calls.cc): scalars, tensors
// without elements, 64-bit extremes and numbers that are none as parameters. Expected values follow from the
// text of the standard.
#include <gtest/gtest.h>

#include "tests/runtime/case_run.h"

namespace opwright::cases {
namespace {

const char* const kCalls[] = {
    // scalars
    "y = Softmax-13(x)\nx: tensor(float)[] 7\ny: tensor(float)[] 1",
    "y = ArgMax-13(x) keepdims=1\nx: tensor(float)[] 7\ny: tensor(int64)[] 0",
    "y = ReduceSum-13(x)\nx: tensor(float)[] 7\ny: tensor(float)[] 7",
    "y = ReduceMax-20(x) keepdims=0\nx: tensor(bool)[] 1\ny: tensor(bool)[] 1",
    "y = NonZero-13(x)\nx: tensor(float)[] 7\ny: tensor(int64)[0,1]",
    "y = NonZero-13(x)\nx: tensor(float)[] 0\ny: tensor(int64)[0,0]",
    "y = Shape-25(x)\nx: tensor(float)[] 7\ny: tensor(int64)[0]",
    "y = Transpose-13(x)\nx: tensor(float)[] 7\ny: tensor(float)[] 7",
    "y = Unsqueeze-13(x, a)\nx: tensor(float)[] 7\na: tensor(int64)[2] -1 0\ny: tensor(float)[1,1] 7",
    "y = Unsqueeze-13(x, a)\nx: tensor(float)[] 7\na: tensor(int64)[0]\ny: tensor(float)[] 7",
    "y = Reshape-14(x, s)\nx: tensor(float)[1,1] 7\ns: tensor(int64)[0]\ny: tensor(float)[] 7",
    "y = Slice-13(x, s, e)\nx: tensor(float)[] 7\ns: tensor(int64)[0]\ne: tensor(int64)[0]\ny: tensor(float)[] 7",
    "y = Pad-18(x, p)\nx: tensor(float)[] 7\np: tensor(int64)[0]\ny: tensor(float)[] 7",
    "y = Gather-13(x, i)\nx: tensor(float)[2] 7 8\ni: tensor(int64)[] -1\ny: tensor(float)[] 8",
    "y = MatMul-13(a, b)\na: tensor(float)[2] 1 2\nb: tensor(float)[2] 3 4\ny: tensor(float)[] 11",
    "y = QuantizeLinear-25(x, s)\nx: tensor(float)[] 7\ns: tensor(float)[1] 2\ny: tensor(uint8)[] 4",
    "y = ConstantOfShape-9(s)\ns: tensor(int64)[0]\ny: tensor(float)[] 0",

    // no elements
    "y = MatMul-13(a, b)\na: tensor(float)[2,0]\nb: tensor(float)[0,1]\ny: tensor(float)[2,1] 0 0",
    "y = MatMul-13(a, b)\na: tensor(int32)[2,0]\nb: tensor(int32)[0,1]\ny: tensor(int32)[2,1] 0 0",
    "y = Gemm-13(a, b, c)\na: tensor(float)[1,0]\nb: tensor(float)[0,2]\nc: tensor(float)[2] 3 4\ny: tensor(float)[1,2] 3 4",
    "y = Gemm-13(a, b, c)\na: tensor(float16)[1,0]\nb: tensor(float16)[0,1]\nc: tensor(float16)[] 3\ny: tensor(float16)[1,1] 3",
    "y = Conv-22(x, w, b)\nx: tensor(float)[1,0,2] \nw: tensor(float)[2,0,1]\nb: tensor(float)[2] 5 6\ny: tensor(float)[1,2,2] 5 5 6 6",
    "y = Conv-22(x, w)\nx: tensor(float)[0,1,3]\nw: tensor(float)[1,1,2] 1 1\ny: tensor(float)[0,1,2]",
    "y = Conv-22(x, w, b) pads=[1,1]\nx: tensor(float)[1,1,0]\nw: tensor(float)[2,1,2] 1 2 3 4\n"
    "b: tensor(float)[2] 5 6\ny: tensor(float)[1,2,1] 5 6",
    "y = Conv-22(x, w) pads=[1,1]\nx: tensor(float16)[1,1,0]\nw: tensor(float16)[1,1,1] 1\ny: tensor(float16)[1,1,2] 0 0",
    "y = MaxPool-22(x) kernel_shape=[2,1] pads=[1,1,1,0]\nx: tensor(float)[1,1,0,1]\ny: tensor(float)[1,1,1,2] -inf -inf",
    "y = AveragePool-22(x) kernel_shape=[2] pads=[1,1] count_include_pad=1\nx: tensor(double)[1,1,0]\ny: tensor(double)[1,1,1] 0",
    "y, o, p, q, r = BatchNormalization-6(x, s, b, m, v)\nx: tensor(float)[1,0]\ns: tensor(float)[0]\nb: tensor(float)[0]\n"
    "m: tensor(float)[0]\nv: tensor(float)[0]\ny: tensor(float)[1,0]\no: tensor(float)[0]\np: tensor(float)[0]\n"
    "q: tensor(float)[0]\nr: tensor(float)[0]",
    "y = MaxPool-22(x) kernel_shape=[2]\nx: tensor(float)[1,0,3]\ny: tensor(float)[1,0,2]",
    "y = GlobalAveragePool-22(x)\nx: tensor(float)[1,2,0]\ny: tensor(float)[1,2,1] nan nan",
    "y = LRN-13(x) size=3\nx: tensor(float)[1,0,2]\ny: tensor(float)[1,0,2]",
    "y = Softmax-13(x) axis=0\nx: tensor(float)[0,2]\ny: tensor(float)[0,2]",
    "y = ArgMax-13(x) axis=0\nx: tensor(float)[2,0]\ny: tensor(int64)[1,0]",
    "y = ReduceSum-13(x)\nx: tensor(float)[2,0]\ny: tensor(float)[1,1] 0",
    "y = ReduceMax-20(x, a) keepdims=0\nx: tensor(float)[2,0]\na: tensor(int64)[1] -1\ny: tensor(float)[2] -inf -inf",
    "y = ReduceMax-20(x, a) keepdims=0\nx: tensor(int8)[0,1]\na: tensor(int64)[1] 0\ny: tensor(int8)[1] -128",
    "y = Concat-13(a, b) axis=-1\na: tensor(float)[1,0]\nb: tensor(float)[1,1] 3\ny: tensor(float)[1,1] 3",
    "y = Gather-13(x, i)\nx: tensor(float)[0,2]\ni: tensor(int64)[0]\ny: tensor(float)[0,2]",
    "y = SplitToSequence-11(x, p) axis=1\nx: tensor(float)[0,4]\np: tensor(int64)[2] 1 3\ny: seq(tensor(float)){ [0,1] [0,3] }",
    "y = SplitToSequence-11(x, p)\nx: tensor(float)[0]\np: tensor(int64)[0]\ny: seq(tensor(float)){ }",
    "y = SplitToSequence-11(x, p)\nx: tensor(float)[1] 3\np: tensor(int64)[3] 0 1 0\ny: seq(tensor(float)){ [0] [1] 3 [0] }",
    "y = ConcatFromSequence-11(s) axis=0\ns: seq(tensor(float)){ [0] [0] }\ny: tensor(float)[0]",
    "y = Where-16(c, a, b)\nc: tensor(bool)[0]\na: tensor(string)[1] \"a\"\nb: tensor(string)[] \"b\"\ny: tensor(string)[0]",
    "y = Reshape-14(x, s) allowzero=1\nx: tensor(float)[0,2]\ns: tensor(int64)[2] 3 0\ny: tensor(float)[3,0]",
    "y = Reshape-14(x, s)\nx: tensor(float)[0,2]\ns: tensor(int64)[2] 0 5\ny: tensor(float)[0,5]",
    "y = Pad-18(x, p, v)\nx: tensor(float)[0]\np: tensor(int64)[2] 1 1\nv: tensor(float)[1] 9\ny: tensor(float)[2] 9 9",
    "y = Transpose-13(x) perm=[1,0]\nx: tensor(float)[0,4611686018427387904]\ny: tensor(float)[4611686018427387904,0]",
    "y = Size-25(x)\nx: tensor(float)[0,4611686018427387904]\ny: tensor(int64)[] 0",
    "y = DequantizeLinear-25(x, s) axis=0\nx: tensor(int8)[0,2]\ns: tensor(float)[0]\ny: tensor(float)[0,2]",
    "y = QuantizeLinear-25(x, s) axis=0 block_size=9223372036854775807\nx: tensor(float)[2] 2 4\ns: tensor(float)[1] 2\ny: tensor(uint8)[2] 1 2",
    "y = BatchNormalization-15(x, s, b, m, v)\nx: tensor(float)[0,1]\ns: tensor(float)[1] 1\nb: tensor(float)[1] 1\nm: tensor(float)[1] 1\nv: tensor(float)[1] 1\ny: tensor(float)[0,1]",
    "y, i = MaxPool-22(x) kernel_shape=[1,1]\nx: tensor(float)[0,1,1,1]\ny: tensor(float)[0,1,1,1]\ni: tensor(int64)[0,1,1,1]",
    "y = StringNormalizer-10(x)\nx: tensor(string)[0]\ny: tensor(string)[1] \"\"",
    "z = ai.onnx.ml.ZipMap-1(x) classlabels_int64s=[]\nx: tensor(float)[1,0]\nz: seq(map(int64,tensor(float))){ { [0] [0] } }",
    "y = ai.onnx.ml.LabelEncoder-4(x) keys_int64s=[] values_int64s=[]\nx: tensor(int64)[1] 5\ny: tensor(int64)[1] -1",

    // 64-bit extremes
    "y = Slice-13(x, s, e, a, t)\nx: tensor(float)[3] 1 2 3\ns: tensor(int64)[1] 9223372036854775807\ne: tensor(int64)[1] -9223372036854775808\n"
    "a: tensor(int64)[1] -1\nt: tensor(int64)[1] -1\ny: tensor(float)[3] 3 2 1",
    "y = Slice-13(x, s, e, a, t)\nx: tensor(float)[3] 1 2 3\ns: tensor(int64)[1] -9223372036854775808\ne: tensor(int64)[1] 9223372036854775807\n"
    "a: tensor(int64)[1] 0\nt: tensor(int64)[1] 9223372036854775807\ny: tensor(float)[1] 1",
    "y = Slice-13(x, s, e, a, t)\nx: tensor(float)[3] 1 2 3\ns: tensor(int64)[1] 9223372036854775807\ne: tensor(int64)[1] -9223372036854775808\n"
    "a: tensor(int64)[1] 0\nt: tensor(int64)[1] -9223372036854775808\ny: tensor(float)[1] 3",
    "y = Shape-25(x) start=-9223372036854775808 end=9223372036854775807\nx: tensor(float)[1,2] 1 2\ny: tensor(int64)[2] 1 2",
    "y = Shape-25(x) start=9223372036854775807 end=-9223372036854775808\nx: tensor(float)[1,2] 1 2\ny: tensor(int64)[0]",
    "y = Pad-18(x, p)\nx: tensor(float)[0,1152921504606846976]\np: tensor(int64)[4] 0 -1152921504606846976 0 0\ny: tensor(float)[0,0]",
    "y = LRN-13(x) size=9223372036854775807 alpha=0 beta=1 bias=2\nx: tensor(float)[1,1] 4\ny: tensor(float)[1,1] 2",
    "y = LRN-13(x) size=9223372036854775807 alpha=0 beta=1 bias=2\nx: tensor(double)[1,1] 4\ny: tensor(double)[1,1] 2",
    "y = SplitToSequence-11(x, p)\nx: tensor(float)[2] 1 2\np: tensor(int64)[] 9223372036854775807\ny: seq(tensor(float)){ [2] 1 2 }",
    "y = MaxPool-22(x) kernel_shape=[1] strides=[2147483648]\nx: tensor(float)[1,1,3] 1 2 3\ny: tensor(float)[1,1,1] 1",
    "y = AveragePool-22(x) kernel_shape=[1] dilations=[2147483648]\nx: tensor(float)[1,1,2] 1 2\ny: tensor(float)[1,1,2] 1 2",
    "y = Conv-22(x, w) strides=[2147483648,1] dilations=[1,2147483648]\nx: tensor(float)[1,1,2,2] 1 2 3 4\nw: tensor(float)[1,1,1,1] 2\ny: tensor(float)[1,1,1,2] 2 4",
    "y = Clip-13(x, low, high)\nx: tensor(int64)[2] -9223372036854775808 9223372036854775807\nlow: tensor(int64)[] 5\nhigh: tensor(int64)[] 3\ny: tensor(int64)[2] 3 3",
    "y = Div-14(a, b)\na: tensor(int64)[2] -9223372036854775808 1\nb: tensor(int64)[2] -1 0\ny: tensor(int64)[2] -9223372036854775808 0",
    "y = Abs-13(x)\nx: tensor(int64)[1] -9223372036854775808\ny: tensor(int64)[1] -9223372036854775808",
    "y = Mul-14(a, b)\na: tensor(uint16)[1] 65535\nb: tensor(uint16)[1] 65535\ny: tensor(uint16)[1] 1",

    // numbers that are none, and padding that is all there is
    "y = Clip-13(x, low)\nx: tensor(float)[2] 1 nan\nlow: tensor(float)[] nan\ny: tensor(float)[2] 1 nan",
    "y = HardSigmoid-22(x) alpha=inf\nx: tensor(float)[3] 1 -1 0\ny: tensor(float)[3] 1 0 nan",
    "y = LRN-13(x) size=1 bias=nan\nx: tensor(float)[1,1] 4\ny: tensor(float)[1,1] nan",
    "y = Gemm-13(a, b) alpha=nan\na: tensor(float)[1,1] 1\nb: tensor(float)[1,1] 1\ny: tensor(float)[1,1] nan",
    "y = Dropout-22(x, r)\nx: tensor(float)[1] 3\nr: tensor(float)[] nan\ny: tensor(float)[1] 3",
    "y = ReduceMax-20(x)\nx: tensor(float)[3] 1 nan 3\ny: tensor(float)[1] nan",
    "y, i = MaxPool-22(x) kernel_shape=[1] pads=[1,1]\nx: tensor(float)[1,2,1] 5 6\ny: tensor(float)[1,2,3] -inf 5 -inf -inf 6 -inf\n"
    "i: tensor(int64)[1,2,3] -1 0 -1 -1 1 -1",
    "y, i = MaxPool-22(x) kernel_shape=[1,1] pads=[0,1,0,0] storage_order=1\nx: tensor(float)[1,1,1,1] 5\ny: tensor(float)[1,1,1,2] -inf 5\n"
    "i: tensor(int64)[1,1,1,2] -1 0",
    "y = MaxPool-22(x) kernel_shape=[1] pads=[1,0]\nx: tensor(float)[1,1,1] 5\ny: tensor(float)[1,1,2] -inf 5",
    "y = AveragePool-22(x) kernel_shape=[1] pads=[1,0]\nx: tensor(float)[1,1,1] 5\ny: tensor(float)[1,1,2] nan 5",
    "y = AveragePool-22(x) kernel_shape=[1] pads=[1,0] count_include_pad=1\nx: tensor(float)[1,1,1] 5\ny: tensor(float)[1,1,2] 0 5",
};

TEST(ExtremeCalls, GiveWhatTheStandardSays) {
    for (const char* text : kCalls) {
        NodeCase given;
        std::string error;
        std::vector<Arm> arms;
        ASSERT_TRUE(parse_case(text, given, error)) << error << "\n" << text;
        EXPECT_EQ(run_node(given, arms), "") << text;
    }
}

}  // namespace
}  // namespace opwright::cases
