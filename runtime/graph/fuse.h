// SPDX-License-Identifier: Apache-2.0
// Nodes that run in one pass: what follows a convolution, a normalisation or a sum element by element.
#pragma once

#include "runtime/graph/program.h"

namespace opwright::net {

/// What a bound node of floats, whose attributes are still there, does to each element.
Trait trait_of(const Node& node);

/// Joins nodes of a graph whose nodes are bound and whose constants are made. A value between two of them has
/// one reader only, and no graph output is one. Results change in one case: successive multiplications and
/// additions by channel are multiplied out, so that their intermediate results are not rounded.
void fuse(Graph& graph, const std::vector<Constant>& constants);

/// Runs a node that holds a fusion. Where the input's shape does not allow it, its parts run one by one. The
/// error, if any, names its node.
Status run_fused(Frame& frame, const Node& node);

}  // namespace opwright::net
