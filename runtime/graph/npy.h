// SPDX-License-Identifier: Apache-2.0
// NumPy's array files.
#pragma once

#include "opwright/tensor.h"

#include <span>
#include <string>

namespace opwright::net {

/// Reads a .npy file of version 1 to 3. Types that NumPy lacks (bfloat16, float8) lie in such files as raw
/// bytes of their width: they are taken as `wanted`, the type that the reader of the file expects. Objects
/// and big-endian arrays are refused. Errors: InvalidInput.
Status read_npy(std::span<const std::byte> bytes, DType wanted, Tensor& result);

/// Whether NumPy has the type.
bool npy_holds(DType dtype);
/// The bytes of a .npy file; strings must be UTF-8. Errors: InvalidInput for a type that NumPy lacks.
Status write_npy(const Tensor& tensor, std::string& result);

}  // namespace opwright::net
