from lint.rules import actions, links, reducers
from lint.tests.support import RuleTestCase

FEATURE = "Packages/Orders/Sources/Orders/OrdersFeature.swift"
HOME = "Packages/Orders/Sources/Orders/Home/HomeFeature.swift"


class ReducerTests(RuleTestCase):
    def found(self, text, *fragments, path=HOME):
        self.assert_finds(reducers, {path: text}, *fragments)

    def test_a_reducer_that_imports_views_is_found(self):
        self.found("import UI\nimport Theme\nstruct HomeFeature: Screen {}\n", ":1: reducer-ui:", ":2: reducer-ui:")

    def test_a_default_in_a_reducer_is_found(self):
        reducer = "struct HomeFeature: Screen {\n    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {\n        switch action {\n        %s\n        }\n    }\n}\n"
        self.found(reducer % "default: .none", ":4: reducer-default:")
        self.found(reducer % "@unknown default: .none", ":4: reducer-default:")
        self.found(reducer % "case .appeared: .none")

    def test_a_default_in_a_part_of_a_reducer_is_found(self):
        self.found("extension HomeFeature {\n    func part(_ action: Action) {\n        switch action { case .tapped: break\n        default: break\n        }\n    }\n}\n", ":4: reducer-default:")
        self.found("func part(_ state: inout HomeState) -> Effect<HomeAction> {\n        default: break\n}\n", ":2: reducer-default:")

    def test_a_default_elsewhere_is_accepted(self):
        self.found("extension Stage {\n    var title: String {\n        switch self {\n        default: text\n        }\n    }\n}\n")
        self.found("struct OrdersFeature: Feature {\n        default: break\n}\n", path="Packages/Orders/Sources/OrdersServer/A.swift")

    def test_an_action_that_isnt_named_so_is_found(self):
        self.found("func reduceHome(_ state: inout HomeState, _ press: HomePress) -> Effect<HomeAction> {}\n", ":1: action-name: HomePress")
        self.found("func reduce(_ state: inout State, _ action: HomeFeature.Action, person: Person) -> Effect<Action> {}\n")


class ActionTests(RuleTestCase):
    ACTIONS = """
    public enum HomeAction: Sendable {
        case tapped, changed(String, count: Int)
        indirect case loaded(Result<[String: Int], APIError>)

        var name: String {
            switch self {
            case .tapped: "tapped"
            case let other: other.other
            }
        }
    }
    """

    def found(self, tests, *names, path=HOME):
        files = {f"Packages/Orders/Tests/OrdersTests/{name}": text for name, text in tests.items()}
        self.assert_finds(actions, {path: self.ACTIONS} | files, *(f"receives .{name}" for name in names))

    def test_actions_of_every_enumeration_need_tests(self):
        self.found({"A.swift": "store.send(.tapped)\n// .loaded\n"}, "changed", "loaded")
        self.found({"A.swift": "store.send(.tapped)\nstore.send(.changed(a, count: 1))\nstore.receive(.loaded(b))\n"})
        self.found({"A.swift": ""}, "tapped", "changed", "loaded", path=FEATURE)

    def test_an_action_of_another_screen_with_the_same_name_doesnt_count(self):
        self.found({"Home/A.swift": "store.send(.tapped)\nstore.send(.changed)\n", "Order/A.swift": "store.send(.loaded)\n"}, "loaded")

    def test_an_action_may_be_tested_elsewhere_with_its_screens_name(self):
        self.found({"Home/A.swift": "store.send(.tapped)\nstore.send(.changed)\n", "A.swift": "store.send(.home( .loaded(a)))\n"})

    def test_server_code_has_no_actions(self):
        self.found({}, path="Packages/Orders/Sources/OrdersServer/A.swift")


class LinkTests(RuleTestCase):
    def found(self, text, *fragments, path=HOME):
        self.assert_finds(links, {path: text}, *fragments)

    def test_a_path_is_found(self):
        self.found('return .event(.open("/elsewhere"))\n', ':1: link-path: "/elsewhere"')
        self.found('return .open(\n    "\\(path)")\n', ":2: link-path:")
        self.found('let path = "/customer/home/items/" + items\nlet root = "/driver"\n', ":1: link-path:", ":2: link-path:")
        self.found('let path = "/dispatcher/orders/\\(id)"\n', ":1: link-path:", path="Packages/Orders/Sources/OrdersServer/A.swift")

    def test_a_plugins_name_is_found(self):
        self.found('if installedFeatures.contains("Chat") {}\n', ":1: link-plugin:")

    def test_links_are_accepted(self):
        self.found('return .open(ChatLink.conversation(7))\nif canOpen(ChatLink.self) {}\nlet path = "/customers/7"\n')

    def test_the_app_and_tests_are_left_alone(self):
        for path in ("Packages/App/Sources/App/A.swift", "Packages/Orders/Tests/OrdersTests/A.swift"):
            self.found('app.open("/customer/home")\n', path=path)
