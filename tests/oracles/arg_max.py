# SPDX-License-Identifier: Apache-2.0
"""The text is silent about NaN. The first NaN counts as the maximum, as NumPy and the reference evaluator have it; onnxruntime's
answer depends on where the NaN stands."""
v1 = "reference"
