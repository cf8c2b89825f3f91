"""Which files hold the views of features, and what is declared in them."""

import re

# The packages that draw: their own sizes and colours are what the others take.
BELOW = ("Packages/UI/", "Packages/Theme/", "Packages/Core/", "Packages/Server/")
VIEW = re.compile(r"^\s*(?:public\s+|private\s+|fileprivate\s+|package\s+)?struct\s+(\w+)(?:<[^>{]*>)?\s*:[^{]*\b(?:View|ViewModifier|ButtonStyle)\b[^{]*\{")
PROVIDER = re.compile(r"\bstruct\s+(\w+)\s*:\s*PreviewProvider\b")


def feature_sources(repository):
    """The sources of features and of App that know the view layer."""
    for source in repository.sources:
        if source.path.startswith("Packages/") and not source.path.startswith(BELOW) and "/Sources/" in source.path:
            if any(module == "UI" for _, module in source.imports):
                yield source


def feature_views(repository):
    """Those that declare views or styles."""
    for source in feature_sources(repository):
        if declared_views(source):
            yield source


def declared_views(source):
    """Line and name of each view, modifier and style that a file declares, previews aside."""
    return [(number, match[1]) for number, line in enumerate(source.code, 1) if (match := VIEW.match(line))]


def block_end(source, line):
    """The number of the line that closes the block that opens on a line."""
    depth = 0
    for number in range(line, len(source.code) + 1):
        text = source.code[number - 1]
        depth += text.count("{") - text.count("}")
        if depth <= 0 and "{" in "".join(source.code[line - 1:number]):
            return number
    return len(source.code)
