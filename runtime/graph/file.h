// SPDX-License-Identifier: Apache-2.0
// The bytes of a file, mapped into memory where the system can do that.
#pragma once

#include "opwright/status.h"
#include "opwright/tensor.h"

#include <span>
#include <string>

namespace opwright::net {

class File final : public Counted {
public:
    /// A regular file of any size, also empty. Error: Failed, with the path and the reason.
    static Status open(const std::string& path, Ref<File>& result);
    /// A file below `folder` whose name stands in a model: a relative path without "..", which no symbolic
    /// link leads out of the folder. Error: InvalidModel, or Failed if it cannot be read.
    static Status open_inside(const std::string& folder, std::string_view name, Ref<File>& result);

    std::span<const std::byte> bytes() const { return bytes_; }
    bool contains(const void* address) const;
    /// The pages of [first, first + size) are not needed again soon: do not let them count as memory in use.
    void forget(const std::byte* first, std::size_t size) const;

private:
    File() = default;
    ~File();
    void destroy() override { delete this; }

    std::span<const std::byte> bytes_;
    bool mapped_ = false;
};

/// Write `bytes` to a file, over what was there. Error: Failed.
Status write_file(const std::string& path, std::string_view bytes);

}  // namespace opwright::net
