// SPDX-License-Identifier: Apache-2.0
#include "runtime/loops/move.h"

#include "runtime/core/packed.h"

#include <cstring>

namespace opwright::loops {

namespace {

constexpr double kByteCost = 0.1;  // ns, for parallel_for
constexpr std::int64_t kTile = 32;

template <class E> constexpr double cost_of(std::int64_t elements) {
    return kByteCost * static_cast<double>(sizeof(E)) * static_cast<double>(elements);
}

template <class E> void copy_run(const E* from, E* to, std::int64_t count) {
    if constexpr (std::is_trivially_copyable_v<E>) {
        std::memcpy(to, from, static_cast<std::size_t>(count) * sizeof(E));
    } else {
        std::copy(from, from + count, to);
    }
}

template <class E> void fill_run(E* to, std::int64_t count, const E& value) {
    const E copy = value;  // a local cannot alias what is written
    const std::int64_t first = std::is_trivially_copyable_v<E> ? std::min<std::int64_t>(count, 256) : count;
    for (std::int64_t i = 0; i < first; ++i) to[i] = copy;
    // The rest in blocks: a plain loop stores one element at a time at -O2.
    for (std::int64_t i = first; i < count; i += first) copy_run(to, to + i, std::min(first, count - i));
}

/// The axes of a copy without those of extent 1; neighbours that both sides walk as one axis are one.
struct Axes {
    int count = 0;
    std::int64_t extent[kMaxRank];
    std::int64_t from[kMaxRank];
    std::int64_t to[kMaxRank];

    Axes(const Shape& extents, const Strides& from_strides, const Strides& to_strides) {
        for (int axis = 0; axis < extents.rank(); ++axis) {
            if (extents[axis] == 1) continue;
            const int last = count - 1;
            if (count > 0 && from[last] == from_strides[axis] * extents[axis] &&
                to[last] == to_strides[axis] * extents[axis]) {
                extent[last] *= extents[axis];
                from[last] = from_strides[axis];
                to[last] = to_strides[axis];
            } else {
                append(extents[axis], from_strides[axis], to_strides[axis]);
            }
        }
        if (count == 0) append(1, 1, 1);
    }

    void append(std::int64_t size, std::int64_t from_stride, std::int64_t to_stride) {
        extent[count] = size;
        from[count] = from_stride;
        to[count++] = to_stride;
    }
    void remove(int axis) {
        for (int k = axis; k + 1 < count; ++k) {
            extent[k] = extent[k + 1];
            from[k] = from[k + 1];
            to[k] = to[k + 1];
        }
        --count;
    }
    /// Indices of the first `axes` axes.
    std::int64_t rows(int axes) const {
        std::int64_t result = 1;
        for (int axis = 0; axis < axes; ++axis) result *= extent[axis];
        return result;
    }
};

/// The index over the first axes of a copy, and its places on both sides.
class Odometer {
public:
    Odometer(const Axes& axes, int used, std::int64_t row) : axes_(axes), used_(used) {
        for (int axis = used - 1; axis >= 0; --axis) {
            index_[axis] = row % axes.extent[axis];
            row /= axes.extent[axis];
            from += index_[axis] * axes.from[axis];
            to += index_[axis] * axes.to[axis];
        }
    }
    void step() {
        for (int axis = used_ - 1; axis >= 0; --axis) {
            from += axes_.from[axis];
            to += axes_.to[axis];
            if (++index_[axis] < axes_.extent[axis]) return;
            from -= axes_.extent[axis] * axes_.from[axis];
            to -= axes_.extent[axis] * axes_.to[axis];
            index_[axis] = 0;
        }
    }

