"""The Swift packages as SwiftPM has resolved and checked them out."""

import json
import os
import re
from pathlib import Path

from audit import licenses

PACKAGE = re.compile(r'\.package\(\s*url:\s*"([^"]+)"')


def scratch(root: Path) -> Path:
    return Path(os.environ.get("SCRATCH") or root / ".build")


def resolved(root: Path) -> dict[str, str]:
    """The versions in use, by identity, of all packages of the repository."""
    versions = {}
    for path in [root / "Package.resolved", *sorted(root.glob("Packages/*/Package.resolved"))]:
        if path.exists():
            for pin in json.loads(path.read_text())["pins"]:
                versions[pin["identity"]] = pin["state"].get("version") or pin["state"]["revision"]
    return versions


def folder(root: Path, name: str) -> Path | None:
    found = [place / name for place in (scratch(root) / "checkouts", Path(f"{scratch(root)}-bench") / "checkouts")]
    return next((path for path in found if path.is_dir()), None)


def license_of(root: Path, name: str) -> str | None:
    place = folder(root, name)
    return licenses.of_folder(place) if place else None


def needs(root: Path, name: str) -> set[str]:
    """The names of the packages that a package's manifest names, in lower case."""
    place = folder(root, name)
    if place is None or not (place / "Package.swift").exists():
        return set()
    return {url.removesuffix(".git").rsplit("/", 1)[-1].lower() for url in PACKAGE.findall((place / "Package.swift").read_text())}
