import AuthAPI
import Core
import CoreTesting
import CoreUI
import Testing
import UI

@testable import Administration

struct PersonTests {
    private static let locked = AdministeredAccount(user: .sample, disabledAt: User.sample.createdAt)

    private func store(
        _ service: FakePeopleService = FakePeopleService(), change: (inout PersonFeature.State) -> Void = { _ in }
    ) -> TestStore<PersonFeature.State, PersonFeature.Action> {
        var state = PersonFeature.State.sample
        change(&state)
        return TestStore(screen: PersonFeature(service: service), initial: state)
    }

    /// Takes the sessions and the events, which load side by side.
    private func receiveReloaded(_ store: TestStore<PersonFeature.State, PersonFeature.Action>) async {
        await store.receive(unordered: .sessionsLoaded(.success([.sample])))
        await store.receive(unordered: .eventsLoaded(.success([.sample])))
    }

    @Test func `what doesn't load says why, and loads again when asked`() async {
        let service = FakePeopleService(accountResult: .failure(.offline), sessionsResult: .failure(.offline), eventsResult: .failure(.offline))
        let store = TestStore(screen: PersonFeature(service: service), initial: PersonFeature.State())
        await store.send(.retryTapped)
        await store.send(.opened(7)) { ($0.id, $0.account, $0.sessions, $0.events) = (7, .loading, .loading, .loading) }
        await store.receive(unordered: .loaded(.failure(.offline))) { $0.account = .failed(APIError.offline.message) }
        await store.receive(unordered: .sessionsLoaded(.failure(.offline))) { $0.sessions = .failed(APIError.offline.message) }
        await store.receive(unordered: .eventsLoaded(.failure(.offline))) { $0.events = .failed(APIError.offline.message) }
        await store.send(.opened(nil)) { $0 = PersonFeature.State() }
        await store.finish()
    }

    @Test func `roles are marked, confirmed and saved`() async {
        let store = store(FakePeopleService(changeResult: .success(Self.locked)))
        await store.send(.roleTapped(.driver)) { $0.roles = [.customer, .driver] }
        await store.send(.roleTapped(.driver)) { $0.roles = nil }
        await store.send(.roleTapped(.driver)) { $0.roles = [.customer, .driver] }
        await store.send(.actTapped(.roles)) { $0.confirming = .roles }
        await store.send(.actConfirmed) { $0.isWorking = true }
        await store.send(.actConfirmed)
        await store.receive(.acted(.success(Self.locked))) { state in
            (state.isWorking, state.confirming, state.roles, state.account) = (false, nil, nil, .loaded(Self.locked))
        }
        await receiveReloaded(store)
        await store.finish()
    }

    @Test func `an account is locked and unlocked once that is confirmed`() async {
        for (act, account) in [(PersonFeature.Act.lock, Self.locked), (.unlock, .sample)] {
            let store = store(FakePeopleService(changeResult: .success(account)))
            await store.send(.actTapped(act)) { $0.confirming = act }
            await store.send(.actDismissed) { $0.confirming = nil }
            await store.send(.actConfirmed)
            await store.send(.actTapped(act)) { $0.confirming = act }
            await store.send(.actConfirmed) { $0.isWorking = true }
            await store.receive(.acted(.success(account))) { ($0.isWorking, $0.confirming, $0.account) = (false, nil, .loaded(account)) }
            await receiveReloaded(store)
            await store.finish()
        }
    }

    @Test func `sessions end, one or all`() async {
        for session in [nil, 12] {
            let store = store()
            await store.send(.actTapped(.endSessions(session))) { $0.confirming = .endSessions(session) }
            await store.send(.actConfirmed) { $0.isWorking = true }
            await store.receive(.acted(.success(.sample))) { ($0.isWorking, $0.confirming) = (false, nil) }
            await receiveReloaded(store)
            await store.finish()
        }
    }

    @Test func `an act that is refused says why, but not where a proof was asked for and not given`() async {
        let refused = store(FakePeopleService(changeResult: .failure(.offline))) { $0.confirming = .lock }
        await refused.send(.actConfirmed) { $0.isWorking = true }
        await refused.receive(.acted(.failure(.offline))) { ($0.isWorking, $0.confirming, $0.message) = (false, nil, APIError.offline.message) }
        await refused.send(.acted(.failure(APIError(status: 403, code: .proofRequired, message: "Prove it.")))) { $0.message = nil }
        await refused.send(.ordersTapped)
        await refused.send(.ticketsTapped)
        await refused.send(.paymentsTapped)
        await refused.finish()
    }

    @Test func `the page asks before it acts, and offers nothing dangerous for one's own account`() {
        func page(_ change: (inout PersonFeature.State) -> Void = { _ in }) -> PersonView {
            var state = PersonFeature.State.sample
            change(&state)
            return PersonView(store: ScopedStore(state: state), viewAs: ScopedStore(state: ViewAsFeature.State(id: state.id))) {}
        }
        let usual = html(page())
        #expect(usual.contains("administration.person.lock") && !usual.contains("administration.person.confirm"))
        #expect(
            usual.contains("administration.person.orders") && usual.contains("administration.person.tickets")
                && usual.contains("administration.person.payments"))
        #expect(html(page { $0.confirming = .lock }).contains("administration.person.confirm"))
        #expect(html(page { $0.account = .loaded(Self.locked) }).contains("administration.person.unlock"))
        let own = html(page().environment(\.person, Person(id: User.sample.id, name: "Ada", roles: [.admin])))
        #expect(own.contains(Strings.thatIsYou) && !own.contains("administration.person.lock") && !own.contains("administration.role.admin"))
    }
}
