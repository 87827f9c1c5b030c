# SPDX-License-Identifier: Apache-2.0
"""CastLike: Cast in exact arithmetic to the type of the second input."""
from generator.case_number import dtype_name
from tests.oracles.cast import cast_to


def v15(inputs, attributes):
    rules = attributes.get("saturate", 1), attributes.get("round_mode", "up")
    return cast_to(inputs[0], dtype_name(inputs[1]), *rules)
