"""Reducers know no views, name every action, and take types named *Action."""

import re

from lint.finding import Finding
from lint.rules.views import client_sources

EFFECT = re.compile(r"->\s*Effect<")
FEATURE = re.compile(r"\b(?:struct|extension)\s+\w*Feature\b")
DEFAULT = re.compile(r"^\s*(?:@unknown\s+)?default\s*:")
REDUCE = re.compile(r"\bfunc\s+reduce\w*\(\s*_\s+\w+\s*:\s*inout\s+[\w.]+\s*,\s*_\s+\w+\s*:\s*([\w.]+)")


def check(repository):
    for source in client_sources(repository):
        if is_reducer(source):
            yield from check_file(source)


def is_reducer(source):
    return any(FEATURE.search(line) or EFFECT.search(line) for line in source.code)


def check_file(source):
    for line, module in source.imports:
        if module in ("UI", "Theme"):
            yield Finding(source.path, line, "reducer-ui", f"a reducer must not import {module}: it changes state, and views show it")
    for line, _ in source.matches(DEFAULT):
        yield Finding(source.path, line, "reducer-default", "`default:` hides forgotten actions: name each case")
    for number, text in enumerate(source.code, 1):
        if (match := REDUCE.search(text)) and not match[1].endswith("Action"):
            yield Finding(source.path, number, "action-name", f"{match[1]} is what a reducer takes: name it {match[1]}Action")
