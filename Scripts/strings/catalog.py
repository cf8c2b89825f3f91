"""A string catalog in Apple's .xcstrings format, as far as the project uses it."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

LANGUAGES = ("en", "es", "pl")
SOURCE = "en"
# The plural categories of each language, from the Unicode CLDR.
CATEGORIES = {"en": ("one", "other"), "es": ("one", "many", "other"), "pl": ("one", "few", "many", "other")}
TYPES = {"@": "String", "lld": "Int"}
KEY = re.compile(r"[a-z][A-Za-z0-9]*(?:\.[a-z0-9][A-Za-z0-9]*)*\Z")
PLACEHOLDER = re.compile(r"%(?:%|\((?P<name>[a-z][A-Za-z0-9]*)\)(?P<type>@|lld)|(?P<bad>.?))")


class CatalogError(Exception):
    pass


@dataclass
class Entry:
    """A key with its translations: per language a text, or texts by plural category."""

    key: str
    comment: str
    texts: dict[str, str | dict[str, str]] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The Swift name: `stage.placed` becomes `stagePlaced`."""
        first, *others = self.key.split(".")
        return first + "".join(part[0].upper() + part[1:] for part in others)

    def forms(self, language: str) -> list[str]:
        text = self.texts.get(language, {})
        return list(text.values()) if isinstance(text, dict) else [text]

    @property
    def is_plural(self) -> bool:
        return any(isinstance(text, dict) for text in self.texts.values())

    @property
    def parameters(self) -> list[tuple[str, str]]:
        """The name and Swift type of each placeholder, in the order of the English text."""
        text = self.texts.get(SOURCE, "")
        forms = [text] if isinstance(text, str) else [text.get("other", ""), *text.values()]
        return list(dict(placeholder for form in forms for placeholder in placeholders(form)).items())


@dataclass
class Catalog:
    """The catalog of one target."""

    path: Path
    entries: list[Entry]

    @property
    def target(self) -> str:
        return self.path.stem

    @property
    def output(self) -> Path:
        return self.path.parent.parent / "Sources" / self.target / "Strings.swift"


def placeholders(text: str) -> list[tuple[str, str]]:
    return [(match["name"], TYPES[match["type"]]) for match in PLACEHOLDER.finditer(text) if match["name"]]


def read(path: Path) -> Catalog:
    """Reads a catalog and checks its format; `problems` finds what is missing."""
    try:
        data = json.loads(path.read_text())
        entries = [Entry(key, value.get("comment", ""), _texts(value.get("localizations", {}))) for key, value in data["strings"].items()]
    except (ValueError, KeyError, AttributeError) as error:
        raise CatalogError(f"{path}: not a string catalog: {error}") from None
    if data.get("sourceLanguage") != SOURCE or data.get("version") != "1.0":
        raise CatalogError(f'{path}: "sourceLanguage" must be "{SOURCE}", "version" must be "1.0"')
    return Catalog(path, sorted(entries, key=lambda entry: entry.key))


def _texts(localizations: dict) -> dict:
    return {language: text for language, value in localizations.items() if (text := _text(value)) is not None}


def _text(value: dict):
    unit = value.get("stringUnit")
    if unit is not None:
        return unit["value"] if unit.get("state") == "translated" else None
    plural = value.get("variations", {}).get("plural", {})
    return {name: form["stringUnit"]["value"] for name, form in plural.items() if form["stringUnit"].get("state") == "translated"}


def problems(catalog: Catalog) -> list[tuple[str, str]]:
    """The problems of a catalog, as pairs of key and message."""
    found = []
    names: dict[str, str] = {}
    for entry in catalog.entries:
        if not KEY.match(entry.key):
            found.append((entry.key, "a key is made of Swift names, joined by dots"))
            continue
        if names.setdefault(entry.name, entry.key) != entry.key:
            found.append((entry.key, f"has the same Swift name as {names[entry.name]}: {entry.name}"))
        found += [(entry.key, message) for message in _entry_problems(entry)]
    return found


def _entry_problems(entry: Entry):
    expected = set(entry.parameters)
    for language in LANGUAGES:
        text = entry.texts.get(language)
        if not text or not all(entry.forms(language)):
            yield f"has no translated text in {language}"
            continue
        if entry.is_plural != isinstance(text, dict):
            yield f"has plural forms in some languages but not in {language}"
        elif isinstance(text, dict) and set(text) != set(CATEGORIES[language]):
            yield f"needs the plural forms {', '.join(CATEGORIES[language])} in {language}, has {', '.join(sorted(text))}"
        for form in entry.forms(language):
            bad = [match[0] for match in PLACEHOLDER.finditer(form) if match["bad"] is not None]
            if bad:
                yield f"has {bad[0]!r} in {language}: write %(name)@ or %(name)lld, and %% for a percent sign"
            extra = set(placeholders(form)) - expected
            # The singular form may omit the number.
            missing = expected - set(placeholders(form)) - ({(name, kind) for name, kind in expected if kind == "Int"} if entry.is_plural else set())
            if extra or missing:
                names = ", ".join(sorted(name for name, _ in extra | missing))
                yield f"has different placeholders in {language} than in English: {names}"
    if entry.is_plural and not any(kind == "Int" for _, kind in entry.parameters):
        yield "has plural forms but no number: add %(count)lld"
    for language in set(entry.texts) - set(LANGUAGES):
        yield f"is in {language}, which the product doesn't support"


def catalogs(root: Path) -> list[Path]:
    return sorted(root.glob("Packages/*/Strings/*.xcstrings"))
