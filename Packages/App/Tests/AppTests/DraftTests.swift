import Auth
import AuthAPI
import Core
import CoreTesting
import CoreUI
import Testing

@testable import App

/// What was entered before the server went comes back to the person who entered it.
struct DraftTests {
    private let ann = Person(id: 7, name: "Ann Lee", roles: [.customer])

    private func makeStore() -> Store<AppState, AppAction> {
        let slices = Slices([Slice(AuthFeature(auth: FakeAuthService(user: .success(.sample)))), Slice(CounterFeature())])
        let coordinator = AppCoordinator(tabs: TabBarCoordinator(plugins: [CounterPlugin(), AuthPlugin()]))
        let reducer = AppReducer(coordinator: coordinator, clock: TestClock(), launchScreenDuration: .seconds(2), permissions: nil)
        return Store(initial: AppState(slices: slices), receive: { .event($0) }, reduce: reducer.reduce)
    }

    private func count(_ store: Store<AppState, AppAction>) -> Int? { store.state.slices.state(of: CounterFeature.self)?.count }

    private func shown(_ store: Store<AppState, AppAction>) -> Drafts? {
        var drafts = SessionDrafts()
        return drafts.drafts(of: store.state)
    }

    /// What the page gets from a session in which somebody counted to two.
    private func drafts(of person: Person?) -> Drafts? {
        let store = makeStore()
        store.send(.event(person.map { .signedIn($0) } ?? .signedOut))
        for _ in 0..<2 { store.send(.slice(SliceAction(CounterFeature.self, .tapped))) }
        return shown(store)
    }

    @Test func `what was put together follows each change, whoever makes it`() throws {
        let store = makeStore()
        var drafts = SessionDrafts()
        func expectCurrent() {
            #expect(drafts.drafts(of: store.state) == shown(store))
            #expect((drafts.encoded(of: store.state) == nil) == (shown(store) == nil))
        }
        expectCurrent()
        store.send(.draftsReturned(try #require(self.drafts(of: ann))))
        expectCurrent()
        store.send(.event(.signedIn(Person(id: 8, name: "Bo", roles: [.customer]))))
        expectCurrent()
        let none = drafts.encoded(of: store.state)
        store.send(.slice(SliceAction(CounterFeature.self, .tapped)))
        expectCurrent()
        let one = drafts.encoded(of: store.state)
        #expect(one != none)
        store.send(.slice(SliceAction(CounterFeature.self, .tapped)))
        expectCurrent()
        #expect(drafts.encoded(of: store.state) != one)
        store.send(.draftsReturned(Drafts(person: 8, entries: ["gone/form": "1"])))
        expectCurrent()
        store.send(.event(.signedOut))
        expectCurrent()
    }

    @Test func `nothing entered is no draft`() {
        let store = makeStore()
        store.send(.event(.signedIn(ann)))
        #expect(shown(store) == nil)
    }

    @Test func `a draft waits until it is known who is signed in`() throws {
        let store = makeStore()
        store.send(.draftsReturned(try #require(drafts(of: ann))))
        #expect(count(store) == 0)
        // Should this server go, too, before it knows, the page still has them.
        #expect(shown(store) == drafts(of: ann))
        store.send(.event(.signedIn(ann)))
        #expect(count(store) == 2)
        store.send(.slice(SliceAction(CounterFeature.self, .tapped)))
        store.send(.event(.signedIn(ann)))
        #expect(count(store) == 3)
    }

    @Test func `a draft that comes when somebody is signed in is restored at once`() throws {
        let store = makeStore()
        store.send(.event(.signedIn(ann)))
        store.send(.draftsReturned(try #require(drafts(of: ann))))
        #expect(count(store) == 2)
    }

    @Test func `another person's draft is dropped, and so is a person's where nobody is signed in`() throws {
        let store = makeStore()
        store.send(.draftsReturned(try #require(drafts(of: ann))))
        store.send(.event(.signedIn(Person(id: 8, name: "Bo", roles: [.customer]))))
        #expect(count(store) == 0)
        let signedOut = makeStore()
        signedOut.send(.draftsReturned(try #require(drafts(of: ann))))
        signedOut.send(.event(.signedOut))
        #expect(count(signedOut) == 0)
        #expect(shown(signedOut) == nil)
    }

    @Test func `what is entered before a sign-in comes back, too`() throws {
        let store = makeStore()
        store.send(.draftsReturned(try #require(drafts(of: nil))))
        store.send(.event(.signedOut))
        #expect(count(store) == 2)
    }
}
