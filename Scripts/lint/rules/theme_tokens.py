"""Views take colors, fonts, sizes and symbols from Theme, and are built from its components."""

import re

from lint.finding import Finding
from lint.rules.views import feature_views, in_feature

NAMED_COLOR = "red|orange|yellow|green|mint|teal|cyan|blue|indigo|purple|pink|brown|white|gray|black|clear|primary|secondary|accentColor"
NUMBER = r"-?(?:[1-9][\d_.]*|0?\.\d+)"

RULES = (
    (
        "theme-color",
        re.compile(rf"\bColor\s*[.(]|\b(?:Linear|Radial|Angular)Gradient\s*\(|\.(?:foregroundColor|foregroundStyle|background|tint|fill|stroke|border)\(\s*\.(?:{NAMED_COLOR})\b"),
        "use a color of theme.colors",
    ),
    (
        "theme-font",
        re.compile(r"\bFont\s*[.(]|\.font\(\s*\.|\.fontWeight\(|\.(?:bold|italic)\(\)"),
        "use a font of theme.fonts",
    ),
    (
        "theme-spacing",
        re.compile(rf"\.padding\([^)]*?(?<![\w.]){NUMBER}|\b(?:[HV]Stack|Lazy[HV]Stack|Grid|Lazy[HV]Grid)\([^)]*[sS]pacing:\s*{NUMBER}|\.offset\([^)]*{NUMBER}"),
        "use a distance of theme.spacing",
    ),
    (
        "theme-radius",
        re.compile(rf"\bcornerRadius\s*[(:]\s*{NUMBER}|\.shadow\("),
        "use a radius of theme.radius; shadows come from a card of Theme",
    ),
    (
        "theme-size",
        re.compile(rf"\.frame\([^)]*(?<![\w.]){NUMBER}"),
        "let the layout decide, or add a component of that size to Theme",
    ),
    (
        "theme-symbol",
        re.compile(r"\b(?:systemName|systemImage)\s*:|\bImage\("),
        "use a symbol of AppSymbols",
    ),
    (
        "view-background",
        re.compile(r"\bZStack\b"),
        "layer views with .background or .overlay",
    ),
)
# Checked in every file of a feature, since a helper that creates markup isn't itself a view.
MARKUP = ("theme-markup", re.compile(r"\bElement\("), "markup belongs in a component of Theme")


def check(repository):
    for source in feature_views(repository):
        yield from check_file(source, RULES)
    for source in repository.sources:
        if in_feature(source) or source.path.startswith("Packages/App/Sources/"):
            yield from check_file(source, [MARKUP])


def check_file(source, rules):
    for rule, pattern, advice in rules:
        for line, text in source.matches(pattern):
            yield Finding(source.path, line, rule, f"`{text.strip()}`: {advice}")
