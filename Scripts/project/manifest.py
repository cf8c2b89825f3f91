"""A Package.swift that follows our template, read as text, since SwiftPM takes a second for each."""

import re
from dataclasses import dataclass, field

TARGET = re.compile(r"\n        \.(target|testTarget|executableTarget|systemLibrary)\(\n(.*?)\n        \)", re.DOTALL)
DEPENDENCY = re.compile(r'\.product\(name: "([\w-]+)", package: "([\w.-]+)"\)|"(\w+)"')
PACKAGE = re.compile(r'\.package\((?:path: "([^"]+)"|url: "([^"]+)")')


@dataclass
class Target:
    name: str
    kind: str
    path: str
    package: str
    line: int
    # Product or target name -> (package that it comes from, None for a target of the same package; line).
    dependencies: dict[str, tuple[str | None, int]] = field(default_factory=dict)

    @property
    def is_test(self) -> bool:
        return self.kind == "testTarget"


class Manifest:
    def __init__(self, path: str, text: str):
        self.path = path
        self.text = text
        self.folder = path.removesuffix("Package.swift").rstrip("/")
        self.name = (re.search(r'\n    name: "(\w+)"', text) or ["", ""])[1]
        self.targets: list[Target] = []
        self.packages: dict[str, int] = {}
        for match in PACKAGE.finditer(text):
            location = match[1] or match[2].removesuffix(".git")
            self.packages[location.rsplit("/", 1)[-1]] = self.line(match.start())
        for match in TARGET.finditer(text):
            self.targets.append(self._target(match))

    @property
    def local_packages(self) -> list[tuple[str, int]]:
        return [(match[1].rsplit("/", 1)[-1], self.line(match.start())) for match in PACKAGE.finditer(self.text) if match[1]]

    def line(self, offset: int) -> int:
        return self.text.count("\n", 0, offset) + 1

    def _target(self, match: re.Match) -> Target:
        kind, body = match[1], match[2]
        name = (re.search(r'name: "(\w+)"', body) or ["", ""])[1]
        explicit = re.search(r'\n\s+path: "([^"]+)"', body)
        folder = explicit[1] if explicit else f"{'Tests' if kind == 'testTarget' else 'Sources'}/{name}"
        target = Target(name, kind, f"{self.folder}/{folder}".lstrip("/"), self.name, self.line(match.start(2)))
        if listed := re.search(r"dependencies: \[(.*?)\](?=,\n)", body, re.DOTALL):
            for item in DEPENDENCY.finditer(listed[1]):
                line = self.line(match.start(2) + listed.start(1) + item.start())
                target.dependencies[item[1] or item[3]] = (item[2], line)
        return target
