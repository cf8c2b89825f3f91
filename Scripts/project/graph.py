"""The dependencies of targets, from manifests and imports, and the targets that a change can affect."""

from collections import deque

from project.repository import Repository


class Graph:
    def __init__(self, repository: Repository):
        self.modules = repository.modules
        self.needs: dict[str, set[str]] = {}
        for _, target in repository.targets:
            imported = {module for source in repository.files(target) for _, module in source.imports}
            self.needs[target.name] = ((set(target.dependencies) | imported) & self.modules) - {target.name}

    def reached(self, changed: set[str], without: set[str] = frozenset()) -> dict[str, str | None]:
        """The changed targets, and all targets that depend on them, directly or indirectly.

        Each comes with the target through which it is reached, None for a changed one. No way leads through those of `without`.
        """
        found: dict[str, str | None] = {name: None for name in sorted(changed & self.modules)}
        waiting = deque(name for name in found if name not in without)
        while waiting:
            name = waiting.popleft()
            for other in sorted(self.needs):
                if name in self.needs[other] and other not in found and other not in without:
                    found[other] = name
                    waiting.append(other)
        return found

    def needed(self, by: set[str]) -> set[str]:
        """These targets and all their dependencies, direct and indirect."""
        found, waiting = set(by), list(by)
        while waiting:
            new = self.needs[waiting.pop()] - found
            found |= new
            waiting += new
        return found


def way(reached: dict[str, str | None], name: str) -> list[str]:
    """The path from the changed target to the affected one."""
    steps = [name]
    while (before := reached[steps[-1]]) is not None:
        steps.append(before)
    return steps[::-1]
