"""Compares the benchmarks of this build with another commit's: `make bench-against REF=origin/main ONLY="http ui.session-load"`.

The commit is checked out in a worktree below the scratch folder and built there, with scratch folders of its own. Both builds run the measures in turns, and
a line for each measure shows the median of either side and their ratio.
"""

import argparse
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import postgres
from against.figures import Figures, read, table
from project import ROOT

SCRATCH = Path(os.environ.get("SCRATCH") or ROOT / ".build").resolve()
NEEDS_POSTGRES = "persistence"


@dataclass
class Build:
    """The executables of a commit."""

    tree: Path
    scratch: Path

    def compile(self) -> None:
        print(f"Building {self.tree} in {self.scratch}. From scratch this takes a quarter of an hour.", file=sys.stderr)
        swift = ["swift", "build", "--quiet", "--configuration", "release"]
        run([*swift, "--disable-build-manifest-caching", "--package-path", self.tree, "--scratch-path", self.scratch, "--product", "tumble-dev"])
        run([*swift, "--package-path", self.tree / "Benchmarks", "--scratch-path", self.bench, "--product", "tumble-bench"])
        for tool in ("sioload", "nullserver"):
            run(["cc", "-O2", "-o", self.bench / tool, self.tree / f"Tests/Load/{tool}.c"])

    @property
    def bench(self) -> Path:
        return Path(f"{self.scratch}-bench")

    def measure(self, only: str, server: "Build") -> Figures:
        """Takes measures of a group with a server's build; none if this build doesn't know them."""
        measure = [self.bench / "release/tumble-bench", "--server", server.scratch / "release/tumble-dev", "--tools", self.bench, "--only", only]
        database = [ROOT / "Scripts/postgres.py", "--durable"] if only.startswith(NEEDS_POSTGRES) else []
        # The interpreter's packages are this checkout's on both sides.
        command = [*database, *measure, "--python", ROOT / ".venv/bin/python", "--scripts", self.tree / "Tests/Load"]
        result = subprocess.run(list(map(str, command)), cwd=self.tree, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        figures = read(result.stdout)
        if not figures and "No measure is named" not in result.stderr:
            raise SystemExit(f"{result.stderr[-2_000:]}\n{only} has no figures.")
        return figures


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make bench-against", description=__doc__.splitlines()[0])
    parser.add_argument("reference", help="the commit to compare with")
    parser.add_argument("only", nargs="+", help="groups or measures")
    parser.add_argument("--rounds", type=int, default=3, help="how often each side runs")
    options = parser.parse_args(arguments)
    ours = Build(ROOT, SCRATCH)
    theirs = checked_out(options.reference)
    for build in (theirs, ours):
        build.compile()
    if any(only.startswith(NEEDS_POSTGRES) for only in options.only) and not postgres.is_installed():
        raise SystemExit("PostgreSQL isn't installed. To fix, run `make bootstrap-postgres`.")
    for only in options.only:
        compare(only, ours, theirs, options.rounds)
    return 0


def compare(only: str, ours: Build, theirs: Build, rounds: int) -> None:
    """Runs both sides in turns. What their executable doesn't measure is measured by ours, on their server."""
    our, their = Figures(), Figures()
    for _ in range(rounds):
        their_round = theirs.measure(only, theirs)
        our_round = ours.measure(only, ours)
        if our_round.keys() - their_round.keys():
            their_round = ours.measure(only, theirs) | their_round
        our.add(our_round)
        their.add(their_round)
    print(table(our, their), flush=True)


def checked_out(reference: str) -> Build:
    """The build of a commit in a worktree, which stays for the next comparison."""
    commit = output(["git", "rev-parse", "--verify", "--quiet", f"{reference}^{{commit}}"])
    if not re.fullmatch(r"[0-9a-f]{40}", commit):
        raise SystemExit(f"There is no commit {reference}. To fix, fetch it, or name another one.")
    folder = SCRATCH / "against" / commit[:12]
    if not (folder / "tree").exists():
        run(["git", "worktree", "prune"])
        run(["git", "worktree", "add", "--quiet", "--detach", folder / "tree", commit])
    return Build(folder / "tree", folder / "build")


def run(command: list) -> None:
    result = subprocess.run(list(map(str, command)), cwd=ROOT, stdin=subprocess.DEVNULL, check=False)
    if result.returncode:
        raise SystemExit(f"Failed: {' '.join(map(str, command))}")


def output(command: list[str]) -> str:
    return subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False).stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
