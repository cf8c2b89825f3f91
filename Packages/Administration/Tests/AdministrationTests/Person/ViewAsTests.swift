import AuthAPI
import Core
import CoreTesting
import CoreUI
import Testing
import UI

@testable import Administration

struct ViewAsTests {
    private func store(
        _ service: FakePeopleService = FakePeopleService(), change: (inout ViewAsFeature.State) -> Void = { _ in }
    ) -> TestStore<ViewAsFeature.State, ViewAsFeature.Action> {
        var state = ViewAsFeature.State(id: 7, viewings: .loaded([.sample]))
        change(&state)
        return TestStore(screen: ViewAsFeature(service: service), initial: state)
    }

    @Test func `the form asks for a reason and begins with it`() async {
        let store = store()
        await store.send(.formTapped) { $0.reason = "" }
        await store.send(.beginTapped) { $0.fault = Strings.viewAsReasonMissing }
        await store.send(.reasonChanged("A call.")) { ($0.reason, $0.fault) = ("A call.", nil) }
        await store.send(.beginTapped) { $0.isWorking = true }
        await store.send(.beginTapped)
        await store.receive(.began(nil)) { $0.isWorking = false }
        await store.send(.formDismissed) { $0.reason = nil }
        await store.send(.beginTapped)
        await store.finish()
    }

    @Test func `what is refused says why, at the field or above, but not where a proof wasn't given`() async {
        let store = store(FakePeopleService(changeResult: .failure(.offline))) { $0.reason = "A call." }
        await store.send(.beginTapped) { $0.isWorking = true }
        await store.receive(.began(.offline)) { ($0.isWorking, $0.message) = (false, APIError.offline.message) }
        await store.send(.began(.invalid(["reason": "Too long."]))) { ($0.fault, $0.message) = ("Too long.", nil) }
        await store.send(.began(.proofRequired)) { $0.fault = nil }
        await store.finish()
    }

    @Test func `the list loads with the page, and again when asked; a restored reason stays`() async {
        let service = FakePeopleService(viewingsResult: .failure(.offline))
        let store = TestStore(screen: ViewAsFeature(service: service), initial: ViewAsFeature.State())
        await store.send(.retryTapped)
        await store.send(.draftRestored("A call.")) { $0.reason = "A call." }
        await store.send(.opened(7)) { ($0.id, $0.viewings) = (7, .loading) }
        await store.receive(.viewingsLoaded(.failure(.offline))) { $0.viewings = .failed(APIError.offline.message) }
        await store.send(.opened(nil)) { $0 = ViewAsFeature.State() }
        await store.finish()
    }

    @Test func `nobody views as an administrator or through a locked account`() {
        func card(_ account: AdministeredAccount) -> String {
            html(ViewAsCard(account: account, store: ScopedStore(state: ViewAsFeature.State(id: 7, viewings: .loaded([.sample])))))
        }
        #expect(card(.sample).contains("\"administration.view\""))
        #expect(card(.sample).contains(AccountViewing.sample.reason))
        #expect(!card(AdministeredAccount(user: .sample, disabledAt: User.sample.createdAt)).contains("\"administration.view\""))
    }
}
