import AdministrationAPI
import Core
import CoreTesting
import CoreUI
import Testing

@testable import Administration

struct StatusTests {
    @Test func `the state is loaded, again after a while, and no more once the page is left`() async {
        let store = TestStore(screen: StatusFeature(service: FakeAdministrationService(), clock: TestClock()), initial: StatusFeature.State())
        await store.send(.appeared) { $0.status = .loading }
        await store.receive(.loaded(.success(.sample))) { $0.status = .loaded(.sample) }
        await store.send(.refreshDue)
        await store.receive(.loaded(.success(.sample)))
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `a state that can't be loaded says why`() async {
        let service = FakeAdministrationService(statusResult: .failure(.offline))
        let store = TestStore(screen: StatusFeature(service: service, clock: TestClock()), initial: StatusFeature.State())
        await store.send(.refreshDue)
        await store.receive(.loaded(.failure(.offline))) { $0.status = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test func `the page tells version, database, queues, jobs, errors and migrations`() {
        let page = html(StatusView(store: ScopedStore(state: StatusFeature.State(status: .loaded(.sample)))) {})
        for text in ["1.4.0", "SQLite 3.51.1", "48.3 MB", "Outgoing mail", Strings.runsJobs, Strings.jobs(2), Strings.lastErrors(1), "Auth"] {
            #expect(page.contains(text), "\(text)")
        }
    }
}
