"""The line coverage of each target by its package's own tests."""

from dataclasses import dataclass
from pathlib import Path

from form.measures import is_made
from project.manifest import Manifest
from project.repository import Repository


@dataclass(frozen=True)
class Covered:
    """The number of executed lines, of all executable ones."""

    name: str
    covered: int
    count: int

    @property
    def percent(self) -> float:
        return 100 * self.covered / self.count if self.count else 100


def by_target(repository: Repository, manifest: Manifest, export: dict) -> list[Covered]:
    """A package's targets from the JSON that llvm-cov exports, without generated files."""
    made = {source.path for source in repository.sources if is_made(source)}
    found = []
    for target in manifest.targets:
        if target.is_test or target.kind == "systemLibrary":
            continue
        lines = [
            file["summary"]["lines"] for part in export["data"] for file in part["files"]
            if (path := relative(repository.root, file["filename"])) and path.startswith(f"{target.path}/") and path not in made
        ]
        found.append(Covered(target.name, sum(line["covered"] for line in lines), sum(line["count"] for line in lines)))
    return [covered for covered in found if covered.count]


def total(name: str, targets: list[Covered]) -> Covered:
    return Covered(name, sum(target.covered for target in targets), sum(target.count for target in targets))


def relative(root: Path, file: str) -> str | None:
    path = Path(file)
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else None
