// SPDX-License-Identifier: Apache-2.0
// The result of every operation that can fail: nothing, or what was wrong with which operand of which
// operator.
#pragma once

#include "opwright/shape.h"
#include "opwright/type.h"

#include <memory>
#include <string>
#include <string_view>

namespace opwright {

struct OpRow;

enum class Code : std::uint8_t {
    Ok,
    InvalidInput,      ///< arity, type, rank, shape, index or value of an input or output
    InvalidAttribute,  ///< missing, unknown, of a wrong kind or value
    InvalidModel,      ///< a malformed file or graph
    Unsupported,       ///< no kernel for that op-version, unknown operator, domain or opset
    OutOfMemory,       ///< the allocator or its limit refused
    Failed,            ///< everything else: files, bodies that break their contract
};

/// A value quoted in an error: "what came" or "what is allowed".
class Operand {
public:
    Operand() = default;
    Operand(const char* text) : text_(text) {}            // NOLINT: implicit on purpose, all of them
    Operand(std::string text) : text_(std::move(text)) {}
    Operand(std::string_view text) : text_(text) {}
    Operand(std::int64_t value) : text_(std::to_string(value)) {}
    Operand(int value) : text_(std::to_string(value)) {}
    Operand(double value);
    Operand(const Type& type) { append_text(text_, type); }
    Operand(DType type) : text_(dtype_name(type)) {}
    Operand(const TypeSet& types);
    Operand(const Shape& shape) : Operand(shape.span()) {}
    Operand(std::span<const std::int64_t> values);

    const std::string& text() const { return text_; }

private:
    std::string text_;
};

/// "-3 to 2"
Operand range(std::int64_t lowest, std::int64_t highest);

/// Ok is a null pointer: cheap to return and to test; an error allocates its details.
class [[nodiscard]] Status {
public:
    Status() = default;

    bool ok() const { return detail_ == nullptr; }
    explicit operator bool() const { return ok(); }
    Code code() const { return detail_ ? detail_->code : Code::Ok; }

    /// `Softmax-13: attribute 'axis': value is 5; allowed: -3 to 2`. Empty when ok.
    std::string text() const;
    /// The same into a caller's buffer, always terminated; returns the full length.
    std::size_t format(char* buffer, std::size_t size) const;

    /// Name the operator that failed, unless a subgraph's node has named itself already.
    Status in(const OpRow& row) &&;
    /// Say which output was to be made, where the error speaks of none.
    Status of_output(int index) &&;
    /// Put a place in front: `node 'conv1'`, `graph 'main'`.
    Status at(std::string place) &&;

    /// What an error speaks of; inputs and outputs get their formal name from the row.
    enum class Subject : std::uint8_t { None, Input, Output, Attribute };
    static Status error(Code code, Subject subject, int index, std::string name, std::string aspect,
                        Operand came, Operand allowed);

private:
    struct Detail {
        Code code = Code::Failed;
        Subject subject = Subject::None;
        int index = 0;
        const OpRow* row = nullptr;
        std::string place;
        std::string name;
        std::string aspect;
        std::string came;
        std::string allowed;
    };
    std::unique_ptr<Detail> detail_;
};

/// Input `index` is wrong: `aspect` ("rank", "shape", "value of element 3") is `came`, not `allowed`.
Status bad_input(int index, std::string aspect, Operand came, Operand allowed);
Status bad_output(int index, std::string aspect, Operand came, Operand allowed);
Status bad_attribute(std::string_view name, std::string aspect, Operand came, Operand allowed);
/// A whole sentence, where nothing is compared with anything.
Status failure(Code code, std::string what);

/// An allocator, or its limit, refused so many bytes.
Status out_of_memory(std::size_t bytes);

/// Return from the calling function when the expression is an error.
#define OPW_TRY(...)                                                         \
    do {                                                                     \
        if (::opwright::Status opw_status = (__VA_ARGS__); !opw_status.ok()) \
            return opw_status;                                               \
    } while (false)

}  // namespace opwright
