from lint.rules import feature_form, service_form, tasks, url_literal, view_form
from lint.tests.support import RuleTestCase

PATH = "Packages/Orders/Sources/Orders/A.swift"


class ServiceFormTests(RuleTestCase):
    def found(self, text, *fragments, path=PATH):
        self.assert_finds(service_form, {path: text}, *fragments)

    def test_a_call_to_the_network_outside_a_service_is_found(self):
        for text in ("let answer = try await client.call(OrdersEndpoints.list)\n", "let session = URLSession.shared\n", "func load(from client: APIClient) {}\n"):
            with self.subTest(text):
                self.found(text, "A.swift:1: network-call:")

    def test_a_service_and_a_plugin_that_makes_one_are_accepted(self):
        self.found("struct LiveOrderService: OrderService {\n    let client: APIClient\n    func list() { client.call(a) }\n}\n")
        self.found("container.register((any OrderService).self) { LiveOrderService(client: try $0.resolve(APIClient.self)) }\n")

    def test_the_packages_below_features_may_call(self):
        self.found("let client: APIClient\n", path="Packages/Networking/Sources/Networking/A.swift")
        self.found("let client: APIClient\n", path="Packages/App/Sources/AppServer/A.swift")

    def test_a_service_that_is_its_own_default_is_found(self):
        for text in (
            "init(service: any OrderService = LiveOrderService()) {}\n", "init(clock: any Core.Clock = SystemClock()) {}\n",
            "let client: APIClient = APIClient.standard()\n", "init(a: Int, service: any OrderService = Live.shared.service()) {}\n",
        ):
            with self.subTest(text):
                found = self.findings(service_form, {PATH: text})
                self.assertIn("service-default", [finding.rule for finding in found])

    def test_given_services_and_optional_ones_are_accepted(self):
        self.found("init(metrics: any MetricsFactory = MetricsSystem.factory) {\n}\n")
        self.found("init(service: any OrderService, map: (any MapService)? = nil, count: Int = 3) {\n    self.service = service\n}\n")

    def test_a_service_without_protocol_is_found(self):
        self.found("final class OrderService {\n}\n", ":1: service-protocol: OrderService has no protocol")

    def test_a_concrete_service_as_a_type_is_found(self):
        self.found("let orders: LiveOrderService\n", ":1: service-protocol: `LiveOrderService` as a type: use any OrderService")

    def test_work_in_an_initializer_is_found(self):
        for work in ("Task { await load() }", "store.send(.appeared)", "loadOrders()"):
            with self.subTest(work):
                self.found(f"struct A {{\n    init(store: Store) {{\n        {work}\n    }}\n}}\n", ":3: initializer-work:")
        self.found("init() { load() }\n", ":1: initializer-work:")
        self.assert_accepts(service_form, {"Packages/Orders/Sources/OrdersServer/A.swift": "init() { load() }\n"})
        self.found("init(load: Int) { self.load = load }\nfunc later() { load() }\n")


class TaskTests(RuleTestCase):
    def found(self, text, *fragments):
        self.assert_finds(tasks, {PATH: text}, *fragments)

    def test_a_task_that_nobody_stores_is_found(self):
        for text in ("Task { await load() }\n", "Task.detached { await load() }\n", "Task(priority: .low) { await load() }\n", "run { Task { await load() } }\n"):
            with self.subTest(text):
                self.found(text, "A.swift:1: task-stored:")

    def test_a_stored_task_is_accepted(self):
        for text in (
            "let task = Task { await load() }\n", "tasks[id] = Task { await load() }\n", "tasks.append(Task { await load() })\n", "return Task { 1 }\n",
            "running = Language.$current.withValue(a) { Task { await load() } }\n", "let task: Task<Void, Never> = Task { 1 }\ntask.cancel()\n",
            "keep(\n    Task { await load() })\n",
        ):
            with self.subTest(text):
                self.found(text)

    def test_a_task_that_is_never_canceled_is_found(self):
        self.found("final class A {\n    private var task: Task<Void, Never>?\n}\n", ":2: task-canceled: task is never canceled")
        self.found("private var tasks: [Int: Task<Void, Never>] = [:]\n", ":1: task-canceled:")

    def test_a_task_that_is_canceled_or_awaited_by_all_is_accepted(self):
        self.found("private var task: Task<Void, Never>?\ndeinit { task?.cancel() }\n")
        self.found("private var tasks: [Int: Task<Void, Never>] = [:]\nfunc stop() { for task in tasks.values { task.cancel() } }\n")
        self.found("private let keys: Task<Int, Never>\nfunc key() async -> Int { await keys.value }\n")

    def test_tests_are_left_alone(self):
        self.assert_accepts(tasks, {"Packages/Orders/Tests/OrdersTests/A.swift": "Task { await load() }\n"})


class SeedRuleTests(RuleTestCase):
    """The rest of what the style asks of services, tasks and addresses, each with its failing fixture."""

    def test_a_url_in_a_service_is_found(self):
        text = 'struct LiveOrderService: OrderService {\n    let base = "https://api.example.com"\n}\n'
        self.assert_finds(url_literal, {PATH: text}, ":2: url-literal:")

    def test_a_loading_flag_beside_a_view_state_is_found(self):
        self.assert_finds(view_form, {PATH: "var orders: ViewState<Int>\nvar isLoading = true\n"}, ":2: loading-flag:")

    def test_names_of_features_and_plugins_say_so(self):
        text = "struct Orders: Feature {\n}\nstruct Shop: ClientPlugin {\n}\nstruct ShopServer: ServerPlugin {\n}\n"
        self.assert_finds(feature_form, {PATH: text}, ":1: role-name:", ":3: role-name:", ":5: role-name:")
        self.assert_accepts(feature_form, {PATH: "struct OrdersFeature: Feature {\n}\nstruct ShopPlugin: ClientPlugin {\n}\n"})
