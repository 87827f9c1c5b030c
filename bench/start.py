#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Time from the start of a process to the first result of a model of one node, and the sizes of what was built.

    python bench/start.py [BUILD] [--runs N]

Runs BUILD/opwright (default: build) on a one-node model and prints the median and the lowest wall time, then the bytes of the
stripped command and of a shared library of everything, as `strip` leaves them. Needs no Python package.
"""
import argparse
import os
import shutil
import statistics
import subprocess
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def field(number: int, payload: bytes | int) -> bytes:
    """One field of a protobuf message: a number below 128, or bytes shorter than that."""
    if isinstance(payload, int):
        return bytes([number << 3, payload])
    assert len(payload) < 128
    return bytes([number << 3 | 2, len(payload)]) + payload


def value_info(name: bytes) -> bytes:
    dims = b"".join(field(1, field(1, extent)) for extent in (2, 3))
    return field(1, name) + field(2, field(1, field(1, 1) + field(2, dims)))


def model() -> bytes:
    """y = Relu(x) on float[2,3], opset 14."""
    node = field(1, b"x") + field(2, b"y") + field(4, b"Relu")
    graph = field(1, node) + field(2, b"g") + field(11, value_info(b"x")) + field(12, value_info(b"y"))
    return field(1, 8) + field(7, graph) + field(8, field(2, 14))


def stripped_bytes(source: str, folder: str) -> int:
    copy = shutil.copy(source, os.path.join(folder, "stripped"))
    subprocess.run(["strip", copy], check=True)
    return os.path.getsize(copy)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("build", nargs="?", default=os.path.join(ROOT, "build"))
    parser.add_argument("--runs", type=int, default=51)
    arguments = parser.parse_args()
    command = os.path.join(arguments.build, "opwright")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "relu.onnx")
        with open(path, "wb") as file:
            file.write(model())
        times = []
        for _ in range(arguments.runs):
            start = time.perf_counter()
            subprocess.run([command, "run", path, "--random-inputs", "1", "--json"], check=True, stdout=subprocess.DEVNULL)
            times.append((time.perf_counter() - start) * 1e3)
        print(f"process start to end, one node: median {statistics.median(times):.2f} ms, lowest {min(times):.2f} ms, {arguments.runs} runs")
        print(f"stripped command: {stripped_bytes(command, folder) / 1e6:.2f} MB")
        shared = os.path.join(folder, "libopwright.so")
        archive = os.path.join(arguments.build, "libopwright.a")
        made = subprocess.run(["c++", "-shared", "-o", shared, "-Wl,--whole-archive", archive, "-Wl,--no-whole-archive", "-pthread"],
                              capture_output=True, text=True)
        if made.returncode == 0:
            print(f"stripped shared library of all kernels: {stripped_bytes(shared, folder) / 1e6:.2f} MB")
        else:
            print(f"no shared library could be linked from {archive}: {made.stderr.strip().splitlines()[-1]}")


if __name__ == "__main__":
    main()
