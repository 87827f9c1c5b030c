// SPDX-License-Identifier: Apache-2.0
//
// damage_runs SEED COUNT FILE...: changes a few bytes of the models COUNT times, the same way for the same
// seed, and loads and runs each result in a process of its own. A refusal is fine, and so is a run that does
// not end (a damaged loop may count to 2^63): it is stopped. A crash is not: the model is written to
// crash_SEED_N.onnx.

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include "opwright/opwright.h"

namespace {

using namespace opwright;
using Bits = std::mt19937_64;

constexpr unsigned kSeconds = 20;
constexpr int kRefusedAtLoad = 10;
constexpr int kRefusedAtRun = 11;

std::size_t below(Bits& bits, std::size_t n) { return n == 0 ? 0 : bits() % n; }

/// Few and small changes: most results are models still, and get as far as the kernels.
void damage(Bits& bits, std::string& bytes) {
    if (bytes.empty()) return;
    const std::size_t at = below(bits, bytes.size());
    switch (bits() % 16) {
        case 0: bytes[at] = static_cast<char>(bits()); break;
        case 1: bytes.resize(at); break;
        case 2: bytes[at] = '\x7f'; break;
        case 3: bytes[at] = '\0'; break;
        default: {
            // Numbers rather than names and structure: a byte after the tag of an int or of a list of ints.
            constexpr char kTags[] = {'\x18', '\x40', '\x08', '\x10'};
            const std::size_t tag = bytes.find(kTags[below(bits, 4)], at);
            if (tag == std::string::npos || tag + 1 >= bytes.size()) return damage(bits, bytes);
            bytes[tag + 1] = bits() % 4 == 0 ? static_cast<char>(bits() % 128)
                                             : static_cast<char>(bytes[tag + 1] ^ (1 << bits() % 7));
            break;
        }
    }
}

Value small_value(const ModelValue& input, Bits& bits) {
    if (input.type.kind == Kind::Sequence) return Value::sequence(input.type, {});
    if (input.type.kind != Kind::Tensor) {
        return input.type.kind == Kind::Optional ? Value::empty_optional(input.type) : Value();
    }
    Shape shape;
    for (std::int64_t extent : input.shape) {
        if (shape.rank() < kMaxRank) shape.push_back(extent < 0 ? 1 : extent);
    }
    Tensor tensor;
    if (shape.elements() < 0 || shape.elements() > 1'000'000 ||
        !Tensor::make(input.type.elem, shape, tensor).ok()) {
        return {};
    }
    if (input.type.elem == DType::String) return tensor;
    const bool whole = input.type.elem == DType::Int64 || input.type.elem == DType::Int32;
    const std::size_t width = input.type.elem == DType::Int64 ? 8 : 4;
    for (std::size_t i = 0; i < tensor.bytes(); ++i) {
        // Floating-point numbers of moderate size, small whole numbers, bools.
        const auto byte = static_cast<unsigned>(bits() % 256);
        tensor.mutable_raw()[i] = static_cast<std::byte>(input.type.elem == DType::Bool ? byte % 2
                                                         : !whole                       ? byte % 0x40
                                                         : i % width == 0               ? byte % 4
                                                                                        : 0);
    }
    return tensor;
}

int load_and_run(const std::string& bytes, Bits& bits) {
    LoadOptions options;
    options.threads = 1;
    options.max_memory = std::size_t{1} << 30;
    // An allocation of its own, so that an address sanitizer sees a read past the last byte.
    const std::vector<char> exact(bytes.begin(), bytes.end());
    Model model;
    if (!Model::load(std::as_bytes(std::span(exact)), model, options).ok()) return kRefusedAtLoad;
    std::vector<Value> inputs;
    for (const ModelValue& input : model.inputs()) inputs.push_back(small_value(input, bits));
    std::vector<Value> outputs;
    return model.run(std::move(inputs), outputs).ok() ? 0 : kRefusedAtRun;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 4) {
        std::fprintf(stderr, "usage: damage_runs SEED COUNT FILE...\n");
        return 2;
    }
    std::vector<std::string> files;
    std::string why;
    for (int i = 3; i < argc; ++i) {
        std::ifstream file(argv[i], std::ios::binary);
        if (!file) {
            std::fprintf(stderr, "cannot open %s\n", argv[i]);
            return 2;
        }
        std::string bytes(std::istreambuf_iterator<char>(file), {});
        // A model of operators without a kernel would be refused whatever is damaged.
        Model model;
        const Status status = Model::load(std::as_bytes(std::span(bytes)), model);
        if (status.ok()) {
            files.push_back(std::move(bytes));
        } else {
            why = status.text();
        }
    }
    if (files.empty()) {
        std::fprintf(stderr, "no model can be loaded: %s\n", why.c_str());
        return 2;
    }
    Bits bits(std::strtoull(argv[1], nullptr, 10));
    const int count = std::atoi(argv[2]);
    int ran = 0;
    int refused_at_load = 0;
    int refused_at_run = 0;
    int stopped = 0;
    int crashed = 0;
    for (int i = 0; i < count; ++i) {
        std::string bytes = files[below(bits, files.size())];
        for (std::size_t n = 1 + bits() % 2; n > 0; --n) damage(bits, bytes);
        Bits own(bits());
        std::fflush(nullptr);
        const pid_t child = ::fork();
        if (child < 0) {
            std::perror("fork");
            return 2;
        }
        if (child == 0) {
            ::alarm(kSeconds);
            ::_exit(load_and_run(bytes, own));
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        const int code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
        if (code == 0) {
            ++ran;
        } else if (code == kRefusedAtLoad) {
            ++refused_at_load;
        } else if (code == kRefusedAtRun) {
            ++refused_at_run;
        } else if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM) {
            ++stopped;
        } else {
            ++crashed;
            const std::string name = "crash_" + std::string(argv[1]) + "_" + std::to_string(i) + ".onnx";
            std::ofstream(name, std::ios::binary) << bytes;
            std::fprintf(stderr, "%s: ended by %s %d\n", name.c_str(), code < 0 ? "signal" : "code",
                         code < 0 ? WTERMSIG(status) : code);
        }
    }
    std::printf("%d damaged models: %d ran, %d refused before a run, %d in it, %d stopped, %d crashed\n",
                count, ran, refused_at_load, refused_at_run, stopped, crashed);
    return crashed == 0 ? 0 : 1;
}
