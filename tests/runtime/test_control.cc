// SPDX-License-Identifier: Apache-2.0
// If and Loop with bodies written in C++: what they pass in, what they stack, when they stop, and what they
// refuse.
#include <gtest/gtest.h>

#include <functional>
#include <algorithm>
#include <vector>

#include "generated/api/if.h"
#include "generated/api/loop.h"
#include "generated/api/sequence_insert.h"
#include "runtime/core/packed.h"

namespace opwright {
namespace {

using Values = std::vector<Value>;

/// A subgraph that is a function.
class Function final : public Body {
public:
    using Run = std::function<Status(std::span<Value>, std::span<Value>)>;
    Function(int inputs, std::vector<Type> outputs, Run run)
        : inputs_(inputs), outputs_(std::move(outputs)), run_(std::move(run)) {}

    int inputs() const override { return inputs_; }
    int outputs() const override { return static_cast<int>(outputs_.size()); }
    Type output_type(int i) const override { return outputs_[static_cast<std::size_t>(i)]; }
    Status run(Context&, std::span<Value> inputs, std::span<Value> outputs) const override {
        EXPECT_EQ(static_cast<int>(inputs.size()), inputs_);
        EXPECT_EQ(outputs.size(), outputs_.size());
        for (const Value& output : outputs) EXPECT_TRUE(output.absent());
        return run_(inputs, outputs);
    }

private:
    int inputs_;
    std::vector<Type> outputs_;
    Run run_;
};

constexpr Type kBool = tensor_type(DType::Bool);
constexpr Type kFloat = tensor_type(DType::Float);
constexpr Type kOpen{};

Value boolean(bool value) { return Tensor::scalar<bool>(value); }
Value integer(std::int64_t value) { return Tensor::scalar<std::int64_t>(value); }
std::int64_t integer(const Value& value) { return value.tensor().data<std::int64_t>()[0]; }

template <class T> std::vector<T> elements(const Value& value) {
    const auto span = value.tensor().values<T>();
    return {span.begin(), span.end()};
}

Status bind(const Kernel& kernel, const std::vector<Attribute>& attributes, const Values& inputs,
            std::size_t outputs, BoundKernel& bound) {
    std::vector<Type> types;
    for (const Value& input : inputs) types.push_back(input.type());
    const auto wanted = std::make_unique<bool[]>(outputs);
    std::fill_n(wanted.get(), outputs, true);
    return BoundKernel::bind(kernel, Attributes(attributes), types, {wanted.get(), outputs}, bound);
}

Attribute graph(std::string name, const Body& body) { return {std::move(name), AttributeKind::Graph, &body}; }

/// Runs a Loop; the inputs are moved in.
Status loop(const Body& body, Values inputs, Values& outputs,
            const Kernel& kernel = ai_onnx::loop::kernel_v25) {
    BoundKernel bound;
    OPW_TRY(bind(kernel, {graph("body", body)}, inputs, outputs.size(), bound));
    return bound.run(inputs, outputs, Services());
}

Status branch(const Value& condition, const Body& yes, const Body& no, Values& outputs) {
    BoundKernel bound;
    Values inputs{condition};
    OPW_TRY(bind(ai_onnx::if_::kernel_v25, {graph("then_branch", yes), graph("else_branch", no)}, inputs,
                 outputs.size(), bound));
    return bound.run(inputs, outputs, Services());
}

/// A body without carried values whose scan output is `row(i)`; it goes on while i < last.
Function scan(Type type, std::int64_t last, std::function<Value(std::int64_t)> row) {
    return {2, {kBool, type}, [=](std::span<Value> in, std::span<Value> out) {
                const std::int64_t i = integer(in[0]);
                out[0] = boolean(i < last);
                out[1] = row(i);
                return Status();
            }};
}

TEST(Loop, GrowsASequenceInPlace) {
    constexpr int kTimes = 100;
    const Type type{Kind::Sequence, DType::Int64};
    BoundKernel insert;
    ASSERT_TRUE(
        bind(ai_onnx::sequence_insert::kernel_v11, {}, {Value::sequence(type, {}), integer(0)}, 1, insert)
            .ok());
    std::vector<const Value*> places;
    const Function body(3, {kBool, type}, [&](std::span<Value> in, std::span<Value> out) {
        out[0] = std::move(in[1]);
        Values arguments{std::move(in[2]), std::move(in[0])};
        places.push_back(arguments[0].items().data());
        return insert.run(arguments, out.subspan(1), Services());
    });
    Values outputs(1);
    Values inputs(3);  // a list in braces would hold the sequence a second time
    inputs[0] = integer(kTimes - 1);
    inputs[1] = boolean(true);
    inputs[2] = Value::sequence(type, {integer(-1)});
    ASSERT_EQ(loop(body, std::move(inputs), outputs).text(), "");
    ASSERT_EQ(outputs[0].items().size(), std::size_t{kTimes});
    for (int k = 0; k < kTimes; ++k)
        EXPECT_EQ(integer(outputs[0].items()[static_cast<std::size_t>(k)]), k - 1);
    // It moves when its room doubles, and never else.
    places.push_back(outputs[0].items().data());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    EXPECT_LE(places.size(), 8U);
}

TEST(Loop, LeavesASequenceThatSomebodyElseHolds) {
    const Type type{Kind::Sequence, DType::Int64};
    const Value initial = Value::sequence(type, {integer(5)});
    const Function body(3, {kBool, type}, [&](std::span<Value> in, std::span<Value> out) {
        out[0] = std::move(in[1]);
        out[1] = std::move(in[2]);
        return out[1].insert(out[1].items().size(), std::move(in[0]), heap());
    });
    Values outputs(1);
    ASSERT_EQ(loop(body, {integer(3), Value(), initial}, outputs).text(), "");
    EXPECT_EQ(outputs[0].items().size(), 4U);
    EXPECT_EQ(initial.items().size(), 1U);
}

TEST(Loop, WithoutAConditionTheBodysOneIsPassedOnButNotLookedAt) {
    std::vector<bool> conditions;
    std::vector<std::int64_t> numbers;
    const Function body(2, {kBool, kFloat}, [&](std::span<Value> in, std::span<Value> out) {
        numbers.push_back(integer(in[0]));
        EXPECT_EQ(in[0].tensor().rank(), 0);
        conditions.push_back(in[1].tensor().data<bool>()[0]);
        out[0] = boolean(numbers.size() % 2 == 0);
        out[1] = Tensor::scalar<float>(0.5f);
        return Status();
    });
    Values outputs(1);
    ASSERT_EQ(loop(body, {integer(4), Value()}, outputs).text(), "");
    EXPECT_EQ(numbers, (std::vector<std::int64_t>{0, 1, 2, 3}));
    EXPECT_EQ(conditions, (std::vector<bool>{true, false, true, false}));
    EXPECT_EQ(outputs[0].tensor().shape(), Shape{4});
}

TEST(Loop, StopsAtWhicheverComesFirst) {
    const auto row = [](std::int64_t i) -> Value {
        return Tensor::of<float>(Shape{2}, {static_cast<float>(i), 0.5f});
    };
    const auto rows = [&](Values inputs) {
        const Function body = scan(kFloat, 2, row);
        Values outputs(1);
        EXPECT_EQ(loop(body, std::move(inputs), outputs).text(), "");
        EXPECT_EQ(outputs[0].tensor().dtype(), DType::Float);
        return outputs[0].tensor().dim(0);
    };
    EXPECT_EQ(rows({integer(2), boolean(true)}), 2);
    EXPECT_EQ(rows({integer(3), boolean(true)}), 3);
    EXPECT_EQ(rows({integer(4), boolean(true)}), 3);
    EXPECT_EQ(rows({Value(), boolean(true)}), 3);
    EXPECT_EQ(rows({integer(INT64_MAX), Value(Tensor::of<bool>(Shape{1}, {true}))}), 3);
    EXPECT_EQ(rows({integer(7), Value()}), 7);
    EXPECT_EQ(rows({integer(7), boolean(false)}), 0);
    EXPECT_EQ(rows({Value(), boolean(false)}), 0);
    EXPECT_EQ(rows({integer(0), boolean(true)}), 0);
    EXPECT_EQ(rows({integer(-5), boolean(true)}), 0);
}

TEST(Loop, PassesCarriedValuesThroughWithoutAnIteration) {
    const Function body(3, {kBool, kFloat, tensor_type(DType::Int4)}, [](std::span<Value>, std::span<Value>) {
        ADD_FAILURE() << "the body must not run";
        return Status();
    });
    Values outputs(2);
    ASSERT_EQ(loop(body, {integer(0), Value(), Tensor::of<float>(Shape{2}, {1.5f, -2.0f})}, outputs).text(),
              "");
    EXPECT_EQ(elements<float>(outputs[0]), (std::vector<float>{1.5f, -2.0f}));
    EXPECT_EQ(outputs[1].type(), tensor_type(DType::Int4));
    EXPECT_EQ(outputs[1].tensor().shape(), Shape{0});
}

TEST(Loop, StacksManyRowsOfEverySize) {
    for (const std::int64_t count : {1, 7, 8, 9, 1000}) {
        for (const std::int64_t size : {0, 1, 3, 200000}) {
            if (count * size > 2000000) continue;
            for (const bool counted : {false, true}) {
                const Function body = scan(kFloat, count - 1, [&](std::int64_t i) -> Value {
                    std::vector<float> row(static_cast<std::size_t>(size));
                    for (std::size_t k = 0; k < row.size(); ++k)
                        row[k] = static_cast<float>(i * 1000 + static_cast<std::int64_t>(k % 1000));
                    return Tensor::of<float>(Shape{1, size}, row);
                });
                Values outputs(1);
                ASSERT_EQ(
                    loop(body, {counted ? integer(count) : integer(count + 100000), boolean(true)}, outputs)
                        .text(),
                    "");
                const Tensor& all = outputs[0].tensor();
                ASSERT_EQ(all.shape(), (Shape{count, 1, size}));
                std::int64_t wrong = 0;
                for (std::int64_t i = 0; i < count; ++i) {
                    for (std::int64_t k = 0; k < size; ++k)
                        wrong += all.data<float>()[i * size + k] != static_cast<float>(i * 1000 + k % 1000);
                }
                EXPECT_EQ(wrong, 0) << count << " rows of " << size;
            }
        }
    }
}

TEST(Loop, StacksStringsScalarsAndPackedElements) {
    const Function strings = scan(kOpen, 20, [](std::int64_t i) -> Value {
        return Tensor::of<std::string>(
            Shape{2}, {"row " + std::to_string(i) + " which is long enough not to be short", ""});
    });
    Values outputs(1);
    ASSERT_EQ(loop(strings, {Value(), boolean(true)}, outputs).text(), "");
    ASSERT_EQ(outputs[0].tensor().shape(), (Shape{21, 2}));
    EXPECT_EQ(elements<std::string>(outputs[0])[40], "row 20 which is long enough not to be short");
    EXPECT_EQ(elements<std::string>(outputs[0])[2], "row 1 which is long enough not to be short");

    const Function scalars =
        scan(tensor_type(DType::Int64), 3, [](std::int64_t i) { return integer(i * i); });
    ASSERT_EQ(loop(scalars, {Value(), boolean(true)}, outputs).text(), "");
    EXPECT_EQ(outputs[0].tensor().shape(), Shape{4});
    EXPECT_EQ(elements<std::int64_t>(outputs[0]), (std::vector<std::int64_t>{0, 1, 4, 9}));

    for (const DType dtype : {DType::Int2, DType::UInt4}) {
        const int bits = dtype_bits(dtype);
        for (const std::int64_t size : {1, 3, 4, 5}) {
            const auto value_at = [&](std::int64_t i, std::int64_t k) {
                return static_cast<std::uint8_t>((i * 5 + k * 3 + 1) % (1 << bits));
            };
            const Function body = scan(tensor_type(dtype), 12, [&](std::int64_t i) -> Value {
                Tensor row;
                EXPECT_TRUE(Tensor::make(dtype, Shape{size}, row).ok());
                std::vector<std::uint8_t> bytes;
                for (std::int64_t k = 0; k < size; ++k) bytes.push_back(value_at(i, k));
                pack_all(bits, bytes.data(), size, row.mutable_data<std::uint8_t>());
                return row;
            });
            ASSERT_EQ(loop(body, {Value(), boolean(true)}, outputs).text(), "");
            ASSERT_EQ(outputs[0].tensor().shape(), (Shape{13, size}));
            for (std::int64_t n = 0; n < 13 * size; ++n) {
                EXPECT_EQ(get_packed(bits, outputs[0].tensor().data<std::uint8_t>(), n),
                          value_at(n / size, n % size));
            }
        }
    }
}

TEST(Loop, CarriedShapesMayChangeAndCarriedOptionalsStayOptional) {
    const Function doubling(3, {kBool, kOpen}, [](std::span<Value> in, std::span<Value> out) {
        const auto before = elements<float>(in[2]);
        std::vector<float> after = before;
        after.insert(after.end(), before.begin(), before.end());
        out[0] = std::move(in[1]);
        out[1] = Tensor::of<float>(Shape{static_cast<std::int64_t>(after.size())}, after);
        return Status();
    });
    Values outputs(1);
    ASSERT_EQ(loop(doubling, {integer(3), Value(), Tensor::of<float>(Shape{1}, {2.5f})}, outputs).text(), "");
    EXPECT_EQ(elements<float>(outputs[0]), std::vector<float>(8, 2.5f));

    const Type sequence{Kind::Sequence, DType::Float}, optional{Kind::OptionalSequence, DType::Float};
    std::vector<Type> seen;
    const Function unwrapping(3, {kBool, sequence}, [&](std::span<Value> in, std::span<Value> out) {
        seen.push_back(in[2].type());
        Values items;
        if (in[2].has_item())
            items = in[2].item().items().size() > 0
                        ? Values(in[2].item().items().begin(), in[2].item().items().end())
                        : items;
        items.push_back(Tensor::scalar<float>(1.0f));
        out[0] = std::move(in[1]);
        out[1] = Value::sequence(sequence, std::move(items));
        return Status();
    });
    ASSERT_EQ(loop(unwrapping, {integer(3), Value(), Value::empty_optional(optional)}, outputs).text(), "");
    EXPECT_EQ(outputs[0].type(), sequence);
    EXPECT_EQ(outputs[0].items().size(), 3U);
    EXPECT_EQ(seen, (std::vector<Type>{optional, optional, optional}));
}

TEST(Loop, SaysWhatIsWrong) {
    const auto nothing = [](std::span<Value>, std::span<Value>) { return Status(); };
    const auto refused = [](const Body& body, Values inputs, std::size_t outputs,
                            const Kernel& kernel = ai_onnx::loop::kernel_v25) {
        Values results(outputs);
        return loop(body, std::move(inputs), results, kernel).text();
    };
    const Value number = Tensor::scalar<float>(1.0f);

    const Function fine = scan(kFloat, 9, [](std::int64_t) -> Value { return Tensor::scalar<float>(1.0f); });
    EXPECT_EQ(
        refused(fine, {Value(), Value()}, 1),
        "Loop-25: neither M nor cond is given; allowed: one of them or both, as the loop would never end");
    EXPECT_EQ(refused(fine, {Value(Tensor::of<std::int64_t>(Shape{2}, {1, 2})), Value()}, 1),
              "Loop-25: input 0 'M': shape is [2]; allowed: one element");
    EXPECT_EQ(refused(fine, {integer(1), Value()}, 2),
              "Loop-25: number of outputs is 2; allowed: at most 1, as the body has");
    EXPECT_EQ(refused(fine, {integer(1), Value(), number}, 1),
              "Loop-25: attribute 'body': number of inputs is 2; allowed: 3, as there are 1 carried values");
    EXPECT_EQ(refused(Function(3, {kBool}, nothing), {integer(1), Value(), number}, 1),
              "Loop-25: attribute 'body': number of outputs is 1; allowed: 2 or more, as there are 1 carried "
              "values");
    EXPECT_EQ(refused(Function(3, {kBool, kBool}, nothing), {integer(1), Value(), number}, 1),
              "Loop-25: attribute 'body': type of output 1 is tensor(bool); allowed: tensor(float), as of "
              "the carried value's input");
    EXPECT_EQ(
        refused(Function(2, {kBool, {Kind::Sequence, DType::Float}}, nothing), {integer(1), Value()}, 1),
        "Loop-25: attribute 'body': type of scan output 1 is seq(tensor(float)); allowed: a tensor");
    EXPECT_EQ(refused(Function(3, {kBool, kFloat}, nothing), {integer(1), Value(), Value()}, 1),
              "Loop-25: input 2 'v_initial': value of a variadic input is missing; allowed: a value");
    EXPECT_EQ(refused(Function(2, {kBool, kOpen}, nothing), {integer(0), Value()}, 1),
              "Loop-25: attribute 'body': type of scan output 1 is unknown; allowed: a declared one, as no "
              "iteration ran");

    EXPECT_EQ(refused(Function(2, {kBool, kOpen}, nothing), {integer(1), Value()}, 1),
              "Loop-25: attribute 'body': value of output 0, the condition is none; allowed: a bool with one "
              "element");
    EXPECT_EQ(refused(scan(kFloat, 9, [](std::int64_t) { return Value(); }), {integer(1), Value()}, 1),
              "Loop-25: attribute 'body': value of scan output 1 is none; allowed: a tensor");
    EXPECT_EQ(refused(scan(kFloat, 9,
                           [](std::int64_t i) -> Value {
                               return Tensor::of<float>(Shape{1 + i},
                                                        std::vector<float>(static_cast<std::size_t>(1 + i)));
                           }),
                      {integer(2), Value()}, 1),
              "Loop-25: attribute 'body': shape of scan output 1 in a later iteration is [2]; allowed: [1]");
    EXPECT_EQ(
        refused(scan(kOpen, 9, [](std::int64_t i) { return i == 0 ? integer(1) : boolean(true); }),
                {integer(2), Value()}, 1),
        "Loop-25: attribute 'body': type of scan output 1 in a later iteration is bool; allowed: int64");
    const Function carries_nothing(3, {kBool, kFloat}, [](std::span<Value>, std::span<Value> out) {
        out[0] = boolean(true);
        return Status();
    });
    EXPECT_EQ(refused(carries_nothing, {integer(1), Value(), number}, 1),
              "Loop-25: attribute 'body': value of output 1 is none; allowed: a carried value");
    const Function fails(2, {kBool, kFloat}, [](std::span<Value> in, std::span<Value> out) {
        if (integer(in[0]) == 2) return failure(Code::Failed, "enough");
        out[0] = boolean(true);
        out[1] = Tensor::scalar<float>(1.0f);
        return Status();
    });
    const std::string text = refused(fails, {integer(5), Value()}, 1);
    EXPECT_NE(text.find("iteration 2"), std::string::npos) << text;
    EXPECT_NE(text.find("enough"), std::string::npos) << text;
    // Version 1 wants a carried value.
    EXPECT_NE(refused(fine, {integer(1), Value()}, 1, ai_onnx::loop::kernel_v1), "");
}

TEST(If, RunsOneBranch) {
    int ran = 0;
    const auto gives = [&](Value value, Type type) {
        return Function(0, {type}, [&ran, value](std::span<Value>, std::span<Value> out) {
            ++ran;
            out[0] = value;
            return Status();
        });
    };
    const Function two = gives(Tensor::of<float>(Shape{2}, {1.0f, 2.0f}), kFloat),
                   three = gives(Tensor::of<float>(Shape{3}, {3.0f, 4.0f, 5.0f}), kOpen);
    Values outputs(1);
    ASSERT_EQ(branch(boolean(true), two, three, outputs).text(), "");
    EXPECT_EQ(elements<float>(outputs[0]), (std::vector<float>{1.0f, 2.0f}));
    ASSERT_EQ(branch(Tensor::of<bool>(Shape{1, 1}, {false}), two, three, outputs).text(), "");
    EXPECT_EQ(elements<float>(outputs[0]), (std::vector<float>{3.0f, 4.0f, 5.0f}));
    EXPECT_EQ(ran, 2);

    const Type sequence{Kind::Sequence, DType::String};
    const Function open = gives(Value::sequence(sequence, {}), kOpen);
    ASSERT_EQ(branch(boolean(true), open, open, outputs).text(), "");
    EXPECT_EQ(outputs[0].type(), sequence);
}

TEST(If, SaysWhatIsWrong) {
    const auto gives = [](std::vector<Type> types, Value value, int inputs = 0) {
        return Function(inputs, types, [value](std::span<Value>, std::span<Value> out) {
            out[0] = value;
            return Status();
        });
    };
    const Value number = Tensor::scalar<float>(1.0f);
    const Function one = gives({kFloat}, number), truth = gives({kBool}, boolean(true)),
                   pair = gives({kFloat, kFloat}, number);
    const Function input = gives({kFloat}, number, 1), open = gives({kOpen}, boolean(true)),
                   none = gives({kOpen}, Value());
    const auto refused = [](const Value& condition, const Body& yes, const Body& no,
                            std::size_t outputs = 1) {
        Values results(outputs);
        return branch(condition, yes, no, results).text();
    };
    EXPECT_EQ(refused(boolean(true), one, truth),
              "If-25: attribute 'else_branch': type of output 0 is tensor(bool); allowed: tensor(float), as "
              "of then_branch");
    EXPECT_EQ(refused(boolean(true), one, pair),
              "If-25: attribute 'else_branch': number of outputs is 2; allowed: 1, as of then_branch");
    EXPECT_EQ(refused(boolean(true), one, one, 2),
              "If-25: number of outputs is 2; allowed: at most 1, as the subgraphs have");
    EXPECT_EQ(refused(boolean(true), input, one),
              "If-25: attribute 'then_branch': number of inputs is 1; allowed: 0");
    EXPECT_EQ(refused(boolean(true), one, input),
              "If-25: attribute 'else_branch': number of inputs is 1; allowed: 0");
    EXPECT_EQ(refused(Tensor::of<bool>(Shape{2}, {true, false}), one, one),
              "If-25: input 0 'cond': shape is [2]; allowed: one element");
    EXPECT_EQ(refused(boolean(false), one, open),
              "If-25: attribute 'else_branch': type of the value of output 0 is tensor(bool); allowed: "
              "tensor(float)");
    EXPECT_EQ(refused(boolean(false), none, none),
              "If-25: attribute 'else_branch': type of the value of output 0 is none; allowed: any value");
    Tensor condition = Tensor::scalar<bool>(true);
    Values outputs(1);
    EXPECT_EQ(ai_onnx::if_v25({}, condition, outputs).text(),
              "If-25: attribute 'then_branch': subgraph is missing; allowed: a graph without inputs");
}

}  // namespace
}  // namespace opwright
