// SPDX-License-Identifier: Apache-2.0
#include "runtime/cli/cli.h"
#include "runtime/core/number_convert.h"
#include "runtime/graph/decode.h"
#include "runtime/graph/npy.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <map>
#include <system_error>

namespace opwright::cli {

namespace {

using Clock = std::chrono::steady_clock;

double milliseconds(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

Status read_value(const std::string& path, const Type& type, Value& result) {
    Ref<net::File> file;
    OPW_TRY(net::File::open(path, file));
    if (path.ends_with(".npy")) {
        Tensor tensor;
        OPW_TRY(net::read_npy(file->bytes(), type.elem, tensor).at(path));
        result = std::move(tensor);
        return {};
    }
    if (path.ends_with(".pb")) return net::decode_data(file->bytes(), type, result).at(path);
    return failure(Code::InvalidInput, path + ": neither .npy nor .pb");
}

/// Values that any model can take: no huge indices, no numbers that overflow soon.
Status random_tensor(const ModelValue& input, Random& random, Tensor& result) {
    if (input.type.kind != Kind::Tensor) {
        return failure(Code::InvalidInput, "input '" + input.name + "' is no tensor: give it with --input");
    }
    Shape shape;
    for (std::int64_t extent : input.shape) shape.push_back(extent < 0 ? 1 : extent);
    const std::int64_t count = shape.elements();
    const DType dtype = input.type.elem;
    if (dtype == DType::String) {
        OPW_TRY(Tensor::make(dtype, shape, result));
        for (std::int64_t i = 0; i < count; ++i) {
            result.mutable_data<std::string>()[i] =
                std::string(1, static_cast<char>('a' + random.next() % 26));
        }
        return {};
    }
    const bool whole = dtype == DType::Int8 || dtype == DType::Int16 || dtype == DType::Int32 ||
                       dtype == DType::Int64 || dtype == DType::UInt8 || dtype == DType::UInt16 ||
                       dtype == DType::UInt32 || dtype == DType::UInt64;
    const bool complex = dtype == DType::Complex64 || dtype == DType::Complex128;
    OPW_TRY(Tensor::make(dtype, shape, result));
    if (complex) {  // pairs of real numbers
        for (std::int64_t i = 0; i < 2 * count; ++i) {
            const double number = random.uniform() * 2 - 1;
            if (dtype == DType::Complex64) result.mutable_data<float>()[i] = static_cast<float>(number);
            if (dtype == DType::Complex128) result.mutable_data<double>()[i] = number;
        }
        return {};
    }
    Tensor numbers;
    OPW_TRY(Tensor::make(DType::Double, shape, numbers));
    for (std::int64_t i = 0; i < count; ++i) {
        double& number = numbers.mutable_data<double>()[i];
        if (dtype == DType::Bool) {
            number = static_cast<double>(random.next() >> 63);
        } else if (whole) {
            number = static_cast<double>(random.next() % 10);
        } else {
            number = random.uniform() * 2 - 1;
        }
    }
    return convert(numbers, result, {}, kSerial);
}

Status gather_inputs(const RunOptions& options, const Model& model, std::vector<Value>& values) {
    values.assign(model.inputs().size(), Value());
    for (const std::string& text : options.inputs) {
        const auto input_before = [&](std::size_t equals) {
            const std::string_view name(text.data(), equals);
            return std::find_if(model.inputs().begin(), model.inputs().end(),
                                [&](const ModelValue& input) { return input.name == name; });
        };
        auto equals = text.find('=');
        if (equals == std::string::npos) {
            return failure(Code::InvalidInput, "--input " + text + ": expected NAME=FILE");
        }
        // Names and files may hold '=' as well: the longest name that the model has counts.
        auto known = input_before(equals);
        for (auto at = equals; (at = text.find('=', at + 1)) != std::string::npos;) {
            if (const auto longer = input_before(at); longer != model.inputs().end()) {
                known = longer;
                equals = at;
            }
        }
        if (known == model.inputs().end()) {
            return failure(Code::InvalidInput, "--input " + text + ": the model has no input '" +
                                                   text.substr(0, equals) + "'");
        }
        Value& value = values[static_cast<std::size_t>(known - model.inputs().begin())];
        if (!value.absent()) return failure(Code::InvalidInput, "--input " + text + ": given twice");
        OPW_TRY(read_value(text.substr(equals + 1), known->type, value));
    }
    Random random(options.seed);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const ModelValue& input = model.inputs()[i];
        if (!values[i].absent() || input.optional || !options.random) continue;
        Tensor tensor;
        OPW_TRY(random_tensor(input, random, tensor));
        values[i] = std::move(tensor);
    }
    return model.accepts(values);
}

Status write_output(const std::string& folder, std::size_t position, const ModelValue& output,
                    const Value& value) {
    const std::string stem =
        (std::filesystem::path(folder) / ("output_" + std::to_string(position))).string();
    if (!value.is_tensor() || !net::npy_holds(value.tensor().dtype())) {
        return net::write_file(stem + ".pb", net::encode_data(value, output.name));
    }
    std::string bytes;
    OPW_TRY(net::write_npy(value.tensor(), bytes));
    return net::write_file(stem + ".npy", bytes);
}

/// `[1,1000] min -0.3 max 0.7 mean 0.001` for a tensor of numbers.
std::string summary(const Value& value) {
    if (!value.is_tensor()) return std::to_string(value.items().size()) + " items";
    const Tensor& tensor = value.tensor();
    std::string text = Operand(tensor.shape()).text();
    const bool numbers = tensor.dtype() != DType::String && tensor.dtype() != DType::Complex64 &&
                         tensor.dtype() != DType::Complex128;
    if (!numbers || tensor.elements() == 0) return text;
    Tensor doubles;
    if (!Tensor::make(DType::Double, tensor.shape(), doubles).ok() ||
        !convert(tensor, doubles, {}, kSerial).ok()) {
        return text;
    }
    const std::span<const double> elements = doubles.values<double>();
    double sum = 0;
    for (double element : elements) sum += element;
    const auto [least, most] = std::minmax_element(elements.begin(), elements.end());
    char buffer[128];
    std::snprintf(buffer, sizeof buffer, "  min %.6g  max %.6g (at %td)  mean %.6g", *least, *most,
                  most - elements.begin(), sum / static_cast<double>(elements.size()));
    return text + buffer;
}

struct Times {
    double load = 0;
    std::vector<double> runs;
};

void print_json(const Model& model, const Times& times, const std::vector<Value>& outputs,
                const Profile* profile) {
    Json json;
    json.begin('{').key("load_ms").number(times.load).key("run_ms").begin('[');
    for (double run : times.runs) json.number(run);
    json.end(']').key("peak_mb").number(peak_megabytes()).line().key("outputs").begin('[');
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        json.line()
            .begin('{')
            .key("name")
            .string(model.outputs()[i].name)
            .key("type")
            .string(schema_spelling(outputs[i].type()))
            .key("shape");
        if (outputs[i].is_tensor()) {
            json.begin('[');
            for (std::int64_t extent : outputs[i].tensor().shape()) json.integer(extent);
            json.end(']');
        } else {
            json.null();
        }
        json.end('}');
    }
    json.end(']');
    if (profile != nullptr) {
        json.line().key("profile").begin('[');
        for (const NodeTime& node : profile->nodes) {
            if (node.calls == 0) continue;
            json.line().begin('{').key("node").string(node.node).key("calls").integer(node.calls);
            json.key("ms").number(static_cast<double>(node.nanoseconds) * 1e-6).end('}');
        }
        json.end(']');
    }
    json.end('}').print();
}

/// `node 'conv1' (Conv)` -> `Conv`
std::string op_of(const std::string& node) {
    const auto open = node.rfind('(');
    return open == std::string::npos ? node : node.substr(open + 1, node.size() - open - 2);
}

void print_profile(const Profile& profile) {
    std::map<std::string, NodeTime> by_op;
    std::vector<NodeTime> nodes;
    double all = 0;
    for (const NodeTime& node : profile.nodes) {
        if (node.calls == 0) continue;
        nodes.push_back(node);
        NodeTime& op = by_op[op_of(node.node)];
        op.calls += node.calls;
        op.nanoseconds += node.nanoseconds;
        all += static_cast<double>(node.nanoseconds);
    }
    const auto line = [all](const std::string& name, const NodeTime& time) {
        const auto spent = static_cast<double>(time.nanoseconds);
        std::printf("  %10.3f ms %5.1f %% %8lld calls  %s\n", spent * 1e-6, all > 0 ? spent / all * 100 : 0,
                    static_cast<long long>(time.calls), name.c_str());
    };
    const auto slower = [](const NodeTime& a, const NodeTime& b) { return a.nanoseconds > b.nanoseconds; };
    std::vector<NodeTime> ops;
    for (auto& [name, time] : by_op) {
        time.node = name;
        ops.push_back(time);
    }
    std::sort(ops.begin(), ops.end(), slower);
    std::sort(nodes.begin(), nodes.end(), slower);
    std::printf("time by operator:\n");
    for (const NodeTime& op : ops) line(op.node, op);
    std::printf("slowest nodes:\n");
    for (std::size_t i = 0; i < nodes.size() && i < 20; ++i) line(nodes[i].node, nodes[i]);
}

void print_text(const RunOptions& options, const Model& model, const Times& times,
                const std::vector<Value>& outputs, const Profile& profile) {
    const auto [best, worst] = std::minmax_element(times.runs.begin(), times.runs.end());
    std::printf("%s: loaded in %.2f ms, ran in %.2f ms", options.model.c_str(), times.load, *best);
    if (times.runs.size() > 1) std::printf(" (best of %zu, worst %.2f)", times.runs.size(), *worst);
    std::printf(", peak memory %.1f MB\n", peak_megabytes());
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        std::printf("output %zu '%s' %s %s\n", i, model.outputs()[i].name.c_str(),
                    to_string(outputs[i].type()).c_str(), summary(outputs[i]).c_str());
    }
    if (options.profile) print_profile(profile);
}

}  // namespace

