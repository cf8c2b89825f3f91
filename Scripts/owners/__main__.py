"""Prints the owners of files, from .github/CODEOWNERS: `make owners FILE="Packages/Orders/README.md Makefile"`."""

import sys
from pathlib import Path

from owners import codeowners
from project import ROOT


def main(files: list[str]) -> int:
    if not files:
        print('Which file? For example: make owners FILE=Packages/Orders/README.md', file=sys.stderr)
        return 2
    entries = codeowners.read((ROOT / codeowners.PATH).read_text())
    missing = [file for file in files if not (ROOT / file).exists()]
    for file in files:
        if file not in missing:
            print(f"{file}  {' '.join(codeowners.owners(entries, relative(file))) or 'nobody'}")
    if missing:
        print(f"There is no {', '.join(missing)}. To fix, give paths relative to {ROOT}.", file=sys.stderr)
    return 1 if missing else 0


def relative(file: str) -> str:
    """The path as CODEOWNERS sees it; a folder's path ends with a slash."""
    path = (ROOT / file).resolve()
    return path.relative_to(ROOT).as_posix() + ("/" if Path(path).is_dir() else "")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
