"""Measures the lengths of files."""

from dataclasses import dataclass
from statistics import median

from project.repository import Repository

SHORT = 15


@dataclass(frozen=True)
class Measure:
    """The lengths of some files, in lines."""

    name: str
    lengths: tuple[int, ...]

    @property
    def median(self) -> float:
        return median(self.lengths) if self.lengths else 0

    @property
    def short_share(self) -> float:
        """The percentage of files with fewer than 15 lines."""
        return 100 * sum(length < SHORT for length in self.lengths) / len(self.lengths) if self.lengths else 0

    @property
    def lines(self) -> int:
        return sum(self.lengths)


def measures(repository: Repository) -> list[Measure]:
    """The measures of each package's product code, then of all packages' code, of their tests, and of both."""

    def measure(name, prefixes, part):
        return Measure(name, tuple(
            len(source.lines) for source in repository.sources
            if source.path.startswith(prefixes) and part in f"/{source.path}" and not is_made(source)
        ))

    packages = [measure(manifest.name, f"{manifest.folder}/", "/Sources/") for manifest in repository.packages]
    everywhere = tuple(f"{manifest.folder}/" for manifest in repository.packages)
    return [*packages, measure("Product", everywhere, "/Sources/"), measure("Tests", everywhere, "/Tests/"), measure("Both", everywhere, "/")]


def is_made(source) -> bool:
    """Whether the file is generated."""
    return source.text.startswith("// Made by ")