int run(const RunOptions& options) {
    Times times;
    Model model;
    auto start = Clock::now();
    Status status = Model::load(options.model, model, load_options(options.threads, options.max_memory_mb));
    times.load = milliseconds(Clock::now() - start);
    if (!status.ok())
        return refuse(options.json, load_exit(options.model, status), options.model + ": " + status.text());

    std::vector<Value> inputs;
    status = gather_inputs(options, model, inputs);
    if (!status.ok())
        return refuse(options.json, status.code() == Code::OutOfMemory ? kFailed : kUsage, status.text());
    if (!options.output_dir.empty()) {
        std::error_code error;
        std::filesystem::create_directories(options.output_dir, error);
        if (error) {
            return refuse(options.json, kUsage,
                          "cannot make folder '" + options.output_dir + "': " + error.message());
        }
    }

    Profile profile;
    std::vector<Value> outputs;
    opwright::RunOptions run_options;
    run_options.seed = options.seed;
    run_options.profile = options.profile ? &profile : nullptr;
    for (int i = 0; i < options.repeat; ++i) {
        start = Clock::now();
        status = model.run(inputs, outputs, run_options);
        times.runs.push_back(milliseconds(Clock::now() - start));
        if (!status.ok()) {
            return refuse(options.json, status.code() == Code::Unsupported ? kUnsupported : kFailed,
                          options.model + ": " + status.text());
        }
    }
    for (std::size_t i = 0; i < outputs.size() && !options.output_dir.empty(); ++i) {
        status = write_output(options.output_dir, i, model.outputs()[i], outputs[i]);
        if (!status.ok()) return refuse(options.json, kFailed, status.text());
    }
    if (options.json) {
        print_json(model, times, outputs, options.profile ? &profile : nullptr);
    } else {
        print_text(options, model, times, outputs, profile);
    }
    return kOk;
}

}  // namespace opwright::cli
