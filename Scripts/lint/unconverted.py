"""The packages that a rule doesn't hold for yet. Lists only shrink: take a package out with its last finding, and put none in."""

UNCONVERTED = {
    "link-plugin": {"Auth"},
}


def is_unconverted(finding, unconverted=UNCONVERTED) -> bool:
    parts = finding.path.split("/")
    return parts[0] == "Packages" and parts[1] in unconverted.get(finding.rule, ())


def converted_since(findings, unconverted=UNCONVERTED) -> list[tuple[str, str]]:
    """The rules and packages of the lists that have no finding left."""
    left = {(finding.rule, finding.path.split("/")[1]) for finding in findings if is_unconverted(finding, unconverted)}
    return sorted({(rule, package) for rule, packages in unconverted.items() for package in packages} - left)
