"""A feature's SQL uses only its own tables, whose names begin with the feature's name."""

import re

from lint.finding import Finding
from lint.layers import is_feature

RULE = "sql-prefix"
TABLE = re.compile(r"\b(?:FROM|JOIN|INTO|UPDATE|TABLE(?: IF (?:NOT )?EXISTS)?|REFERENCES)\s+\"?([a-z_][a-z0-9_]*)")
COMMON = re.compile(r"(?:\bWITH(?: RECURSIVE)?|,)\s+([a-z_]\w*)(?:\s*\([^)]*\))?\s+AS\b")
DECLARATION = re.compile(r"\bTable\(\s*(?:name:\s*|named:\s*)?$")
FUNCTIONS = {"json_each", "generate_series", "excluded"}


def check(repository):
    for manifest, target in repository.targets:
        if not is_feature(manifest.name) or target.is_test or target.name != f"{manifest.name}Server":
            continue
        prefix = f"{manifest.name.lower()}_"
        for source in repository.files(target):
            for literal in source.literals:
                own_names = set(COMMON.findall(literal.text)) | FUNCTIONS
                names = [(match[1], literal.text.count("\n", 0, match.start())) for match in TABLE.finditer(literal.text)]
                if DECLARATION.search(literal.before):
                    names.append((literal.text, 0))
                for name, offset in names:
                    if not name.startswith(prefix) and name not in own_names:
                        yield Finding(
                            source.path, literal.line + offset, RULE,
                            f"table {name} doesn't belong to {manifest.name} ({prefix}*): use a port, or keep a projection fed by events",
                        )
