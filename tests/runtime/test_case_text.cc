// SPDX-License-Identifier: Apache-2.0
// The tests' own tools: the text of cases, and the comparison, which must be able to fail.
#include "tests/runtime/case_run.h"
#include "tests/runtime/case_text.h"
#include "tests/runtime/case_value.h"

#include <gtest/gtest.h>


namespace opwright::cases {
namespace {

/// The value that `text` spells, by way of a case of an operator that passes anything on.
Value parsed(const std::string& text) {
    NodeCase given;
    std::string error;
    EXPECT_TRUE(parse_case("y = Identity-25(x)\nx: " + text + "\ny: " + text, given, error)) << error;
    return given.inputs.empty() ? Value() : given.inputs[0];
}

TEST(CaseText, EveryTypeReadsBackAsItIsWritten) {
    const char* kTexts[] = {
        "tensor(float) [7] 1 -2.5 nan inf -inf -0 1e-45",
        "tensor(double) [2,1] 0.1 5e-324",
        "tensor(float16) [5] 65504 5.960464477539063e-08 -0 nan -inf",
        "tensor(bfloat16) [3] 3.3895313892515355e+38 9.183549615799121e-41 0.1953125",
        "tensor(float8e4m3fn) [4] 448 -0.001953125 nan -0",
        "tensor(float8e4m3fnuz) [3] 240 -0.0009765625 nan",
        "tensor(float8e5m2) [4] 57344 inf nan -0",
        "tensor(float8e5m2fnuz) [3] 57344 7.62939453125e-06 nan",
        "tensor(float8e8m0) [4] 1 1.7014118346046923e+38 5.877471754111438e-39 nan",
        "tensor(float6e2m3) [5] 7.5 -7.5 0.125 -0 1",
        "tensor(float6e3m2) [5] 28 -0.0625 0.25 3 -0",
        "tensor(float4e2m1) [3] 6 -0.5 1.5",
        "tensor(int2) [5] -2 -1 0 1 -2",
        "tensor(uint2) [3] 3 0 2",
        "tensor(int4) [3] -8 7 -1",
        "tensor(uint4) [3] 15 0 9",
        "tensor(int8) [2] -128 127",
        "tensor(uint8) [2] 255 0",
        "tensor(int16) [1] -32768",
        "tensor(uint16) [1] 65535",
        "tensor(int32) [1] -2147483648",
        "tensor(uint32) [1] 4294967295",
        "tensor(int64) [1] -9223372036854775808",
        "tensor(uint64) [] 18446744073709551615",
        "tensor(bool) [3] 1 0 1",
        "tensor(complex64) [2] (1,-0.5) (nan,inf)",
        "tensor(complex128) [1] (0.1,-0)",
        "tensor(string) [4] \"a b\" \"\" \"q\\\"\\\\\" \"\\xc3\\xa9\\x0a\"",
        "tensor(float) [2,0,3]",
        "seq(tensor(int64)) { [2] 1 2 [0] [] 5 }",
        "seq(tensor(string)) { }",
        "optional(tensor(float)) { [1] 2 }",
        "optional(seq(tensor(bool))) { { [1] 1 [2] 0 1 } }",
        "optional(tensor(float)) { }",
    };
    for (const char* text : kTexts) EXPECT_EQ(text_of(parsed(text)), text);
}

TEST(CaseText, MapsReadBack) {
    NodeCase given;
    std::string error;
    const char* text = "z = ai.onnx.ml.ZipMap-1(x) classlabels_strings=[\"a\",\"b c\"]\n"
                       "x: tensor(float)[1,2] 0.5 2\n"
                       "z: seq(map(string,tensor(float))) { { [2] \"a\" \"b c\" [2] 0.5 2 } }";
    ASSERT_TRUE(parse_case(text, given, error)) << error;
    EXPECT_EQ(given.outputs[0].items()[0].keys().data<std::string>()[1], "b c");
    EXPECT_EQ(given.outputs[0].items()[0].map_values().data<float>()[1], 2.0F);
}

TEST(CaseText, WrongTextsAreErrors) {
    const struct {
        const char* text;
        const char* part;
    } kWrong[] = {
        {"y = Identity-25(x)\nx: tensor(float)[2] 1\ny: tensor(float)[2] 1 2", "is no number"},
        {"y = Identity-25(x)\nx: tensor(float)[2] 1 2", "gives no value for 'y'"},
        {"y = Identity-25(x)\nx: tensor(float)[] 1\ny: tensor(float)[] 1\nz: tensor(float)[] 1", "does not name"},
        {"y = Identity-25(x)\nx: tensor(float)[] 1\nx: tensor(float)[] 1", "is given twice"},
        {"y = Identity-24(x) axis=1\nx: tensor(float)[] 1\ny: tensor(float)[] 1", "no text"},
        {"y = Identity-20(x)\n", "means Identity-19"},
        {"y = Identiti-25(x)\n", "Identiti"},
        {"y = Identity-25(x)\nx: tensor(flot)[] 1", "is no element type"},
        {"y = Identity-25(x)\nx: list(tensor(float)){}", "is no kind of value"},
        {"y = Identity-25(x)\nx: tensor(float16)[] 0.1", "a number that the type does not have"},
        {"y = Identity-25(x)\nx: tensor(float4e2m1)[] nan", "a number that the type does not have"},
        {"y = Identity-25(x)\nx: tensor(float8e8m0)[] 3", "a number that the type does not have"},
        {"y = Identity-25(x)\nx: tensor(int4)[] 8", "beyond the type's range"},
        {"y = Identity-25(x)\nx: tensor(bool)[] 2", "beyond the type's range"},
        {"y = Identity-25(x)\nx: tensor(int8)[] 128", "is no number"},
        {"y = Identity-25(x)\nx: tensor(float)[-1] 1", "no shape"},
        {"y = Identity-25(x)\nx: optional(tensor(float)){ [] 1 [] 2 }", "holds one value"},
        {"y = Identity-25(x)\nx: tensor(string)[] \"open", "expected '\"'"},
    };
    for (const auto& wrong : kWrong) {
        NodeCase given;
        std::string error;
        EXPECT_FALSE(parse_case(wrong.text, given, error)) << wrong.text;
        EXPECT_NE(error.find(wrong.part), std::string::npos) << wrong.text << "\n" << error;
    }
}

TEST(CaseComparison, SeesEveryDifference) {
    const Tolerance exact{.signed_zero = true};
    const struct {
        const char* got;
        const char* expected;
        Tolerance tolerance;
        bool same;
    } kPairs[] = {
        {"tensor(float)[2] 1 nan", "tensor(float)[2] 1 nan", exact, true},
        {"tensor(float)[2] 1 2", "tensor(float)[2] 1 nan", exact, false},
        {"tensor(float)[2] 1 nan", "tensor(float)[2] 1 2", {.rtol = 1e9, .atol = 1e9}, false},
        {"tensor(float)[] inf", "tensor(float)[] 1e38", {.rtol = 1e9, .atol = 1e30}, false},
        {"tensor(float)[] 1e38", "tensor(float)[] inf", {.rtol = 1e9, .atol = 1e30}, false},
        {"tensor(float)[] -inf", "tensor(float)[] inf", exact, false},
        {"tensor(float)[] 0", "tensor(float)[] -0", exact, false},
        {"tensor(float)[] 0", "tensor(float)[] -0", {}, true},
        {"tensor(float)[] 1.0000001", "tensor(float)[] 1", exact, false},
        {"tensor(float)[] 1.0000001", "tensor(float)[] 1", {.rtol = 2e-7}, true},
        {"tensor(float)[] 1.0000005", "tensor(float)[] 1", {.rtol = 2e-7}, false},
        {"tensor(float)[1] 1", "tensor(float)[] 1", exact, false},
        {"tensor(double)[] 1", "tensor(float)[] 1", exact, false},
        {"tensor(int32)[] 1000", "tensor(int32)[] 1001", {.rtol = 1}, false},
        {"tensor(int4)[3] 1 -8 7", "tensor(int4)[3] 1 -8 6", exact, false},
        {"tensor(bool)[2] 1 0", "tensor(bool)[2] 1 1", exact, false},
        {"tensor(string)[1] \"a\"", "tensor(string)[1] \"b\"", {.rtol = 1}, false},
        {"tensor(string)[1] \"0.10\"", "tensor(string)[1] \"0.1\"", {.rtol = 1e-3}, true},
        {"tensor(string)[1] \"0.10\"", "tensor(string)[1] \"0.1\"", exact, false},
        {"tensor(complex64)[] (1,2)", "tensor(complex64)[] (1,-2)", exact, false},
        {"tensor(float)[2] 1 2", "tensor(float)[2] 3 4", {.shape_only = true}, true},
        {"tensor(float)[1] 1", "tensor(float)[2] 3 4", {.shape_only = true}, false},
        {"seq(tensor(float)){ [] 1 }", "seq(tensor(float)){ [] 1 [] 2 }", exact, false},
        {"seq(tensor(float)){ [] 1 [] 3 }", "seq(tensor(float)){ [] 1 [] 2 }", exact, false},
        {"optional(tensor(float)){ }", "optional(tensor(float)){ [] 2 }", exact, false},
        {"optional(tensor(float)){ }", "tensor(float)[0]", exact, false},
    };
    for (const auto& pair : kPairs) {
        const std::string text = difference(parsed(pair.got), parsed(pair.expected), pair.tolerance);
        EXPECT_EQ(text.empty(), pair.same) << pair.got << " against " << pair.expected << ": " << text;
    }
}

TEST(CaseComparison, CopiesShareNothing) {
    for (const char* text : {"tensor(float)[2] 1 2", "tensor(string)[1] \"a\"", "seq(tensor(int4)){ [3] 1 2 3 }", "optional(tensor(float)){ }"}) {
        const Value value = parsed(text);
        const Value copy = deep_copy(value);
        EXPECT_TRUE(same_bits(value, copy)) << text;
        EXPECT_FALSE(value.is_tensor() && value.tensor().shares(copy.tensor())) << text;
    }
    EXPECT_FALSE(same_bits(parsed("tensor(float)[] 0"), parsed("tensor(float)[] -0")));
    EXPECT_FALSE(same_bits(parsed("tensor(string)[] \"a\""), parsed("tensor(string)[] \"b\"")));
}

TEST(CaseRun, AWrongExpectationFails) {
    NodeCase given;
    std::string error;
    std::vector<Arm> arms;
    ASSERT_TRUE(parse_case("y = Identity-25(x)\nx: tensor(float)[2] 1 2\ny: tensor(float)[2] 1 3", given, error)) << error;
    EXPECT_NE(run_node(given, arms).find("got 2, expected 3"), std::string::npos);
    ASSERT_TRUE(parse_case("y = Identity-25(x)\nx: tensor(float)[2] 1 2\ny: tensor(float)[2] 1 2", given, error)) << error;
    EXPECT_EQ(run_node(given, arms), "");
    EXPECT_EQ(arms, (std::vector<Arm>{{"V", "tensor(float)"}}));
}

}  // namespace
}  // namespace opwright::cases
