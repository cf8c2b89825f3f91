"""URLs belong in the configuration or in an API target."""

import re

from lint.finding import Finding

RULE = "url-literal"
URL = re.compile(r"\b(?:https?|wss?)://[A-Za-z0-9\[][^\s\"]*")
# Names of XML namespaces, not addresses.
NAMESPACES = ("http://www.w3.org/",)


def check(repository):
    api = tuple(target.path + "/" for _, target in repository.targets if target.name.endswith("API"))
    for source in repository.sources:
        if not source.path.startswith(("Packages/", "Apps/")) or "/Tests/" in source.path or source.path.startswith(api or ("\0",)):
            continue
        for literal in source.literals:
            for match in URL.finditer(literal.text):
                if not match[0].startswith(NAMESPACES):
                    line = literal.line + literal.text.count("\n", 0, match.start())
                    yield Finding(source.path, line, RULE, f"{match[0]}: move it to the configuration or an API target")
