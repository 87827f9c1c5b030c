// SPDX-License-Identifier: Apache-2.0
// Opwright beside onnxruntime on whole networks: pairs of runs in random order in one process, on the same input.
//
//     pair_networks LIBONNXRUNTIME MODEL.onnx [--threads N] [--pairs N]
//     pair_networks LIBONNXRUNTIME MODEL.onnx --memory ours|theirs       peak resident MB of a process with one engine;
//                                                                        theirs: image networks of 3x224x224
//
// Prints both engines' medians and the median of the ratios theirs / ours with its 95 % bootstrap interval. Their
// optimisation level is the faster one of ALL and EXTENDED. Inputs are float tensors, uniform in [0, 1).
#include "bench/ort_peer.h"
#include "opwright/model.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <thread>

namespace {

using namespace opwright;

[[noreturn]] void fail(const std::string& text) {
    std::fprintf(stderr, "%s\n", text.c_str());
    std::exit(1);
}

void must(const char* error) {
    if (error != nullptr) fail(std::string("onnxruntime: ") + error);
}

void must(const Status& status) {
    if (!status) fail(status.text());
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    const std::size_t half = values.size() / 2;
    return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

Tensor random_input(const ModelValue& input) {
    Shape shape;
    for (std::int64_t extent : input.shape) shape.push_back(extent > 0 ? extent : 1);
    Tensor tensor;
    if (input.type != tensor_type(DType::Float)) fail("input '" + input.name + "' is no float tensor");
    must(Tensor::make(DType::Float, shape, tensor));
    std::mt19937 random(1);
    std::uniform_real_distribution<float> uniform(0, 1);
    std::generate_n(tensor.mutable_data<float>(), tensor.elements(), [&] { return uniform(random); });
    return tensor;
}

struct Ours {
    Model model;
    std::vector<Value> inputs;

    void load(const char* path, int threads) {
        LoadOptions options;
        options.threads = threads;
        must(Model::load(path, model, options));
        for (const ModelValue& input : model.inputs()) {
            if (!input.optional) inputs.push_back(random_input(input));
        }
    }
    double run() {
        std::vector<Value> outputs;
        const auto start = std::chrono::steady_clock::now();
        must(model.run(inputs, outputs));
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    }
};

struct Theirs {
    ort_peer* peer = nullptr;

    void load(const char* library, const char* path, int threads, int level, std::vector<Value>& inputs) {
        std::ifstream file(path, std::ios::binary);
        const std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
        must(ort_peer_open(library, threads, level, 1, &peer));
        must(ort_peer_load(peer, bytes.data(), bytes.size()));
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            const Tensor& tensor = inputs[i].tensor();
            must(ort_peer_set_input(peer, i, static_cast<int>(tensor.dtype()), static_cast<std::size_t>(tensor.rank()),
                                    tensor.shape().begin(), const_cast<std::byte*>(tensor.raw())));
        }
    }
    double run() {
        std::int64_t ns = 0;
        must(ort_peer_run(peer, 1, &ns));
        return static_cast<double>(ns) * 1e-6;
    }
};

double peak_mb() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.rfind("VmHWM:", 0) == 0) return std::atof(line.c_str() + 6) / 1024;
    }
    return 0;
}

}  // namespace

int main(int count, char** words) {
    if (count < 3) fail("usage: pair_networks LIBONNXRUNTIME MODEL.onnx [--threads N] [--pairs N] [--memory ours|theirs]");
    int threads = 1, pairs = 31;
    std::string memory;
    for (int i = 3; i + 1 < count; i += 2) {
        if (std::strcmp(words[i], "--threads") == 0) threads = std::atoi(words[i + 1]);
        if (std::strcmp(words[i], "--pairs") == 0) pairs = std::atoi(words[i + 1]);
        if (std::strcmp(words[i], "--memory") == 0) memory = words[i + 1];
    }
    Ours ours;
    Theirs all, extended;
    if (memory == "theirs") {
        Shape image{1, 3, 224, 224};
        std::vector<Value> inputs{random_input({"", tensor_type(DType::Float), true, {image.begin(), image.end()}, false})};
        all.load(words[1], words[2], threads, ORT_PEER_OPT_ALL, inputs);
        for (int i = 0; i < 3; ++i) all.run();
        std::printf("peak %.1f MB\n", peak_mb());
        return 0;
    }
    ours.load(words[2], threads);
    if (memory == "ours") {
        for (int i = 0; i < 3; ++i) ours.run();
        std::printf("peak %.1f MB\n", peak_mb());
        return 0;
    }
    all.load(words[1], words[2], threads, ORT_PEER_OPT_ALL, ours.inputs);
    extended.load(words[1], words[2], threads, ORT_PEER_OPT_EXTENDED, ours.inputs);
    std::vector<double> a, e;
    for (int i = 0; i < 6; ++i) a.push_back(all.run()), e.push_back(extended.run()), ours.run();
    Theirs& theirs = median(a) <= median(e) ? all : extended;
    std::mt19937 random(7);
    std::vector<double> mine, other, ratios;
    for (int i = 0; i < pairs; ++i) {
        // Threads of the engine that ran last look out for more work for a while: they would take the other one's processors.
        const auto rest = [&] {
            if (threads != 1) std::this_thread::sleep_for(std::chrono::milliseconds(20));
        };
        double x, y;
        rest();
        if (random() % 2 == 0) {
            x = ours.run(), rest(), y = theirs.run();
        } else {
            y = theirs.run(), rest(), x = ours.run();
        }
        mine.push_back(x), other.push_back(y), ratios.push_back(y / x);
    }
    std::vector<double> medians;
    for (int i = 0; i < 1000; ++i) {
        std::vector<double> sample;
        for (int k = 0; k < pairs; ++k) sample.push_back(ratios[random() % ratios.size()]);
        medians.push_back(median(sample));
    }
    std::sort(medians.begin(), medians.end());
    std::printf("ours %.2f ms, theirs %.2f ms, theirs / ours %.3f [%.3f, %.3f], %d pairs, %d thread%s\n", median(mine), median(other),
                median(ratios), medians[25], medians[974], pairs, threads, threads == 1 ? "" : "s");
    return 0;
}
