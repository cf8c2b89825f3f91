"""Generates Swift from a target's resources."""

from pathlib import Path

from resources.assets import PLACEHOLDER, Asset, Folder


def swift(folder: Folder, root: Path) -> str:
    """The text of Resources.swift."""
    place = folder.path.relative_to(root).as_posix()
    lines = [
        f"// Made by `make resources` from {place}: edit the files there, not this one.", "// swift-format-ignore-file", "",
        f"/// The scripts and styles of {folder.target}.", "enum Resources {",
    ]
    for index, asset in enumerate(folder.assets):
        lines += [""] if index else []
        lines += declaration(asset)
    return "\n".join([*lines, "}"]) + "\n"


def declaration(asset: Asset) -> list[str]:
    text, parameters = asset.text, asset.parameters
    marks = delimiter(text)
    text = PLACEHOLDER.sub(lambda match: f"\\{marks}({match[1]})", text)
    listed = ", ".join(f"{name}: String" for name in parameters)
    head = f"static func {asset.name}({listed}) -> String {{" if parameters else f"static let {asset.name} ="
    body = [f'{marks}"""', *text.split("\n"), f'"""{marks}']
    return [
        f"    /// {asset.path.name}", f"    {head}", *[f"        {line}" if line else "" for line in body], *(["    }"] if parameters else []),
    ]


def delimiter(text: str) -> str:
    """The number signs that the text needs to be written unescaped in a literal."""
    marks = "#"
    while f'"""{marks}' in text or f"\\{marks}" in text:
        marks += "#"
    return marks
