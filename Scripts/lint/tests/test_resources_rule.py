from lint.rules import resources_current
from lint.tests.support import RuleTestCase

SCRIPT = "Packages/LiveUI/Resources/LiveUI/live.js"
MADE = "Packages/LiveUI/Sources/LiveUI/Resources.swift"
CURRENT = '''\
// Made by `make resources` from Packages/LiveUI/Resources/LiveUI: edit the files there, not this one.
// swift-format-ignore-file

/// The scripts and styles of LiveUI.
enum Resources {
    /// live.js
    static let liveScript =
        #"""
        let a = 1;
        """#
}
'''


class ResourcesTests(RuleTestCase):
    def test_current_swift_is_accepted(self):
        self.assert_accepts(resources_current, {SCRIPT: "let a = 1;\n", MADE: CURRENT})

    def test_swift_that_is_not_current_is_found(self):
        self.assert_finds(resources_current, {SCRIPT: "let a = 2;\n", MADE: CURRENT}, "run `make resources`")

    def test_swift_without_files_is_found(self):
        self.assert_finds(resources_current, {MADE: CURRENT}, "has no source files")

    def test_a_file_of_another_kind_is_found(self):
        found = "a resource is named like"
        self.assert_finds(resources_current, {"Packages/LiveUI/Resources/LiveUI/notes.txt": "", MADE: CURRENT}, found)

    def test_a_script_in_swift_is_found(self):
        text = 'let a = "document.addEventListener(1)"\n'
        self.assert_finds(resources_current, {"Packages/Auth/Sources/Auth/A.swift": text}, "put a script into a file of its own")
