"""A type's name ends with its role."""

import re

from lint.finding import Finding

CONFORMANCE = re.compile(r"\b(?:struct|class|actor|enum)\s+(\w+)(?:<[^>]*>)?\s*:\s*([^{]+)\{")
ROLES = {"Coordinator": "Coordinator", "Feature": "Feature", "Screen": "Feature", "ClientPlugin": "Plugin", "ServerPlugin": "Plugin"}


def check(repository):
    for source in repository.sources:
        if not source.path.startswith("Packages/") or "/Sources/" not in source.path:
            continue
        yield from check_names(source)


def check_names(source):
    for number, line in enumerate(source.code, 1):
        if match := CONFORMANCE.search(line):
            protocols = [name.strip().split("<")[0] for name in match[2].split(",")]
            for protocol, role in ROLES.items():
                if protocol in protocols and not match[1].endswith(role) and "/ServerTesting/" not in source.path:
                    yield Finding(source.path, number, "role-name", f"{match[1]} is a {protocol}: name it {match[1]}{role}")
            for protocol in protocols:
                if protocol.endswith("Service") and not match[1].endswith("Service"):
                    yield Finding(source.path, number, "role-name", f"{match[1]} is a {protocol}: name it {match[1]}Service")
