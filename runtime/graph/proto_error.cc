// SPDX-License-Identifier: Apache-2.0
#include <cstdio>

#include "runtime/graph/proto.h"

namespace opwright::proto {

/// Of a path with more than twice as many steps only the outermost and the innermost are written.
static constexpr std::size_t kEnds = 8;

std::size_t ReadError::format(std::span<char> buffer) const {
    std::size_t length = 0;
    // snprintf semantics piece by piece: what no longer fits is only counted.
    const auto append = [&](const char* text) {
        for (; *text != '\0'; ++text, ++length) {
            if (length + 1 < buffer.size()) buffer[length] = *text;
        }
    };
    char number[32];
    for (std::size_t i = path.size(); i-- > 0;) {
        if (path.size() > 2 * kEnds && i == path.size() - kEnds - 1) {
            append("[...].");
            i = kEnds - 1;
        }
        append(path[i].field);
        if (path[i].index >= 0) {
            std::snprintf(number, sizeof number, "[%lld]", static_cast<long long>(path[i].index));
            append(number);
        }
        append(i > 0 ? "." : ": ");
    }
    append(what != nullptr ? what : "no error");
    if (what != nullptr) {
        std::snprintf(number, sizeof number, " (byte %zu)", offset);
        append(number);
    }
    if (!buffer.empty()) buffer[length < buffer.size() ? length : buffer.size() - 1] = '\0';
    return length;
}

}  // namespace opwright::proto
