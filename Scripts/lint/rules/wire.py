"""The JSON of every event's payload is recorded, since rows of the event log are read for years."""

import re

from lint.finding import Finding
from lint.rules.views import in_feature

RULE = "wire-event"
EVENT = re.compile(r"\bEventType<(\w+)>\(")


def check(repository):
    for source in repository.sources:
        if not in_feature(source):
            continue
        package = source.path.split("/")[1]
        for line, text in source.matches(EVENT):
            payload = EVENT.search(text)[1]
            if not (repository.root / f"Packages/{package}/Wire/{payload}.json").exists():
                yield Finding(source.path, line, RULE, f"the JSON of {payload} isn't recorded: add it to WireTests and run `make wire`")
