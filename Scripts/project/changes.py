"""Finds the files that differ from a commit."""

import subprocess
from pathlib import Path


def changed_files(root: Path, base: str) -> list[str]:
    """The paths that differ from the commit where this branch left `base`: committed, staged, edited and new ones, and both names of moved files."""
    fork = git(root, "merge-base", base, "HEAD").strip()
    tracked = git(root, "diff", "--name-only", "--no-renames", "-z", fork)
    new = git(root, "ls-files", "--others", "--exclude-standard", "-z")
    return sorted({path for path in (tracked + new).split("\0") if path})


def git(root: Path, *arguments: str) -> str:
    result = subprocess.run(["git", "-C", str(root), *arguments], capture_output=True, text=True, check=False)
    if result.returncode:
        raise SystemExit(f"git {' '.join(arguments)}: {result.stderr.strip()}\nTo fix, name a commit of this clone, for example BASE=origin/main.")
    return result.stdout
