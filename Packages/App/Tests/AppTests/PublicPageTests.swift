import Auth
import Core
import CoreTesting
import CoreUI
import Testing
import UI

@testable import App

/// The pages of features that open for everybody, in the whole app.
struct PublicPageTests {
    private let ann = Person(id: 7, name: "Ann Lee", roles: [.customer])

    private func makeStore() -> (Store<AppState, AppAction>, AppCoordinator) {
        let slices = Slices([Slice(AuthFeature(auth: FakeAuthService())), Slice(CounterFeature()), Slice(PosterFeature())])
        let coordinator = AppCoordinator(tabs: TabBarCoordinator(plugins: [CounterPlugin(), PosterPlugin(), AuthPlugin()]))
        let reducer = AppReducer(coordinator: coordinator, clock: TestClock(), launchScreenDuration: .seconds(2), permissions: nil)
        return (Store(initial: AppState(slices: slices), receive: { .event($0) }, reduce: reducer.reduce), coordinator)
    }

    @Test func `it opens before the session is known, without one, and with one`() {
        let (store, coordinator) = makeStore()
        store.send(.opened("/poster?color=red"))
        for event in [nil, AppEvent.signedOut, .signedIn(ann)] {
            if let event { store.send(.event(event)) }
            #expect(store.state.route == .publicPage && coordinator.path(of: store.state) == "/poster?color=red")
        }
    }

    @Test func `another address leads away from it, and the place behind stays`() {
        let (store, coordinator) = makeStore()
        store.send(.event(.signedIn(ann)))
        store.send(.opened("/customer/counter/3"))
        store.send(.opened("/poster?color=red"))
        store.send(.opened("/forgot-password"))
        #expect(store.state.route == .mailPage)
        store.send(.opened("/poster?color=red"))
        #expect(store.state.route == .publicPage && store.state.mailPage == nil)
        store.send(.opened("/customer/counter/3"))
        #expect(store.state.route == .home(.customer) && coordinator.path(of: store.state) == "/customer/counter/3")
    }
}

/// A poster in a color, for everybody.
private struct PosterFeature: Feature {
    enum Action: Sendable, Equatable {
        case opened(String)
        case closed
    }

    static let name = "poster"
    let initialState: String? = nil

    func stateAfterSignOut(_ state: String?) -> String? { state }

    func action(for event: AppEvent) -> Action? { nil }

    func reduce(_ state: inout String?, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let color): state = color
        case .closed: state = nil
        }
        return .none
    }
}

private struct PosterPlugin: ClientPlugin {
    let name = "Poster"
    let requires: [String] = []
    let tabs: [CoreUI.Tab] = []

    func registerServices(in container: DIContainer) {}

    func makeSlice(_ container: DIContainer) throws -> any AnySlice { Slice(PosterFeature()) }

    var publicPages: [PublicPage] {
        let prefix = "/poster?color="
        return [
            PublicPage(
                feature: PosterFeature.self, opened: { $0.hasPrefix(prefix) ? .opened(String($0.dropFirst(prefix.count))) : nil },
                path: { $0.map { prefix + $0 } }, closed: .closed
            ) { store in
                Text(store.state ?? "")
            }
        ]
    }
}
