// SPDX-License-Identifier: Apache-2.0
// Sequences, optionals, strings and label maps: what is shared instead of copied, and what is refused and how
// it is said.
#include <gtest/gtest.h>

#include <vector>

#include "generated/api/concat_from_sequence.h"
#include "generated/api/ml_label_encoder.h"
#include "generated/api/ml_zip_map.h"
#include "generated/api/optional.h"
#include "generated/api/optional_get_element.h"
#include "generated/api/sequence_at.h"
#include "generated/api/sequence_construct.h"
#include "generated/api/sequence_empty.h"
#include "generated/api/sequence_erase.h"
#include "generated/api/sequence_insert.h"
#include "generated/api/split_to_sequence.h"
#include "generated/api/string_normalizer.h"
#include "runtime/ops/text/unicode_case.h"

namespace opwright {
namespace {

constexpr Type kFloats{Kind::Sequence, DType::Float};

Tensor floats(const Shape& shape) {
    std::vector<float> values(static_cast<std::size_t>(shape.elements()));
    for (std::size_t k = 0; k < values.size(); ++k) values[k] = static_cast<float>(k) + 0.5f;
    return Tensor::of<float>(shape, values);
}
Value sequence(std::vector<Shape> shapes) {
    std::vector<Value> items;
    for (const Shape& shape : shapes) items.emplace_back(floats(shape));
    return Value::sequence(kFloats, std::move(items));
}
Tensor integer(std::int64_t value) { return Tensor::scalar<std::int64_t>(value); }

TEST(Sequence, SharesItsTensors) {
    const Tensor a = floats({2, 3}), b = floats({4});
    const std::vector<Value> inputs{a, b};
    Value both, more;
    ASSERT_EQ(ai_onnx::sequence_construct_v11(inputs, both).text(), "");
    EXPECT_TRUE(both.items()[0].tensor().shares(a));
    const Tensor at = integer(-2);
    ASSERT_EQ(ai_onnx::sequence_insert_v11(both, b, &at, more).text(), "");
    EXPECT_EQ(both.items().size(), 2U) << "the input must stay as it is";
    EXPECT_TRUE(more.items()[0].tensor().shares(b));
    Tensor got;
    ASSERT_EQ(ai_onnx::sequence_at_v11(more, integer(1), got).text(), "");
    EXPECT_TRUE(got.shares(a));
    Value parts;
    EXPECT_NE(ai_onnx::split_to_sequence_v24({.axis = 1}, a, &at, parts).text(), "") << "parts of -2";
    const Tensor whole = integer(3);
    ASSERT_EQ(ai_onnx::split_to_sequence_v24({.axis = 1}, a, &whole, parts).text(), "");
    ASSERT_EQ(parts.items().size(), 1U);
    EXPECT_TRUE(parts.items()[0].tensor().shares(a));
}

TEST(Sequence, SaysWhatIsWrong) {
    const Value three = sequence({{2}, {3}, {1, 2}}), none = sequence({});
    Tensor y;
    Value z;
    const auto at = [&](const Value& from, Tensor position) {
        return ai_onnx::sequence_at_v11(from, position, y).text();
    };
    EXPECT_EQ(at(three, integer(3)), "SequenceAt-11: input 1 'position': position is 3; allowed: -3 to 2");
    EXPECT_EQ(at(three, integer(-4)), "SequenceAt-11: input 1 'position': position is -4; allowed: -3 to 2");
    EXPECT_EQ(at(three, integer(INT64_MIN)),
              "SequenceAt-11: input 1 'position': position is -9223372036854775808; allowed: -3 to 2");
    EXPECT_EQ(at(three, Tensor::of<std::int32_t>(Shape{2}, {0, 1})),
              "SequenceAt-11: input 1 'position': shape is [2]; allowed: one element");
    EXPECT_NE(at(none, integer(0)).find("allowed: "), std::string::npos);
    EXPECT_NE(at(none, integer(-1)), "");

    const Tensor four = integer(4), minus_four = integer(-4);
    EXPECT_EQ(ai_onnx::sequence_insert_v11(three, floats({1}), &four, z).text(),
              "SequenceInsert-11: input 2 'position': position is 4; allowed: -3 to 3");
    EXPECT_EQ(ai_onnx::sequence_insert_v11(three, floats({1}), &minus_four, z).text(),
              "SequenceInsert-11: input 2 'position': position is -4; allowed: -3 to 3");
    EXPECT_EQ(ai_onnx::sequence_insert_v11(three, integer(1), nullptr, z).text(),
              "SequenceInsert-11: input 1 'tensor': type is tensor(int64); allowed: tensor(float), as the "
              "sequence holds");
    EXPECT_EQ(ai_onnx::sequence_erase_v11(none, nullptr, z).text(),
              "SequenceErase-11: input 0 'input_sequence': number of tensors is 0; allowed: 1 or more");
    EXPECT_NE(ai_onnx::sequence_erase_v11(three, &four, z).text(), "");
    EXPECT_EQ(ai_onnx::sequence_empty_v11({.dtype = 0}, z).text(),
              "SequenceEmpty-11: attribute 'dtype': element type is 0; allowed: the number of one, 1 to 28");
    EXPECT_NE(ai_onnx::sequence_empty_v11({.dtype = 21}, z).text(), "") << "no sequences of uint4";
}

TEST(ConcatFromSequence, SaysWhatIsWrong) {
    Tensor y;
    const auto refused = [&](const Value& from, std::int64_t axis, std::int64_t new_axis = 0) {
        ai_onnx::concat_from_sequence::Attributes_v11 attributes;
        attributes.axis = axis;
        attributes.new_axis = new_axis;
        return ai_onnx::concat_from_sequence_v11(attributes, from, y).text();
    };
    const std::string start = "ConcatFromSequence-11: ";
    EXPECT_EQ(refused(sequence({}), 0),
              start + "input 0 'input_sequence': number of tensors is 0; allowed: 1 or more");
    EXPECT_EQ(refused(sequence({{2, 3}}), 2), start + "attribute 'axis': value is 2; allowed: -2 to 1");
    EXPECT_EQ(refused(sequence({{2, 3}}), -4, 1), start + "attribute 'axis': value is -4; allowed: -3 to 2");
    EXPECT_EQ(refused(sequence({{2, 3}}), 0, 2), start + "attribute 'new_axis': value is 2; allowed: 0 to 1");
    EXPECT_EQ(
        refused(sequence({{}}), 0),
        start + "input 0 'input_sequence': rank of the tensors is 0; allowed: 1 or more, or new_axis 1");
    EXPECT_EQ(refused(sequence({{2, 3}, {3, 3}}), 1),
              start +
                  "input 0 'input_sequence': shape of tensor 1 is [3,3]; allowed: [2,3], that of the first "
                  "one, but for axis 1");
    EXPECT_EQ(
        refused(sequence({{2, 3}, {2, 2}}), 1, 1),
        start +
            "input 0 'input_sequence': shape of tensor 1 is [2,2]; allowed: [2,3], that of the first one");
    EXPECT_NE(refused(sequence({{2, 3}, {2}}), 0), "");
    EXPECT_NE(refused(sequence({Shape(32, 1)}), 0, 1), "");
    EXPECT_EQ(refused(sequence({Shape(32, 1)}), 0), "");
}

TEST(SplitToSequence, SaysWhatIsWrong) {
    Value z;
    const auto refused = [&](const Tensor& x, Tensor split, std::int64_t axis = 0,
                             std::int64_t keepdims = 1) {
        ai_onnx::split_to_sequence::Attributes_v11 attributes;
        attributes.axis = axis;
        attributes.keepdims = keepdims;
        return ai_onnx::split_to_sequence_v24(attributes, x, split.defined() ? &split : nullptr, z).text();
    };
    const auto list = [](std::vector<std::int64_t> values) {
        return Tensor::of<std::int64_t>(Shape{static_cast<std::int64_t>(values.size())}, values);
    };
    const std::string start = "SplitToSequence-24: ";
    EXPECT_EQ(refused(floats({}), {}), start + "input 0 'input': rank is 0; allowed: 1 or more");
    EXPECT_EQ(refused(floats({4}), {}, 1), start + "attribute 'axis': value is 1; allowed: -1 to 0");
    EXPECT_EQ(refused(floats({4}), {}, 0, 2), start + "attribute 'keepdims': value is 2; allowed: 0 to 1");
    EXPECT_EQ(refused(floats({4}), integer(0)), start + "input 1 'split': value is 0; allowed: 1 or more");
    EXPECT_EQ(refused(floats({4}), list({1, 2})),
              start + "input 1 'split': sum is 3; allowed: 4, the extent of the axis");
    EXPECT_EQ(refused(floats({4}), list({3, 2})),
              start + "input 1 'split': element 1 is 2; allowed: 0 to 1, what the parts before it leave");
    EXPECT_EQ(refused(floats({4}), list({5, -1})),
              start + "input 1 'split': element 0 is 5; allowed: 0 to 4, what the parts before it leave");
    EXPECT_EQ(refused(floats({4}), list({-1, 5})),
              start + "input 1 'split': element 0 is -1; allowed: 0 to 4, what the parts before it leave");
    EXPECT_EQ(refused(floats({4}), Tensor::of<std::int64_t>(Shape{1, 2}, {2, 2})),
              start + "input 1 'split': rank is 2; allowed: 0 to 1");
    EXPECT_EQ(refused(floats({0, 3}), list({})), "");
    EXPECT_TRUE(z.items().empty());
    // An axis of 2^40 places without elements must not become 2^40 tensors.
    constexpr std::int64_t kMost = std::int64_t{1} << 24;
    const std::string allowed = "; allowed: at most 16777216";
    EXPECT_EQ(refused(floats({std::int64_t{1} << 40, 0}), {}), start + "input 0 'input': number of parts is 1099511627776" + allowed);
    EXPECT_EQ(refused(floats({2 * kMost + 1, 0}), integer(2)), start + "input 0 'input': number of parts is 16777217" + allowed);
    EXPECT_EQ(refused(floats({0, 2}), Tensor::unfilled(DType::Int64, {kMost + 1})),
              start + "input 0 'input': number of parts is 16777217" + allowed);
}

TEST(Optional, SaysWhatIsWrong) {
    Value z;
    EXPECT_EQ(ai_onnx::optional_v28({}, nullptr, z).text(),
              "Optional-28: attribute 'type': attribute is missing; allowed: a type, as there is no input");
    const Value x = floats({2});
    EXPECT_EQ(ai_onnx::optional_v28({.type = kFloats}, &x, z).text(),
              "Optional-28: attribute 'type': value is seq(tensor(float)); allowed: tensor(float), that of "
              "the input");
    EXPECT_EQ(ai_onnx::optional_v28({.type = Type{Kind::Map, DType::Float, DType::Int64}}, nullptr, z).text(),
              "Optional-28: attribute 'type': value is map(int64,tensor(float)); allowed: a tensor or a "
              "sequence of tensors");
    EXPECT_NE(ai_onnx::optional_v15({.type = tensor_type(DType::BFloat16)}, nullptr, z).text(), "")
        << "bfloat16 came with version 28";
    EXPECT_EQ(
        ai_onnx::optional_get_element_v28(Value::empty_optional({Kind::Optional, DType::Float}), z).text(),
        "OptionalGetElement-28: input 0 'input': optional is empty; allowed: one that holds an element");
    // An optional that is held elsewhere keeps its element.
    const Value held = Value::optional({Kind::Optional, DType::Float}, floats({2}));
    ASSERT_EQ(ai_onnx::optional_get_element_v28(held, z).text(), "");
    EXPECT_TRUE(held.has_item() && held.item().tensor().shares(z.tensor()));
}

TEST(StringNormalizer, KeepsWhatIsNoText) {
    using ops::with_case;
    EXPECT_EQ(with_case("\xC3\x89 \xC3", false), "\xC3\xA9 \xC3");  // cut off
    EXPECT_EQ(with_case("A\xFF\x80Z", false), "a\xFF\x80z");        // no lead byte
    EXPECT_EQ(with_case("\xC1\x81", false), "\xC1\x81");            // a longer form of 'A'
    EXPECT_EQ(with_case("\xE0\x83\x89", false), "\xE0\x83\x89");    // a longer form of U+00C9
    EXPECT_EQ(with_case("\xED\xA0\x80"
                        "A",
                        false),
              "\xED\xA0\x80"
              "a");                                                      // a surrogate
    EXPECT_EQ(with_case("\xF4\x90\x80\x80", true), "\xF4\x90\x80\x80");  // beyond U+10FFFF
    EXPECT_EQ(with_case(std::string_view("a\0b", 3), true), std::string_view("A\0B", 3));
    EXPECT_EQ(with_case("\xC4\xB0", false), "i");             // U+0130, longer than its other case
    EXPECT_EQ(with_case("\xC8\xBA", false), "\xE2\xB1\xA5");  // U+023A, shorter than its other case
    EXPECT_EQ(with_case("\xF0\x90\x90\xA8", true), "\xF0\x90\x90\x80");
    EXPECT_EQ(with_case("[@`{\x7F", true) + with_case("[@`{\x7F", false), "[@`{\x7F[@`{\x7F");
}

TEST(StringNormalizer, MapsEveryLetterAsPythonDoes) {
    // The sum is that of Python 3.11 (Unicode 14.0) over str.lower, and over str.upper or else str.title where they
    // give one character.
    std::uint64_t sum = 0;
    for (std::uint32_t point = 0x80; point < 0x110000; ++point) {
        if (point >= 0xD800 && point < 0xE000) continue;
        for (const std::span<const ops::CaseRun> runs :
             {std::span<const ops::CaseRun>(ops::kToLower), std::span<const ops::CaseRun>(ops::kToUpper)}) {
            const std::uint64_t other = ops::change_case(runs, point);
            if (other != point) sum = sum * 0x100000001B3U ^ (std::uint64_t{point} * 31 + other - point);
        }
    }
    EXPECT_EQ(sum, 0x5AA9D4A96FED27ADU);
}

TEST(StringNormalizer, SaysWhatIsWrong) {
    Tensor y;
    const auto refused = [&](const Shape& shape, const char* action = "NONE", std::int64_t sensitive = 0) {
        ai_onnx::string_normalizer::Attributes_v10 attributes;
        attributes.case_change_action = action;
        attributes.is_case_sensitive = sensitive;
        Tensor x;
        EXPECT_TRUE(Tensor::make(DType::String, shape, x).ok());
        return ai_onnx::string_normalizer_v10(attributes, x, y).text();
    };
    EXPECT_EQ(refused({2, 3}), "StringNormalizer-10: input 0 'X': shape is [2,3]; allowed: [C] or [1, C]");
    EXPECT_NE(refused({}), "");
    EXPECT_NE(refused({1, 1, 3}), "");
    EXPECT_EQ(refused({2}, "lower"),
              "StringNormalizer-10: attribute 'case_change_action': value is 'lower'; allowed: 'LOWER', "
              "'UPPER' or 'NONE'");
    EXPECT_EQ(refused({2}, "NONE", 2),
              "StringNormalizer-10: attribute 'is_case_sensitive': value is 2; allowed: 0 to 1");
}

TEST(LabelEncoder, SaysWhatIsWrong) {
    Tensor y;
    const auto refused = [&](const ai_onnx_ml::label_encoder::Attributes_v4& attributes, const Tensor& x) {
        return ai_onnx_ml::label_encoder_v4(attributes, x, y).text();
    };
    const std::string start = "ai.onnx.ml.LabelEncoder-4: ";
    const Tensor x = integer(1);
    ai_onnx_ml::label_encoder::Attributes_v4 attributes;
    EXPECT_EQ(refused(attributes, x), start + "attribute 'keys_*': number of lists is 0; allowed: 1");
    attributes.keys_int64s = {1, 2};
    EXPECT_EQ(refused(attributes, x), start + "attribute 'values_*': number of lists is 0; allowed: 1");
    attributes.values_strings = {"one"};
    EXPECT_EQ(refused(attributes, x),
              start + "attribute 'values_*': length is 1; allowed: 2, that of the keys");
    attributes.values_strings = {"one", "two"};
    EXPECT_EQ(refused(attributes, floats({1})),
              start + "input 0 'X': type is tensor(float); allowed: tensor(int64), that of the keys");
    attributes.default_tensor = x;
    EXPECT_EQ(refused(attributes, x), start + "attribute 'default_tensor': shape is []; allowed: [1]");
    attributes.default_tensor = floats({1});
    EXPECT_EQ(refused(attributes, x), start + "attribute 'default_tensor': type is float; allowed: string");
    attributes.default_tensor = Tensor::of<std::string>(Shape{1}, {"none"});
    EXPECT_EQ(refused(attributes, integer(7)), "");
    EXPECT_EQ(y.data<std::string>()[0], "none");
    attributes.values_tensor = floats({2});
    EXPECT_EQ(refused(attributes, x), start + "attribute 'values_*': number of lists is 2; allowed: 1");
    attributes.values_strings.reset();
    attributes.values_tensor = floats({1, 2});
    EXPECT_EQ(refused(attributes, x), start + "attribute 'values_tensor': rank is 2; allowed: 1");
    EXPECT_EQ(ai_onnx_ml::label_encoder_v1({}, x, y).text(),
              "ai.onnx.ml.LabelEncoder-1: attribute 'classes_strings': attribute is missing; allowed: a list "
              "of strings");
}

TEST(LabelEncoder, FindsEveryKeyOfALongList) {
    // Keys that differ in high and in low bits only, and as many other numbers.
    ai_onnx_ml::label_encoder::Attributes_v4 attributes;
    std::vector<std::int64_t> keys, places;
    for (std::int64_t k = 0; k < 5000; ++k) {
        keys.push_back(k % 2 == 0 ? k << 40 : -k);
        places.push_back(k);
    }
    attributes.keys_int64s = keys;
    attributes.values_int64s = places;
    Tensor y;
    ASSERT_EQ(ai_onnx_ml::label_encoder_v4(attributes, Tensor::of<std::int64_t>(Shape{5000}, keys), y).text(),
              "");
    EXPECT_TRUE(std::equal(places.begin(), places.end(), y.data<std::int64_t>()));
    for (std::int64_t& key : keys) key = key > 0 ? key + 1 : key - 100000;
    ASSERT_EQ(ai_onnx_ml::label_encoder_v4(attributes, Tensor::of<std::int64_t>(Shape{5000}, keys), y).text(),
              "");
    for (const std::int64_t place : y.values<std::int64_t>()) ASSERT_EQ(place, -1);
}

TEST(ZipMap, SaysWhatIsWrong) {
    Value z;
    ai_onnx_ml::zip_map::Attributes_v1 attributes;
    const auto refused = [&](const Tensor& x) { return ai_onnx_ml::zip_map_v1(attributes, x, z).text(); };
    const std::string start = "ai.onnx.ml.ZipMap-1: ";
    EXPECT_EQ(refused(floats({2, 2})), start +
                                           "attribute 'classlabels_strings': attribute is missing like "
                                           "classlabels_int64s; allowed: one of the two");
    attributes.classlabels_int64s = {5, 3, 5};
    EXPECT_EQ(refused(floats({2, 3})),
              start + "attribute 'classlabels_int64s': element 2 is 5; allowed: labels that differ");
    attributes.classlabels_int64s = {5, 3};
    EXPECT_EQ(refused(floats({2, 3})),
              start + "input 0 'X': number of columns is 3; allowed: 2, the number of labels");
    EXPECT_EQ(refused(floats({1, 2, 2})), start + "input 0 'X': rank is 3; allowed: 1 to 2");
    EXPECT_EQ(refused(floats({2})), "");
    EXPECT_EQ(z.items().size(), 1U);
    attributes.classlabels_strings = {"a", "b"};
    EXPECT_EQ(refused(floats({2, 2})), start +
                                           "attribute 'classlabels_strings': attribute is given beside "
                                           "classlabels_int64s; allowed: one of the two");
    attributes = {};
    attributes.classlabels_int64s = std::vector<std::int64_t>();
    EXPECT_NE(refused(floats({std::int64_t{1} << 40, 0})).find("number of rows"), std::string::npos);
}

}  // namespace
}  // namespace opwright
