"""Small trees for the rules to look at."""

import tempfile
import textwrap
import unittest
from pathlib import Path

from lint.rules.template import HEAD
from project.repository import Repository


def manifest(name, *targets, packages=()):
    """A manifest of the template's form; `packages` are paths or URLs."""
    lines = [f'        .package({"path" if path.startswith("../") else "url"}: "{path}"),\n' for path in packages]
    return f'{HEAD}    name: "{name}",\n    dependencies: [\n{"".join(lines)}    ],\n    targets: [\n{"".join(targets)}    ]\n)\n'


def target(name, *dependencies, kind="target"):
    """A target; a dependency is `Name` in the same package or `Name@package`."""
    items = []
    for dependency in dependencies:
        product, _, package = dependency.partition("@")
        items.append(f'.product(name: "{product}", package: "{package}")' if package else f'"{product}"')
    listed = f'            dependencies: [{", ".join(items)}],\n' if items else ""
    return f'        .{kind}(\n            name: "{name}",\n{listed}            swiftSettings: settings\n        ),\n'


class RuleTestCase(unittest.TestCase):
    def findings(self, rule, files):
        """What the rule finds in a tree of these files, less what comments allow."""
        with tempfile.TemporaryDirectory() as folder:
            for path, text in files.items():
                file = Path(folder, path)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(textwrap.dedent(text))
            repository = Repository(Path(folder))
            return [finding for finding in rule.check(repository) if not repository.allows(finding.path, finding.line, finding.rule)]

    def assert_finds(self, rule, files, *fragments):
        """Each fragment belongs to one finding, and there are no others."""
        found = [str(finding) for finding in self.findings(rule, files)]
        self.assertEqual(len(found), len(fragments), "\n".join(found))
        for fragment in fragments:
            self.assertTrue(any(fragment in text for text in found), f"{fragment!r} is not in:\n" + "\n".join(found))

    def assert_accepts(self, rule, files):
        self.assert_finds(rule, files)
