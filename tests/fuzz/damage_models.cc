// SPDX-License-Identifier: Apache-2.0
//
// damage_models SEED COUNT FILE...: damages the files COUNT times, at random but the same way for the same
// seed, and reads each result. For compilers without libFuzzer, and for runs that can be repeated.

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include "tests/fuzz/fuzz_model.h"

namespace {

using Random = std::mt19937_64;

std::size_t below(Random& random, std::size_t n) { return n == 0 ? 0 : random() % n; }

/// Tags of ONNX messages that hold one another.
constexpr char kTags[] = "\x0a\x2a\x32\x12\x22\x3a";

/// Damage near the front is more telling: there are the tags and lengths of the outer messages.
std::size_t position(Random& random, std::size_t n) {
    return random() % 4 == 0 ? below(random, n < 64 ? n : 64) : below(random, n);
}

void damage(Random& random, std::string& bytes, const std::string& other) {
    const std::size_t at = position(random, bytes.size());
    const std::size_t some = below(random, std::size_t{1} << below(random, 9));
    switch (random() % 8) {
        case 0:
            if (!bytes.empty()) bytes[at] = static_cast<char>(bytes[at] ^ (1 << random() % 8));
            break;
        case 1:
            if (!bytes.empty()) bytes[at] = static_cast<char>(random());
            break;
        case 2: bytes.erase(at, some); break;
        case 3: bytes.insert(at, bytes.substr(position(random, bytes.size()), some)); break;
        case 4: bytes.insert(at, other.substr(position(random, other.size()), some)); break;
        case 5: bytes.insert(at, std::string(1 + random() % 12, '\xff') + '\x01'); break;
        case 6: bytes.resize(at); break;
        default:
            // Depth is what this is after.
            for (std::size_t i = 0; i < some; ++i) bytes.insert(at, 1, kTags[below(random, 6)]);
            break;
    }
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 4) {
        std::fprintf(stderr, "usage: damage_models SEED COUNT FILE...\n");
        return 2;
    }
    std::vector<std::string> files;
    for (int i = 3; i < argc; ++i) {
        std::ifstream file(argv[i], std::ios::binary);
        if (!file) {
            std::fprintf(stderr, "cannot open %s\n", argv[i]);
            return 2;
        }
        files.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    }
    Random random(std::strtoull(argv[1], nullptr, 10));
    const unsigned long long count = std::strtoull(argv[2], nullptr, 10);
    for (unsigned long long i = 0; i < count; ++i) {
        std::string bytes = files[below(random, files.size())];
        for (std::size_t n = 1 + random() % 6; n > 0; --n) {
            damage(random, bytes, files[below(random, files.size())]);
        }
        // An allocation of its own, so that an address sanitizer sees a read past the last byte.
        const std::vector<std::uint8_t> exact(bytes.begin(), bytes.end());
        LLVMFuzzerTestOneInput(exact.data(), exact.size());
    }
    const FuzzCounts& counts = fuzz_counts();
    const unsigned long long accepted = counts.accepted;
    const unsigned long long rejected = counts.rejected;
    std::printf("%llu damaged files: %llu messages accepted, %llu rejected, at most %zu bytes held\n", count,
                accepted, rejected, counts.peak);
    return counts.accepted == 0 || counts.rejected == 0 ? 1 : 0;
}
