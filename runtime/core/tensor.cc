// SPDX-License-Identifier: Apache-2.0
#include "opwright/tensor.h"

#include <cstdlib>
#include <limits>
#include <new>

namespace opwright {

std::int64_t Shape::count(std::span<const std::int64_t> extents) {
    constexpr std::int64_t kMost = std::int64_t{1} << 62;
    std::int64_t product = 1;
    bool zero = false;
    for (const std::int64_t extent : extents) {
        if (extent < 0) return -1;
        if (extent == 0) {
            zero = true;
            continue;
        }
        if (extent > kMost / product) return -1;
        product *= extent;
    }
    return zero ? 0 : product;
}

namespace {

// Not operator new: it calls the program's new-handler, which may well end the process, before it gives up.
void* heap_allocate(void*, std::size_t bytes) {
    if (bytes > std::numeric_limits<std::size_t>::max() - kAlignment) return nullptr;
    return std::aligned_alloc(kAlignment, (bytes + kAlignment - 1) / kAlignment * kAlignment);
}
void heap_release(void*, void* memory, std::size_t) { std::free(memory); }

class OwnedBuffer final : public Buffer {
public:
    OwnedBuffer(Allocator& from, std::int64_t strings) : from_(from), strings_(strings) {}
    void forget_strings() { strings_ = 0; }

private:
    void destroy() override {
        auto* string = reinterpret_cast<std::string*>(data);
        for (std::int64_t i = 0; i < strings_; ++i) std::destroy_at(string + i);
        if (data != nullptr) from_.release(from_.self, data, bytes);
        delete this;
    }

    Allocator from_;
    std::int64_t strings_;
};

class BorrowedBuffer final : public Buffer {
private:
    void destroy() override { delete this; }
};

}  // namespace

Allocator& heap() {
    static Allocator allocator{nullptr, heap_allocate, heap_release};
    return allocator;
}

std::size_t Tensor::storage_bytes(DType dtype, std::int64_t elements) {
    if (dtype == DType::String) return static_cast<std::size_t>(elements) * sizeof(std::string);
    const auto bits = static_cast<std::size_t>(dtype_bits(dtype));
    const auto count = static_cast<std::size_t>(elements);
    return bits >= 8 ? count * (bits / 8) : count / 8 * bits + (count % 8 * bits + 7) / 8;
}

Status Tensor::make(DType dtype, const Shape& shape, Allocator& from, Tensor& result) {
    const std::int64_t elements = shape.elements();
    if (elements < 0 || elements > kMostElements) {
        return Status::error(Code::InvalidInput, Status::Subject::None, 0, {}, "shape", shape,
                             "extents that are not negative and a size that fits into memory");
    }
    const std::size_t bytes = storage_bytes(dtype, elements);
    auto* owned = new (std::nothrow) OwnedBuffer(from, dtype == DType::String ? elements : 0);
    if (owned == nullptr) return out_of_memory(sizeof(OwnedBuffer));
    Ref<Buffer> buffer(owned);
    if (bytes > 0) {
        void* memory = from.allocate(from.self, bytes);
        if (memory == nullptr) {
            owned->forget_strings();
            return out_of_memory(bytes);
        }
        owned->data = static_cast<std::byte*>(memory);
        owned->bytes = bytes;
        if (dtype == DType::String) {
            auto* string = static_cast<std::string*>(memory);
            for (std::int64_t i = 0; i < elements; ++i) std::construct_at(string + i);
        }
    }
    result.dtype_ = dtype;
    result.shape_ = shape;
    result.elements_ = elements;
    result.data_ = owned->data;
    result.buffer_ = std::move(buffer);
    return {};
}

Tensor Tensor::borrow(DType dtype, const Shape& shape, const void* data) {
    Tensor result = unfilled(dtype, shape);
    Ref<Buffer> buffer(new BorrowedBuffer);
    buffer->data = static_cast<std::byte*>(const_cast<void*>(data));
    buffer->bytes = result.bytes();
    buffer->writable = false;
    result.data_ = buffer->data;
    result.buffer_ = std::move(buffer);
    return result;
}

Tensor Tensor::unfilled(DType dtype, const Shape& shape) {
    Tensor result;
    result.dtype_ = dtype;
    result.shape_ = shape;
    result.elements_ = shape.elements();
    return result;
}

Tensor Tensor::view(const Shape& shape) const {
    Tensor result = *this;
    result.shape_ = shape;
    return result;
}

Tensor Tensor::as(DType dtype) const {
    Tensor result = *this;
    result.dtype_ = dtype;
    return result;
}

}  // namespace opwright
