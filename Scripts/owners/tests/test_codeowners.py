import unittest

from owners.codeowners import owners, read

ENTRIES = read("""# Teams.
/                  @tumble/platform
*.md               @tumble/docs @alice   # Prose.
/Packages/Orders/  @tumble/orders
Wire/              @tumble/api
/Docs/*.svg        @tumble/design
/Packages/**/Strings @tumble/words
/LICENSE
""")


class CodeownersTests(unittest.TestCase):
    def assert_owners(self, path, *expected):
        self.assertEqual(owners(ENTRIES, path), expected)

    def test_what_no_other_pattern_fits_is_the_roots(self):
        self.assert_owners("Makefile", "@tumble/platform")
        self.assert_owners("Packages/Chat/Package.swift", "@tumble/platform")

    def test_a_folder_owns_what_lies_in_it_at_any_depth(self):
        self.assert_owners("Packages/Orders/Sources/Orders/A.swift", "@tumble/orders")
        self.assert_owners("Packages/Orders/", "@tumble/orders")
        self.assert_owners("Packages/OrdersExtra/A.swift", "@tumble/platform")

    def test_the_last_pattern_that_fits_counts(self):
        self.assert_owners("README.md", "@tumble/docs", "@alice")
        self.assert_owners("Packages/Orders/README.md", "@tumble/orders")
        self.assert_owners("Packages/Orders/Wire/Order.json", "@tumble/api")

    def test_a_star_stays_within_its_folder(self):
        self.assert_owners("Docs/picture.svg", "@tumble/design")
        self.assert_owners("Docs/old/picture.svg", "@tumble/platform")

    def test_two_stars_pass_folders(self):
        self.assert_owners("Packages/Orders/Strings/Orders.xcstrings", "@tumble/words")

    def test_a_pattern_without_owners_takes_them_away(self):
        self.assert_owners("LICENSE")
