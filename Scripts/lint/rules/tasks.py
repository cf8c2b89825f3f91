"""Every task is stored, and canceled by its owner."""

import re

from lint.finding import Finding

TASK = re.compile(r"\bTask(?:\.(?:detached|immediate|immediateDetached))?\s*(?:\((?:priority|name)[^)]*\)\s*)?\{")
# What may take a task: an assignment, a call that stores it, a return, or the end of a closure whose value is assigned.
KEPT = re.compile(r"(?:[=(,:]|\breturn|\?\?|\bawait|\btry)\s*$")
ASSIGNED = re.compile(r"^\s*(?:(?:private|public|package)\s+)?(?:(?:let|var)\s+)?[\w.\[\]?!]+(?:\s*:\s*[^=]+)?\s*=\s")
PROPERTY = re.compile(r"^\s*(?:(?:private|fileprivate|public|package|nonisolated|@\w+)(?:\(set\))?\s+)*(?:let|var)\s+(\w+)\s*:\s*[^=]*\bTask<")


def check(repository):
    for source in repository.sources:
        if source.path.startswith("Packages/") and "/Sources/" in source.path:
            yield from check_stored(source)
            yield from check_canceled(repository, source)


def check_stored(source):
    for number, line in enumerate(source.code, 1):
        for match in TASK.finditer(line):
            before = line[:match.start()]
            if not KEPT.search(before) and not ASSIGNED.match(before) and not continues(source, number, before):
                yield Finding(source.path, number, "task-stored", "a task that isn't stored can't be canceled: store it, or return an Effect")


def continues(source, number, before):
    """Whether the task begins a line that continues one that stores it."""
    return not before.strip() and number > 1 and bool(KEPT.search(source.code[number - 2].rstrip()))


def check_canceled(repository, source):
    for number, line in enumerate(source.code, 1):
        if not (match := PROPERTY.match(line)):
            continue
        name = match[1]
        folder = "/".join(source.path.split("/")[:4]) + "/"
        pattern = re.compile(rf"\b{name}\b.*\bcancel\b|\bin\s+{name}\b")
        if is_awaited(source, name):
            continue
        if not any(pattern.search(text) for other in repository.sources if other.path.startswith(folder) for text in other.code):
            yield Finding(source.path, number, "task-canceled", f"{name} is never canceled: cancel it where its owner ends")


def is_awaited(source, name):
    """Whether the task computes a shared value that several callers await; such a task has no single owner."""
    return any(re.search(rf"\bawait\s+(?:self\.)?{name}\.value\b", text) for text in source.code)
