"""Which suites a change can reach."""

from dataclasses import dataclass, field

from affected.places import Places
from lint.layers import is_feature
from project.graph import Graph, way
from project.manifest import Manifest
from project.repository import Repository

# The processes that the suites written in Python start.
PROCESSES = {"--browser": {"TumbleDev", "LiveFixture"}, "--conformance": {"TumbleDev"}, "--realtime": {"TumbleDev"}, "--chaos": {"TumbleDev"}}
# These ask the API and the sockets, which no client code serves.
WITHOUT_CLIENTS = {"--conformance", "--realtime", "--chaos"}


@dataclass
class Reach:
    """The suites to run, as Scripts/test takes them, each with the reason; and those that the change can't reach."""

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
    take(found, "--root", everything or reason_of(reached, {target.name for target in repository.manifests[0].targets if target.is_test}))
    for suite, processes in PROCESSES.items():
        itself = "its tests changed" if suite in places.suites else None
        take(found, suite, everything or itself or reason_of(without_clients if suite in WITHOUT_CLIENTS else reached, processes))
    return found


def clients(repository: Repository) -> set[str]:
    """The targets that show pages: each feature's client, and the app's."""
    return {manifest.name for manifest in repository.packages if is_feature(manifest.name) or manifest.name == "App"}


def package_suites(manifest: Manifest, reached: dict[str, str | None], everything: str | None) -> list[tuple[str, str | None]]:
    """The whole package where all of its test targets are reached, else each one by itself."""
    tests = [target.name for target in manifest.targets if target.is_test]
    reasons = {name: everything or reason_of(reached, {name}) for name in tests}
    if all(reasons.values()):
        return [(manifest.name, next(iter(reasons.values())))] if tests else []
    if not any(reasons.values()):
        return [(manifest.name, None)]
    return [(f"{manifest.name}/{name}", reason) for name, reason in reasons.items()]


def reason_of(reached: dict[str, str | None], targets: set[str]) -> str | None:
    """The shortest way from a changed target to one of these."""
    ways = sorted((way(reached, name) for name in targets if name in reached), key=len)
    return " > ".join(ways[0]) if ways else None


def take(found: Reach, suite: str, reason: str | None) -> None:
    if reason:
        found.suites[suite] = reason
    else:
        found.spared.append(suite)
