import Auth
import AuthAPI
import Core
import CoreTesting
import CoreUI
import Testing
import UI

@testable import App

struct AppReducerTests {
    private let ann = Person(id: 7, name: "Ann Lee", roles: [.customer, .driver])

    private func makeStore(
        clock: any Core.Clock = TestClock(), user: Result<User, APIError> = .success(.sample), launching: Bool = false
    ) -> Store<AppState, AppAction> {
        let slices = Slices([Slice(AuthFeature(auth: FakeAuthService(user: user))), Slice(CounterFeature())])
        let coordinator = AppCoordinator(tabs: TabBarCoordinator(plugins: [CounterPlugin(), AuthPlugin()]))
        let reducer = AppReducer(coordinator: coordinator, clock: clock, launchScreenDuration: .seconds(2), permissions: nil)
        return Store(initial: AppState(slices: slices, isLaunching: launching), receive: { .event($0) }, reduce: reducer.reduce)
    }

    private func counter(_ store: Store<AppState, AppAction>) -> CounterFeature.State? { store.state.slices.state(of: CounterFeature.self) }

    @Test func `until the session is known the launch screen shows`() {
        #expect(makeStore().state.route == .launch)
    }

    @Test func `nobody signed in means the sign-in screen`() {
        let store = makeStore()
        store.send(.event(.signedOut))
        #expect(store.state.route == .signIn)
    }

    @Test func `somebody without a name has to complete the profile first`() {
        let store = makeStore()
        store.send(.event(.signedIn(Person(id: 7, name: "", roles: [.customer]))))
        #expect(store.state.route == .onboarding)
    }

    @Test func `signing in leads to the first tab of the first mode`() {
        let store = makeStore()
        store.send(.event(.signedIn(ann)))
        #expect(store.state.route == .home(.customer))
        #expect(store.state.tab == "first")
    }

    @Test func `signing in leads to the place that was asked for before`() {
        let store = makeStore()
        store.send(.opened("/driver/counter/3"))
        #expect(store.state.pendingPath == "/driver/counter/3")
        store.send(.event(.signedIn(ann)))
        #expect(store.state.route == .home(.driver))
        #expect(store.state.tab == "counter")
        #expect(counter(store)?.path == [3])
        #expect(store.state.pendingPath == nil)
    }

    @Test func `a link without a mode opens in the mode in use, or in the one that shows it`() {
        let store = makeStore()
        store.send(.event(.signedIn(ann)))
        store.send(.event(.open(LinkPlace(tab: "counter", components: ["4"]))))
        #expect(store.state.mode == .customer)
        #expect(counter(store)?.path == [4])
        store.send(.modeTapped(.driver))
        store.send(.event(.open(LinkPlace(tab: "first"))))
        #expect(store.state.mode == .customer)
        #expect(store.state.tab == "first")
    }

    @Test func `a link that no plugin shows, or to a mode that the person may not use, leads nowhere`() {
        let store = makeStore()
        store.send(.event(.signedIn(ann)))
        for place in [LinkPlace(tab: "absent"), LinkPlace(mode: .dispatcher, tab: "counter"), LinkPlace(mode: .driver, tab: "first")] {
            store.send(.event(.open(place)))
            #expect(store.state.mode == .customer)
            #expect(store.state.tab == "first")
        }
    }

    @Test func `signing out clears what the features know`() {
        let store = makeStore()
        store.send(.event(.signedIn(ann)))
        store.send(.slice(SliceAction(CounterFeature.self, .tapped)))
        store.send(.event(.signedOut))
        #expect(counter(store) == CounterFeature.State())
    }

    @Test func `another person who follows finds nothing of the one before`() {
        let store = makeStore()
        store.send(.event(.signedIn(ann)))
        store.send(.slice(SliceAction(CounterFeature.self, .tapped)))
        store.send(.event(.signedIn(Person(id: 8, name: "Bo", roles: [.customer]))))
        #expect(counter(store)?.count == 0)
    }

    @Test func `a new name of the same person doesn't lead away`() {
        let store = makeStore()
        store.send(.event(.signedIn(ann)))
        store.send(.tabTapped("counter"))
        store.send(.event(.signedIn(Person(id: 7, name: "Ann Smith", roles: [.customer, .driver]))))
        #expect(store.state.tab == "counter")
        #expect(store.state.person?.name == "Ann Smith")
    }

