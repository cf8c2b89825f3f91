"""Prints the top-level contents of the features' packages and targets, and the lengths of files. Run by `make form`; fails if something doesn't belong there."""

import sys

from form.measures import SHORT, Measure, measures
from form.shape import Shape, shapes
from project import ROOT
from project.repository import Repository


def main() -> int:
    repository = Repository(ROOT)
    features = shapes(repository)
    print(table(features))
    print(lengths(measures(repository)))
    strangers = [stranger for feature in features for stranger in feature.strangers]
    for stranger in strangers:
        print(f"{stranger.path}: {stranger.advice}", file=sys.stderr)
    return 1 if strangers else 0


def table(features: list[Shape]) -> str:
    """A row for each place in a package, a column for each feature."""
    rows = [["", *(feature.name for feature in features)]]
    rows += block("package", [feature.package for feature in features])
    for role, suffix in (("API", "API"), ("client", ""), ("server", "Server")):
        rows += block(role, [short(feature, feature.name + suffix) for feature in features])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join("  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths)).rstrip() for row in rows) + "\n"


def short(feature: Shape, target: str) -> list[str]:
    """The names without extensions and with X for the feature's name; the form's own files come first."""
    found = [name.removesuffix(".swift").replace(feature.name, "X", 1) if name.endswith(".swift") else f"{name}/" for name in feature.targets[target]]
    return sorted(found, key=lambda name: (name.endswith("/"), name))


def block(title: str, columns: list[list[str]]) -> list[list[str]]:
    """Names that several features have share one row; the rest of each feature's names follow in its column."""
    shared = [name for name in dict.fromkeys(name for column in columns for name in column) if sum(name in column for column in columns) > 1]
    own = [[name for name in column if name not in shared] for column in columns]
    rows = [["", *(name if name in column else "" for column in columns)] for name in sorted(shared, key=lambda name: (name.endswith("/"), name))]
    rows += [["", *(column[line] if line < len(column) else "" for column in own)] for line in range(max(map(len, own), default=0))]
    if rows:
        rows[0][0] = title
    return rows


def lengths(found: list[Measure]) -> str:
    lines = [f"{'':<15} {'files':>6} {'lines':>7} {'median':>7} {f'under {SHORT}':>9}"]
    lines += [
        f"{measure.name:<15} {len(measure.lengths):>6} {measure.lines:>7} {measure.median:>7.0f} {measure.short_share:>8.1f}%"
        for measure in found
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
