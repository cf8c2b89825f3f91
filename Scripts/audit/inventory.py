"""The list of every dependency, Scripts/audit/dependencies.json: the one place that says which version is used, and why."""

import json
from dataclasses import dataclass
from pathlib import Path

PATH = "Scripts/audit/dependencies.json"


@dataclass(frozen=True)
class Dependency:
    kind: str
    name: str
    version: str
    reason: str
    # What it is for: the product, its build, tests, benchmarks.
    use: str
    # As the list has it; a Swift package's is read from its own files.
    license: str | None = None
    url: str | None = None
    # The commit of an action, the digest of an image.
    commit: str | None = None
    digest: str | None = None
    # The reason why an image has no digest yet.
    undigested: str | None = None
    # The Debian package that the executable needs when it runs.
    runtime: str | None = None

    @property
    def identity(self) -> str:
        """The name as SwiftPM compares it."""
        return self.name.lower()


class Inventory:
    def __init__(self, root: Path):
        listed = json.loads((root / PATH).read_text())
        self.dependencies = [self._dependency(kind, entry) for kind, entries in listed.items() for entry in entries]

    def of(self, kind: str) -> dict[str, Dependency]:
        """The dependencies of a kind, by name."""
        return {dependency.name: dependency for dependency in self.dependencies if dependency.kind == kind}

    @staticmethod
    def _dependency(kind: str, entry: dict) -> Dependency:
        default = {"python": "tests", "actions": "build", "images": "build"}.get(kind, "product")
        # Debian's packages are those of the system that the images and the guide name.
        version = entry.get("version") or ("Debian 12" if kind == "debian" else "")
        keys = ("license", "url", "commit", "digest", "undigested", "runtime")
        return Dependency(
            kind, entry["name"], version, entry.get("reason", ""), entry.get("for", default), **{key: entry.get(key) for key in keys})
