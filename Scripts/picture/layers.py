"""The layout of the picture of the packages: each package is below those that depend on it."""

from project.repository import Repository


def needs(repository: Repository) -> dict[str, set[str]]:
    """The packages of ours that each package's products depend on, without those that only tests need."""
    owners = {target.name: manifest.name for manifest, target in repository.targets}
    found = {manifest.name: set() for manifest in repository.packages}
    for manifest, target in repository.targets:
        if manifest.name in found and not target.is_test:
            found[manifest.name] |= {owners[name] for name in target.dependencies if name in owners} & found.keys() - {manifest.name}
    return found


def acyclic(needs: dict[str, set[str]]) -> dict[str, set[str]]:
    """The dependencies without cycles: of two features that open each other's links, only one arrow is drawn."""
    kept: dict[str, set[str]] = {}

    def visit(name: str, trail: tuple[str, ...]) -> None:
        if name in kept:
            return
        forward = sorted(needs[name] - {*trail, name})
        for other in forward:
            visit(other, (*trail, name))
        kept[name] = set(forward)

    for name in sorted(needs):
        visit(name, ())
    return kept


def layers(needs: dict[str, set[str]]) -> list[list[str]]:
    """The packages in layers by their distance from those without dependencies, highest first, sorted by name within a layer."""
    heights: dict[str, int] = {}

    def height(name: str) -> int:
        if name not in heights:
            heights[name] = 1 + max((height(other) for other in needs[name]), default=-1)
        return heights[name]

    for name in needs:
        height(name)
    return [sorted(name for name in heights if heights[name] == level) for level in range(max(heights.values()), -1, -1)]


def direct(needs: dict[str, set[str]]) -> set[tuple[str, str]]:
    """The arrows that no longer path implies."""

    def reached(name: str) -> set[str]:
        return needs[name] | {far for near in needs[name] for far in reached(near)}

    return {(name, other) for name in needs for other in needs[name] if not any(other in reached(near) for near in needs[name] - {other})}
