import re
import unittest

from project.source import Source


class SourceTests(unittest.TestCase):
    def test_comments_and_literals_are_blank_in_code_and_interpolated_code_stays(self):
        source = Source("A.swift", 'let a = "Date() \\(Date()) )" // Date()\n/* Date() /* Date() */ */ let b = #"\\(Date())"#\n')
        self.assertEqual(len(source.matches(re.compile(r"Date\(\)"))), 1)
        self.assertEqual([literal.text for literal in source.literals], ["Date() \\() )", "\\(Date())"])

    def test_a_multiline_literal_keeps_its_line(self):
        source = Source("A.swift", 'let a = 1\nlet sql = """\n    SELECT "x"\n    """\nlet b = 2\n')
        self.assertEqual([(literal.line, '"x"' in literal.text) for literal in source.literals], [(2, True)])
        self.assertEqual(source.code[4], "let b = 2")

    def test_an_escaped_quote_does_not_end_a_literal(self):
        source = Source("A.swift", 'let a = "one \\" two"; print(a)\n')
        self.assertEqual(source.code[0].split(), ["let", "a", "=", ";", "print(a)"])

    def test_a_raw_identifier_is_not_code(self):
        source = Source("A.swift", "@Test func `it doesn't call print(1) or \"that`() {}\nprint(2)\n")
        self.assertEqual(len(source.matches(re.compile(r"print\("))), 1)

    def test_imports_are_found_with_modifiers_and_not_in_comments(self):
        source = Source("A.swift", "public import Core\n@testable import Orders\nimport struct Foundation.Date\n// import Theme\n")
        self.assertEqual([module for _, module in source.imports], ["Core", "Orders", "Foundation"])

    def test_a_comment_block_above_attributes_belongs_to_the_line(self):
        source = Source("A.swift", "// Safe because x.\n// More.\n@available(*, deprecated)\nlet a = b as! C\n\nlet d = e as! F\n")
        self.assertEqual(len(source.comments_at(4)), 2)
        self.assertEqual(source.comments_at(6), [])

    def test_an_allow_comment_needs_its_rule_and_a_reason(self):
        source = Source("A.swift", "// lint:allow time because it is the real clock.\na()\nb() // lint:allow time because\nc() // lint:allow output because of x\n")
        self.assertTrue(source.allows("time", 2))
        self.assertFalse(source.allows("time", 3))
        self.assertFalse(source.allows("time", 4))
        self.assertTrue(source.allows("output", 4))


if __name__ == "__main__":
    unittest.main()
