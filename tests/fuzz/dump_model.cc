// SPDX-License-Identifier: Apache-2.0
//
// dump_model KIND FILE...: reads each file as KIND (model, tensor, sequence, optional, map, type) and prints
// `file NAME`, then what the reader kept or `error TEXT`. tests/fuzz/check_dump.py compares this with onnx's
// own reading.

#include <cstdio>
#include <fstream>
#include <iterator>

#include "tests/fuzz/dump_proto.h"

namespace {

using namespace opwright::proto;

template <class T>
void dump(const std::string& bytes,
          bool (*parse)(std::span<const std::byte>, const Limits&, T&, ReadError&)) {
    T message;
    ReadError error;
    const Limits limits;
    if (!parse(std::as_bytes(std::span(bytes)), limits, message, error)) {
        char text[1024];
        error.format(text);
        std::printf("error %s\n", text);
        return;
    }
    Dump out;
    out.add("", message);
    std::fputs(out.text().c_str(), stdout);
}

}  // namespace

int main(int argc, char** argv) {
    const std::string kind = argc > 1 ? argv[1] : "";
    for (int i = 2; i < argc; ++i) {
        std::ifstream file(argv[i], std::ios::binary);
        if (!file) {
            std::fprintf(stderr, "cannot open %s\n", argv[i]);
            return 2;
        }
        const std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
        std::printf("file %s\n", argv[i]);
        if (kind == "model")
            dump<Model>(bytes, parse_model);
        else if (kind == "tensor")
            dump<Tensor>(bytes, parse_tensor);
        else if (kind == "sequence")
            dump<Sequence>(bytes, parse_sequence);
        else if (kind == "optional")
            dump<Optional>(bytes, parse_optional);
        else if (kind == "map")
            dump<Map>(bytes, parse_map);
        else if (kind == "type")
            dump<Type>(bytes, parse_type);
        else {
            std::fprintf(stderr, "usage: dump_model model|tensor|sequence|optional|map|type FILE...\n");
            return 2;
        }
    }
    return 0;
}
