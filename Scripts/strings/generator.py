"""Generates Swift from a catalog."""

from strings.catalog import CATEGORIES, LANGUAGES, PLACEHOLDER, Catalog, Entry

WIDTH = 160
# UI stands below Core, has its own Localized, and is SwiftUI itself on Apple's systems.
WITHOUT_CORE = ("Core", "UI")


def swift(catalog: Catalog, relative: str) -> str:
    """The text of Strings.swift."""
    lines = [f"// Made by `make strings` from {relative}: edit the catalog, not this file.", "// swift-format-ignore-file", ""]
    if catalog.target == "UI":
        lines.append("#if !canImport(SwiftUI)")
    if catalog.target not in WITHOUT_CORE:
        lines += ["import Core", ""]
    lines += [f"/// The texts of {catalog.target}, in the language of the current request or page.", "enum Strings {"]
    for index, entry in enumerate(catalog.entries):
        previous = catalog.entries[index - 1] if index else None
        if previous and (_is_long(entry) or _is_long(previous)):
            lines.append("")
        lines += declaration(entry)
    lines.append("}")
    if catalog.target == "UI":
        lines.append("#endif")
    return "\n".join(lines) + "\n"


def _is_long(entry: Entry) -> bool:
    return len(declaration(entry)) > 2


def declaration(entry: Entry) -> list[str]:
    english = entry.texts["en"]
    document = english["other"] if isinstance(english, dict) else english
    head = f"static {_signature(entry)} {{"
    arguments = [f"{'' if language == 'en' else language + ': '}{_value(entry, language)}" for language in LANGUAGES]
    comment = [f"    /// {' '.join(document.split())}"]
    one_line = f"    {head} Localized.text({', '.join(arguments)}) }}"
    if len(one_line) <= WIDTH:
        return [*comment, one_line]
    return [*comment, f"    {head}", "        Localized.text(", *[f"            {a}," for a in arguments[:-1]], f"            {arguments[-1]})", "    }"]


def _signature(entry: Entry) -> str:
    parameters = entry.parameters
    if not parameters:
        return f"var {_escaped(entry.name)}: String"
    listed = [f"{'_ ' if not index else ''}{name}: {kind}" for index, (name, kind) in enumerate(parameters)]
    return f"func {_escaped(entry.name)}({', '.join(listed)}) -> String"


def _escaped(name: str) -> str:
    return f"`{name}`" if name in KEYWORDS else name


def _value(entry: Entry, language: str) -> str:
    text = entry.texts[language]
    if not isinstance(text, dict):
        return literal(text)
    number = next(name for name, kind in entry.parameters if kind == "Int")
    forms = ", ".join(f"{category}: {literal(text[category])}" for category in CATEGORIES[language])
    return f"Localized.{language}({number}, {forms})"


def literal(text: str) -> str:
    """The text as a Swift literal, with placeholders as interpolations."""
    pieces, position = [], 0
    for match in PLACEHOLDER.finditer(text):
        pieces.append(_quoted(text[position:match.start()]))
        pieces.append(f"\\({match['name']})" if match["name"] else "%")
        position = match.end()
    pieces.append(_quoted(text[position:]))
    return '"' + "".join(pieces) + '"'


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")


KEYWORDS = {
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
}
