"""Files stay short, with one idea each."""

from lint.finding import Finding

RULE = "file-length"
WARNING, ERROR = 300, 400


def check(repository):
    for source in repository.sources:
        length = len(source.lines)
        # Generated from a catalog, from scripts and styles, or from lists of passwords.
        if source.path.endswith(("/Strings.swift", "/Resources.swift", "/CommonPasswordHashes.swift")):
            continue
        if length > WARNING:
            yield Finding(source.path, 1, RULE, f"{length} lines: split it by idea (at most {ERROR})", warning=length <= ERROR)
