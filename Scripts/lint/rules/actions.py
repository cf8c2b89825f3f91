"""Every action has a test: it is sent or received in its screen's tests, or named with its screen elsewhere in the package's tests."""

import re
from functools import cache

from lint.finding import Finding
from lint.rules.views import block_end, client_sources

RULE = "action-test"
ACTION = re.compile(r"\benum\s+(?:\w+)?Action\b")
CASE = re.compile(r"^\s*(?:indirect\s+)?case\s+(.+)$")
NAME = re.compile(r"\b([a-z]\w*)\b")


def check(repository):
    @cache
    def code(folder):
        return "\n".join(line for test in repository.sources if test.path.startswith(folder) for line in test.code)

    for source in client_sources(repository):
        tests, screen = places(source)
        for line, name in actions(source):
            named = rf"\.{name}\b"
            of_screen = code(f"{tests}{screen}/") if screen else ""
            qualified = rf"\.{screen[:1].lower()}{screen[1:]}\(\s*{named}"
            # A screen without a test folder is tested by the package's other tests.
            found = re.search(named, of_screen) or re.search(qualified, code(tests)) if of_screen else re.search(named, code(tests))
            if not found:
                yield Finding(source.path, line, RULE, f"no test of {f'{tests}{screen}' if of_screen else tests.rstrip('/')} sends or receives .{name}")


def places(source):
    """The folder of the tests of a file's package, and the file's screen, which is empty for the feature's own files."""
    _, package, _, target, *folders = source.path.split("/")
    return f"Packages/{package}/Tests/{target}Tests/", folders[0] if len(folders) > 1 else ""


def actions(source):
    """The line and name of each case of the file's action enumerations."""
    for number, line in enumerate(source.code, 1):
        if ACTION.search(line):
            depth = 0
            for inside in range(number + 1, block_end(source, number)):
                text = source.code[inside - 1]
                # Skips the cases of a switch or of a nested enumeration.
                if depth == 0 and (match := CASE.match(text)):
                    yield from ((inside, name) for name in case_names(match[1]))
                depth += text.count("{") - text.count("}")


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
