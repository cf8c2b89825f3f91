"""Small trees for the tools to look at."""

import tempfile
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from project.repository import Repository

# The template's head, which lint's rule `manifest-template` asks for.
HEAD = """// swift-tools-version: 6.2
import PackageDescription

"""


@contextmanager
def tree(files: dict[str, str]) -> Iterator[Repository]:
    """A tree of these files, for as long as the block runs."""
    with tempfile.TemporaryDirectory() as folder:
        for path, text in files.items():
            file = Path(folder, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(textwrap.dedent(text))
        yield Repository(Path(folder))


def manifest(name, *targets, packages=(), head=HEAD):
    """A manifest of the template's form; `packages` are paths or URLs."""
    lines = [f'        .package({"path" if path.startswith("../") else "url"}: "{path}"),\n' for path in packages]
    return f'{head}let package = Package(\n    name: "{name}",\n    dependencies: [\n{"".join(lines)}    ],\n    targets: [\n{"".join(targets)}    ]\n)\n'


def target(name, *dependencies, kind="target", path=None):
    """A target; a dependency is `Name` in the same package or `Name@package`."""
    items = []
    for dependency in dependencies:
        product, _, package = dependency.partition("@")
        items.append(f'.product(name: "{product}", package: "{package}")' if package else f'"{product}"')
    listed = f'            dependencies: [{", ".join(items)}],\n' if items else ""
    placed = f'            path: "{path}",\n' if path else ""
    return f'        .{kind}(\n            name: "{name}",\n{listed}{placed}            swiftSettings: settings\n        ),\n'
