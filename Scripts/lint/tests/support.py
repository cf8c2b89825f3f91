"""What rules find in small trees."""

import unittest

from lint.rules.template import HEAD
from project.tests import support
from project.tests.support import target, tree

__all__ = ["RuleTestCase", "manifest", "target"]


def manifest(name, *targets, packages=()):
    """A manifest as the rule `manifest-template` asks for it."""
    return support.manifest(name, *targets, packages=packages, head=HEAD.removesuffix("let package = Package(\n"))


class RuleTestCase(unittest.TestCase):
    def findings(self, rule, files):
        """What the rule finds in a tree of these files, less what comments allow."""
        with tree(files) as repository:
            return [finding for finding in rule.check(repository) if not repository.allows(finding.path, finding.line, finding.rule)]

    def assert_finds(self, rule, files, *fragments):
        """Each fragment belongs to one finding, and there are no others."""
        found = [str(finding) for finding in self.findings(rule, files)]
        self.assertEqual(len(found), len(fragments), "\n".join(found))
        for fragment in fragments:
            self.assertTrue(any(fragment in text for text in found), f"{fragment!r} is not in:\n" + "\n".join(found))

    def assert_accepts(self, rule, files):
        self.assert_finds(rule, files)
