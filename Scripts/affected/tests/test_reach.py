import unittest

from affected.places import places
from affected.reach import reach
from project.tests.support import manifest, target, tree


def package(name, *targets):
    return {f"Packages/{name}/Package.swift": manifest(name, *targets)}


def feature(name, *api, client=()):
    """A feature whose targets need other features' API, as the rule `layers` asks."""
    return package(
        name,
        target(f"{name}API", "Core@Core"), target(name, f"{name}API", "UI@UI", *client), target(f"{name}Server", f"{name}API", *api),
        target(f"{name}Tests", name, kind="testTarget"), target(f"{name}ServerTests", f"{name}Server", kind="testTarget"),
    )


TREE = {
    **package("UI", target("UI"), target("UITests", "UI", kind="testTarget")),
    **package("Core", target("Core"), target("CoreTests", "Core", kind="testTarget")),
    **package("Server", target("ServerCore", "Core@Core"), target("ServerTests", "ServerCore", kind="testTarget")),
    **feature("Orders"),
    **feature("Chat", "OrdersAPI@Orders"),
    **feature("Retail"),
    **package(
        "App", target("App", "Orders@Orders", "Chat@Chat", "Retail@Retail"),
        target("AppServer", "App", "OrdersServer@Orders", "ChatServer@Chat", "RetailServer@Retail", "ServerCore@Server"),
        target("AppTests", "App", kind="testTarget"), target("AppServerTests", "AppServer", kind="testTarget"),
    ),
    "Package.swift": manifest(
        "Tumble", target("TumbleDev", "AppServer@App", kind="executableTarget", path="Apps/TumbleDev"),
        target("LiveFixture", "ServerCore@Server", kind="executableTarget", path="Tests/LiveFixture"),
        target("EndToEndTests", "TumbleDev", kind="testTarget", path="Tests/EndToEnd"),
    ),
    "Scripts/lint/__init__.py": "",
}
SERVER_SUITES = {"--root", "--browser", "--conformance", "--realtime", "--chaos", "--security"}


class ReachTests(unittest.TestCase):
    def assert_reached(self, files, *suites, others=()):
        with tree({**TREE, **dict(others)}) as repository:
            found = reach(repository, places(repository, files))
            self.assertEqual(set(found.suites), set(suites))
            return found

    def assert_everything(self, *files):
        self.assert_reached(files, "App", "Chat", "Core", "Orders", "Retail", "Server", "UI", *SERVER_SUITES)

    def test_prose_and_lints_own_files_reach_no_test(self):
        for path in ("README.md", "Docs/picture.svg", "Packages/Orders/README.md", ".github/CODEOWNERS", "Scripts/lint/rules/views.py"):
            with self.subTest(path):
                self.assert_reached([path])

    def test_recorded_markup_reaches_who_compares_it_and_pictures_the_browser(self):
        self.assert_reached(["Packages/Orders/Snapshots/HomeView.html", "Packages/Orders/Wire/Order.json"], "App/AppServerTests")
        self.assert_reached(["Packages/Orders/Snapshots/HomeView-390-light-en.png"], "--browser")

    def test_browser_tests_reach_themselves(self):
        self.assert_reached(["Tests/Browser/test_chat.py"], "--browser")

    def test_an_edit_in_core_reaches_everything(self):
        self.assert_everything("Packages/Core/Sources/Core/Store.swift")

    def test_the_makefile_and_unknown_files_reach_everything(self):
        for path in ("Makefile", "Scripts/test", "Packages/Gone/Sources/Gone/A.swift", "anything.txt"):
            with self.subTest(path):
                self.assert_everything(path)

    def test_a_client_target_reaches_its_tests_the_app_and_the_browser(self):
        self.assert_reached(["Packages/Orders/Sources/Orders/Home/HomeView.swift"], "Orders/OrdersTests", "App")

    def test_a_client_target_reaches_the_browsers_tests_of_its_feature(self):
        browser = {
            "Tests/Browser/test_journey.py": 'DRIVES = {"Fleet", "Orders"}\n', "Tests/Browser/test_chat.py": 'DRIVES = {"Chat"}\n',
            "Tests/Browser/test_keyboard.py": 'DRIVES = {"Orders"}\n', "Tests/Browser/test_screens.py": "",
        }
        self.assert_reached(["Packages/Orders/Sources/Orders/A.swift"], "Orders/OrdersTests", "App", "--browser=journey,keyboard", others=browser)
        both = ["Packages/Orders/Sources/Orders/A.swift", "Packages/Chat/Tests/ChatTests/A.swift", "Docs/a.md"]
        self.assert_reached(both, "Orders/OrdersTests", "Chat/ChatTests", "App", "--browser=chat,journey,keyboard", others=browser)
        self.assert_reached(["Packages/Orders/Sources/Orders/A.swift", "Packages/App/Sources/App/A.swift"], "Orders/OrdersTests", "App", "--browser", others=browser)

    def test_an_api_target_reaches_those_who_use_it(self):
        found = self.assert_reached(["Packages/Orders/Sources/OrdersAPI/Order.swift"], "Orders", "Chat/ChatServerTests", "App", *SERVER_SUITES)
        self.assertEqual(found.suites["Chat/ChatServerTests"], "OrdersAPI > ChatServer > ChatServerTests")
        self.assertIn("Retail", found.spared)

    def test_a_server_target_doesnt_reach_clients(self):
        self.assert_reached(["Packages/Orders/Sources/OrdersServer/A.swift"], "Orders/OrdersServerTests", "App/AppServerTests", *SERVER_SUITES)

    def test_a_test_reaches_itself(self):
        self.assert_reached(["Packages/Orders/Tests/OrdersTests/A.swift"], "Orders/OrdersTests")
        self.assert_reached(["Tests/EndToEnd/A.swift"], "--root")

    def test_a_manifest_reaches_all_of_its_package(self):
        self.assert_reached(["Packages/Retail/Package.swift"], "Retail", "App", *SERVER_SUITES)

    def test_a_catalog_reaches_its_target(self):
        self.assert_reached(["Packages/Retail/Strings/RetailServer.xcstrings"], "Retail/RetailServerTests", "App/AppServerTests", *SERVER_SUITES)

    def test_what_a_test_reads_reaches_it(self):
        self.assert_reached(["Tests/Fixtures/2026.sqlite.gz", "Configurations/Dev.xcconfig"], "App/AppServerTests")

    def test_a_process_of_the_tests_reaches_the_suites_that_start_it(self):
        self.assert_reached(["Tests/LiveFixture/main.swift"], "--browser")

    def test_an_import_that_no_manifest_declares_counts(self):
        undeclared = {"Packages/Retail/Sources/RetailServer/A.swift": "import ChatAPI\n"}
        found = self.assert_reached(
            ["Packages/Chat/Sources/ChatAPI/A.swift"], "Chat", "Retail/RetailServerTests", "App", *SERVER_SUITES, others=undeclared)
        self.assertEqual(found.suites["Retail/RetailServerTests"], "ChatAPI > RetailServer > RetailServerTests")
