import json
import tempfile
import unittest
from pathlib import Path

from coverage.bars import bar, raised, read, write
from coverage.lines import Covered, by_target, total
from project.tests.support import manifest, target, tree

FILES = {
    "Packages/Core/Package.swift": manifest("Core", target("Core"), target("CoreUI"), target("CoreTests", kind="testTarget")),
    "Packages/Core/Sources/Core/A.swift": "let a = 1\n",
    "Packages/Core/Sources/Core/Strings.swift": "// Made by `make strings`.\n",
}


class CoverageTests(unittest.TestCase):
    def test_lines_are_counted_by_target_without_tests_other_packages_and_what_a_script_wrote(self):
        lines = {"Core/A": (10, 9), "Core/Strings": (90, 0), "CoreUI/B": (10, 3), "CoreUI/C": (10, 3)}
        with tree(FILES) as repository:
            root = repository.root
            paths = {root / f"Packages/Core/Sources/{name}.swift": value for name, value in lines.items()}
            paths |= {root / "Packages/Core/Tests/CoreTests/D.swift": (50, 50), root / "Packages/UI/Sources/UI/E.swift": (50, 0), Path("/usr/F.swift"): (50, 0)}
            files = [{"filename": str(path), "summary": {"lines": {"count": count, "covered": covered}}} for path, (count, covered) in paths.items()]
            found = by_target(repository, repository.packages[0], {"data": [{"files": files}]})
        self.assertEqual(found, [Covered("Core", 9, 10), Covered("CoreUI", 6, 20)])
        self.assertEqual(total("Core", found).percent, 50)


class BarTests(unittest.TestCase):
    def test_a_bar_is_what_was_reached_and_at_least_what_the_package_owes(self):
        bars = {"Core": 91, "Orders": 60, "Server": 70}
        self.assertEqual([bar(name, bars) for name in ("Core", "Networking", "Orders", "Server", "UI")], [91, 85, 80, 70, 0])

    def test_bars_rise_to_whole_percents_and_never_fall(self):
        self.assertEqual(raised({"Core": 91, "UI": 40}, [Covered("Core", 90, 100), Covered("UI", 419, 1000), Covered("Chat", 1, 2)]), {"Chat": 50, "Core": 91, "UI": 41})

    def test_bars_are_kept_in_a_file(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "bars.json")
            self.assertEqual(read(file), {})
            write({"Core": 91}, file)
            self.assertEqual(read(file), {"Core": 91})
            self.assertEqual(json.loads(file.read_text()), {"Core": 91})
