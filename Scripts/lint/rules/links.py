"""Features refer to each other by links, not by paths or plugin names."""

import re

from lint.finding import Finding
from lint.rules.views import in_feature

OPEN = re.compile(r"\.open\(\s*$")
PATH = re.compile(r"/(?:customer|driver|dispatcher)(?:/|\Z)")
INSTALLED = re.compile(r"\binstalledFeatures\b")


def check(repository):
    for source in repository.sources:
        if not in_feature(source):
            continue
        for literal in source.literals:
            if OPEN.search(literal.before) or PATH.match(literal.text):
                yield Finding(source.path, literal.line, "link-path", f'"{literal.text}": use the link that the feature\'s API target declares, as in .open(ChatLink.conversation(7))')
        for line, text in source.matches(INSTALLED):
            yield Finding(source.path, line, "link-plugin", f"`{text}`: use canOpen(ChatLink.self), which knows the product's features")
