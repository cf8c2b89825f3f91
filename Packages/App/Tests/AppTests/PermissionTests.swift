import Auth
import Core
import CoreTesting
import CoreUI
import Location
import Testing
import UI

@testable import App

/// The step between signing in and a driver's tabs.
struct PermissionTests {
    private let dan = Person(id: 7, name: "Dan", roles: [.customer, .driver])
    private let coordinator = AppCoordinator(tabs: TabBarCoordinator(plugins: [CounterPlugin(), AuthPlugin()]))

    private func makeStore(_ service: FakePermissionService = FakePermissionService(), known: Permissions = Permissions()) -> Store<AppState, AppAction> {
        let slices = Slices([Slice(AuthFeature(auth: FakeAuthService())), Slice(CounterFeature())])
        let reducer = AppReducer(coordinator: coordinator, clock: TestClock(), launchScreenDuration: .seconds(2), permissions: service)
        let store = Store(initial: AppState(slices: slices, permissions: known), receive: { .event($0) }, reduce: reducer.reduce)
        store.send(.opened("/driver/counter/3"))
        store.send(.event(.signedIn(dan)))
        return store
    }

    @Test func `a driver is asked for the location, at the address of the place that was wanted`() {
        let store = makeStore()
        #expect(store.state.route == .permissions && coordinator.path(of: store.state) == "/driver/counter/3")
        store.send(.permissionsReported(Permissions(location: .granted)))
        #expect(store.state.route == .home(.driver) && coordinator.path(of: store.state) == "/driver/counter/3")
    }

    @Test(arguments: [Permission.denied, .undecided]) func `without permission the step stays, and says so when it was refused`(answer: Permission) {
        let store = makeStore()
        store.send(.permissionsReported(Permissions(location: answer)))
        #expect(store.state.route == .permissions)
        let html = html(store.state)
        #expect(html.contains("permission.denied") == (answer == .denied) && html.contains("data-use=\"location\""))
    }

    @Test(arguments: [("\"granted\"", Permission.granted), ("\"denied\"", .denied), ("\"granted; x\"", nil), ("granted", nil), ("", nil)])
    func `what the browser reports is taken where it is a decision`(report: String, decision: Permission?) {
        var decisions: [Permission] = []
        let button = PermissionButton(.location) { action in
            if case .permissionsReported(let permissions) = action { decisions.append(permissions.location) }
        }
        let render = Renderer.render(button)
        for id in render.actions.ids { render.actions[id]?.perform(.text(report)) }
        #expect(decisions == [decision].compactMap { $0 })
    }

    @Test func `notifications are asked for beside the location, and nothing waits for them`() {
        let store = makeStore()
        #expect(html(store.state).contains("data-use=\"notifications\""))
        store.send(.permissionsReported(Permissions(notifications: .denied)))
        #expect(store.state.permissions.notifications == .denied && store.state.route == .permissions)
        #expect(html(store.state).contains("permission.notifications.denied"))
        store.send(.permissionsReported(Permissions(notifications: .granted)))
        #expect(html(store.state).contains("permission.notifications.granted") && !html(store.state).contains("data-use=\"notifications\""))
        store.send(.permissionsReported(Permissions(notifications: .unavailable)))
        #expect(!html(store.state).contains("permission.notifications") && store.state.route == .permissions)
        store.send(.permissionsReported(Permissions(location: .granted)))
        #expect(store.state.route == .home(.driver))
    }

    @Test func `a refusal can be taken back`() {
        let store = makeStore(known: Permissions(location: .denied))
        store.send(.permissionsReported(Permissions(location: .granted)))
        #expect(store.state.route == .home(.driver))
    }

    @Test(arguments: [Permission.granted, .unavailable]) func `what is known already isn't asked for`(location: Permission) {
        #expect(makeStore(known: Permissions(location: location)).state.route == .home(.driver))
    }

    @Test func `who refuses can still be a customer`() {
        let store = makeStore(known: Permissions(location: .denied))
        #expect(html(store.state).contains("permission.mode.customer"))
        store.send(.modeTapped(.customer))
        #expect(store.state.route == .home(.customer))
    }

    @Test func `where the app itself asks, the answer counts, and what is permitted is sent once`() async {
        let service = FakePermissionService(Permissions(location: .granted))
        let store = makeStore(service)
        store.send(.permissionsTapped)
        await store.run {
            if store.state.route == .home(.driver) { store.stop() }
        }
        #expect(store.state.permissions.location == .granted)
    }

    @Test func `what is permitted is sent, and not again while nothing changes`() async {
        let service = FakePermissionService()
        let store = makeStore(service)
        store.send(.permissionsReported(Permissions(location: .granted)))
        store.send(.permissionsReported(Permissions(location: .granted)))
        await store.run(changed: {}) {
            if !store.isBusy { store.stop() }
        }
        #expect(service.synced == 1)
    }

    private func html(_ state: AppState) -> String {
        let view = RootView(state: state, tabs: coordinator.tabs, configuration: .sample) { _ in }
        return String(decoding: Renderer.render(view).html, as: UTF8.self)
    }
}
