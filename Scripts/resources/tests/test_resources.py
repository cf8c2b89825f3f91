import tempfile
import unittest
from pathlib import Path

from resources.assets import Asset, folders, problems
from resources.generator import declaration, swift
from resources.parsing import can_parse, unparsable

PLACE = "Packages/LiveUI/Resources/LiveUI"


class ResourcesTestCase(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.root = Path(scratch.name)
        self.root.joinpath("Packages/LiveUI/Sources/LiveUI").mkdir(parents=True)

    def folder(self, files: dict[str, str]):
        for name, text in files.items():
            file = self.root / PLACE / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        (found,) = folders(self.root)
        return found

    def problems(self, files: dict[str, str]) -> list[str]:
        folder = self.folder(files)
        return [f"{path.relative_to(folder.path.parent)}: {message}" for path, message in problems(folder)]


class AssetTests(ResourcesTestCase):
    def test_a_name_is_made_of_the_files(self):
        self.assertEqual(Asset(Path("service-worker.js")).name, "serviceWorkerScript")
        self.assertEqual(Asset(Path("map.css")).name, "mapStyles")
        self.assertEqual(Asset(Path("paying-en.md")).name, "payingEnArticle")

    def test_parts_stand_where_they_are_included(self):
        folder = self.folder({"live.js": "let a = 1;\n// include live/b.js\nlet c = 3;\n", "live/b.js": "let b = 2;\n"})
        self.assertEqual(folder.assets[0].text, "let a = 1;\nlet b = 2;\nlet c = 3;")

    def test_styles_include_too(self):
        folder = self.folder({"all.css": "/* include parts/a.css */\n", "parts/a.css": ".a{b:c}\n"})
        self.assertEqual(folder.assets[0].text, ".a{b:c}")

    def test_files_of_other_names_are_found(self):
        self.assertEqual(self.problems({"Live_Page.js": "", "notes.txt": ""}), [
            "LiveUI/Live_Page.js: a resource is named like service-worker.js, map.css, paying-en.md or corner.csv", "LiveUI/notes.txt: a resource is named like service-worker.js, map.css, paying-en.md or corner.csv",
        ])

    def test_a_missing_part_is_found(self):
        self.assertEqual(self.problems({"live.js": "// include live/b.js\n"}), ["LiveUI/live.js: includes live/b.js, which doesn't exist"])

    def test_a_part_that_nothing_includes_is_found(self):
        self.assertEqual(self.problems({"live.js": "", "live/b.js": ""}), ["LiveUI/live/b.js: is included 0 times: include each part once"])

    def test_a_part_with_parts_is_found(self):
        found = self.problems({"live.js": "// include live/b.js\n", "live/b.js": "// include live/c.js\n"})
        self.assertEqual(found, ["LiveUI/live/b.js: a part includes no others"])

    def test_a_folder_without_a_target_is_found(self):
        self.root.joinpath("Packages/LiveUI/Sources/LiveUI").rmdir()
        self.assertEqual(self.problems({"live.js": ""}), ["LiveUI: there is no target LiveUI"])


class GeneratorTests(ResourcesTestCase):
    def test_the_text_stands_as_it_is(self):
        text = swift(self.folder({"live.js": 'const a = "\\n";\n\nconst b = `${a}`;\n'}), self.root)
        self.assertEqual(text, "\n".join([
            f"// Made by `make resources` from {PLACE}: edit the files there, not this one.", "// swift-format-ignore-file", "",
            "/// The scripts and styles of LiveUI.", "enum Resources {", "    /// live.js", "    static let liveScript =", '        #"""',
            '        const a = "\\n";', "", "        const b = `${a}`;", '        """#', "}", "",
        ]))

    def test_a_placeholder_is_a_parameter(self):
        lines = declaration(self.folder({"live.js": "const size = __pageSize__, again = __pageSize__;\n"}).assets[0])
        self.assertIn("    static func liveScript(pageSize: String) -> String {", lines)
        self.assertIn("        const size = \\#(pageSize), again = \\#(pageSize);", lines)

    def test_a_literal_gets_as_many_marks_as_it_needs(self):
        lines = declaration(self.folder({"live.js": 'const a = "\\#";\n'}).assets[0])
        self.assertIn('        ##"""', lines)


@unittest.skipUnless(can_parse(), "Node isn't installed")
class ParsingTests(ResourcesTestCase):
    def test_what_parses_is_accepted(self):
        self.assertEqual(list(unparsable([self.folder({"live.js": "(() => {\n// include live/b.js\n})();\n", "live/b.js": "let b = 2;\n"})])), [])

    def test_a_part_that_does_not_parse_is_found(self):
        found = list(unparsable([self.folder({"live.js": "// include live/b.js\n", "live/b.js": "let b = ;\n"})]))
        self.assertEqual(found[0][0].name, "b.js")
        self.assertIn("SyntaxError", found[0][1])

    def test_parts_that_do_not_go_together_are_found(self):
        found = list(unparsable([self.folder({"live.js": "let b = 1;\n// include live/b.js\n", "live/b.js": "let b = 2;\n"})]))
        self.assertEqual([path.name for path, _ in found], ["live.js"])
        self.assertIn("with its parts", found[0][1])
