"""Prints the test suites that a change can affect, and runs them.

    make affected BASE=origin/main       what differs from where this branch left main, what has not been committed included
    make affected-list BASE=origin/main  prints only
    make affected-list BASE=nothing      every suite, as if all were new
    make affected-list JSON=yes          the suites as a list for CI
"""

import json
import subprocess
import sys

from affected.places import EVERYTHING, places
from affected.reach import Reach, reach
from project import ROOT
from project.changes import changed_files
from project.repository import Repository

NOTHING = "nothing"


def main(arguments: list[str]) -> int:
    base = next((argument for argument in arguments if not argument.startswith("--")), "origin/main")
    files = [EVERYTHING[0]] if base == NOTHING else changed_files(ROOT, base)
    repository = Repository(ROOT)
    found = reach(repository, places(repository, files))
    if "--json" in arguments:
        print(json.dumps(list(found.suites)))
        return 0
    print(report(files, base, found), flush=True)
    if not found.suites or "--list" in arguments:
        return 0
    return subprocess.run([ROOT / "Scripts/test", *found.suites], check=False).returncode


def report(files: list[str], base: str, found: Reach) -> str:
    lines = [f"{len(files)} files differ from {base}."]
    if not found.suites:
        return "\n".join([*lines, "No test is affected: make lint is enough."])
    width = max(len(suite) for suite in found.suites)
    lines += [f"  {suite:<{width}}  {reason}" for suite, reason in found.suites.items()]
    if found.spared:
        lines.append(f"Not affected: {', '.join(found.spared)}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
