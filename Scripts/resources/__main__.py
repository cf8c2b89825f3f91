"""Writes each target's Resources.swift from its scripts, styles and articles, Packages/*/Resources/<Target>. Run by `make resources`.

With --parse it writes nothing and says which scripts don't parse.
"""

import sys

from project import ROOT
from resources.assets import folders, problems
from resources.generator import swift
from resources.parsing import can_parse, unparsable


def main(arguments: list[str]) -> int:
    return parse() if "--parse" in arguments else write()


def write() -> int:
    failures = written = 0
    for folder in folders(ROOT):
        found = list(problems(folder))
        for path, message in found:
            print(f"{path.relative_to(ROOT)}: {message}", file=sys.stderr)
        failures += len(found)
        text = None if found else swift(folder, ROOT)
        if text is not None and (not folder.output.exists() or folder.output.read_text() != text):
            folder.output.write_text(text)
            written += 1
    print(f"Scripts/resources: {written} files written, {failures} problems")
    return 1 if failures else 0


def parse() -> int:
    if not can_parse():
        print("Node isn't installed here; CI checks that scripts parse.")
        return 0
    found = list(unparsable([folder for folder in folders(ROOT) if not list(problems(folder))]))
    for path, message in found:
        print(f"{path.relative_to(ROOT)}: {message}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
