import Auth
import AuthAPI
import Core
import CoreTesting
import CoreUI
import Testing

@testable import App

/// The pages around mail in the whole app: they open for everybody, and leave the place behind them as it was.
struct MailPageTests {
    private let ann = Person(id: 7, name: "Ann Lee", roles: [.customer])

    private func makeStore() -> Store<AppState, AppAction> {
        let slices = Slices([Slice(AuthFeature(auth: FakeAuthService())), Slice(CounterFeature())])
        let reducer = AppReducer(coordinator: coordinator, clock: TestClock(), launchScreenDuration: .seconds(2), permissions: nil)
        return Store(initial: AppState(slices: slices), receive: { .event($0) }, reduce: reducer.reduce)
    }

    private var coordinator: AppCoordinator { AppCoordinator(tabs: TabBarCoordinator(plugins: [CounterPlugin(), AuthPlugin()])) }

    @Test(arguments: ["/forgot-password", "/reset-password?token=t", "/verify-email?token=t"])
    func `a link opens its page before the session is known, without one, and with one`(address: String) {
        let store = makeStore()
        store.send(.opened(address))
        #expect(store.state.route == .mailPage && coordinator.path(of: store.state) == address)
        store.send(.event(.signedOut))
        #expect(store.state.route == .mailPage && coordinator.path(of: store.state) == address)
        store.send(.event(.signedIn(ann)))
        #expect(store.state.route == .mailPage && coordinator.path(of: store.state) == address)
    }

    @Test func `closing the page leads to where one would be without it`() {
        let store = makeStore()
        store.send(.opened("/customer/counter/3"))
        store.send(.opened("/reset-password?token=t"))
        store.send(.event(.signedOut))
        store.send(.slice(SliceAction(AuthFeature.self, .mailPage(.closed))))
        #expect(store.state.route == .signIn && coordinator.path(of: store.state) == "/customer/counter/3")
        store.send(.opened("/verify-email?token=t"))
        store.send(.event(.signedIn(ann)))
        store.send(.slice(SliceAction(AuthFeature.self, .mailPage(.closed))))
        #expect(store.state.route == .home(.customer) && coordinator.path(of: store.state) == "/customer/counter/3")
    }

    @Test func `another address leads away from the page`() {
        let store = makeStore()
        store.send(.event(.signedIn(ann)))
        store.send(.opened("/verify-email?token=t"))
        store.send(.opened("/customer/counter/3"))
        #expect(store.state.route == .home(.customer) && store.state.mailPage == nil)
    }
}
