"""Each package has owners, and CODEOWNERS names only paths that exist."""

from lint.finding import Finding
from owners.codeowners import PATH, read

RULE = "owners"


def check(repository):
    file = repository.root / PATH
    if not file.exists():
        return
    entries = read(file.read_text())
    named = {entry.pattern for entry in entries if entry.owners}
    for manifest in repository.packages:
        if f"/{manifest.folder}/" not in named:
            yield Finding(PATH, 1, RULE, f"{manifest.name} has no owners: add a line for /{manifest.folder}/")
    for entry in entries:
        if "*" not in entry.pattern and not (repository.root / entry.pattern.strip("/")).exists():
            yield Finding(PATH, entry.line, RULE, f"{entry.pattern} doesn't exist: remove the line")
