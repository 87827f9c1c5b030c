// SPDX-License-Identifier: Apache-2.0
// The case store's packs (generator/store.py describes the format): only the header is held in memory.
#pragma once

#include "tests/runtime/case_value.h"

#include <map>
#include <string>
#include <vector>

namespace opwright::cases {

class Pack {
public:
    /// What a case's line in the header says.
    struct Entry {
        int model = 0;
        std::vector<int> inputs;   ///< ids of values
        std::vector<int> outputs;
        double rtol = 0;
        double atol = 0;
        bool shape_only = false;
    };

    /// The pack at `path`, read once per process; null and a text if it cannot be read.
    static const Pack* open(const std::string& path, std::string& error);

    const Entry* find(const std::string& name) const;
    /// The bytes of a model. Empty and a text if the file is too short.
    std::vector<std::byte> model(int id, std::string& error) const;
    /// Value `id` as a value of `type`, of which a sequence or optional takes the types of what it may hold.
    /// Absent and a text if there is none or it does not fit.
    Value value(int id, const Type& type, std::string& error) const;

private:
    struct Place {
        std::uint64_t offset = 0;
        std::uint64_t size = 0;
    };
    bool read(const std::string& path, std::string& error);
    std::vector<std::byte> blob(const Place& place, std::string& error) const;
    Tensor array(int id, std::string& error) const;

    std::string path_;
    std::uint64_t base_ = 0;
    std::vector<Place> models_;
    std::vector<Place> arrays_;
    std::vector<std::vector<std::string>> values_;  ///< kind and operands
    std::map<std::string, Entry> cases_;
};

}  // namespace opwright::cases
