"""Catalogs are complete in every language, the Swift generated from them is current, and each key is used."""

import re

from lint.finding import Finding
from strings import catalog as catalogs
from strings import generator

RULE = "strings-catalog"
USE = re.compile(r"\bStrings\s*\.\s*`?(\w+)")
WORD = re.compile(r"\b\w+\b")


def check(repository):
    made = set()
    for path in catalogs.catalogs(repository.root):
        relative = path.relative_to(repository.root).as_posix()
        try:
            catalog = catalogs.read(path)
        except catalogs.CatalogError as error:
            yield Finding(relative, 1, RULE, str(error).removeprefix(f"{path}: "))
            continue
        made.add(catalog.output.relative_to(repository.root).as_posix())
        yield from _catalog(repository, catalog, relative)
    for source in repository.sources:
        if source.path.endswith("/Strings.swift") and "/Sources/" in source.path and source.path not in made:
            yield Finding(source.path, 1, RULE, "has no catalog: put its texts into Strings/<Target>.xcstrings and run `make strings`")


def _catalog(repository, catalog, relative):
    lines = catalog.path.read_text().splitlines()

    def line(key: str) -> int:
        return next((number for number, text in enumerate(lines, 1) if text.startswith(f'    "{key}"')), 1)

    found = catalogs.problems(catalog)
    for key, message in found:
        yield Finding(relative, line(key), RULE, f"{key} {message}")
    if not found and (not catalog.output.exists() or catalog.output.read_text() != generator.swift(catalog, relative)):
        yield Finding(relative, 1, RULE, "Strings.swift is out of date: run `make strings`")
    used = _used(repository, catalog.output.parent.relative_to(repository.root).as_posix() + "/")
    for entry in catalog.entries:
        if entry.name not in used:
            yield Finding(relative, line(entry.key), RULE, f"{entry.key} isn't used: delete it")


def _used(repository, folder: str) -> set[str]:
    used: set[str] = set()
    for source in repository.sources:
        if not source.path.startswith(folder) or source.path == folder + "Strings.swift":
            continue
        code = "\n".join(source.code)
        # Extensions of Strings use other keys without a prefix.
        is_extension = source.path.rsplit("/", 1)[-1].startswith("Strings+")
        used.update(WORD.findall(code) if is_extension else USE.findall(code))
    return used
