import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from api.breaks import Break, added_lines, breaks, parse
from api.products import offered
from project.manifest import Manifest
from project.tests.support import manifest, target

BEFORE = """
public struct Order { public var id: Int; public init(id: Int) { self.id = id }; public func pay() {} }
public enum Stage { case placed }
public protocol Port { func ask() }
"""
AFTER = """
public struct Order { public var id: Int64; public init(id: Int64, note: String = "") { self.id = id } }
public enum Stage { case placed, paid }
public protocol Port { func ask(); func answer() }
public func added() {}
"""


class BreakTests(unittest.TestCase):
    @unittest.skipUnless(shutil.which("swift-api-digester"), "the toolchain has no swift-api-digester")
    def test_what_breaks_users_is_found_and_what_is_added_isnt(self):
        with tempfile.TemporaryDirectory() as folder:
            dumps = []
            for name, text in (("before", BEFORE), ("after", AFTER)):
                tree = Path(folder, name)
                tree.mkdir()
                (tree / "OrdersAPI.swift").write_text(text)
                for command in (["swiftc", "-module-name", "OrdersAPI", "-emit-module", "OrdersAPI.swift"], ["swift-api-digester", "-dump-sdk", "-module", "OrdersAPI", "-I", ".", "-o", "dump.json"]):
                    subprocess.run(command, cwd=tree, check=True, capture_output=True)
                dumps.append(tree / "dump.json")
            found = breaks("Orders", "OrdersAPI", *dumps)
            self.assertEqual(breaks("Orders", "OrdersAPI", dumps[0], dumps[0]), [])
        self.assertEqual({item.symbol for item in found}, {"Order.init", "Stage.paid", "Order.pay", "Port.answer", "Order.id"})

    def test_headings_and_accessors_are_no_breaks(self):
        report = "/* Removed Decls */\nA: Func B.c(_:) has been removed\n\nA: Accessor B.d.Get() has return type change from Int to String\n"
        self.assertEqual(parse("P", "A", report), [Break("P", "A", "Func B.c(_:) has been removed")])


class ChangelogTests(unittest.TestCase):
    ITEM = Break("Orders", "OrdersAPI", "Func Order.pay(_:) has been removed")

    def test_a_break_is_named_by_its_symbol_its_type_or_its_module(self):
        for text in ("`Order.pay`", "`Order.pay(_:)`", "`Order`", "`OrdersAPI.Order`", "`OrdersAPI`"):
            with self.subTest(text):
                self.assertTrue(self.ITEM.is_named_in(f"- Changed: {text} is another."))

    def test_another_name_or_prose_is_not_enough(self):
        for text in ("`Order.payment`", "`pay`", "Order", "`Orders`"):
            with self.subTest(text):
                self.assertFalse(self.ITEM.is_named_in(f"- Changed: {text} is another."))

    def test_only_lines_that_were_added_count(self):
        self.assertEqual(added_lines("--- a/CHANGELOG.md\n+++ b/CHANGELOG.md\n+- `Order`\n-- `Stage`\n `Kept`\n"), "- `Order`")


class ProductTests(unittest.TestCase):
    def test_the_modules_of_library_products_are_offered(self):
        text = manifest("Orders", target("OrdersAPI"), target("Fixture", path="Tests/Fixture"), target("OrdersTests", kind="testTarget"))
        products = 'products: [\n        .library(name: "OrdersAPI", targets: ["OrdersAPI"]),\n        .library(name: "Fixture", targets: ["Fixture"]),\n    ],\n'
        found = offered(Manifest("Packages/Orders/Package.swift", text.replace("    dependencies: [\n", f"    {products}    dependencies: [\n", 1)))
        self.assertEqual(found, {"OrdersAPI": "Packages/Orders/Sources/OrdersAPI", "Fixture": "Packages/Orders/Tests/Fixture"})
