"""Reducers know no views; names tell roles; every action has a test."""

import re

from lint.finding import Finding
from lint.rules.views import block_end

FEATURE = re.compile(r"\bstruct\s+(\w+)\s*:[^{]*\bFeature\b|\bextension\s+(\w+Feature)\b")
CONFORMANCE = re.compile(r"\b(?:struct|class|actor|enum)\s+(\w+)(?:<[^>]*>)?\s*:\s*([^{]+)\{")
ACTION = re.compile(r"\benum\s+Action\b")
CASE = re.compile(r"^\s*(?:indirect\s+)?case\s+(.+)$")
ROLES = {"Coordinator": "Coordinator", "Feature": "Feature", "ClientPlugin": "Plugin", "ServerPlugin": "Plugin"}
NAME = re.compile(r"\b([a-z]\w*)\b")


def check(repository):
    for source in repository.sources:
        if not source.path.startswith("Packages/") or "/Sources/" not in source.path:
            continue
        yield from check_reducer(source)
        yield from check_names(source)
    yield from check_actions(repository)


def check_reducer(source):
    if source.path.startswith("Packages/Core/") or not any(FEATURE.search(line) for line in source.code):
        return
    for line, module in source.imports:
        if module in ("UI", "Theme"):
            yield Finding(source.path, line, "reducer-ui", f"a reducer doesn't import {module}: it changes state, views show it")


def check_names(source):
    for number, line in enumerate(source.code, 1):
        if match := CONFORMANCE.search(line):
            protocols = [name.strip().split("<")[0] for name in match[2].split(",")]
            for protocol, role in ROLES.items():
                if protocol in protocols and not match[1].endswith(role) and "/ServerTesting/" not in source.path:
                    yield Finding(source.path, number, "role-name", f"{match[1]} is a {protocol} and is named so: {match[1]}{role}")
            for protocol in protocols:
                if protocol.endswith("Service") and not match[1].endswith("Service"):
                    yield Finding(source.path, number, "role-name", f"{match[1]} is a {protocol} and is named so: {match[1]}Service")


def check_actions(repository):
    """Each case of a feature's Action is named in the tests of its package."""
    for source in repository.sources:
        if "/Sources/" not in source.path or not source.path.startswith("Packages/") or not any(FEATURE.search(line) for line in source.code):
            continue
        package = "/".join(source.path.split("/")[:2])
        for line, name in actions(source):
            pattern = re.compile(rf"\.{name}\b")
            tests = (test for test in repository.sources if test.path.startswith(f"{package}/Tests/"))
            if not any(pattern.search(text) for test in tests for text in test.code):
                yield Finding(source.path, line, "action-test", f"no test of {package} sends or receives .{name}")


def actions(source):
    """Line and name of each case of the file's Action enumerations."""
    for number, line in enumerate(source.code, 1):
        if ACTION.search(line):
            for inside in range(number + 1, block_end(source, number)):
                if match := CASE.match(source.code[inside - 1]):
                    yield from ((inside, name) for name in case_names(match[1]))


def case_names(text):
    """The names in `tapped, changed(String, Int), closed`."""
    depth, start, parts = 0, 0, []
    for index, character in enumerate(text):
        depth += (character in "([<") - (character in ")]>")
        if character == "," and depth == 0:
            parts.append(text[start:index])
            start = index + 1
    parts.append(text[start:])
    return [match[1] for part in parts if (match := NAME.search(part))]
