"""The house rules that swift-format and SwiftLint don't know. Run by `make lint`.

Prints `path:line: rule: message` for each finding; exits with 1 when there is one. A line is excused by a comment on it or
directly above it: `// lint:allow <rule> because <reason>`.
"""

import sys

from lint.rules import ALL
from project import ROOT
from project.repository import Repository


def main() -> int:
    repository = Repository(ROOT)
    findings = sorted({finding for rule in ALL for finding in rule.check(repository) if not repository.allows(finding.path, finding.line, finding.rule)})
    for finding in findings:
        print(finding)
    errors = [finding for finding in findings if not finding.warning]
    print(f"Scripts/lint: {len(repository.sources)} files, {len(errors)} errors, {len(findings) - len(errors)} warnings")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
