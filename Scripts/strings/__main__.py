"""Writes each target's Strings.swift from its catalog, Packages/*/Strings/<Target>.xcstrings. Run by `make strings`."""

import sys

from project import ROOT
from strings.catalog import CatalogError, catalogs, problems, read
from strings.generator import swift


def main() -> int:
    failures = written = 0
    for path in catalogs(ROOT):
        relative = path.relative_to(ROOT).as_posix()
        try:
            catalog = read(path)
        except CatalogError as error:
            print(error, file=sys.stderr)
            failures += 1
            continue
        found = problems(catalog)
        for key, message in found:
            print(f"{relative}: {key} {message}", file=sys.stderr)
        failures += len(found)
        text = None if found else swift(catalog, relative)
        if text is not None and (not catalog.output.exists() or catalog.output.read_text() != text):
            catalog.output.write_text(text)
            written += 1
    print(f"Scripts/strings: {written} files written, {failures} problems")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
