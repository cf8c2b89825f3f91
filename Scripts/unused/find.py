"""Finds the public symbols that no product code uses."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from project.repository import Repository
from unused.index_store import DEFINITION, OVERRIDE, REFERENCE, Occurrence

PUBLIC = re.compile(r"\b(?:public|open)\b(?!\()")
# Test targets, and targets made for tests.
FOR_TESTS = re.compile(r"^Tests/|/Tests/|/Sources/\w*(?:Testing|Suite|Fixture)/")
# Views written as for a phone: what they use counts as used by a screen.
EXAMPLES = frozenset({"Packages/UI/Tests/UITests/DashboardExample.swift"})
# Types, functions, properties and initializers; not parameters, accessors and what generics are called.
KINDS = {5, 6, 7, 8, 11, 12, 13, 16, 17, 18, 19, 20, 21, 22}
PROPERTIES = {13, 19, 20, 21}
VARIABLE = re.compile(r"\b(?:var|let|subscript)\b")
GENERIC_PARAMETER = re.compile(r"mfp$")
# Observers are indexed as functions of their own, named after the property.
OBSERVER = re.compile(r"(?:did|will)Set:")
# The beginning of an extension's name, before the type's name.
EXTENSION = "s:e:"


@dataclass(frozen=True, order=True)
class Unused:
    """A public symbol and the number of its uses in tests."""

    path: str
    line: int
    name: str
    test_uses: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.name}, " + (f"used {self.test_uses} times, only in tests" if self.test_uses else "unused")


def unused(repository: Repository, files: dict[str, Iterable[Occurrence]]) -> list[Unused]:
    """The public symbols of the packages' product code that is mentioned by no product code, itself and other unused symbols aside.

    What fulfils a protocol's requirement or overrides is used through it.
    """
    sources = {source.path: source for source in repository.sources}
    defined: dict[str, tuple[str, int, str]] = {}
    # For each symbol, the symbols that mention it, such as functions.
    mentions: defaultdict[str, set[frozenset[str]]] = defaultdict(set)
    fulfils: set[str] = set()
    in_tests: Counter[str] = Counter()
    for path, occurrences in files.items():
        source, is_for_tests = sources.get(path), bool(FOR_TESTS.search(path)) and path not in EXAMPLES
        if source is None:
            continue
        for occurrence in occurrences:
            if any(roles & OVERRIDE for _, roles in occurrence.relations):
                # A requirement may be fulfilled by what another module defines: this mention names it.
                fulfils.add(occurrence.usr)
            elif occurrence.roles & REFERENCE:
                if is_for_tests:
                    in_tests[occurrence.usr] += 1
                elif not any(is_within(usr, occurrence.usr) for usr, _ in occurrence.relations):
                    mentions[occurrence.usr].add(frozenset(usr for usr, _ in occurrence.relations))
            if occurrence.roles & DEFINITION and not is_for_tests and path.startswith("Packages/") and is_public(source, occurrence):
                defined[occurrence.usr] = (path, occurrence.line, occurrence.name)
    found: set[str] = set()
    while more := {usr for usr in defined.keys() - fulfils - found if all(places & found for places in mentions[usr])}:
        found |= more
    return sorted(Unused(*defined[usr], in_tests[usr]) for usr in found)


def is_within(usr: str, outer: str) -> bool:
    """Whether a symbol is the same as another, or a member or extension of it."""
    return usr.removeprefix(EXTENSION).startswith(outer)


def is_public(source, occurrence: Occurrence) -> bool:
    """Whether the line says so; what is made without a line of its own isn't, and lines that moved since the build name something else."""
    if occurrence.kind not in KINDS or GENERIC_PARAMETER.search(occurrence.usr) or OBSERVER.match(occurrence.name):
        return False
    if occurrence.line > len(source.code):
        return False
    line, name = source.code[occurrence.line - 1], re.split(r"[(:]", occurrence.name)[0]
    if occurrence.kind in PROPERTIES and not VARIABLE.search(line):
        # A parameter, which is indexed as a property of its function.
        return False
    return PUBLIC.search(line) is not None and (not name.isidentifier() or re.search(rf"\b{name}\b", line) is not None)
