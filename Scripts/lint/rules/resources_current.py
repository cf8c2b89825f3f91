"""Scripts and styles are separate files, and the Swift generated from them is current."""

import re

from lint.finding import Finding
from resources.assets import folders, problems
from resources.generator import swift

RULE = "resources"
SCRIPT = re.compile(r"\bdocument\.|\baddEventListener\(|\bquerySelector\(")


def check(repository):
    made = set()
    for folder in folders(repository.root):
        place = folder.path.relative_to(repository.root).as_posix()
        made.add(folder.output.relative_to(repository.root).as_posix())
        found = list(problems(folder))
        for path, message in found:
            yield Finding(path.relative_to(repository.root).as_posix(), 1, RULE, message)
        if not found and (not folder.output.exists() or folder.output.read_text() != swift(folder, repository.root)):
            yield Finding(place, 1, RULE, "Resources.swift is out of date: run `make resources`")
    for source in repository.sources:
        if "/Sources/" not in source.path or source.path in made:
            continue
        if source.path.endswith("/Resources.swift"):
            yield Finding(source.path, 1, RULE, "has no source files: put them into Resources/<Target> and run `make resources`")
        for literal in source.literals:
            if SCRIPT.search(literal.text):
                yield Finding(source.path, literal.line, RULE, "put a script into a file of its own, Resources/<Target>/<name>.js")
