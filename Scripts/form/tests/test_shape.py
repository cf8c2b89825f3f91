import unittest

from form.__main__ import lengths, table
from form.measures import measures
from form.shape import shapes
from lint.rules import form
from lint.tests.support import RuleTestCase
from project.tests.support import manifest, tree

ORDERS = "Packages/Orders"
WHOLE = [
    "README.md", "Strings/Orders.xcstrings", "Snapshots/home.html", "Resources/map.js", "Wire/Order.json",
    "Sources/OrdersAPI/Models/Order.swift", "Sources/OrdersAPI/Requests/PlaceOrder.swift",
    "Sources/OrdersAPI/OrdersEndpoints.swift", "Sources/OrdersAPI/OrdersEvents.swift", "Sources/OrdersAPI/OrdersTopics.swift",
    "Sources/OrdersAPI/OrdersLinks.swift",
    "Sources/Orders/OrdersPlugin.swift", "Sources/Orders/OrdersFeature.swift", "Sources/Orders/Strings.swift", "Sources/Orders/Strings+Stages.swift",
    "Sources/Orders/Services/OrderService.swift", "Sources/Orders/Shared/OrderCard.swift", "Sources/Orders/Home/HomeFeature.swift",
    "Sources/Orders/Board/BoardView.swift",
    "Sources/OrdersServer/OrdersServerPlugin.swift", "Sources/OrdersServer/Ports/Clock.swift", "Sources/OrdersServer/Storage/Orders.swift",
    "Sources/OrdersServer/Placing/Placement.swift",
    "Tests/OrdersTests/Home/A.swift", "Tests/OrdersTests/Support/A.swift", "Tests/OrdersTests/A.swift", "Tests/OrdersServerTests/Placing/A.swift",
]
STRANGE = [
    "Docs/a.md", "Sources/OrdersAPI/Order.swift", "Sources/OrdersAPI/Pricing/Price.swift", "Sources/Orders/OrdersState.swift",
    "Sources/Orders/Views/HomeView.swift", "Sources/Orders/Settings/Form.swift", "Sources/OrdersServer/OrderRepository.swift",
    "Sources/OrdersServer/Controllers/A.swift", "Tests/OrdersTests/Views/A.swift", "Tests/OrdersServerTests/Moving/A.swift",
]


def feature(*paths):
    return {f"{ORDERS}/Package.swift": manifest("Orders")} | {f"{ORDERS}/{path}": "let a = 1\n" for path in paths}


class ShapeTests(RuleTestCase):
    def test_a_feature_of_the_form_is_accepted(self):
        self.assert_accepts(form, feature(*WHOLE))

    def test_each_stranger_is_found(self):
        for path in STRANGE:
            with self.subTest(path):
                self.assert_finds(form, feature(*WHOLE, path), f"{ORDERS}/")

    def test_packages_below_features_have_their_own_form(self):
        self.assert_accepts(form, {"Packages/Core/Package.swift": manifest("Core"), "Packages/Core/Sources/Core/Views/A.swift": ""})


class TableTests(unittest.TestCase):
    def test_what_features_share_stands_in_one_row(self):
        chat = {"Packages/Chat/Package.swift": manifest("Chat"), "Packages/Chat/Sources/Chat/ChatPlugin.swift": "", "Packages/Chat/Sources/Chat/Thread/ThreadView.swift": ""}
        with tree(feature(*WHOLE) | chat) as repository:
            lines = [line.split() for line in table(shapes(repository)).splitlines()]
        self.assertEqual(lines[0], ["Chat", "Orders"])
        self.assertIn(["client", "XPlugin", "XPlugin"], lines)
        self.assertIn(["Thread/", "Strings"], lines)

    def test_lengths_leave_out_what_a_script_wrote(self):
        files = {
            f"{ORDERS}/Sources/Orders/A.swift": "let a = 1\n" * 10, f"{ORDERS}/Sources/Orders/B.swift": "let a = 1\n" * 20,
            f"{ORDERS}/Sources/Orders/Strings.swift": "// Made by `make strings`.\n" * 99, f"{ORDERS}/Tests/OrdersTests/A.swift": "let a = 1\n" * 60,
        }
        with tree(feature() | files) as repository:
            rows = {line.split()[0]: line.split()[1:] for line in lengths(measures(repository)).splitlines()[1:]}
        self.assertEqual(rows, {
            "Orders": ["2", "30", "15", "50.0%"], "Product": ["2", "30", "15", "50.0%"], "Tests": ["1", "60", "60", "0.0%"], "Both": ["3", "90", "20", "33.3%"],
        })
