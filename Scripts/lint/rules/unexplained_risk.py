"""Code that can trap or that silences the compiler needs a comment directly above it that says why it is safe."""

import re

from lint.finding import Finding

RISK = re.compile(r"\btry!|\bas!|@unchecked\s+Sendable|\bnonisolated\(unsafe\)|\bfatalError\(|\bpreconditionFailure\(|\bunsafeBitCast\(")
DOWNCAST = re.compile(r"\bas\?\s")


def check(repository):
    for source in repository.sources:
        for line, text in source.matches(RISK):
            if not source.comments_at(line):
                yield Finding(source.path, line, "unexplained-risk", f"`{text.strip('(')}` needs a comment directly above it that says why it is safe")
        if "/Tests/" in source.path or source.path.startswith("Tests/") or source.path.endswith("/Slices.swift"):
            continue
        for line, _ in source.matches(DOWNCAST):
            yield Finding(source.path, line, "downcast", "`as?` is allowed only in Slices.swift: use a generic, an enum or a protocol requirement")
