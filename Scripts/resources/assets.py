"""Scripts, styles, articles and catalogs as files: Packages/*/Resources/<Target>/<name>.js, .css, .md and .csv.

A file at the top is an asset. A line `// include folder/part.js` in it, or `/* include folder/part.css */`, stands for the text of that part, so that a
long script can be several files that share one scope. A name between double underscores, as in `const pageSize = __pageSize__;`, is given by the
Swift code that uses the asset.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

KINDS = {".js": "Script", ".css": "Styles", ".md": "Article", ".csv": "Catalog"}
INCLUDE = re.compile(r"^(?://|/\*) include (\S+)(?: \*/)?$", re.MULTILINE)
PLACEHOLDER = re.compile(r"__([a-z][A-Za-z0-9]*)__")
NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*\Z")


@dataclass
class Folder:
    """The resources of a target."""

    path: Path

    @property
    def target(self) -> str:
        return self.path.name

    @property
    def output(self) -> Path:
        return self.path.parent.parent / "Sources" / self.target / "Resources.swift"

    @property
    def assets(self) -> list["Asset"]:
        return [Asset(path) for path in sorted(self.path.iterdir()) if path.is_file()]

    @property
    def parts(self) -> list[Path]:
        return sorted(path for path in self.path.rglob("*") if path.is_file() and path.parent != self.path)


@dataclass
class Asset:
    """One script, style sheet or article, with its parts."""

    path: Path

    @property
    def name(self) -> str:
        """The Swift name: `service-worker.js` becomes `serviceWorkerScript`."""
        first, *others = self.path.stem.split("-")
        return first + "".join(part.capitalize() for part in others) + KINDS[self.path.suffix]

    @property
    def included(self) -> list[Path]:
        return [self.path.parent / match[1] for match in INCLUDE.finditer(self.path.read_text())]

    @property
    def text(self) -> str:
        return INCLUDE.sub(lambda match: (self.path.parent / match[1]).read_text().rstrip("\n"), self.path.read_text()).rstrip("\n")

    @property
    def parameters(self) -> list[str]:
        return list(dict.fromkeys(PLACEHOLDER.findall(self.text)))


def folders(root: Path) -> list[Folder]:
    return [Folder(path) for path in sorted(root.glob("Packages/*/Resources/*")) if path.is_dir()]


def problems(folder: Folder) -> Iterator[tuple[Path, str]]:
    """The problems of a target's files, as pairs of path and message."""
    if not folder.output.parent.is_dir():
        yield folder.path, f"there is no target {folder.target}"
    included: list[Path] = []
    for asset in folder.assets:
        if asset.path.suffix not in KINDS or not NAME.match(asset.path.stem):
            yield asset.path, "a resource is named like service-worker.js, map.css, paying-en.md or corner.csv"
            continue
        for part in asset.included:
            if not part.is_file() or part.suffix != asset.path.suffix:
                yield asset.path, f"includes {part.relative_to(folder.path)}, which doesn't exist"
            elif INCLUDE.search(part.read_text()):
                yield part, "a part includes no others"
        included += asset.included
    for part in folder.parts:
        if included.count(part) != 1:
            yield part, f"is included {included.count(part)} times: include each part once"
