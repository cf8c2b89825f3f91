"""Previews and fakes are inside `#if DEBUG`, so that the production executable contains none of them."""

import re

from lint.finding import Finding

DECLARED = re.compile(r"\b(?:struct|class|actor|enum)\s+(\w+_Previews|Fake\w+)\b|\bvar\s+(previews)\s*:\s*(?:PreviewList|\[any PreviewProvider)")
IF = re.compile(r"^\s*#if\b(.*)")
ELSE = re.compile(r"^\s*#else(?:if\b(.*))?")
END = re.compile(r"^\s*#endif\b")
DEBUG = re.compile(r"(?<!!)\bDEBUG\b")


def check(repository):
    for source in repository.sources:
        if source.path.startswith("Packages/") and "/Sources/" in source.path:
            yield from check_file(source)


def check_file(source):
    conditions = []
    for number, text in enumerate(source.code, 1):
        if match := IF.match(text):
            conditions.append(match[1])
        elif match := ELSE.match(text):
            conditions[-1:] = [match[1] or ""]
        elif END.match(text):
            conditions[-1:] = []
        elif (match := DECLARED.search(text)) and not any(DEBUG.search(condition) for condition in conditions):
            yield Finding(source.path, number, "debug-only", f"{match[1] or match[2]} would become part of the production executable: put it inside `#if DEBUG`")
