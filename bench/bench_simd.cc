// SPDX-License-Identifier: Apache-2.0
// Times the vectorised float routines on the layer shapes of usual networks, in one thread:
//   bench_simd [word]     only the rows that contain the word
// Every row is timed for each instruction set that the machine has (OPWRIGHT_ISA=... restricts it to one).
// Times are the best of several runs in processor time of the thread; operands stay in cache between runs, as
// far as they fit.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

#include "runtime/simd/conv.h"
#include "runtime/simd/gemm.h"
#include "runtime/simd/norm.h"
#include "runtime/simd/pool.h"

namespace {

using namespace opwright;

double now() {
    timespec time = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// Floats aligned to 64 bytes, with values in [-1, 1).
class Floats {
public:
    explicit Floats(size_t bytes)
        : data_(static_cast<float*>(std::aligned_alloc(64, (bytes + 127) / 64 * 64))) {
        uint32_t state = 1;
        for (size_t i = 0; i < bytes / sizeof(float); ++i) {
            state = state * 1664525u + 1013904223u;
            data_[i] = static_cast<float>(state >> 8) / 8388608.0f - 1.0f;
        }
    }
    Floats(const Floats&) = delete;
    Floats& operator=(const Floats&) = delete;
    ~Floats() { std::free(data_); }
    operator float*() { return data_; }

private:
    float* data_;
};

size_t floats(int64_t count) {
    return static_cast<size_t>(count) * sizeof(float);
}

// Prints one row: the best time of `body`, and what it does per second in units of 1e9.
template <class Body>
void report(const std::string& name, Isa isa, double amount, const char* unit, const Body& body) {
    body();
    double start = now();
    body();
    const int repeat = std::max(1, static_cast<int>(1e-3 / std::max(now() - start, 1e-9)));
    double best = 1e9;
    for (int round = 0; round < 9; ++round) {
        start = now();
        for (int i = 0; i < repeat; ++i) {
            body();
        }
        best = std::min(best, (now() - start) / repeat);
    }
    std::printf("%-34s %-8s %10.1f us %8.1f %s\n", name.c_str(), isa_name(isa).data(), best * 1e6,
                amount / best * 1e-9, unit);
    std::fflush(stdout);
}

struct ConvRow {
    const char* name;
    int64_t channels, outputs, in, kernel, stride, pad, groups;
};

constexpr ConvRow kConvs[] = {
    {"conv vgg 3x3 64x224", 64, 64, 224, 3, 1, 1, 1},
    {"conv vgg 3x3 512x28", 512, 512, 28, 3, 1, 1, 1},
    {"conv resnet 7x7/2 3x224", 3, 64, 224, 7, 2, 3, 1},
    {"conv resnet 3x3 64x56", 64, 64, 56, 3, 1, 1, 1},
    {"conv resnet 3x3 128x28", 128, 128, 28, 3, 1, 1, 1},
    {"conv resnet 3x3 256x14", 256, 256, 14, 3, 1, 1, 1},
    {"conv resnet 3x3 512x7", 512, 512, 7, 3, 1, 1, 1},
    {"conv resnet 1x1 64-256x56", 64, 256, 56, 1, 1, 0, 1},
    {"conv resnet 1x1 1024-256x14", 1024, 256, 14, 1, 1, 0, 1},
    {"conv resnet 1x1 2048-512x7", 2048, 512, 7, 1, 1, 0, 1},
    {"conv resnet 1x1/2 256-512x56", 256, 512, 56, 1, 2, 0, 1},
    {"conv alexnet 11x11/4 3x224", 3, 96, 224, 11, 4, 2, 1},
    {"conv alexnet 5x5 2 groups", 96, 256, 26, 5, 1, 2, 2},
    {"conv inception 5x5 16-32x28", 16, 32, 28, 5, 1, 2, 1},
    {"conv densenet 3x3 128-32x56", 128, 32, 56, 3, 1, 1, 1},
    {"conv densenet 3x3 128-32x14", 128, 32, 14, 3, 1, 1, 1},
    {"conv squeezenet 3x3/2 3-64x224", 3, 64, 224, 3, 2, 0, 1},
    {"conv squeezenet 1x1 96-16x54", 96, 16, 54, 1, 1, 0, 1},
    {"conv squeezenet 1x1 512-1000x13", 512, 1000, 13, 1, 1, 0, 1},
    {"conv shufflenet 1x1 544x7 4 groups", 544, 544, 7, 1, 1, 0, 4},
    {"conv shufflenet 1x1 4 groups", 136, 544, 14, 1, 1, 0, 4},
    {"depthwise 3x3 144x56", 144, 144, 56, 3, 1, 1, 144},
    {"depthwise 3x3/2 144x56", 144, 144, 56, 3, 2, 1, 144},
    {"depthwise 3x3 136x14", 136, 136, 14, 3, 1, 1, 136},
    {"depthwise 3x3 544x7", 544, 544, 7, 3, 1, 1, 544},
};

void bench_conv(const ConvRow& row, Isa isa) {
    ConvShape s;
    s.channels = row.channels;
    s.outputs = row.outputs;
    s.groups = row.groups;
    for (int i = 0; i < 2; ++i) {
        s.in[i] = row.in;
        s.kernel[i] = row.kernel;
        s.stride[i] = row.stride;
        s.pad[i] = row.pad;
        s.out[i] = (row.in + 2 * row.pad - row.kernel) / row.stride + 1;
    }
    const int64_t filter = row.channels / row.groups * row.kernel * row.kernel;
    Floats x(floats(row.channels * row.in * row.in));
    Floats w(floats(row.outputs * filter));
    Floats bias(floats(row.outputs));
    Floats y(floats(row.outputs * s.out[0] * s.out[1]));
    Floats packed(conv_packed_bytes(s, isa));
    Floats workspace(conv_workspace_bytes(s, kSerial, isa));
    conv_pack(s, w, packed, isa);
    const double work = 2.0 * static_cast<double>(row.outputs * s.out[0] * s.out[1] * filter);
    report(row.name, isa, work, "GF/s",
           [&] { conv_run(s, x, packed, bias, Epilogue{nullptr, nullptr, 0.0f}, y, workspace, kSerial, isa); });
}

struct GemmRow {
    const char* name;
    GemmShape shape;
    bool packed;
};

constexpr GemmRow kGemms[] = {
    {"gemm 512x512x512", {512, 512, 512, false, false}, false},
    {"gemm 512x512x512 B transposed", {512, 512, 512, false, true}, false},
    {"gemm 512x512x512 B packed", {512, 512, 512, false, false}, true},
    {"gemm 77x391x513", {77, 391, 513, false, false}, false},
    {"gemm 128x3072x768 B packed", {128, 3072, 768, false, false}, true},
    {"gemm 8x1024x1024 B packed", {8, 1024, 1024, false, false}, true},
};

// Products of one row are measured by what they read of B.
constexpr GemmRow kStreams[] = {
    {"gemv alexnet 4096x9216", {1, 4096, 9216, false, true}, false},
    {"gemv 4096x4096", {1, 4096, 4096, false, false}, false},
    {"gemv resnet 1000x2048", {1, 1000, 2048, false, true}, false},
};

void bench_gemm(const GemmRow& row, bool stream, Isa isa) {
    const GemmShape& s = row.shape;
    const int64_t ldb = s.trans_b ? s.k : s.n;
    Floats a(floats(s.m * s.k));
    Floats b(floats(s.k * s.n));
    Floats c(floats(s.m * s.n));
    Floats packed(row.packed ? gemm_packed_bytes<float>(s, isa) : 0);
    Floats workspace(gemm_workspace_bytes<float>(s, kSerial, isa));
    if (row.packed) {
        gemm_pack_b<float>(s, b, ldb, packed, isa);
    }
    const double size = static_cast<double>(s.n * s.k);
    report(row.name, isa, stream ? 4.0 * size : 2.0 * static_cast<double>(s.m) * size,
           stream ? "GB/s" : "GF/s", [&] {
               if (row.packed) {
                   gemm_packed<float>(s, 1.0f, a, s.k, packed, 0.0f, c, s.n, kSerial, isa);
               } else {
                   gemm<float>(s, 1.0f, a, s.k, b, ldb, 0.0f, c, s.n, kSerial, workspace, isa);
               }
           });
}

struct PoolRow {
    const char* name;
    bool max;
    int64_t planes, in, kernel, stride, pad;
};

constexpr PoolRow kPools[] = {
    {"max pool 3x3/2 64x112", true, 64, 112, 3, 2, 1},
    {"max pool 3x3 192x28", true, 192, 28, 3, 1, 1},
    {"max pool 3x3 832x7", true, 832, 7, 3, 1, 1},
    {"max pool 2x2/2 64x224", true, 64, 224, 2, 2, 0},
    {"average pool 2x2/2 128x56", false, 128, 56, 2, 2, 0},
    {"average pool 3x3 192x28", false, 192, 28, 3, 1, 1},
    {"global average pool 2048x7", false, 2048, 7, 7, 1, 0},
};

void bench_pool(const PoolRow& row, Isa isa) {
    PoolShape s;
    s.planes = row.planes;
    for (int i = 0; i < 2; ++i) {
        s.in[i] = row.in;
        s.kernel[i] = row.kernel;
        s.stride[i] = row.stride;
        s.pad_before[i] = s.pad_after[i] = row.pad;
        s.out[i] = (row.in + 2 * row.pad - row.kernel) / row.stride + 1;
    }
    const int64_t in = row.planes * row.in * row.in;
    const int64_t out = row.planes * s.out[0] * s.out[1];
    Floats x(floats(in));
    Floats y(floats(out));
    Floats workspace(pool_workspace_bytes(s, kSerial, isa));
    report(row.name, isa, static_cast<double>(floats(in + out)), "GB/s", [&] {
        if (row.max) {
            max_pool(s, x, y, workspace, kSerial, isa);
        } else {
            average_pool(s, false, x, y, workspace, kSerial, isa);
        }
    });
}

void bench_norm(bool response, int64_t channels, int64_t plane, Isa isa) {
    Floats x(floats(channels * plane));
    Floats y(floats(channels * plane));
    Floats scale(floats(channels));
    const double bytes = 2.0 * static_cast<double>(floats(channels * plane));
    if (response) {
        report("lrn 5 96x55x55", isa, bytes, "GB/s",
               [&] { lrn(1, channels, plane, 5, 1e-4f, 0.75f, 1.0f, x, y, kSerial, isa); });
    } else {
        report("scale and shift 256x56x56", isa, bytes, "GB/s",
               [&] { scale_shift(1, channels, plane, x, {scale, scale, 0.0f}, y, kSerial, isa); });
    }
}

}  // namespace

int main(int argc, char** argv) {
    const std::string word = argc > 1 ? argv[1] : "";
    const auto wanted = [&](const char* name) { return std::string(name).find(word) != std::string::npos; };
    if (!isa_request_error().empty()) {
        std::printf("%s\n", isa_request_error().data());
        return 1;
    }
    std::vector<Isa> isas;
    for (Isa isa : kAllIsas) {
        if (std::getenv("OPWRIGHT_ISA") == nullptr ? isa_available(isa) : isa == active_isa()) {
            isas.push_back(isa);
        }
    }
    for (Isa isa : isas) {
        for (const ConvRow& row : kConvs) {
            if (wanted(row.name)) {
                bench_conv(row, isa);
            }
        }
        for (const GemmRow& row : kGemms) {
            if (wanted(row.name)) {
                bench_gemm(row, false, isa);
            }
        }
        for (const GemmRow& row : kStreams) {
            if (wanted(row.name)) {
                bench_gemm(row, true, isa);
            }
        }
        for (const PoolRow& row : kPools) {
            if (wanted(row.name)) {
                bench_pool(row, isa);
            }
        }
        if (wanted("lrn")) {
            bench_norm(true, 96, 55 * 55, isa);
        }
        if (wanted("scale")) {
            bench_norm(false, 256, 56 * 56, isa);
        }
    }
    return 0;
}
