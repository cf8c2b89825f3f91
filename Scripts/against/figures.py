"""The figures of two builds, read from the lines that tumble-bench prints."""

import re
import statistics

# The name, the figure, its unit if it has one, and the lowest and highest run.
LINE = re.compile(r"(?P<name>\w+\.[\w-]+)\s+(?P<value>[\d.]+) ?(?P<unit>\S*)\s+\([\d.]+ to [\d.]+\)")


class Figures(dict[str, list[float]]):
    """The figures of each measure, one for each round."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.units: dict[str, str] = {}

    def add(self, other: "Figures") -> None:
        for name, values in other.items():
            self.setdefault(name, []).extend(values)
        self.units |= other.units

    def __or__(self, other: "Figures") -> "Figures":
        """The figures of both; where both have a measure, those of the right side."""
        joined = Figures({**self, **other})
        joined.units = self.units | other.units
        return joined


def read(text: str) -> Figures:
    figures = Figures()
    for match in filter(None, map(LINE.match, text.splitlines())):
        figures[match["name"]] = [float(match["value"])]
        figures.units[match["name"]] = match["unit"]
    return figures


def table(ours: Figures, theirs: Figures) -> str:
    """A line for each measure that both have: their median, ours, and ours divided by theirs with the lowest and highest round."""
    lines = []
    for name in (name for name in ours if name in theirs):
        unit, (our, their) = ours.units.get(name, ""), (ours[name], theirs[name])
        ratios = [mine / other for mine, other in zip(our, their) if other]
        if not ratios:
            continue
        medians = f"{statistics.median(their):.3g} -> {statistics.median(our):.3g} {unit}".strip()
        lines.append(f"{name:<28}  {medians:<28}  {statistics.median(ratios):.2f} times  ({min(ratios):.2f} to {max(ratios):.2f})")
    return "\n".join(lines)
