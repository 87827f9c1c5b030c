// SPDX-License-Identifier: Apache-2.0
// Tensors: a type, a shape, and a counted handle to the memory that holds the elements, row-major.
#pragma once

#include "opwright/dtype.h"
#include "opwright/shape.h"
#include "opwright/status.h"

#include <atomic>
#include <cstddef>
#include <span>
#include <utility>

namespace opwright {

/// Where memory comes from. A vendor may put their own behind these two functions; both may be called by any
/// thread.
struct Allocator {
    void* self = nullptr;
    /// At least `bytes` (> 0) bytes aligned to kAlignment, or null.
    void* (*allocate)(void* self, std::size_t bytes) = nullptr;
    void (*release)(void* self, void* memory, std::size_t bytes) = nullptr;
};

inline constexpr std::size_t kAlignment = 64;

/// The C++ heap, without a limit.
Allocator& heap();

/// Reference-counted base of everything that values share.
class Counted {
public:
    Counted() = default;
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;
    void retain() const { references_.fetch_add(1, std::memory_order_relaxed); }
    void release() const {
        if (references_.fetch_sub(1, std::memory_order_acq_rel) == 1) const_cast<Counted*>(this)->destroy();
    }
    bool unique() const { return references_.load(std::memory_order_acquire) == 1; }

protected:
    ~Counted() = default;
    virtual void destroy() = 0;

private:
    mutable std::atomic<std::uint32_t> references_{1};
};

/// A counted pointer to T, which derives from Counted.
template <class T> class Ref {
public:
    Ref() = default;
    explicit Ref(T* adopted) : object_(adopted) {}
    Ref(const Ref& other) : object_(other.object_) {
        if (object_) object_->retain();
    }
    Ref(Ref&& other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
    Ref& operator=(Ref other) noexcept {
        std::swap(object_, other.object_);
        return *this;
    }
    ~Ref() {
        if (object_) object_->release();
    }
    T* get() const { return object_; }
    T* operator->() const { return object_; }
    T& operator*() const { return *object_; }
    explicit operator bool() const { return object_ != nullptr; }

private:
    T* object_ = nullptr;
};

/// Memory of one tensor or of several that are views of it.
class Buffer : public Counted {
public:
    std::byte* data = nullptr;
    std::size_t bytes = 0;
    bool writable = true;  ///< false: the memory is somebody else's
};

/// A dense tensor. Copies share memory; elements are written only by the kernel that makes the tensor.
class Tensor {
public:
    Tensor() = default;

    /// Fresh memory: numbers not set, strings empty. Fails for a negative or overflowing shape or when `from`
    /// refuses.
    static Status make(DType dtype, const Shape& shape, Allocator& from, Tensor& result);
    static Status make(DType dtype, const Shape& shape, Tensor& result) {
        return make(dtype, shape, heap(), result);
    }

    /// A tensor over memory that the caller keeps alive and unchanged; `shape` must fit it. Not for strings.
    static Tensor borrow(DType dtype, const Shape& shape, const void* data);

    /// A tensor that owns a copy of `values`: for literals and tests. Not defined() if there are not as many
    /// values as `shape` has elements, or no memory for them.
    template <class T> static Tensor of(const Shape& shape, std::span<const T> values) {
        static_assert(kDTypeOf<T> != DType::Undefined && !is_packed(kDTypeOf<T>),
                      "a type that tensors hold as it is");
        Tensor result;
        if (shape.elements() != static_cast<std::int64_t>(values.size())) return result;
        if (make(kDTypeOf<T>, shape, result).ok())
            std::copy(values.begin(), values.end(), result.mutable_data<T>());
        return result;
    }
    template <class T> static Tensor of(const Shape& shape, std::initializer_list<T> values) {
        return of<T>(shape, std::span<const T>(values.begin(), values.size()));
    }
    template <class T> static Tensor scalar(T value) { return of<T>(Shape(), {value}); }

    DType dtype() const { return dtype_; }
    const Shape& shape() const { return shape_; }
    int rank() const { return shape_.rank(); }
    std::int64_t dim(int axis) const { return shape_[axis]; }
    std::int64_t elements() const { return elements_; }
    /// Bytes of the stored elements; for strings those of the std::string objects.
    std::size_t bytes() const { return storage_bytes(dtype_, elements_); }
    bool defined() const { return dtype_ != DType::Undefined; }

    /// First element. Types below 8 bits are packed: use std::uint8_t and runtime/core/packed.h.
    template <class T> const T* data() const { return reinterpret_cast<const T*>(data_); }
    template <class T> T* mutable_data() { return reinterpret_cast<T*>(data_); }
    template <class T> std::span<const T> values() const {
        return {data<T>(), static_cast<std::size_t>(elements_)};
    }
    const std::byte* raw() const { return data_; }
    std::byte* mutable_raw() { return data_; }

    /// Type and shape without elements: what is known of a value before a run. `shape` must have elements()
    /// >= 0.
    static Tensor unfilled(DType dtype, const Shape& shape);
    /// False only for an unfilled tensor.
    bool filled() const { return data_ != nullptr || elements_ == 0; }

    /// The same elements under another shape (with as many elements); no copy.
    Tensor view(const Shape& shape) const;
    /// The same bytes as another type of the same width: Half as UInt16.
    Tensor as(DType dtype) const;
    /// True if nothing else holds this memory, so that it may be written over.
    bool unique() const { return buffer_ && buffer_->writable && buffer_->unique(); }
    bool shares(const Tensor& other) const { return buffer_.get() == other.buffer_.get() && buffer_; }

    static std::size_t storage_bytes(DType dtype, std::int64_t elements);

private:
    DType dtype_ = DType::Undefined;
    Shape shape_;
    std::int64_t elements_ = 0;
    std::byte* data_ = nullptr;
    Ref<Buffer> buffer_;
};

}  // namespace opwright
