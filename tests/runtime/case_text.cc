// SPDX-License-Identifier: Apache-2.0
#include "tests/runtime/case_text.h"

#include "opwright/registry.h"

#include <charconv>
#include <map>

namespace opwright::cases {

namespace {

constexpr bool is_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '-' || c == '+';
}

/// Reads one token after another; after an error everything reads as nothing.
class Scanner {
public:
    Scanner(std::string_view text, std::string& error) : text_(text), error_(error) {}

    bool ok() const { return error_.empty(); }
    std::size_t at() const { return at_; }
    void fail(std::string_view what) {
        if (!ok()) return;
        error_ = std::string(what) + " at byte " + std::to_string(at_) + " of the case's text: '" + std::string(text_.substr(at_, 40)) + "'";
    }
    /// The next character that is no blank; newlines count as blanks unless `lines` is false. 0 at the end.
    char peek(bool lines = true) {
        while (ok() && at_ < text_.size() && (text_[at_] == ' ' || (lines && text_[at_] == '\n'))) ++at_;
        return ok() && at_ < text_.size() ? text_[at_] : '\0';
    }
    bool take(char c) {
        if (peek() != c) return false;
        ++at_;
        return true;
    }
    void expect(char c) {
        if (!take(c)) fail(std::string("expected '") + c + "'");
    }
    std::string_view word() {
        peek();
        const std::size_t begin = at_;
        while (ok() && at_ < text_.size() && is_word(text_[at_])) ++at_;
        if (at_ == begin) fail("expected a word");
        return text_.substr(begin, at_ - begin);
    }
    template <class T> T number() {
        T value{};
        const std::string_view digits = word();
        const auto [end, code] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (ok() && (code != std::errc() || end != digits.data() + digits.size())) fail("'" + std::string(digits) + "' is no number of the type, before");
        return value;
    }
    std::string string() {
        std::string value;
        expect('"');
        while (ok() && at_ < text_.size() && text_[at_] != '"') {
            char c = text_[at_++];
            if (c == '\\' && at_ < text_.size()) {
                c = text_[at_++];
                if (c == 'x') {
                    unsigned byte = 0;
                    const std::string_view digits = text_.substr(at_, 2);
                    const auto end = std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16).ptr;
                    if (end != digits.data() + 2) fail("\\x needs two digits");
                    at_ += 2;
                    c = static_cast<char>(byte);
                }
            }
            value += c;
        }
        expect('"');
        return value;
    }
    template <class Item> void list(char open, char close, Item item) {
        expect(open);
        if (take(close)) return;
        do item();
        while (ok() && take(','));
        expect(close);
    }

private:
    std::string_view text_;
    std::size_t at_ = 0;
    std::string& error_;
};

DType parse_dtype(Scanner& in) {
    const std::string_view name = in.word();
    const DType dtype = dtype_from_name(name.data(), name.size());
    if (dtype == DType::Undefined) in.fail("'" + std::string(name) + "' is no element type, before");
    return dtype;
}

Type parse_type(Scanner& in) {
    const std::string_view kind = in.word();
    Type type;
    in.expect('(');
    if (kind == "tensor") {
        type = tensor_type(parse_dtype(in));
    } else if (kind == "map") {
        type.kind = Kind::Map;
        type.key = parse_dtype(in);
        in.expect(',');
        const Type held = parse_type(in);
        type.elem = held.elem;
    } else {
        type = parse_type(in);
        const bool tensor = type.kind == Kind::Tensor;
        if (kind == "seq" && tensor) {
            type.kind = Kind::Sequence;
        } else if (kind == "seq" && type.kind == Kind::Map) {
            type.kind = Kind::SequenceMap;
        } else if (kind == "optional" && tensor) {
            type.kind = Kind::Optional;
        } else if (kind == "optional" && type.kind == Kind::Sequence) {
            type.kind = Kind::OptionalSequence;
        } else {
            in.fail("'" + std::string(kind) + "' is no kind of value, before");
        }
    }
    in.expect(')');
    return type;
}

template <class T> void parse_number(Scanner& in, Tensor& tensor, std::int64_t i) { tensor.mutable_data<T>()[i] = in.number<T>(); }

template <class T> void parse_complex(Scanner& in, Tensor& tensor, std::int64_t i) {
    in.expect('(');
    const T real = in.number<T>();
    in.expect(',');
    tensor.mutable_data<std::complex<T>>()[i] = {real, in.number<T>()};
    in.expect(')');
}

