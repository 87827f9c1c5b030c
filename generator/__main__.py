# SPDX-License-Identifier: Apache-2.0
"""The command line: python -m generator COMMAND."""

import argparse
import sys

from generator import importer


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m generator", description=__doc__)
    subparsers = parser.add_subparsers(dest="command", required=True)
    importer.add_commands(subparsers)
    args = parser.parse_args(arguments)
    return args.run(args)


if __name__ == "__main__":
    sys.exit(main())
