"""Finds the files that hold views of features, and what they declare."""

import re

from lint.layers import is_feature

# The packages that define the sizes and colors that others use.
BELOW = ("Packages/UI/", "Packages/Theme/", "Packages/Core/", "Packages/LiveUI/")
VIEW = re.compile(r"^\s*(?:public\s+|private\s+|fileprivate\s+|package\s+)?struct\s+(\w+)(?:<[^>{]*>)?\s*:[^{]*\b(?:View|ViewModifier|ButtonStyle)\b[^{]*\{")
PROVIDER = re.compile(r"\bstruct\s+(\w+)\s*:\s*PreviewProvider\b")


def in_feature(source):
    """Whether a file is product code of a feature."""
    parts = source.path.split("/")
    return parts[0] == "Packages" and parts[2] == "Sources" and is_feature(parts[1])


def client_sources(repository):
    """The sources of the features' clients, and of the app's."""
    for source in repository.sources:
        parts = source.path.split("/")
        if parts[0] == "Packages" and parts[2] == "Sources" and parts[3] == parts[1] and (is_feature(parts[1]) or parts[1] == "App"):
            yield source


def feature_sources(repository):
    """The sources of features and of App that import the view layer."""
    for source in repository.sources:
        if source.path.startswith("Packages/") and not source.path.startswith(BELOW) and "/Sources/" in source.path:
            if any(module == "UI" for _, module in source.imports):
                yield source


def feature_views(repository):
    """The feature sources that declare views or styles."""
    for source in feature_sources(repository):
        if declared_views(source):
            yield source


def declared_views(source):
    """The line and name of each view, modifier and style that a file declares, without previews."""
    return [(number, match[1]) for number, line in enumerate(source.code, 1) if (match := VIEW.match(line))]


def block_end(source, line):
    """The number of the line that closes the block opened on a line."""
    depth = 0
    for number in range(line, len(source.code) + 1):
        text = source.code[number - 1]
        depth += text.count("{") - text.count("}")
        if depth <= 0 and "{" in "".join(source.code[line - 1:number]):
            return number
    return len(source.code)
