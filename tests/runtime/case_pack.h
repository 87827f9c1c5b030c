// SPDX-License-Identifier: Apache-2.0
// Running a case of a pack: its node by run_node if that is all there is, else its model by the executor.
#pragma once

#include "tests/runtime/case_run.h"
#include "tests/runtime/pack_reader.h"

namespace opwright::cases {

/// What a case ran, for messages and for the report.
struct Ran {
    const OpRow* row = nullptr;  ///< of the only node; null if there are several
    std::string text;            ///< what was run, with its inputs
    std::vector<Arm> arms;
};

/// Empty if the case gave what was expected. `derived` as Tolerance::signed_zero.
std::string run_pack_case(const Pack& pack, const std::string& key, bool derived, Ran& ran);

}  // namespace opwright::cases
