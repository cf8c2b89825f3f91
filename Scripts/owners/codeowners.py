"""GitHub's CODEOWNERS: patterns with owners. The last pattern that matches a path counts."""

import re
from dataclasses import dataclass

PATH = ".github/CODEOWNERS"


@dataclass(frozen=True)
class Entry:
    pattern: str
    owners: tuple[str, ...]
    line: int

    def fits(self, path: str) -> bool:
        return re.match(expression(self.pattern), path) is not None


def read(text: str) -> list[Entry]:
    entries = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].split()
        if words:
            entries.append(Entry(words[0], tuple(words[1:]), number))
    return entries


def owners(entries: list[Entry], path: str) -> tuple[str, ...]:
    """The owners of a path; empty if no pattern matches."""
    return next((entry.owners for entry in reversed(entries) if entry.fits(path)), ())


def expression(pattern: str) -> str:
    """A pattern as a regular expression for paths without a slash in front.

    A slash at the start or in the middle ties the pattern to the root; one at the end means a folder and all in it; `*` stays within a folder.
    """
    body = pattern.strip("/")
    tied = pattern.startswith("/") or "/" in body
    parts = {"**/": "(?:.*/)?", "/**": "/.*", "**": ".*", "*": "[^/]*", "?": "[^/]"}
    translated = re.sub(r"\*\*/|/\*\*|\*\*|\*|\?|[^*?/]+|/", lambda match: parts.get(match[0], re.escape(match[0])), body)
    end = "/" if pattern.endswith("/") else r"(?:/|\Z)"
    return ("" if tied else "(?:.*/)?") + (translated + end if body else "")
