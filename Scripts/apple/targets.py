"""The targets that run on a phone: the app's client and its dependencies."""

from project.graph import Graph
from project.repository import Repository

CLIENT = "App"


def apple_targets(repository: Repository) -> list[str]:
    """The targets as `Package/Target`, each after its dependencies, so that a failure is reported where it starts."""
    graph = Graph(repository)
    waiting = {
        target.name: package.name for package, target in repository.targets if target.kind == "target" and target.name in graph.needed({CLIENT})
    }
    ordered: list[str] = []
    while waiting:
        ready = sorted(name for name in waiting if not graph.needs[name] & set(waiting))
        ordered += [f"{waiting.pop(name)}/{name}" for name in ready]
        if not ready:
            raise ValueError(f"Targets depend on each other: {', '.join(sorted(waiting))}. To fix, remove one of the dependencies.")
    return ordered
