"""Adds and removes the lines outside a package that make it part of the product."""

import re
from dataclasses import dataclass
from pathlib import Path

MANIFEST = "Packages/App/Package.swift"
CLIENTS = "Packages/App/Sources/App/Composition/AppPlugins.swift"
SERVERS = "Packages/App/Sources/AppServer/Composition/ServerPlugins.swift"
OWNERS = ".github/CODEOWNERS"


@dataclass(frozen=True)
class Line:
    """A line of a list in a file. The list consists of the adjacent lines that match the pattern, after a line that matches `after`."""

    file: str
    text: str
    pattern: str
    after: str = ""
    # Whether the list is sorted by the names that the pattern's group captures.
    is_sorted: bool = False


def lines_of(name: str) -> list[Line]:
    """The product's lines about a package."""
    product = r' {16}(?:\.product\(name: "\w+", package: "[\w.-]+"\)|"\w+"),'
    plugin = r" {12}\w+Plugin\(.*\),"
    imported = r"(?:(?:public|package|internal|private) )?import (\w+)"
    return [
        Line(MANIFEST, f'        .package(path: "../{name}"),', r' {8}\.package\(path: "\.\./(\w+)"\),', is_sorted=True),
        Line(MANIFEST, f'                .product(name: "{name}", package: "{name}"),', product, after=r' {12}name: "App",'),
        Line(MANIFEST, f'                .product(name: "{name}Server", package: "{name}"),', product, after=r' {12}name: "AppServer",'),
        Line(CLIENTS, f"import {name}", imported, is_sorted=True),
        Line(CLIENTS, f"            {name}Plugin(),", plugin),
        Line(SERVERS, f"import {name}Server", imported, is_sorted=True),
        Line(SERVERS, f"            {name}ServerPlugin(),", plugin),
        Line(OWNERS, f"{f'/Packages/{name}/':<26} @tumble/{name.lower()}", r"/Packages/(\w+)/ +\S+.*", is_sorted=True),
    ]


def put(root: Path, lines: list[Line]) -> None:
    for line in lines:
        edit(root / line.file, lambda text, line=line: with_line(text, line))


def take(root: Path, lines: list[Line]) -> None:
    for line in lines:
        edit(root / line.file, lambda text, line=line: without_line(text, line))


def edit(file: Path, change) -> None:
    file.write_text("\n".join(change(file.read_text().split("\n"))))


def with_line(text: list[str], line: Line) -> list[str]:
    start, end = block(text, line)
    if line.is_sorted:
        key = re.fullmatch(line.pattern, line.text)[1]
        end = next((number for number in range(start, end) if re.fullmatch(line.pattern, text[number])[1] > key), end)
    return text[:end] + [line.text] + text[end:]


def without_line(text: list[str], line: Line) -> list[str]:
    start, end = block(text, line)
    if line.text in text[start:end]:
        text = text[:]
        del text[text.index(line.text, start, end)]
    return text


def block(text: list[str], line: Line) -> tuple[int, int]:
    """The index of the list's first line, and the one after its last."""
    first = next((number for number, item in enumerate(text) if re.fullmatch(line.after, item)), -1) + 1 if line.after else 0
    start = next((number for number in range(first, len(text)) if re.fullmatch(line.pattern, text[number])), None)
    if start is None:
        raise SystemExit(f"{line.file} has no list for the line `{line.text.strip()}`. To fix, add it by hand, or correct Scripts/scaffold/lines.py.")
    end = start
    while end < len(text) and re.fullmatch(line.pattern, text[end]):
        end += 1
    return start, end
