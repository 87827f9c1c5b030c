// SPDX-License-Identifier: Apache-2.0
// The text of a case of one node. For example:
//
//     y = Softmax-13(x) axis=0
//     x: tensor(float16)[2,3] 1 -2 nan 0.5 -0 inf
//     y: tensor(float16)[2,3] ...
//     rtol=0.001 atol=1e-07
//
// First line: outputs = Operator-version(inputs), the operator after its domain and a dot where that is not ai.onnx;
// `_` where an input or output is absent; then the attributes that the node has, spelt by the kind that the schema states:
//     axis=0   alpha=0.5   mode="linear"   axes=[0,1]   scales=[1,0.5]   keys=["a","b"]   to=tensor(float)
//     value=tensor(int64)[2] 3 -1 ;       a tensor ends with a semicolon
// Then one line per named input and output, `name: type value`, in any order. A value is written by its type:
//     tensor      [extents] elements          booleans are 0 and 1, complex numbers (re,im), strings "quoted"
//     seq         { value value ... }
//     optional    { value } or { }
//     map         { keys values }             two tensors of rank 1
// In strings, \" \\ and \xHH (two hexadecimal digits) stand for a byte.
// Last line, both optional: rtol=… atol=… (0 without; integers, booleans and strings of letters must be equal in any
// case), or `shape` if only types and shapes count.
#pragma once

#include "opwright/kernel.h"
#include "tests/runtime/case_value.h"

#include <string>
#include <string_view>
#include <vector>

namespace opwright::cases {

/// One node to run, and what is to come out.
struct NodeCase {
    std::string node;  ///< its text
    const Kernel* kernel = nullptr;
    std::vector<Attribute> attributes;
    std::vector<std::string> input_names;   ///< empty where absent
    std::vector<std::string> output_names;
    std::vector<Value> inputs;
    std::vector<Value> outputs;
    Tolerance tolerance;
};

/// The kernel of exactly that op-version, or, if not `exactly`, of the one that the opset means; null and a text if
/// there is none.
const Kernel* kernel_of(std::string_view domain, std::string_view op, std::int64_t opset, bool exactly, std::string& error);

/// False, with what is wrong and where, if the text does not follow the grammar or the registry lacks the op-version.
bool parse_case(std::string_view text, NodeCase& result, std::string& error);

}  // namespace opwright::cases
