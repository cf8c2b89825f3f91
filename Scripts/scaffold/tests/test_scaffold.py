import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from form.shape import shape
from lint.rules import ALL
from project import ROOT
from project.repository import Repository
from scaffold.lines import Line, lines_of, put, take, with_line, without_line
from scaffold.package import make_package, remove_package
from scaffold.screen import make_screen
from strings import catalog as catalogs
from strings import generator

# What a package touches, and the manifests, by which rules know the other modules.
PARTS = ("Packages/*/Package.swift", "Packages/App/Sources/**/*.swift", ".github/CODEOWNERS", ".swift-format")


class ScaffoldTests(unittest.TestCase):
    """In a copy of parts of the tree."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for file in (file for part in PARTS for file in ROOT.glob(part)):
            copy = self.root / file.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, copy)
        self.before = self.files()

    def files(self):
        return {path.relative_to(self.root).as_posix(): path.read_bytes() for path in self.root.rglob("*") if path.is_file()}

    def write_strings(self, name):
        catalog = catalogs.read(self.root / f"Packages/{name}/Strings/{name}.xcstrings")
        catalog.output.write_text(generator.swift(catalog, f"Packages/{name}/Strings/{name}.xcstrings"))

    def assert_lint(self):
        repository = Repository(self.root)
        found = [finding for rule in ALL for finding in rule.check(repository) if not repository.allows(finding.path, finding.line, finding.rule)]
        self.assertEqual([str(finding) for finding in found if not finding.warning and "Umbrellas" in str(finding)], [])

    def test_a_package_keeps_the_rules_stands_in_both_lists_and_goes_without_a_trace(self):
        make_package(self.root, "Umbrellas")
        self.write_strings("Umbrellas")
        self.assert_lint()
        self.assertEqual(shape(self.root, "Umbrellas").strangers, [])
        for file, text in (("Composition/AppPlugins.swift", "UmbrellasPlugin()"), ("Composition/ServerPlugins.swift", "UmbrellasServerPlugin()")):
            found = [path for path, content in self.files().items() if path.endswith(file) and text in content.decode()]
            self.assertEqual(len(found), 1, file)
        made = self.root / "Packages/Umbrellas/Sources/UmbrellasServer/Storage/UmbrellasMigrations.swift"
        self.assertIn('Table("umbrellas_entry")', made.read_text())
        remove_package(self.root, "Umbrellas")
        self.assertEqual(self.files(), self.before)

    def test_a_screen_keeps_the_rules_and_is_a_part_of_the_feature(self):
        make_package(self.root, "Umbrellas")
        self.assertEqual(make_screen(self.root, "Umbrellas", "UmbrellaReceipt"), [])
        self.write_strings("Umbrellas")
        self.assert_lint()
        root = (self.root / "Packages/Umbrellas/Sources/Umbrellas/UmbrellasFeature.swift").read_text()
        for line in ("var umbrellaReceipt = UmbrellaReceiptFeature.State()", "case umbrellaReceipt(UmbrellaReceiptFeature.Action)", "umbrellaReceipt = UmbrellaReceiptFeature()"):
            self.assertIn(line, root)
        self.assertIn("UmbrellaReceiptView_Previews.self,", (self.root / "Packages/Umbrellas/Sources/Umbrellas/UmbrellasPlugin.swift").read_text())

    @unittest.skipUnless(shutil.which("swift"), "Swift isn't installed")
    def test_what_is_made_is_formatted(self):
        make_package(self.root, "Umbrellas")
        make_screen(self.root, "Umbrellas", "UmbrellaReceipt")
        command = ["swift", "format", "lint", "--strict", "--recursive", "--parallel", "Packages/Umbrellas", "Packages/App/Package.swift", "Packages/App/Sources/App/Composition"]
        result = subprocess.run(command, cwd=self.root, capture_output=True, text=True, check=False)
        self.assertEqual(result.stdout + result.stderr, "")

    def test_names_that_are_taken_or_no_names_are_refused(self):
        for name in ("Orders", "umbrellas", "UmbrellasAPI", "Pay-ments"):
            with self.subTest(name), self.assertRaisesRegex(SystemExit, "To fix"):
                make_package(self.root, name)
        with self.assertRaises(SystemExit):
            remove_package(self.root, "Core")
        with self.assertRaisesRegex(SystemExit, "make package NAME=Nothing"):
            make_screen(self.root, "Nothing", "Receipt")
        self.assertEqual(self.files(), self.before)


class LineTests(unittest.TestCase):
    SORTED = Line("A", "import C", r"import (\w+)", is_sorted=True)
    TEXT = ["// A.", "import B", "import D", "", "import Z"]

    def test_a_line_finds_its_place_and_leaves_it(self):
        self.assertEqual(with_line(self.TEXT, self.SORTED), ["// A.", "import B", "import C", "import D", "", "import Z"])
        self.assertEqual(without_line(with_line(self.TEXT, self.SORTED), self.SORTED), self.TEXT)
        self.assertEqual(without_line(self.TEXT, self.SORTED), self.TEXT)

    def test_a_list_that_is_gone_is_named(self):
        with self.assertRaisesRegex(SystemExit, "A has no list"):
            with_line(["// A."], self.SORTED)

    def test_the_lines_of_a_package_are_found_in_the_tree(self):
        with tempfile.TemporaryDirectory() as folder:
            for line in lines_of("Umbrellas"):
                (Path(folder) / line.file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / line.file, Path(folder) / line.file)
            put(Path(folder), lines_of("Umbrellas"))
            for line in lines_of("Umbrellas"):
                self.assertIn(line.text, (Path(folder) / line.file).read_text().split("\n"))
            take(Path(folder), lines_of("Umbrellas"))
            for line in lines_of("Umbrellas"):
                self.assertEqual((Path(folder) / line.file).read_text(), (ROOT / line.file).read_text())
