"""Finds the suites that a change can affect."""

import re
from dataclasses import dataclass, field

from affected.places import Places
from lint.layers import is_feature
from project.graph import Graph, way
from project.manifest import Manifest
from project.repository import Repository

# The processes that the suites written in Python start.
PROCESSES = {"--browser": {"TumbleDev", "LiveFixture"}, "--conformance": {"TumbleDev"}, "--realtime": {"TumbleDev"}, "--chaos": {"TumbleDev"}, "--security": {"TumbleDev"}}
# These use the API, the sockets and the commands, which contain no client code.
WITHOUT_CLIENTS = {"--root", "--conformance", "--realtime", "--chaos", "--security"}
# In a file of browser tests: the features whose screens it tests.
DRIVES = re.compile(r"^DRIVES = \{(.*)\}", re.MULTILINE)


@dataclass
class Reach:
    """The suites to run, as arguments of Scripts/test, each with the reason, and the suites that the change can't affect."""

    suites: dict[str, str] = field(default_factory=dict)
    spared: list[str] = field(default_factory=list)


def reach(repository: Repository, places: Places) -> Reach:
    graph = Graph(repository)
    reached = graph.reached(places.targets)
    without_clients = graph.reached(places.targets - clients(repository), without=clients(repository))
    everything = f"{places.everything[0]} concerns everything" if places.everything else None
    found = Reach()
    for manifest in repository.packages:
        for suite, reason in package_suites(manifest, reached, everything):
            take(found, suite, reason)
    for suite, processes in processes_of(repository).items():
        itself = "its tests changed" if suite in places.suites else None
        take(found, suite, everything or itself or reason_of(without_clients if suite in WITHOUT_CLIENTS else reached, processes))
    if not places.everything and "--browser" not in places.suites and {target.removesuffix("Tests") for target in places.targets} <= clients(repository) - {"App"}:
        narrow_browser(repository, places, found)
    return found


def processes_of(repository: Repository) -> dict[str, set[str]]:
    """The suites that start processes, each with its targets; the root package's tests are targets themselves."""
    return {"--root": {target.name for target in repository.manifests[0].targets if target.is_test}} | PROCESSES


def narrow_browser(repository: Repository, places: Places, found: Reach) -> None:
    """Keeps only the browser tests that name one of the features, if only clients changed. Tests that visit all screens run on main."""
    changed = {target.removesuffix("Tests") for target in places.targets}
    files = sorted(
        file.stem.removeprefix("test_") for file in repository.root.glob("Tests/Browser/test_*.py")
        if (match := DRIVES.search(file.read_text())) and changed & set(re.findall(r'"(\w+)"', match[1]))
    )
    if reason := found.suites.pop("--browser", None):
        take(found, f"--browser={','.join(files)}" if files else "--browser", reason if files else None)


def clients(repository: Repository) -> set[str]:
    """The targets that show pages: each feature's client, and the app's."""
    return {manifest.name for manifest in repository.packages if is_feature(manifest.name) or manifest.name == "App"}


def package_suites(manifest: Manifest, reached: dict[str, str | None], everything: str | None) -> list[tuple[str, str | None]]:
    """The whole package if all of its test targets are affected, otherwise each one by itself."""
    tests = [target.name for target in manifest.targets if target.is_test]
    reasons = {name: everything or reason_of(reached, {name}) for name in tests}
    if all(reasons.values()):
        return [(manifest.name, next(iter(reasons.values())))] if tests else []
    if not any(reasons.values()):
        return [(manifest.name, None)]
    return [(f"{manifest.name}/{name}", reason) for name, reason in reasons.items()]


def reason_of(reached: dict[str, str | None], targets: set[str]) -> str | None:
    """The shortest path from a changed target to one of these."""
    ways = sorted((way(reached, name) for name in targets if name in reached), key=len)
    return " > ".join(ways[0]) if ways else None


def take(found: Reach, suite: str, reason: str | None) -> None:
    if reason:
        found.suites[suite] = reason
    else:
        found.spared.append(suite)
