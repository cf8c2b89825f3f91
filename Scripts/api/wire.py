"""Finds what was removed from the recorded JSON of a type."""

import json
from collections.abc import Iterator

from api.breaks import Break


def wire_breaks(before: dict[str, str], after: dict[str, str]) -> list[Break]:
    """Compares the texts of files such as `Packages/Orders/Wire/Order.json` by their paths."""
    found = []
    for path, text in before.items():
        _, package, _, file = path.split("/")
        name = file.removesuffix(".json")
        if path not in after:
            found.append(Break(package, "Wire", f"Type {name} has been removed"))
        else:
            found += [Break(package, "Wire", message) for message in differences(name, json.loads(text), json.loads(after[path]))]
    return found


def differences(place: str, old, new) -> Iterator[str]:
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in old.items():
            if key in new:
                yield from differences(f"{place}.{key}", value, new[key])
            else:
                yield f"Key {place}.{key} has been removed"
    elif isinstance(old, list) and isinstance(new, list):
        # The first element represents all others.
        if old and new:
            yield from differences(place, old[0], new[0])
    elif kind(old) != kind(new) and old is not None and new is not None:
        yield f"Key {place} has changed from {kind(old)} to {kind(new)}"


def kind(value) -> str:
    if isinstance(value, bool):
        return "boolean"
    return {int: "number", float: "number", str: "string", list: "array", dict: "object"}.get(type(value), "null")
