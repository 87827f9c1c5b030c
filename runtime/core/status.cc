// SPDX-License-Identifier: Apache-2.0
#include "opwright/status.h"

#include "opwright/row.h"

#include <charconv>
#include <cstring>

namespace opwright {

Operand::Operand(double value) {
    char buffer[32];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value);
    text_.assign(buffer, end.ptr);
}

Operand::Operand(const TypeSet& types) {
    for (int i = 0; i < types.size(); ++i) {
        if (i > 0) text_ += ", ";
        append_text(text_, types.at(i));
    }
}

Operand::Operand(std::span<const std::int64_t> values) {
    text_ = "[";
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i > 0) text_ += ",";
        text_ += std::to_string(values[i]);
    }
    text_ += "]";
}

Operand range(std::int64_t lowest, std::int64_t highest) {
    return std::to_string(lowest) + " to " + std::to_string(highest);
}

std::string Status::text() const {
    if (ok()) return {};
    const Detail& d = *detail_;
    std::string text = d.place;
    const auto part = [&text](std::string_view what) {
        if (what.empty()) return;
        if (!text.empty()) text += ": ";
        text += what;
    };
    if (d.row != nullptr) {
        std::string op = std::strcmp(d.row->domain, "ai.onnx") == 0 ? "" : std::string(d.row->domain) + ".";
        part(op + d.row->name + "-" + std::to_string(d.row->since));
    }
    const auto operand = [&](const char* role, const ParamRow* param) {
        std::string subject = std::string(role) + " " + std::to_string(d.index);
        if (param != nullptr) subject += std::string(" '") + param->name + "'";
        part(subject);
    };
    switch (d.subject) {
        case Subject::None: break;
        case Subject::Input: operand("input", d.row != nullptr ? d.row->input(d.index) : nullptr); break;
        case Subject::Output: operand("output", d.row != nullptr ? d.row->output(d.index) : nullptr); break;
        case Subject::Attribute: part("attribute '" + d.name + "'"); break;
    }
    part(d.aspect);
    if (!d.came.empty()) text += " is " + d.came;
    if (!d.allowed.empty()) text += "; allowed: " + d.allowed;
    return text;
}

std::size_t Status::format(char* buffer, std::size_t size) const {
    const std::string whole = text();
    if (size > 0) {
        const std::size_t count = whole.size() < size ? whole.size() : size - 1;
        std::memcpy(buffer, whole.data(), count);
        buffer[count] = '\0';
    }
    return whole.size();
}

Status Status::in(const OpRow& row) && {
    if (detail_ && detail_->row == nullptr && detail_->place.empty()) detail_->row = &row;
    return std::move(*this);
}

Status Status::of_output(int index) && {
    if (detail_ && detail_->subject == Subject::None) {
        detail_->subject = Subject::Output;
        detail_->index = index;
    }
    return std::move(*this);
}

Status Status::at(std::string place) && {
    if (detail_)
        detail_->place = detail_->place.empty() ? std::move(place) : std::move(place) + ": " + detail_->place;
    return std::move(*this);
}

Status Status::error(Code code, Subject subject, int index, std::string name, std::string aspect,
                     Operand came, Operand allowed) {
    Status status;
    status.detail_ = std::make_unique<Detail>();
    Detail& d = *status.detail_;
    d.code = code;
    d.subject = subject;
    d.index = index;
    d.name = std::move(name);
    d.aspect = std::move(aspect);
    d.came = came.text();
    d.allowed = allowed.text();
    return status;
}

Status bad_input(int index, std::string aspect, Operand came, Operand allowed) {
    return Status::error(Code::InvalidInput, Status::Subject::Input, index, {}, std::move(aspect),
                         std::move(came), std::move(allowed));
}

Status bad_output(int index, std::string aspect, Operand came, Operand allowed) {
    return Status::error(Code::InvalidInput, Status::Subject::Output, index, {}, std::move(aspect),
                         std::move(came), std::move(allowed));
}

Status bad_attribute(std::string_view name, std::string aspect, Operand came, Operand allowed) {
    return Status::error(Code::InvalidAttribute, Status::Subject::Attribute, 0, std::string(name),
                         std::move(aspect), std::move(came), std::move(allowed));
}

Status out_of_memory(std::size_t bytes) {
    return Status::error(Code::OutOfMemory, Status::Subject::None, 0, {}, "allocation",
                         std::to_string(bytes) + " bytes", "what memory or its limit has left");
}

Status failure(Code code, std::string what) {
    return Status::error(code, Status::Subject::None, 0, {}, std::move(what), {}, {});
}

}  // namespace opwright