    std::int64_t from = 0, to = 0;

private:
    const Axes& axes_;
    int used_;
    std::int64_t index_[kMaxRank];
};

template <class E>
void strided_run(const E* from, std::int64_t from_stride, E* to, std::int64_t to_stride, std::int64_t count) {
    if (from_stride == 0 && to_stride == 1) {
        fill_run(to, count, *from);
    } else if (to_stride == 1) {
        for (std::int64_t i = 0; i < count; ++i) to[i] = from[i * from_stride];
    } else {
        for (std::int64_t i = 0; i < count; ++i) to[i * to_stride] = from[i * from_stride];
    }
}

/// Rows of a constant number of bytes: no call per row.
template <int Bytes, class E>
void copy_short_rows(const Axes& axes, const E* from, E* to, std::int64_t begin, std::int64_t end) {
    const int inner = axes.count - 2;  // the axis before the row itself; there is one
    const std::int64_t length = axes.extent[inner];
    const std::int64_t from_step = axes.from[inner], to_step = axes.to[inner];
    Odometer at(axes, inner, begin / length);
    std::int64_t k = begin % length;
    for (std::int64_t row = begin; row < end;) {
        const std::int64_t stop = std::min(length, k + (end - row));
        row += stop - k;
        for (; k < stop; ++k) std::memcpy(to + at.to + k * to_step, from + at.from + k * from_step, Bytes);
        at.step();
        k = 0;
    }
}

template <class E>
void copy_rows(const Axes& axes, const E* from, E* to, std::int64_t begin, std::int64_t end) {
    const int last = axes.count - 1;
    const std::int64_t length = axes.extent[last];
    const bool contiguous = axes.from[last] == 1 && axes.to[last] == 1;
    if constexpr (std::is_trivially_copyable_v<E>) {
        if (contiguous && last > 0) {
            switch (static_cast<std::int64_t>(sizeof(E)) * length) {
                case 2: return copy_short_rows<2>(axes, from, to, begin, end);
                case 4: return copy_short_rows<4>(axes, from, to, begin, end);
                case 8: return copy_short_rows<8>(axes, from, to, begin, end);
                case 16: return copy_short_rows<16>(axes, from, to, begin, end);
                case 32: return copy_short_rows<32>(axes, from, to, begin, end);
                default: break;
            }
        }
    }
    Odometer at(axes, last, begin);
    for (std::int64_t row = begin; row < end; ++row, at.step()) {
        if (contiguous) {
            copy_run(from + at.from, to + at.to, length);
        } else {
            strided_run(from + at.from, axes.from[last], to + at.to, axes.to[last], length);
        }
    }
}

/// rows x columns elements: contiguous along columns in `to` and along rows in `from`.
template <class E> void transpose_tile(const E* from, std::int64_t from_stride, E* to, std::int64_t to_stride,
                                       std::int64_t rows, std::int64_t columns) {
    std::int64_t row = 0;
    if constexpr (std::is_trivially_copyable_v<E>) {
        // Four by four through locals: the loads of a row of `from` and the stores of a row of `to` lie
        // together.
        for (; row + 4 <= rows; row += 4) {
            std::int64_t column = 0;
            for (; column + 4 <= columns; column += 4) {
                E block[4][4];
                for (int j = 0; j < 4; ++j)
                    std::memcpy(block[j], from + row + (column + j) * from_stride, sizeof block[j]);
                for (int i = 0; i < 4; ++i) {
                    const E line[4] = {block[0][i], block[1][i], block[2][i], block[3][i]};
                    std::memcpy(to + (row + i) * to_stride + column, line, sizeof line);
                }
            }
            for (; column < columns; ++column) {
                for (int i = 0; i < 4; ++i)
                    to[(row + i) * to_stride + column] = from[row + i + column * from_stride];
            }
        }
    }
    for (; row < rows; ++row) strided_run(from + row, from_stride, to + row * to_stride, 1, columns);
}

/// A copy whose last axis is contiguous in `to`, and axis `across` in `from`.
template <class E>
void copy_transposed(const Parallel& parallel, Axes axes, int across, const E* from, E* to) {
    const int last = axes.count - 1;
    const std::int64_t rows = axes.extent[across], columns = axes.extent[last];
    const std::int64_t to_stride = axes.to[across], from_stride = axes.from[last];
    axes.remove(last);
    axes.remove(across);
    const std::int64_t width = std::min(columns, kTile), height = std::min(rows, kTile * kTile * 2 / width);
    const std::int64_t across_tiles = (columns + width - 1) / width,
                       down_tiles = (rows + height - 1) / height;
    const std::int64_t tiles = across_tiles * down_tiles;
    parallel_for(parallel, axes.rows(axes.count) * tiles, 4 * cost_of<E>(width * height),
                 [&](std::int64_t begin, std::int64_t end) {
                     for (std::int64_t unit = begin; unit < end; ++unit) {
                         const Odometer at(axes, axes.count, unit / tiles);
                         const std::int64_t row = unit % tiles / across_tiles * height,
                                            column = unit % tiles % across_tiles * width;
                         transpose_tile(from + at.from + row + column * from_stride, from_stride,
                                        to + at.to + row * to_stride + column, to_stride,
                                        std::min(height, rows - row), std::min(width, columns - column));
                     }
                 });
}

}  // namespace

Strides dense_strides(const Shape& shape) {
    Strides strides(shape.rank(), 1);
    for (int axis = shape.rank() - 2; axis >= 0; --axis)
        strides[axis] = strides[axis + 1] * std::max<std::int64_t>(shape[axis + 1], 1);
    return strides;
}

template <class E> void copy_strided(const Parallel& parallel, const Shape& extents, const E* from,
                                     const Strides& from_strides, E* to, const Strides& to_strides) {
    if (extents.elements() <= 0) return;
    const Axes axes(extents, from_strides, to_strides);
    const int last = axes.count - 1;
    if (axes.to[last] == 1 && axes.from[last] != 1 && axes.from[last] != 0) {
        for (int across = 0; across < last; ++across) {
            if (axes.from[across] == 1) return copy_transposed(parallel, axes, across, from, to);
        }
    }
    if (last == 0) {
        parallel_for(parallel, axes.extent[0], cost_of<E>(1), [&](std::int64_t begin, std::int64_t end) {
            if (axes.from[0] == 1 && axes.to[0] == 1) return copy_run(from + begin, to + begin, end - begin);
            strided_run(from + begin * axes.from[0], axes.from[0], to + begin * axes.to[0], axes.to[0],
                        end - begin);
        });
        return;
    }
    parallel_for(parallel, axes.rows(last), cost_of<E>(axes.extent[last]),
                 [&](std::int64_t begin, std::int64_t end) { copy_rows(axes, from, to, begin, end); });
}

template <class E> void copy_chosen(const Parallel& parallel, std::int64_t outer, std::int64_t slots,
                                    std::int64_t block, const std::int64_t* at, std::int64_t count,
                                    const E* from, E* to) {
    if (outer == 0 || block == 0 || count == 0) return;
    parallel_for(parallel, outer * count, cost_of<E>(block), [&](std::int64_t begin, std::int64_t end) {
        std::int64_t o = begin / count, k = begin % count;
        for (std::int64_t done = begin; done < end;) {
            const std::int64_t stop = std::min(count, k + (end - done));
            const E* source = from + o * slots * block;
            E* target = to + o * count * block;
            done += stop - k;
            if (block == 1) {
                for (; k < stop; ++k) target[k] = source[at[k]];
            } else {
                for (; k < stop; ++k) copy_run(source + at[k] * block, target + k * block, block);
            }
            ++o;
            k = 0;
        }
    });
}

template <class E> void fill(const Parallel& parallel, E* to, std::int64_t count, const E& value) {
    parallel_for(parallel, count, cost_of<E>(1),
                 [&](std::int64_t begin, std::int64_t end) { fill_run(to + begin, end - begin, value); });
}

template <class E>
void copy_mapped(const Parallel& parallel, const PlaceMap& map, const E* from, const E& value, E* to) {
    const int last = map.extents.rank() - 1;
    const std::int64_t places = map.extents[last], block = map.block, length = places * block;
    const std::int64_t rows = map.extents.product(0, last);
    if (rows == 0 || length == 0) return;
    const std::int64_t* along = map.from[last];
    const std::int64_t core = (map.core_end - map.core_begin) * block;
    const auto border = [&](const E* row, E* result, const std::int64_t* places_from, std::int64_t count) {
        for (std::int64_t k = 0; k < count; ++k) {
            if (places_from[k] < 0) {
                fill_run(result + k * block, block, value);
            } else {
                copy_run(row + places_from[k], result + k * block, block);
            }
        }
    };
    parallel_for(parallel, rows, cost_of<E>(length), [&](std::int64_t begin, std::int64_t end) {
        std::int64_t index[kMaxRank];
        std::int64_t rest = begin;
        for (int axis = last - 1; axis >= 0; --axis) {
            index[axis] = rest % map.extents[axis];
            rest /= map.extents[axis];
        }
        for (std::int64_t r = begin; r < end; ++r) {
            E* result = to + r * length;
            std::int64_t offset = 0;
            bool inside = true;
            for (int axis = 0; axis < last; ++axis) {
                const std::int64_t place = map.from[axis][index[axis]];
                inside = inside && place >= 0;
                offset += place;
            }
            if (inside) {
                const E* row = from + offset;
                border(row, result, along, map.core_begin);
                if (core > 0) copy_run(row + map.core_from, result + map.core_begin * block, core);
                border(row, result + map.core_end * block, along + map.core_begin, places - map.core_end);
            } else {
                fill_run(result, length, value);
            }
            for (int axis = last - 1; axis >= 0 && ++index[axis] == map.extents[axis]; --axis)
                index[axis] = 0;
        }
    });
}

template <class W> Status Moved<W>::input(const Tensor& tensor, const Element<W>*& data) {
    if constexpr (kPackedBits<W> != 0) {
        std::byte* memory = nullptr;
        OPW_TRY(context_.workspace(static_cast<std::size_t>(tensor.elements()), memory));
        auto* bytes = reinterpret_cast<std::uint8_t*>(memory);
        if (bytes != nullptr)
            unpack(kPackedBits<W>, tensor.data<std::uint8_t>(), 0, tensor.elements(), bytes);
        data = bytes;
    } else {
        data = tensor.data<W>();
    }
    return {};
}

template <class W> Status Moved<W>::output(Element<W>*& data) {
    if constexpr (kPackedBits<W> != 0) {
        std::byte* memory = nullptr;
        OPW_TRY(context_.workspace(static_cast<std::size_t>(context_.output(0).elements()), memory));
        data = unpacked_ = reinterpret_cast<std::uint8_t*>(memory);
    } else {
        data = context_.output(0).mutable_data<W>();
    }
    return {};
}

template <class W> void Moved<W>::finish() {
    if constexpr (kPackedBits<W> != 0) {
        Tensor& y = context_.output(0);
        if (unpacked_ != nullptr)
            pack_all(kPackedBits<W>, unpacked_, y.elements(), y.mutable_data<std::uint8_t>());
    }
}

#define OPWRIGHT_MOVE(E)                                                                                     \
    template void copy_strided(const Parallel&, const Shape&, const E*, const Strides&, E*, const Strides&); \
    template void copy_chosen(const Parallel&, std::int64_t, std::int64_t, std::int64_t,                     \
                              const std::int64_t*, std::int64_t, const E*, E*);                              \
    template void fill(const Parallel&, E*, std::int64_t, const E&);                                         \
    template void copy_mapped(const Parallel&, const PlaceMap&, const E*, const E&, E*);                     \
    template class Moved<E>;

OPWRIGHT_MOVE(std::uint8_t)
OPWRIGHT_MOVE(std::uint16_t)
OPWRIGHT_MOVE(std::uint32_t)
OPWRIGHT_MOVE(std::uint64_t)
OPWRIGHT_MOVE(Bytes16)
OPWRIGHT_MOVE(std::string)
#undef OPWRIGHT_MOVE
template class Moved<Packed<2>>;
template class Moved<Packed<4>>;
template class Moved<Packed<6>>;

}  // namespace opwright::loops
