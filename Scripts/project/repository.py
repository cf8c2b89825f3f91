"""The repository that the tools read."""

from functools import cached_property
from pathlib import Path

from project.manifest import Manifest, Target
from project.source import Source

FOLDERS = ("Apps", "Packages", "Tests", "Benchmarks")
IGNORED = {".build", ".venv", ".swiftpm", "__pycache__"}


class Repository:
    def __init__(self, root: Path):
        self.root = root
        self.manifests = [self._manifest(path) for path in [root / "Package.swift", *sorted(root.glob("Packages/*/Package.swift"))] if path.exists()]
        self.sources = [
            Source(self._relative(path), path.read_text())
            for folder in FOLDERS
            for path in sorted((root / folder).rglob("*.swift"))
            if path.name != "Package.swift" and not any(part in IGNORED or part.startswith(".build") for part in path.parts)
        ]

    @property
    def packages(self) -> list[Manifest]:
        """The manifests under Packages."""
        return [manifest for manifest in self.manifests if manifest.folder]

    @property
    def targets(self) -> list[tuple[Manifest, Target]]:
        return [(manifest, target) for manifest in self.manifests for target in manifest.targets]

    @cached_property
    def modules(self) -> set[str]:
        """The names of our own modules."""
        return {target.name for _, target in self.targets}

    @cached_property
    def _by_path(self) -> dict[str, Source]:
        return {source.path: source for source in self.sources} | {
            manifest.path: Source(manifest.path, manifest.text) for manifest in self.manifests
        }

    def files(self, target: Target) -> list[Source]:
        return [source for source in self.sources if source.path.startswith(target.path + "/")]

    def allows(self, path: str, line: int, rule: str) -> bool:
        """Whether a comment in the file exempts the line from the rule."""
        source = self._by_path.get(path)
        return source is not None and source.allows(rule, line)

    def _relative(self, path: Path) -> str:
        return path.relative_to(self.root).as_posix()

    def _manifest(self, path: Path) -> Manifest:
        return Manifest(self._relative(path), path.read_text())
