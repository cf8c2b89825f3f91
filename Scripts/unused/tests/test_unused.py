import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from project.repository import Repository
from unused.find import unused
from unused.index_store import IndexStore
from unused.reasons import reason

CODE = """
public protocol Shape {
    func area() -> Int
}
public struct Square: Shape {
    public var side: Int { didSet { hidden() } }
    public init(side: Int) { self.side = side }
    public func area() -> Int { side * side }
    public func twice<Number: BinaryInteger>(_ factor: Number) -> Int { 2 * Int(factor) }
    public func again(_ times: Int) -> Int { times == 0 ? 0 : again(times - 1) }
    public subscript(index: Int) -> Int { index }
    func hidden() {}
    public var forTests: Int { 3 }
    public func callAsFunction() -> Int { 1 }
    public func onlyForTheUnused() -> Int { 4 }
    public func unusedToo() -> Int { onlyForTheUnused() }
}
public struct Alone {
    public init() {}
}
extension Alone {
    public static func another() -> Alone { Alone() }
}
"""
PRODUCT = "func use(_ shape: some Shape) -> Int { shape.area() }\nfunc main() -> Int { use(Square(side: 2)) + Square(side: 1)() }\n"
TEST = "func test() -> Int { Square(side: 1).forTests }\n"


class UnusedTests(unittest.TestCase):
    @unittest.skipUnless(shutil.which("swiftc"), "Swift isn't installed")
    def test_public_symbols_that_no_product_code_uses_are_found(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder).resolve()
            files = {"Packages/A/Sources/A/Shape.swift": CODE, "Packages/A/Sources/A/Use.swift": PRODUCT, "Packages/A/Tests/ATests/Test.swift": TEST}
            for path, text in files.items():
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(text)
            command = ["swiftc", "-module-name", "A", "-parse-as-library", "-emit-module", "-emit-module-path", str(root / "A.swiftmodule"), "-index-store-path", str(root / "index")]
            subprocess.run([*command, *(str(root / path) for path in files)], check=True, capture_output=True, cwd=root)
            store = IndexStore(root / "index")
            index = {path: list(store.occurrences(record)) for path, record in ((Path(file).relative_to(root).as_posix(), record) for file, record in store.files().items())}
            found = unused(Repository(root), index)
        self.assertEqual([(symbol.line, symbol.name, symbol.test_uses) for symbol in found], [
            (9, "twice(_:)", 0), (10, "again(_:)", 0), (11, "subscript(_:)", 0), (13, "forTests", 1), (15, "onlyForTheUnused()", 0), (16, "unusedToo()", 0),
            (18, "Alone", 0), (19, "init()", 0), (22, "another()", 0),
        ])

    def test_reasons_hold_for_a_folder_a_file_or_one_name(self):
        reasons = {"Packages/A/": "whole", "Packages/B/Sources/B/C.swift#one": "one"}
        self.assertEqual(reason("Packages/A/Sources/A/B.swift", "f(_:)", reasons), "whole")
        self.assertEqual(reason("Packages/B/Sources/B/C.swift", "one(_:)", reasons), "one")
        self.assertIsNone(reason("Packages/B/Sources/B/C.swift", "oneMore", reasons))
        self.assertIsNone(reason("Packages/C/Sources/C/C.swift", "one", reasons))

    def test_reasons_hold_for_a_kind_of_symbol(self):
        self.assertIsNotNone(reason("Packages/UI/Sources/UI/View/ViewBuilder.swift", "buildBlock(_:_:)"))
        self.assertIsNotNone(reason("Packages/A/Sources/AAPI/Models/B.swift", "sample"))
        self.assertIsNotNone(reason("Packages/A/Sources/AAPI/Requests/B.swift", "init(id:)"))
        self.assertIsNone(reason("Packages/A/Sources/A/B.swift", "init(id:)"))
