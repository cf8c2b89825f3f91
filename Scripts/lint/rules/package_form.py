"""Every package has a README, tests, and code in each of its targets."""

import re

from lint.finding import Finding

RULE = "package-form"
TEST = re.compile(r"@Test\b")


def check(repository):
    for manifest in repository.packages:
        readme = repository.root / manifest.folder / "README.md"
        if not readme.exists() or not readme.read_text().strip():
            yield Finding(manifest.path, 1, RULE, "the package has no README.md: write what it is, its targets, an example and how to test it")
        if not any(target.is_test for target in manifest.targets):
            yield Finding(manifest.path, 1, RULE, "the package has no test target")
    for manifest, target in repository.targets:
        files = repository.files(target)
        # A system library consists of a module map only.
        if target.kind == "systemLibrary":
            continue
        if all(source.is_empty for source in files):
            yield Finding(manifest.path, target.line, RULE, f"{target.name} has no code: add it or remove the target")
        elif target.is_test and not any(source.matches(TEST) for source in files):
            yield Finding(manifest.path, target.line, RULE, f"{target.name} has no @Test")
