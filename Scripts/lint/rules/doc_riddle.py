"""A doc comment's first sentence says what a symbol is or does: it starts with a noun or a verb, not with a question's word."""

import re

from lint.finding import Finding

RULE = "doc-riddle"
DOC = re.compile(r"\s*/// ?(.*)")
RIDDLE = re.compile(r"(?:What|Whose|Who|Where|Why|How|When|Which)\b")
# Their texts are those of the product.
GENERATED = ("/Strings.swift",)


def check(repository):
    for source in repository.sources:
        if "/Tests/" in source.path or source.path.endswith(GENERATED):
            continue
        before = None
        for number, line in enumerate(source.lines, 1):
            comment = DOC.match(line)
            if comment and not before and (word := RIDDLE.match(comment[1])):
                yield Finding(source.path, number, RULE, f"starts with {word[0]}: say what it is or does (“The reason …”, “Returns …”)")
            before = comment
