// SPDX-License-Identifier: Apache-2.0
#pragma once

// The machinery between wire format and ONNX messages: one getter per kind of field, which checks wire type
// and limits and, on failure, leaves behind where it was. Private to proto_messages.cc.

#include <bit>
#include <memory>
#include <type_traits>

#include "runtime/graph/proto.h"
#include "runtime/graph/proto_wire.h"

namespace opwright::proto {

class Reader {
public:
    Reader(std::span<const std::byte> file, const Limits& limits, ReadError& error)
        : begin_(reinterpret_cast<const char*>(file.data())),
          size_(file.size()),
          limits_(limits),
          memory_(limits.memory),
          nodes_(limits.nodes),
          error_(error) {}

    /// Reads the whole file as one message.
    template <class T>
    bool file(T& out) {
        error_ = ReadError{};
        out = T();
        if (size_ > limits_.bytes) {
            error_.what = "the file is longer than the limit allows";
            return false;
        }
        if (read(std::string_view(begin_, size_), out)) return true;
        out = T();
        return false;
    }

private:
    using Field = wire::Field;
    using WireType = wire::WireType;
    static constexpr std::size_t kSharedOverhead = 16;  // The counters of a shared_ptr.

    // ---- errors ----

    bool fail_at(const char* where, const char* what) {
        error_.what = what;
        error_.offset = static_cast<std::size_t>(where - begin_);
        return false;
    }
    bool fail(const Field& f, const char* name, const char* what, std::int64_t index = -1) {
        error_.path.push_back({name, index});
        return fail_at(f.start, what);
    }
    /// Adds a step to the path of an error on its way out.
    bool inside(const char* name, std::int64_t index = -1) {
        error_.path.push_back({name, index});
        return false;
    }
    bool wrong_type(const Field& f, const char* name, std::int64_t index = -1) {
        return fail(f, name, "the field has another wire type", index);
    }

    // ---- limits ----

    /// Counts memory before it is allocated. What a growing list held before is never counted back, so the
    /// limit bounds the peak as well (but for the allocator's own bookkeeping).
    bool charge(const Field& f, const char* name, std::size_t count, std::size_t size) {
        if (count > memory_ / size) return fail(f, name, "the file needs more memory than the limit allows");
        memory_ -= count * size;
        return true;
    }

    /// Makes room for at least one more entry. Lists are written in one run, so looking ahead gives their
    /// exact length.
    template <class T>
    bool room(const Field& f, const char* name, std::vector<T>& list, std::size_t limit) {
        if (list.size() >= limit) return fail(f, name, "the list is longer than the limit allows");
        if (list.size() < list.capacity()) return true;
        std::size_t capacity = list.size() + wire::run_length(f);
        if (capacity < 2 * list.size()) capacity = 2 * list.size();
        if (capacity > limit) capacity = limit;
        if (!charge(f, name, capacity, sizeof(T))) return false;
        list.reserve(capacity);
        return true;
    }

    // ---- messages ----

    /// Calls on_field(field) for every field of a message until one returns false.
    template <class OnField>
    bool fields(std::string_view message, OnField&& on_field) {
        const char* p = message.data();
        const char* const end = p + message.size();
        Field f;
        while (p < end) {
            if (const char* what = wire::read_field(p, end, f)) return fail_at(p, what);
            if (!on_field(f)) return false;
            p = f.next;
        }
        return true;
    }

    /// fields() for the messages that may contain themselves.
    template <class OnField>
    bool nested_fields(std::string_view message, OnField&& on_field) {
        if (depth_ >= limits_.depth) {
            return fail_at(message.data(), "messages are nested deeper than the limit allows");
        }
        ++depth_;
        const bool ok = fields(message, on_field);
        --depth_;
        return ok;
    }

    template <class T>
    bool message(const Field& f, const char* name, T& out) {
        if (f.type != WireType::Bytes) return wrong_type(f, name);
        return read(f.bytes, out) || inside(name);
    }

    template <class T>
    bool message(const Field& f, const char* name, std::shared_ptr<const T>& out) {
        if (out == nullptr) {
            if (!charge(f, name, 1, sizeof(T) + kSharedOverhead)) return false;
            out = std::make_shared<T>();
        }
        // Made two lines above, not const, and nobody else holds it yet.
        return message(f, name, const_cast<T&>(*out));
    }

    template <class T>
    bool messages(const Field& f, const char* name, std::vector<T>& out, std::size_t limit) {
        const auto index = static_cast<std::int64_t>(out.size());
        if (f.type != WireType::Bytes) return wrong_type(f, name, index);
        if (!room(f, name, out, limit)) return false;
        return read(f.bytes, out.emplace_back()) || inside(name, index);
    }
    template <class T>
    bool messages(const Field& f, const char* name, std::vector<T>& out) {
        return messages(f, name, out, limits_.list);
    }

    // ---- strings ----

    bool bytes(const Field& f, const char* name, std::string_view& out) {
        if (f.type != WireType::Bytes) return wrong_type(f, name);
        out = f.bytes;
        return true;
    }
    bool text(const Field& f, const char* name, std::string_view& out) {
        if (f.type != WireType::Bytes) return wrong_type(f, name);
        if (!wire::valid_utf8(f.bytes)) return fail(f, name, "the text is not UTF-8");
        out = f.bytes;
        return true;
    }
    bool byte_strings(const Field& f, const char* name, std::vector<std::string_view>& out) {
        if (f.type != WireType::Bytes) return wrong_type(f, name, static_cast<std::int64_t>(out.size()));
        if (!room(f, name, out, limits_.list)) return false;
        out.push_back(f.bytes);
        return true;
    }
    bool texts(const Field& f, const char* name, std::vector<std::string_view>& out) {
        if (f.type == WireType::Bytes && !wire::valid_utf8(f.bytes)) {
            return fail(f, name, "the text is not UTF-8", static_cast<std::int64_t>(out.size()));
        }
        return byte_strings(f, name, out);
    }

