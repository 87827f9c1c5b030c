// SPDX-License-Identifier: Apache-2.0
#include "tests/runtime/pack_reader.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "runtime/graph/proto.h"

namespace opwright::cases {

namespace {

std::vector<int> ids(const std::string& text) {
    std::vector<int> list;
    std::istringstream words(text);
    for (std::string word; std::getline(words, word, ',');) list.push_back(std::stoi(word));
    return list;
}

Pack::Entry parse_entry(std::istringstream& words) {
    Pack::Entry entry;
    for (std::string word; words >> word;) {
        const std::size_t equals = word.find('=');
        const std::string key = word.substr(0, equals);
        const std::string value = word.substr(equals + 1);
        if (key == "model") entry.model = std::stoi(value);
        if (key == "inputs") entry.inputs = ids(value);
        if (key == "outputs") entry.outputs = ids(value);
        if (key == "rtol") entry.rtol = std::strtod(value.c_str(), nullptr);
        if (key == "atol") entry.atol = std::strtod(value.c_str(), nullptr);
        if (key == "compare") entry.shape_only = value == "shape";
    }
    return entry;
}

template <class T> bool has(const std::vector<T>& list, int id) { return id >= 0 && static_cast<std::size_t>(id) < list.size(); }

}  // namespace

const Pack* Pack::open(const std::string& path, std::string& error) {
    static std::map<std::string, Pack> packs;
    const auto [entry, fresh] = packs.try_emplace(path);
    if (fresh && !entry->second.read(path, error)) {
        packs.erase(entry);
        return nullptr;
    }
    return &entry->second;
}

bool Pack::read(const std::string& path, std::string& error) {
    path_ = path;
    std::ifstream file(path, std::ios::binary);
    std::string line;
    if (!std::getline(file, line) || line != "opwpack 1") {
        error = "'" + path + "' is no pack; run from the repository's root or set OPWRIGHT_SOURCE_DIR";
        return false;
    }
    while (std::getline(file, line) && line != "end") {
        std::istringstream words(line);
        std::string record;
        std::string id;
        words >> record >> id;
        if (record == "model" || record == "array") {
            Place place;
            words >> place.offset >> place.size;
            (record == "model" ? models_ : arrays_).push_back(place);
        } else if (record == "value") {
            std::vector<std::string>& value = values_.emplace_back();
            for (std::string word; words >> word;) value.push_back(word);
        } else if (record == "case") {
            cases_.emplace(id, parse_entry(words));
        }
    }
    if (line != "end") error = "'" + path + "' is cut off";
    base_ = static_cast<std::uint64_t>(file.tellg());
    return line == "end";
}

const Pack::Entry* Pack::find(const std::string& name) const {
    const auto found = cases_.find(name);
    return found == cases_.end() ? nullptr : &found->second;
}

std::vector<std::byte> Pack::blob(const Place& place, std::string& error) const {
    std::ifstream file(path_, std::ios::binary);
    std::vector<std::byte> bytes(place.size);
    file.seekg(static_cast<std::streamoff>(base_ + place.offset));
    file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(place.size));
    if (file.gcount() != static_cast<std::streamsize>(place.size)) {
        error = "'" + path_ + "' is shorter than its header says";
        bytes.clear();
    }
    return bytes;
}

std::vector<std::byte> Pack::model(int id, std::string& error) const {
    if (has(models_, id)) return blob(models_[static_cast<std::size_t>(id)], error);
    error = "'" + path_ + "' has no model " + std::to_string(id);
    return {};
}

Tensor Pack::array(int id, std::string& error) const {
    Tensor tensor;
    if (!has(arrays_, id)) {
        error = "'" + path_ + "' has no array " + std::to_string(id);
        return tensor;
    }
    const std::vector<std::byte> bytes = blob(arrays_[static_cast<std::size_t>(id)], error);
    proto::Tensor stored;
    proto::ReadError wrong;
    const DType dtype = error.empty() && proto::parse_tensor(bytes, {}, stored, wrong) ? proto::dtype_of(stored.data_type) : DType::Undefined;
    if (dtype == DType::Undefined || !Tensor::make(dtype, Shape(stored.dims), tensor).ok()) {
        error = "'" + path_ + "': array " + std::to_string(id) + " is no tensor";
        return {};
    }
    if (dtype == DType::String) {
        if (stored.string_data.size() != static_cast<std::size_t>(tensor.elements())) {
            error = "'" + path_ + "': array " + std::to_string(id) + " has another number of strings than its shape";
            return {};
        }
        std::copy(stored.string_data.begin(), stored.string_data.end(), tensor.mutable_data<std::string>());
    } else if (tensor.elements() > 0 && !proto::copy_elements(stored, {tensor.mutable_raw(), tensor.bytes()})) {
        error = "'" + path_ + "': array " + std::to_string(id) + " does not hold what its shape says";
        return {};
    }
    return tensor;
}

Value Pack::value(int id, const Type& type, std::string& error) const {
    if (!has(values_, id)) {
        error = "'" + path_ + "' has no value " + std::to_string(id);
        return {};
    }
    const std::vector<std::string>& words = values_[static_cast<std::size_t>(id)];
    const std::string& kind = words[0];
    if (kind == "absent") return {};
    if (kind == "optional-empty") return Value::empty_optional(type);
    if (kind == "tensor") return array(std::stoi(words[1]), error);
    if (kind == "map") {
        Tensor keys = array(std::stoi(words[1]), error);
        return Value::map(std::move(keys), array(std::stoi(words[2]), error));
    }
    Type inner = tensor_type(type.elem);
    if (kind == "optional") {
        if (type.kind == Kind::OptionalSequence) inner.kind = Kind::Sequence;
        return Value::optional(type, value(std::stoi(words[1]), inner, error));
    }
    if (type.kind == Kind::SequenceMap) inner = {Kind::Map, type.elem, type.key};
    std::vector<Value> items;
    for (std::size_t i = 1; i < words.size(); ++i) items.push_back(value(std::stoi(words[i]), inner, error));
    return Value::sequence(type, std::move(items));
}

}  // namespace opwright::cases