    @Test func `texts are in the person's language, else in the visit's, and the page is light or dark as the person wants it`() {
        let slices = Slices([Slice(AuthFeature(auth: FakeAuthService()))])
        var state = AppState(slices: slices, visitLanguage: .spanish)
        #expect(state.language == .spanish)
        state.person = Person(id: 7, name: "Ann", roles: [.customer], language: .polish, appearance: .dark)
        #expect(state.language == .polish)
        state.person = ann
        #expect(state.language == .spanish)
        #expect(Core.Appearance.allCases.map(\.colorScheme) == [nil, .light, .dark])
    }

    @Test func `the selected tab's own button leads back to its first place`() {
        let store = makeStore()
        store.send(.event(.signedIn(ann)))
        store.send(.opened("/customer/counter/3/4"))
        #expect(counter(store)?.path == [3, 4])
        store.send(.tabTapped("counter"))
        #expect(counter(store)?.path == [])
    }

    @Test func `a tab that the mode doesn't have can't be selected`() {
        let store = makeStore()
        store.send(.event(.signedIn(ann)))
        store.send(.modeTapped(.driver))
        store.send(.tabTapped("first"))
        #expect(store.state.tab == "counter")
    }

    @Test func `switching the mode tells the features, and a mode that isn't the person's is refused`() {
        let store = makeStore()
        store.send(.event(.signedIn(ann)))
        store.send(.modeTapped(.dispatcher))
        #expect(store.state.mode == .customer)
        store.send(.modeTapped(.driver))
        store.drain()
        #expect(store.state.mode == .driver)
        #expect(counter(store)?.mode == .driver)
    }

    @Test func `a feature's link opens its place, and its notice goes by itself`() async throws {
        let clock = TestClock()
        let store = makeStore(clock: clock)
        store.send(.event(.signedIn(ann)))
        store.send(.slice(SliceAction(CounterFeature.self, .linkTapped)))
        store.drain()
        #expect(store.state.tab == "counter")
        #expect(counter(store)?.path == [7])
        #expect(store.state.notice == "Gone.")
        await clock.sleepers(1)
        clock.advance(by: AppReducer.noticeDuration)
        await turn(store) { $0.notice == nil }
        #expect(store.state.notice == nil)
    }

    @Test func `an expired notice is gone, and nothing else with it`() {
        let store = makeStore()
        store.send(.event(.signedIn(ann)))
        store.send(.event(.notice("Saved.")))
        let place = store.state.tab
        store.send(.noticeExpired)
        #expect(store.state.notice == nil && store.state.tab == place && store.state.route == .home(.customer))
    }

    @Test func `the launch screen has its time even where the session is known at once`() {
        let store = makeStore(launching: true)
        store.send(.event(.signedIn(ann)))
        #expect(store.state.route == .launch)
        store.send(.launchScreenFinished)
        #expect(store.state.route == .home(.customer))
    }

    @Test func `the launch screen goes when its time is over`() async {
        let clock = TestClock()
        let store = makeStore(clock: clock, launching: true)
        store.send(.started)
        await clock.sleepers(1)
        clock.advance(by: .seconds(2))
        await turn(store) { !$0.isLaunching && $0.isSessionKnown }
        #expect(store.state.route == .home(.customer))
    }

    @Test func `a session that can't be restored for now keeps the launch screen and its way to try again`() async {
        let store = makeStore(user: .failure(.offline))
        store.send(.started)
        await turn(store) { $0.slices.state(of: AuthFeature.self)?.session == .restoreFailed(APIError.offline.message) }
        #expect(store.state.route == .launch)
    }

    @Test func `back in the foreground a session that could not be restored is tried again`() async {
        let store = makeStore()
        store.send(.slice(SliceAction(AuthFeature.self, .session(.restored(.failure(.offline))))))
        #expect(store.state.route == .launch)
        store.send(.returnedToForeground)
        await turn(store) { $0.route == .home(.customer) }
        #expect(store.state.person?.id == User.sample.id)
    }

    /// Drains the store's inbox until a condition holds, and stops the store.
    private func turn(_ store: Store<AppState, AppAction>, until condition: (AppState) -> Bool) async {
        store.drain()
        if condition(store.state) { return }
        await store.run {
            if condition(store.state) { store.stop() }
        }
    }
}
