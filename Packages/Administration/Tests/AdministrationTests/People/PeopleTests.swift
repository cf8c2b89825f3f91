import AuthAPI
import Core
import CoreTesting
import CoreUI
import Testing

@testable import Administration

struct PeopleTests {
    private func store(
        _ service: FakePeopleService = FakePeopleService(), clock: TestClock = TestClock(), change: (inout PeopleFeature.State) -> Void = { _ in }
    ) -> TestStore<PeopleFeature.State, PeopleFeature.Action> {
        var state = PeopleFeature.State()
        change(&state)
        return TestStore(screen: PeopleFeature(service: service, clock: clock), initial: state)
    }

    @Test func `people are loaded, or say why they aren't`() async {
        let failed = store(FakePeopleService(pageResult: .failure(.offline)))
        await failed.send(.appeared) { $0.people = .loading }
        await failed.receive(.loaded(PeopleFilter(), .failure(.offline))) { $0.people = .failed(APIError.offline.message) }
        await failed.finish()
    }

    @Test func `filters load again, and a late response of another filter is dropped`() async {
        let store = store { $0.people = .loaded([]) }
        await store.send(.roleChosen(.driver)) { ($0.filter.role, $0.people) = (.driver, .loading) }
        await store.receive(.loaded(PeopleFilter(role: .driver), .success(.sample))) { $0.people = .loaded([.sample]) }
        await store.send(.statusChosen(.disabled)) { ($0.filter.status, $0.people) = (.disabled, .loading) }
        await store.receive(.loaded(PeopleFilter(role: .driver, status: .disabled), .success(.sample))) { $0.people = .loaded([.sample]) }
        await store.send(.loaded(PeopleFilter(), .failure(.offline)))
        await store.send(.moreLoaded(PeopleFilter(), .failure(.offline)))
        await store.send(.personTapped(7))
        await store.finish()
    }

    @Test func `the search waits until the person has stopped typing`() async {
        let clock = TestClock()
        let store = store(clock: clock)
        await store.send(.searchChanged("ca")) { $0.filter.search = "ca" }
        await store.send(.searchChanged("cas")) { $0.filter.search = "cas" }
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(300))
        await store.receive(.loaded(PeopleFilter(search: "cas"), .success(.sample))) { $0.people = .loaded([.sample]) }
        await store.finish()
    }

    @Test func `more people are added below, or say why they aren't`() async {
        let next = AccountPage(items: [.sample], nextBefore: 3)
        let loaded = store(FakePeopleService(pageResult: .success(next))) { ($0.people, $0.next) = (.loaded([.sample]), 7) }
        await loaded.send(.moreTapped) { $0.isLoadingMore = true }
        await loaded.send(.moreTapped)
        await loaded.receive(.moreLoaded(PeopleFilter(), .success(next))) { ($0.isLoadingMore, $0.people, $0.next) = (false, .loaded([.sample, .sample]), 3) }
        await loaded.finish()
        let failed = store(FakePeopleService(pageResult: .failure(.offline))) { ($0.people, $0.next) = (.loaded([.sample]), 7) }
        await failed.send(.moreTapped) { $0.isLoadingMore = true }
        await failed.receive(.moreLoaded(PeopleFilter(), .failure(.offline))) { ($0.isLoadingMore, $0.message) = (false, APIError.offline.message) }
        await failed.finish()
    }

    @Test func `the list marks locked accounts, and says when nobody is found`() {
        func list(_ people: [AdministeredAccount]) -> String {
            html(PeopleList(store: ScopedStore(state: PeopleFeature.State(people: .loaded(people))), openID: nil))
        }
        let locked = list([AdministeredAccount(user: .sample, disabledAt: User.sample.createdAt)])
        #expect(locked.contains("administration.person.\(User.sample.id)") && locked.contains("t-pill t-tone-danger"))
        #expect(list([]).contains(Strings.nobodyFound))
    }
}
