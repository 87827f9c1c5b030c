# SPDX-License-Identifier: Apache-2.0
"""onnxruntime 1.32 sums int64 through double and loses the low bits."""
v1 = "reference"
