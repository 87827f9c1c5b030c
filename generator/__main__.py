# SPDX-License-Identifier: Apache-2.0
"""The command line: python -m generator COMMAND."""

import argparse
import importlib
import sys

# Each command stands in its own module, which is loaded only when it is asked for: building needs no oracles.
COMMANDS = {
    "generate": "generator.generate", "explain": "generator.explain", "import": "generator.importer",
    "import-cases": "generator.releases", "history": "generator.history", "derive": "generator.derive",
    "arms": "generator.coverage", "coverage": "generator.coverage", "cases": "generator.export", "docs": "generator.docs",
    "report": "generator.report", "update": "generator.update",
}


def main(arguments: list[str] | None = None) -> int:
    arguments = sys.argv[1:] if arguments is None else arguments
    parser = argparse.ArgumentParser(prog="python -m generator", description=__doc__)
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="{" + ",".join(COMMANDS) + "}")
    chosen = next((word for word in arguments if not word.startswith("-")), "")
    for module in dict.fromkeys([COMMANDS[chosen]] if chosen in COMMANDS else COMMANDS.values()):
        importlib.import_module(module).add_commands(subparsers)
    args = parser.parse_args(arguments)
    return args.run(args)


if __name__ == "__main__":
    sys.exit(main())
