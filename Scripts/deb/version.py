"""The package's version and time, from git."""

import re
import subprocess
from pathlib import Path


def git(root: Path, *arguments: str) -> str:
    return subprocess.run(["git", "-C", str(root), *arguments], capture_output=True, text=True).stdout.strip()


def version(root: Path) -> str:
    """The version of the last release tag, followed by the commits since; before the first release, one that sorts before every release."""
    return debian(git(root, "describe", "--tags", "--long", "--match", "v[0-9]*"), git(root, "show", "--no-patch", "--format=%cd.%h", "--date=format:%Y%m%d", "HEAD"))


def debian(description: str, commit: str) -> str:
    """A version in Debian's order.

    `description`: such as v1.2.3-4-gabcdef, or empty without a tag. `commit`: such as 20261123.abcdef.
    """
    match = re.fullmatch(r"v(\d[\d.]*)-(\d+)-g([0-9a-f]+)", description)
    if not match:
        return f"0.0.0~git{commit or '0'}"
    number, commits, _ = match.groups()
    return number if commits == "0" else f"{number}+{commits}.git{commit}"


def time(root: Path) -> str:
    """The time of the last commit in seconds, so that the same commit gives the same package."""
    return git(root, "show", "--no-patch", "--format=%ct", "HEAD") or "0"


if __name__ == "__main__":
    print(version(Path(__file__).resolve().parents[2]))
