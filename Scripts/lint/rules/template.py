"""One manifest template: the same tools version, settings block (in front of `package`) and target form everywhere."""

import re

from lint.finding import Finding

RULE = "manifest-template"
HEAD = """// swift-tools-version: 6.2
import PackageDescription

/// The same in every manifest: Swift 6 mode (from the tools version) and the upcoming features that the code base is written in.
/// It stands before the package, which would otherwise read it before it has its value, as an empty list.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
"""


def check(repository):
    for manifest in repository.manifests:
        expected = manifest.folder.rsplit("/", 1)[-1] or "Tumble"
        if not manifest.text.startswith(HEAD):
            yield Finding(
                manifest.path, first_difference(manifest.text), RULE,
                "doesn't follow the template (tools version, then `settings`, then `package`): copy the beginning of another package's manifest "
                "(a manifest runs from top to bottom, so settings below `package` are still empty when they are read)",
            )
        if manifest.name != expected:
            yield Finding(manifest.path, 1, RULE, f"the package is named {manifest.name}, but its folder {expected}: use one name")
        declared = len(re.findall(r"\.(?:target|testTarget|executableTarget|systemLibrary|plugin|macro)\(\n", manifest.text))
        if declared != len(manifest.targets):
            yield Finding(manifest.path, 1, RULE, "a target isn't written in the template's form (indentation, one argument a line)")
        with_settings = len(re.findall(r"\n            swiftSettings: settings( \+ \[\.define\(\"\w+\"\)\])?\n        \)", manifest.text))
        # A system library contains no Swift.
        if with_settings != sum(target.kind != "systemLibrary" for target in manifest.targets):
            yield Finding(manifest.path, 1, RULE, "each target must end with `swiftSettings: settings`")


def first_difference(text: str) -> int:
    pairs = zip(text.splitlines() + [""] * len(HEAD), HEAD.splitlines())
    return next((number for number, (line, expected) in enumerate(pairs, 1) if line != expected), 1)
