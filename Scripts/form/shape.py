"""The layout of a feature: the top level of its package and of each of its targets."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lint.layers import is_feature
from project.repository import Repository

PACKAGE = {"Package.swift", "README.md", "Strings", "Snapshots", "Resources", "Wire", "Sources", "Tests"}
MADE = r"Strings(?:\+\w+)?\.swift|Resources\.swift"
# Folder names that aren't allowed, since they name kinds of files rather than what changes together.
KINDS = {
    "Controllers", "Coordinators", "Feature", "Features", "Forms", "Helpers", "Models", "Repositories", "Requests", "State", "Utilities", "Views",
}


@dataclass(frozen=True)
class Stranger:
    """A file or folder that doesn't belong at the top level of a package or target."""

    path: str
    advice: str


@dataclass
class Shape:
    """The names at the top level of a feature's package and targets, and those that don't belong there."""

    name: str
    package: list[str]
    targets: dict[str, list[str]]
    strangers: list[Stranger]


def shapes(repository: Repository) -> list[Shape]:
    return [shape(repository.root, manifest.name) for manifest in repository.packages if is_feature(manifest.name)]


def shape(root: Path, name: str) -> Shape:
    folder = root / "Packages" / name
    targets = {target: names(folder / "Sources" / target) for target in (f"{name}API", name, f"{name}Server")}
    return Shape(name, names(folder), targets, [
        Stranger((folder / place).relative_to(root).as_posix(), advice) for place, advice in [
            *package_strangers(folder), *api_strangers(folder, name), *client_strangers(folder, name), *server_strangers(folder, name),
            *test_strangers(folder, name),
        ]
    ])


def names(folder: Path) -> list[str]:
    """The entries of a folder that git would keep, without build products and resolved versions."""
    if not folder.is_dir():
        return []
    return sorted(entry.name for entry in folder.iterdir() if not entry.name.startswith(".") and entry.name != "Package.resolved")


def package_strangers(folder: Path) -> Iterator[tuple[str, str]]:
    for name in names(folder):
        if name not in PACKAGE:
            yield name, f"a package holds {', '.join(sorted(PACKAGE))}"


def api_strangers(folder: Path, name: str) -> Iterator[tuple[str, str]]:
    allowed = re.compile(rf"Models|Requests|{name}(?:Endpoints|Events|Topics|Links)\.swift|{MADE}")
    for entry in names(folder / f"Sources/{name}API"):
        if not allowed.fullmatch(entry):
            yield f"Sources/{name}API/{entry}", f"an API target holds Models/, Requests/, {name}Endpoints, {name}Events, {name}Topics, {name}Links"


def client_strangers(folder: Path, name: str) -> Iterator[tuple[str, str]]:
    sources = folder / "Sources" / name
    allowed = re.compile(rf"Services|Shared|{name}(?:Plugin|Feature)\.swift|{MADE}")
    for entry in names(sources):
        if not allowed.fullmatch(entry) and not is_screen(sources / entry):
            yield f"Sources/{name}/{entry}", (
                f"a client holds {name}Plugin, {name}Feature, Services/, Shared/ and a folder for each screen, named for its view or feature")


def is_screen(folder: Path) -> bool:
    """Whether a folder is named for the view or the feature in it."""
    return folder.is_dir() and any((folder / f"{folder.name}{role}.swift").exists() for role in ("View", "Feature"))


def server_strangers(folder: Path, name: str) -> Iterator[tuple[str, str]]:
    sources = folder / f"Sources/{name}Server"
    for entry in names(sources):
        is_use_case = (sources / entry).is_dir() and entry not in KINDS
        if not is_use_case and not re.fullmatch(rf"{name}ServerPlugin\.swift|{MADE}", entry):
            yield f"Sources/{name}Server/{entry}", f"a server holds {name}ServerPlugin, Ports/, Storage/ and a folder for each use case"


def test_strangers(folder: Path, name: str) -> Iterator[tuple[str, str]]:
    """Tests are in folders named like the folders that they test."""
    for target in (f"{name}API", name, f"{name}Server"):
        tests = folder / f"Tests/{target}Tests"
        for entry in names(tests):
            if (tests / entry).is_dir() and entry != "Support" and not (folder / "Sources" / target / entry).is_dir():
                yield f"Tests/{target}Tests/{entry}", f"tests belong in folders that {target} has too, or in Support/"
