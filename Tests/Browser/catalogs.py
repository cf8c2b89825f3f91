"""The texts of the product's catalogs, Packages/*/Strings/*.xcstrings, and which of their languages a text on a page is in."""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache

from conftest import ROOT

PLACEHOLDER = re.compile(r"%(?:\(\w+\))?(?:lld|@)")
#: What separates texts that stand on one line.
JOINT = re.compile(r" · |\n| – ")
#: Words of dates and times, which come from the system's formats and not from a catalog.
DATES = {
    "en": r"\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), |\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d|\d [AP]M\b",
    "es": r"\b(?:lun|mié|jue|vie|sáb|dom), ",
    "pl": r"\b(?:pon|wt|śr|czw|pt|sob|niedz)\., ",
}


def texts(language: str) -> Iterator[str]:
    """Every text of a language, each plural form apart."""
    for file in sorted((ROOT / "Packages").glob("*/Strings/*.xcstrings")):
        for entry in json.loads(file.read_text())["strings"].values():
            localization = entry["localizations"][language]
            forms = localization.get("variations", {}).get("plural", {"": localization})
            for form in forms.values():
                yield form["stringUnit"]["value"]


def letters(text: str) -> int:
    return sum(map(str.isalpha, PLACEHOLDER.sub("", text)))


def pattern(text: str) -> str:
    """A regular expression for a text with whatever stands in its placeholders."""
    parts = PLACEHOLDER.split(text.replace("%%", "%"))
    values = [r"\d+" if placeholder.endswith("lld") else r".+?" for placeholder in PLACEHOLDER.findall(text)]
    return "".join(re.escape(part) + value for part, value in zip(parts, [*values, ""], strict=True))


def patterns(language: str, is_wanted: Callable[[str], bool], without: str) -> list[str]:
    """The texts of a language that aren't the same in another, the longest first."""
    own = {pattern(text) for text in texts(without)}
    return sorted({pattern(text) for text in texts(language) if is_wanted(text)} - own, key=lambda text: (-len(text), text))


@cache
def whole(language: str, without: str) -> re.Pattern[str]:
    """Finds a line that is a text of a language. Fewer than three letters, as in "%@ to %@", could be anything."""
    return re.compile("|".join(patterns(language, lambda text: letters(text) >= 3, without)))


@cache
def inside(language: str, without: str) -> re.Pattern[str]:
    """Finds a text of a language in the midst of others, if it is long enough to be told from a name."""
    sentences = patterns(language, lambda text: len(PLACEHOLDER.sub(" ", text).split()) >= 2 and letters(text) >= 8, without)
    return re.compile(r"(?<!\w)(?:" + "|".join(sentences) + r")(?!\w)|" + DATES[language])


def foreign(text: str, language: str) -> str | None:
    """Returns the part of a text on a page in `language` that is in one of the other languages."""
    for other in sorted({"en", "es", "pl"} - {language}):
        for part in JOINT.split(text):
            if whole(other, language).fullmatch(part.strip()):
                return part
        if found := inside(other, language).search(text):
            return found[0]
    return None