    // ---- numbers ----

    template <class T>
    static constexpr WireType kWireType = sizeof(T) == 8 && std::is_floating_point_v<T> ? WireType::Fixed64
                                          : std::is_floating_point_v<T>                 ? WireType::Fixed32
                                                                                        : WireType::Varint;

    /// What a field's 64 bits mean as T: integers keep their low bits, as in protobuf.
    template <class T>
    static T number_from(std::uint64_t bits) {
        if constexpr (std::is_same_v<T, float>) {
            return std::bit_cast<float>(static_cast<std::uint32_t>(bits));
        } else if constexpr (std::is_same_v<T, double>) {
            return std::bit_cast<double>(bits);
        } else if constexpr (std::is_enum_v<T>) {
            return static_cast<T>(static_cast<std::underlying_type_t<T>>(bits));
        } else {
            return static_cast<T>(bits);
        }
    }

    template <class T>
    bool number(const Field& f, const char* name, T& out) {
        if (f.type != kWireType<T>) return wrong_type(f, name);
        out = number_from<T>(f.value);
        return true;
    }

    /// Counts the elements of a packed chunk of T.
    template <class T>
    bool chunk_length(const Field& f, const char* name, std::size_t& count) {
        if constexpr (std::is_floating_point_v<T>) {
            count = f.bytes.size() / sizeof(T);
            if (f.bytes.size() % sizeof(T) != 0) return fail(f, name, "a packed list ends inside an element");
        } else {
            if (!wire::count_varints(f.bytes, count)) {
                return fail(f, name, "a varint in a packed list is cut off or needs more than 64 bits");
            }
        }
        return true;
    }

    template <class T>
    bool numbers(const Field& f, const char* name, std::vector<T>& out, std::size_t limit) {
        if (f.type == kWireType<T>) {
            if (!room(f, name, out, limit)) return false;
            out.push_back(number_from<T>(f.value));
            return true;
        }
        if (f.type != WireType::Bytes) return wrong_type(f, name);
        std::size_t count = 0;
        if (!chunk_length<T>(f, name, count)) return false;
        if (count > limit - out.size()) return fail(f, name, "the list is longer than the limit allows");
        return append_chunk(f, name, count, out);
    }
    template <class T>
    bool numbers(const Field& f, const char* name, std::vector<T>& out) {
        return numbers(f, name, out, SIZE_MAX);  // Only memory bounds them: trees and tables are large.
    }

    template <class T>
    bool numbers(const Field& f, const char* name, Packed<T>& out) {
        if (f.type != WireType::Bytes && f.type != kWireType<T>) return wrong_type(f, name);
        if (f.type == WireType::Bytes) {
            std::size_t count = 0;
            if (!chunk_length<T>(f, name, count)) return false;
            if (count == 0) return true;
            if (out.empty()) {
                out.set_chunk(f.bytes, count);
                return true;
            }
        }
        if (!out.packed_bytes().empty() && !charge(f, name, out.size(), sizeof(T))) return false;
        const bool ok = numbers(f, name, out.decoded());
        out.set_count();
        return ok;
    }

    /// Appends the `count` elements of a checked chunk.
    template <class T>
    bool append_chunk(const Field& f, const char* name, std::size_t count, std::vector<T>& out) {
        const std::size_t old_size = out.size();
        if (count > out.capacity() - old_size) {
            std::size_t capacity = old_size + count;
            if (capacity < 2 * old_size) capacity = 2 * old_size;
            if (!charge(f, name, capacity, sizeof(T))) return false;
            out.reserve(capacity);
        }
        out.resize(old_size + count);
        Packed<T> chunk;
        chunk.set_chunk(f.bytes, count);
        if (count != 0) chunk.copy_to(out.data() + old_size);
        return true;
    }

    // ---- the ONNX messages (proto_messages.cc); each adds to what `out` already holds ----

    bool read(std::string_view message, Model& out);
    bool read(std::string_view message, OpsetImport& out);
    bool read(std::string_view message, Entry& out);
    bool read(std::string_view message, Function& out);
    bool read(std::string_view message, Graph& out);
    bool read(std::string_view message, Node& out);
    bool read(std::string_view message, Attribute& out);
    bool read(std::string_view message, ValueInfo& out);
    bool read(std::string_view message, Type& out);
    bool read(std::string_view message, Dimension& out);
    bool read(std::string_view message, Tensor& out);
    bool read(std::string_view message, SparseTensor& out);
    bool read(std::string_view message, Sequence& out);
    bool read(std::string_view message, Map& out);
    bool read(std::string_view message, Optional& out);
    bool read_type_body(const Field& f, const char* name, Type::Kind kind, Type& out);
    bool read_shape(std::string_view message, Type& out);
    bool read_external(const Field& f, External& out);
    bool read_node(const Field& f, std::vector<Node>& nodes);

    const char* begin_;
    std::size_t size_;
    const Limits& limits_;
    std::size_t memory_;
    std::uint32_t nodes_;
    std::uint32_t depth_ = 0;
    ReadError& error_;
};

}  // namespace opwright::proto
