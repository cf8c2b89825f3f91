"""Views take colours, fonts, sizes and symbols from Theme, and build from its components."""

import re

from lint.finding import Finding
from lint.rules.views import feature_views, in_feature

NAMED_COLOR = "red|orange|yellow|green|mint|teal|cyan|blue|indigo|purple|pink|brown|white|gray|black|clear|primary|secondary|accentColor"
NUMBER = r"-?(?:[1-9][\d_.]*|0?\.\d+)"

RULES = (
    (
        "theme-color",
        re.compile(rf"\bColor\s*[.(]|\b(?:Linear|Radial|Angular)Gradient\s*\(|\.(?:foregroundColor|foregroundStyle|background|tint|fill|stroke|border)\(\s*\.(?:{NAMED_COLOR})\b"),
        "take the colour from theme.colors",
    ),
    (
        "theme-font",
        re.compile(r"\bFont\s*[.(]|\.font\(\s*\.|\.fontWeight\(|\.(?:bold|italic)\(\)"),
        "take the font from theme.fonts",
    ),
    (
        "theme-spacing",
        re.compile(rf"\.padding\([^)]*?(?<![\w.]){NUMBER}|\b(?:[HV]Stack|Lazy[HV]Stack|Grid|Lazy[HV]Grid)\([^)]*[sS]pacing:\s*{NUMBER}|\.offset\([^)]*{NUMBER}"),
        "take the distance from theme.spacing",
    ),
    (
        "theme-radius",
        re.compile(rf"\bcornerRadius\s*[(:]\s*{NUMBER}|\.shadow\("),
        "take the radius from theme.radius, and shadows from a card of Theme",
    ),
    (
        "theme-size",
        re.compile(rf"\.frame\([^)]*(?<![\w.]){NUMBER}"),
        "let the layout decide, or give Theme a component of that size",
    ),
    (
        "theme-symbol",
        re.compile(r"\b(?:systemName|systemImage)\s*:|\bImage\("),
        "take the symbol from AppSymbols",
    ),
    (
        "view-background",
        re.compile(r"\bZStack\b"),
        "lay one view behind another with .background or .overlay",
    ),
)
# In every file of a feature: a helper that makes markup for a view is no view itself.
MARKUP = ("theme-markup", re.compile(r"\bElement\("), "markup belongs into a component of Theme")


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