void parse_element(Scanner& in, Tensor& tensor, std::int64_t i) {
    switch (tensor.dtype()) {
        case DType::Float: return parse_number<float>(in, tensor, i);
        case DType::Double: return parse_number<double>(in, tensor, i);
        case DType::Int8: return parse_number<std::int8_t>(in, tensor, i);
        case DType::Int16: return parse_number<std::int16_t>(in, tensor, i);
        case DType::Int32: return parse_number<std::int32_t>(in, tensor, i);
        case DType::Int64: return parse_number<std::int64_t>(in, tensor, i);
        case DType::UInt8: return parse_number<std::uint8_t>(in, tensor, i);
        case DType::UInt16: return parse_number<std::uint16_t>(in, tensor, i);
        case DType::UInt32: return parse_number<std::uint32_t>(in, tensor, i);
        case DType::UInt64: return parse_number<std::uint64_t>(in, tensor, i);
        case DType::Complex64: return parse_complex<float>(in, tensor, i);
        case DType::Complex128: return parse_complex<double>(in, tensor, i);
        case DType::String: tensor.mutable_data<std::string>()[i] = in.string(); return;
        default: break;
    }
    if (is_float(tensor.dtype())) {
        const double value = in.number<double>();
        if (in.ok() && !set_small_float(tensor, i, value)) in.fail("a number that the type does not have, before");
        return;
    }
    const int width = tensor.dtype() == DType::Bool ? 1 : dtype_bits(tensor.dtype());
    const bool is_signed = tensor.dtype() == DType::Int4 || tensor.dtype() == DType::Int2;
    const int value = in.number<int>();
    const int low = is_signed ? -(1 << (width - 1)) : 0;
    if (value < low || value >= low + (1 << width)) in.fail("a number beyond the type's range, before");
    set_bits(tensor, i, static_cast<unsigned>(value) & ((1U << width) - 1));
}

Tensor parse_tensor(Scanner& in, DType dtype) {
    std::vector<std::int64_t> extents;
    in.list('[', ']', [&] { extents.push_back(in.number<std::int64_t>()); });
    Tensor tensor;
    if (!in.ok()) return tensor;
    if (extents.size() > static_cast<std::size_t>(Shape::kCapacity) || !Tensor::make(dtype, Shape(extents), tensor).ok()) {
        in.fail("no shape of a tensor, before");
        return tensor;
    }
    // The last byte of a packed tensor is padded with zeros.
    if (dtype != DType::String) std::fill_n(tensor.mutable_raw(), tensor.bytes(), std::byte{0});
    for (std::int64_t i = 0; i < tensor.elements() && in.ok(); ++i) parse_element(in, tensor, i);
    return tensor;
}

Value parse_value(Scanner& in, const Type& type) {
    if (type.kind == Kind::Tensor) return parse_tensor(in, type.elem);
    std::vector<Value> items;
    in.expect('{');
    if (type.kind == Kind::Map) {
        Tensor keys = parse_tensor(in, type.key);
        Tensor values = parse_tensor(in, type.elem);
        in.expect('}');
        return Value::map(std::move(keys), std::move(values));
    }
    Type item = tensor_type(type.elem);
    if (type.kind == Kind::SequenceMap) item = {Kind::Map, type.elem, type.key};
    if (type.kind == Kind::OptionalSequence) item.kind = Kind::Sequence;
    while (in.ok() && !in.take('}')) items.push_back(parse_value(in, item));
    if (type.kind == Kind::Sequence || type.kind == Kind::SequenceMap) return Value::sequence(type, std::move(items));
    if (items.size() > 1) in.fail("an optional holds one value; before");
    return items.empty() ? Value::empty_optional(type) : Value::optional(type, std::move(items[0]));
}

void parse_attribute(Scanner& in, Attribute& attribute) {
    switch (attribute.kind) {
        case AttributeKind::Float: attribute.data = in.number<float>(); return;
        case AttributeKind::Int: attribute.data = in.number<std::int64_t>(); return;
        case AttributeKind::String: attribute.data = in.string(); return;
        case AttributeKind::TypeProto: attribute.data = parse_type(in); return;
        case AttributeKind::Tensor: {
            const Type type = parse_type(in);
            attribute.data = parse_tensor(in, type.elem);
            in.expect(';');
            return;
        }
        case AttributeKind::Floats: {
            std::vector<float> list;
            in.list('[', ']', [&] { list.push_back(in.number<float>()); });
            attribute.data = std::move(list);
            return;
        }
        case AttributeKind::Ints: {
            std::vector<std::int64_t> list;
            in.list('[', ']', [&] { list.push_back(in.number<std::int64_t>()); });
            attribute.data = std::move(list);
            return;
        }
        case AttributeKind::Strings: {
            std::vector<std::string> list;
            in.list('[', ']', [&] { list.push_back(in.string()); });
            attribute.data = std::move(list);
            return;
        }
        default: in.fail("an attribute of a kind that has no text; before"); return;
    }
}

