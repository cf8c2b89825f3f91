"""Creates packages and screens.

    make package NAME=Payments              a feature with its targets, tests, texts, and its lines in the product
    make package-remove NAME=Payments       removes it, with its lines
    make screen PACKAGE=Orders NAME=Receipt a screen of a feature
"""

import subprocess
import sys

from project import ROOT
from scaffold.package import make_package, remove_package
from scaffold.screen import make_screen
from strings.__main__ import main as write_strings


def main(arguments: list[str]) -> int:
    match arguments:
        case ["package", name]:
            make_package(ROOT, name)
            status = finish(name)
            print(f"Created Packages/{name}. Next: make test-package PACKAGE={name} and make dev; then make snapshots and make wire record its screens and its API.")
            return status
        case ["package-remove", name]:
            remove_package(ROOT, name)
            print(f"Removed Packages/{name} and its lines. Remove other features' references to it, such as its links, yourself; make build finds them.")
            return 0
        case ["screen", package, name]:
            left = make_screen(ROOT, package, name)
            status = finish(package)
            print(f"Created the screen {name} of {package}. Show it from a tab in {package}Plugin, or from another screen.")
            for line in left:
                print(f"Add this by hand, since {package} differs from the template: {line}")
            return status
        case _:
            print(__doc__, file=sys.stderr)
            return 2


def finish(package: str) -> int:
    """Generates the Swift of the texts, and reformats lines whose length the new name has changed."""
    status = write_strings()
    return subprocess.run(["swift", "format", "--in-place", "--recursive", ROOT / "Packages" / package], check=False).returncode or status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
