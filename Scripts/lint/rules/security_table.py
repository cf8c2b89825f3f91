"""The table of ASVS in Docs/security.md: each row says how it is met and names tests that exist, or is open and says what is missing."""

import re

from lint.finding import Finding

RULE = "security-table"
PATH = "Docs/security.md"
ROW = re.compile(r"\| (\d+\.\d+) \| ([^|]*) \| ([^|]*) \|([^|]*)\|$")
STATE = re.compile(r"met|doesn't apply|open")
TEST = re.compile(r"`([\w/+.-]+\.(?:swift|py))`")
FOLDERS = ("Packages/*/Tests", "Tests", "Scripts")


def check(repository):
    page = repository.root / PATH
    if not page.exists():
        return
    files = [file.as_posix() for folder in FOLDERS for place in repository.root.glob(folder) for file in place.rglob("*.*")]
    for number, line in enumerate(page.read_text().splitlines(), 1):
        row = ROW.match(line)
        if not row:
            continue
        section, state, how, tests = row.groups()
        if not STATE.fullmatch(state):
            yield Finding(PATH, number, RULE, f"{section} is '{state}': write met, doesn't apply, or open")
        if not how.strip():
            yield Finding(PATH, number, RULE, f"{section} doesn't say how, or why not")
        named = TEST.findall(tests)
        if state == "met" and not named:
            yield Finding(PATH, number, RULE, f"{section} is met, but names no test")
        for test in named:
            if not any(file.endswith("/" + test) for file in files):
                yield Finding(PATH, number, RULE, f"{section} names {test}, which doesn't exist")
