from lint.rules import security_table
from lint.tests.support import RuleTestCase

TEST = "Packages/Core/Tests/CoreTests/ATests.swift"


class SecurityTableTests(RuleTestCase):
    def tree(self, row):
        return {"Docs/security.md": f"# Security\n\n| section | state | how | tests |\n|---|---|---|---|\n{row}\n", TEST: "@Test func a() {}\n"}

    def test_rows_with_a_test_or_a_reason_are_accepted(self):
        self.assert_accepts(security_table, self.tree("| 1.1 | met | By binding | `CoreTests/ATests.swift` |"))
        self.assert_accepts(security_table, self.tree("| 10.1 | doesn't apply | No OAuth | |"))
        self.assert_accepts(security_table, self.tree("| 6.5 | open | Not built yet | |"))
        self.assert_accepts(security_table, self.tree("| **V1 Encoding** | | | |"))

    def test_a_test_that_does_not_exist_is_found(self):
        self.assert_finds(security_table, self.tree("| 1.1 | met | By binding | `CoreTests/BTests.swift` |"), "security.md:5: security-table: 1.1 names CoreTests/BTests.swift")

    def test_a_row_without_a_test_a_way_or_a_state_is_found(self):
        self.assert_finds(security_table, self.tree("| 1.1 | met | By binding | |"), "1.1 is met, but names no test")
        self.assert_finds(security_table, self.tree("| 1.1 | doesn't apply |  | |"), "1.1 doesn't say how")
        self.assert_finds(security_table, self.tree("| 1.1 | later | Later | |"), "1.1 is 'later': write met")
