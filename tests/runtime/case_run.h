// SPDX-License-Identifier: Apache-2.0
// Running a case of one node through a kernel's four phases, in every way that an executor may.
#pragma once

#include "tests/runtime/case_text.h"

#include <string>
#include <utility>
#include <vector>

namespace opwright::cases {

/// A type variable and the type that it stood for.
using Arm = std::pair<std::string, std::string>;

/// Empty if the node gave what was expected, in all of: parameters given at run; all inputs but the first one constant
/// (parameters resolved, weights packed and the originals gone where prepare says so); and inputs that nothing else
/// holds, so that they may be written over. Each allocation may be the one that is refused: the error says so. Shapes
/// foretold must be those that came, and inputs that somebody else holds must stay as they are. `arms` gets the types
/// of the node's inputs and outputs.
std::string run_node(const NodeCase& given, std::vector<Arm>& arms);

/// The arms of a node of that row with such inputs and outputs.
void note_arms(const OpRow& row, std::span<const Value> inputs, std::span<const Value> outputs, std::vector<Arm>& arms);

/// "output 1 'mean': " + what differs + the values; empty if nothing does.
std::string compare_outputs(std::span<const Value> got, std::span<const Value> expected, std::span<const std::string> names,
                            const Tolerance& tolerance);

}  // namespace opwright::cases