AttributeKind kind_of(const OpRow& row, std::string_view name) {
    for (const AttributeRow& attribute : row.attributes) {
        if (attribute.name == name) return attribute.kind;
    }
    return AttributeKind::Undefined;
}

std::string name_or_absent(Scanner& in) {
    const std::string_view name = in.word();
    return name == "_" ? std::string() : std::string(name);
}

/// `y = ai.onnx.ml.Scaler-1(x) offset=[1]`
void parse_node(Scanner& in, NodeCase& result, std::string& error) {
    do result.output_names.push_back(name_or_absent(in));
    while (in.take(','));
    in.expect('=');
    const std::string_view full = in.word();
    const std::size_t dash = full.rfind('-');
    if (!in.ok() || dash == std::string_view::npos) return in.fail("expected Operator-version before");
    const std::string_view path = full.substr(0, dash);
    const std::size_t dot = path.rfind('.');
    std::int64_t since = 0;
    std::from_chars(full.data() + dash + 1, full.data() + full.size(), since);
    const std::string_view domain = dot == std::string_view::npos ? std::string_view("ai.onnx") : path.substr(0, dot);
    in.list('(', ')', [&] { result.input_names.push_back(name_or_absent(in)); });
    if (!in.ok()) return;
    result.kernel = kernel_of(domain, dot == std::string_view::npos ? path : path.substr(dot + 1), since, true, error);
    while (in.ok() && in.peek(false) != '\n' && in.peek() != '\0') {
        Attribute attribute;
        attribute.name = std::string(in.word());
        in.expect('=');
        attribute.kind = kind_of(*result.kernel->row, attribute.name);
        parse_attribute(in, attribute);
        result.attributes.push_back(std::move(attribute));
    }
}

}  // namespace

const Kernel* kernel_of(std::string_view domain, std::string_view op, std::int64_t opset, bool exactly, std::string& error) {
    const Kernel* kernel = nullptr;
    if (const Status status = find_kernel(domain, op, opset, kernel); !status.ok()) {
        error = status.text();
        return nullptr;
    }
    if (!exactly || kernel->row->since == opset) return kernel;
    error = "opset " + std::to_string(opset) + " means " + std::string(op) + "-" + std::to_string(kernel->row->since);
    return nullptr;
}

bool parse_case(std::string_view text, NodeCase& result, std::string& error) {
    error.clear();
    result = NodeCase();
    Scanner in(text, error);
    in.peek();
    const std::size_t begin = in.at();
    parse_node(in, result, error);
    if (!in.ok()) return false;
    result.node = std::string(text.substr(begin, in.at() - begin));

    std::map<std::string, Value, std::less<>> values;
    while (in.ok() && in.peek() != '\0') {
        const std::string name(in.word());
        if (name == "shape" && in.peek() != ':') {
            result.tolerance.shape_only = true;
        } else if ((name == "rtol" || name == "atol") && in.take('=')) {
            (name == "rtol" ? result.tolerance.rtol : result.tolerance.atol) = in.number<double>();
        } else {
            in.expect(':');
            const Type type = parse_type(in);
            if (in.ok() && !values.emplace(name, parse_value(in, type)).second) in.fail("'" + name + "' is given twice, before");
        }
    }
    if (!in.ok()) return false;
    std::size_t used = 0;
    for (auto [names, list] : {std::pair(&result.input_names, &result.inputs), std::pair(&result.output_names, &result.outputs)}) {
        for (const std::string& name : *names) {
            const auto found = values.find(name);
            if (!name.empty() && found == values.end()) {
                error = "the case gives no value for '" + name + "'";
                return false;
            }
            list->push_back(name.empty() ? Value() : found->second);
            used += name.empty() ? 0 : 1;
        }
    }
    if (used < values.size()) error = "the case gives a value that the node does not name";
    return error.empty();
}

}  // namespace opwright::cases
