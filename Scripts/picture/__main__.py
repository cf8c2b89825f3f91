"""Draws the packages and their dependencies into Docs/packages.svg, from the manifests: `make picture`. With --check, checks that it is current."""

import sys

from picture.layers import acyclic, direct, layers, needs
from picture.svg import svg
from project import ROOT
from project.repository import Repository

PATH = ROOT / "Docs" / "packages.svg"


def main(arguments: list[str]) -> int:
    found = acyclic(needs(Repository(ROOT)))
    picture = svg(layers(found), direct(found))
    if "--check" not in arguments:
        PATH.write_text(picture)
        return 0
    if PATH.exists() and PATH.read_text() == picture:
        return 0
    print(f"{PATH.relative_to(ROOT)} is out of date. To fix, run make picture.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
