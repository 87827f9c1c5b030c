// SPDX-License-Identifier: Apache-2.0
#include "runtime/graph/file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <new>
#include <system_error>

#if __has_include(<sys/mman.h>)
#define OPWRIGHT_MAPS_FILES 1
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#else
#define OPWRIGHT_MAPS_FILES 0
#endif

namespace opwright::net {

namespace {

namespace fs = std::filesystem;

Status cannot(const char* what, const std::string& path, const char* why) {
    return failure(Code::Failed, std::string("cannot ") + what + " '" + path + "': " + why);
}

#if OPWRIGHT_MAPS_FILES

Status map_file(const std::string& path, std::span<const std::byte>& bytes) {
    // Without O_NONBLOCK, opening a pipe would wait for its writer.
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) return cannot("open", path, std::strerror(errno));
    struct stat facts {};
    const char* why = nullptr;
    if (::fstat(file, &facts) != 0) {
        why = std::strerror(errno);
    } else if (!S_ISREG(facts.st_mode)) {
        why = "not a regular file";
    } else if (facts.st_size > 0) {
        const auto size = static_cast<std::size_t>(facts.st_size);
        void* memory = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
        if (memory == MAP_FAILED) {
            why = std::strerror(errno);
        } else {
            bytes = {static_cast<const std::byte*>(memory), size};
        }
    }
    ::close(file);
    return why != nullptr ? cannot("read", path, why) : Status();
}

void unmap_file(std::span<const std::byte> bytes) {
    ::munmap(const_cast<std::byte*>(bytes.data()), bytes.size());
}

#else

Status map_file(const std::string& path, std::span<const std::byte>& bytes) {
    std::FILE* file = std::fopen(path.c_str(), "rb");
    if (file == nullptr) return cannot("open", path, std::strerror(errno));
    const char* why = nullptr;
    std::error_code error;
    const std::uintmax_t size = fs::file_size(path, error);
    if (error) {
        why = "not a regular file";
    } else if (size > 0) {
        auto* memory = static_cast<std::byte*>(::operator new(static_cast<std::size_t>(size), std::nothrow));
        if (memory == nullptr) {
            why = "it does not fit into memory";
        } else {
            bytes = {memory, static_cast<std::size_t>(size)};
            if (std::fread(memory, 1, bytes.size(), file) != bytes.size()) why = "it ends early";
        }
    }
    std::fclose(file);
    return why != nullptr ? cannot("read", path, why) : Status();
}

void unmap_file(std::span<const std::byte> bytes) { ::operator delete(const_cast<std::byte*>(bytes.data())); }

#endif

}  // namespace

File::~File() {
    if (mapped_) unmap_file(bytes_);
}

Status File::open(const std::string& path, Ref<File>& result) {
    Ref<File> file(new File);
    OPW_TRY(map_file(path, file->bytes_));
    file->mapped_ = !file->bytes_.empty();
    result = std::move(file);
    return {};
}

Status File::open_inside(const std::string& folder, std::string_view name, Ref<File>& result) {
    const auto refuse = [&](const char* why) {
        return failure(Code::InvalidModel, "external data '" + std::string(name) + "': " + why);
    };
    if (name.empty()) return refuse("the location is empty");
    if (name.find('\0') != std::string_view::npos) return refuse("the location holds a NUL byte");
    if (name.find('\\') != std::string_view::npos) return refuse("the location holds a backslash");
    const fs::path relative{std::string(name)};
    if (relative.is_absolute() || relative.has_root_path()) return refuse("the location is an absolute path");
    for (const fs::path& part : relative) {
        if (part == "..") return refuse("the location leads out of the model's folder");
    }
    std::error_code error;
    const fs::path inside = fs::canonical(folder.empty() ? fs::path(".") : fs::path(folder), error);
    if (error) return cannot("open", folder, error.message().c_str());
    const fs::path whole = fs::canonical(inside / relative, error);
    if (error) return cannot("open", (inside / relative).string(), error.message().c_str());
    const auto [end, _] = std::mismatch(inside.begin(), inside.end(), whole.begin(), whole.end());
    if (end != inside.end()) return refuse("a symbolic link leads out of the model's folder");
    return open(whole.string(), result);
}

bool File::contains(const void* address) const {
    const auto* byte = static_cast<const std::byte*>(address);
    return byte >= bytes_.data() && byte < bytes_.data() + bytes_.size();
}

void File::forget(const std::byte* first, std::size_t size) const {
#if OPWRIGHT_MAPS_FILES
    constexpr std::size_t kPage = 65536;  // a multiple of every usual page size
    const auto begin = (static_cast<std::size_t>(first - bytes_.data()) + kPage - 1) / kPage * kPage;
    const auto end =
        static_cast<std::size_t>(first - bytes_.data() + static_cast<std::ptrdiff_t>(size)) / kPage * kPage;
    // Clean pages of a private mapping: the next access reads them from the file again.
    if (mapped_ && begin < end) {
        ::madvise(const_cast<std::byte*>(bytes_.data()) + begin, end - begin, MADV_DONTNEED);
    }
#else
    static_cast<void>(first);
    static_cast<void>(size);
#endif
}

Status write_file(const std::string& path, std::string_view bytes) {
    std::FILE* file = std::fopen(path.c_str(), "wb");
    if (file == nullptr) return cannot("write", path, std::strerror(errno));
    const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
    const bool closed = std::fclose(file) == 0;
    return written && closed ? Status() : cannot("write", path, std::strerror(errno));
}

}  // namespace opwright::net
