"""The picture of the packages, as SVG that follows the reader's light or dark scheme."""

WIDTH, BOX_HEIGHT, GAP, LAYER_GAP, MARGIN = 1040, 34, 14, 46, 20
LETTER = 8.2

STYLE = """
text { font: 14px system-ui, sans-serif; fill: #1c2430; text-anchor: middle; dominant-baseline: central; }
rect { fill: #eaf2fb; stroke: #3f6fa8; }
path { fill: none; stroke: #8a9bb0; }
@media (prefers-color-scheme: dark) {
  text { fill: #e8edf4; }
  rect { fill: #1e2a3a; stroke: #7fa8d8; }
  path { stroke: #5c6b80; }
}
"""


def svg(layers: list[list[str]], arrows: set[tuple[str, str]]) -> str:
    boxes: dict[str, tuple[float, float, float]] = {}
    for level, names in enumerate(layers):
        widths = [len(name) * LETTER + 28 for name in names]
        left = (WIDTH - sum(widths) - GAP * (len(names) - 1)) / 2
        for name, width in zip(names, widths):
            boxes[name] = (left, MARGIN + level * (BOX_HEIGHT + LAYER_GAP), width)
            left += width + GAP
    height = 2 * MARGIN + len(layers) * (BOX_HEIGHT + LAYER_GAP) - LAYER_GAP
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="The packages and their dependencies">',
        f"<style>{STYLE}</style>",
    ]
    lines += [arrow(boxes[above], boxes[below]) for above, below in sorted(arrows)]
    for name, (x, y, width) in boxes.items():
        lines.append(f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{BOX_HEIGHT}" rx="8"/>')
        lines.append(f'<text x="{x + width / 2:.1f}" y="{y + BOX_HEIGHT / 2}">{name}</text>')
    return "\n".join([*lines, "</svg>", ""])


def arrow(above: tuple[float, float, float], below: tuple[float, float, float]) -> str:
    x1, y1 = above[0] + above[2] / 2, above[1] + BOX_HEIGHT
    x2, y2 = below[0] + below[2] / 2, below[1]
    middle = (y1 + y2) / 2
    return f'<path d="M{x1:.1f} {y1} C{x1:.1f} {middle:.1f} {x2:.1f} {middle:.1f} {x2:.1f} {y2}"/>'
