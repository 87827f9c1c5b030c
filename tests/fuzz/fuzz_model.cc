// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/fuzz_model.h"

#include <malloc.h>

#include <cstdio>
#include <cstdlib>
#include <new>

#include "tests/fuzz/dump_proto.h"

namespace {

std::size_t held = 0;
std::size_t peak = 0;

}  // namespace

// Counts what the reader holds: Limits::memory must bound it. An address sanitizer still sees malloc and
// free.
void* operator new(std::size_t size) {
    void* p = std::malloc(size);
    if (p == nullptr) std::abort();
    held += malloc_usable_size(p);
    if (held > peak) peak = held;
    return p;
}
// libFuzzer itself allocates by this form and frees by the other.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return operator new(size); }
void operator delete(void* p) noexcept {
    if (p != nullptr) held -= malloc_usable_size(p);
    std::free(p);
}
void operator delete(void* p, std::size_t) noexcept { operator delete(p); }

namespace {

using namespace opwright::proto;

FuzzCounts counts;

[[noreturn]] void broken(const char* promise) {
    std::fprintf(stderr, "broken promise: %s\n", promise);
    std::abort();
}

void check_tensor(const Tensor& tensor) {
    const char* why = nullptr;
    const auto elements = tensor_elements(tensor, &why);
    if (elements.has_value() == (why != nullptr)) broken("a rejected tensor has a reason");
    if (!elements || tensor.location != 0) return;
    const auto bytes = raw_bytes(dtype_of(tensor.data_type), *elements);
    if (!bytes) return;  // strings
    std::vector<std::byte> out(static_cast<std::size_t>(*bytes));
    if (!copy_elements(tensor, out)) broken("a sound tensor can be copied");
}

void check(const Tensor& tensor) { check_tensor(tensor); }
void check(const Graph& graph);
void check(const std::vector<Node>& nodes) {
    for (const Node& node : nodes) {
        for (const Attribute& attribute : node.attributes) {
            if (attribute.t) check_tensor(*attribute.t);
            if (attribute.g) check(*attribute.g);
            for (const Graph& graph : attribute.graphs) check(graph);
            for (const Tensor& tensor : attribute.tensors) check_tensor(tensor);
        }
    }
}
void check(const Graph& graph) {
    for (const Tensor& tensor : graph.initializers) check_tensor(tensor);
    check(graph.nodes);
}
void check(const Model& model) {
    check(model.graph);
    for (const Function& function : model.functions) check(function.nodes);
}
template <class T>
void check(const T&) {}

template <class T>
void run(std::span<const std::byte> bytes, const Limits& limits,
         bool (*parse)(std::span<const std::byte>, const Limits&, T&, ReadError&)) {
    T message;
    ReadError error;
    const std::size_t before = held;
    peak = held;
    const bool ok = parse(bytes, limits, message, error);
    if (peak - before > counts.peak) counts.peak = peak - before;
    // The allocator rounds up, at worst the 16 bytes of a list of one name to 24; and the error keeps a path.
    if (peak - before > 2 * limits.memory + 65536) broken("Limits::memory bounds the memory");
    Dump dump;  // Touches everything that was kept.
    dump.add("", message);
    if (ok) {
        ++counts.accepted;
        check(message);
        return;
    }
    ++counts.rejected;
    Dump none;
    none.add("", T());
    if (dump.text() != none.text()) broken("a failed parse leaves the message empty");
    if (error.what == nullptr || error.offset > bytes.size()) broken("a failed parse says what and where");
    char text[256];
    const std::size_t length = error.format(text);
    const std::size_t kept = length < sizeof text ? length : sizeof text - 1;
    if (std::strlen(text) != kept) broken("format() returns the length");
}

}  // namespace

FuzzCounts& fuzz_counts() { return counts; }

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::span<const std::byte> bytes(reinterpret_cast<const std::byte*>(data), size);
    Limits limits;
    limits.memory = 8u << 20;
    run<Model>(bytes, limits, parse_model);
    run<Tensor>(bytes, limits, parse_tensor);
    run<SparseTensor>(bytes, limits, parse_sparse_tensor);
    run<Type>(bytes, limits, parse_type);
    run<Sequence>(bytes, limits, parse_sequence);
    run<Optional>(bytes, limits, parse_optional);
    run<Map>(bytes, limits, parse_map);
    return 0;
}
