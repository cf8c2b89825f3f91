import Core
import CoreTesting
import CoreUI
import PaymentsAPI
import Testing
import UI

@testable import Payments

struct HomeFeatureTests {
    private func store(_ result: Result<[PaymentsEntry], APIError>) -> TestStore<HomeFeature.State, HomeFeature.Action> {
        TestStore(screen: HomeFeature(service: FakePaymentsService(result: result)), initial: HomeFeature.State())
    }

    private func html(_ entries: ViewState<[PaymentsEntry]>) -> String {
        String(decoding: Renderer.render(HomeView(store: ScopedStore(state: HomeFeature.State(entries: entries)))).html, as: UTF8.self)
    }

    @Test func `entries are loaded when the screen appears`() async {
        let store = store(.success([.sample]))
        await store.send(.appeared) { $0.entries = .loading }
        await store.receive(.entriesLoaded(.success([.sample]))) { $0.entries = .loaded([.sample]) }
        await store.finish()
    }

    @Test func `entries that can't be loaded say why, and can be asked for again`() async {
        let store = store(.failure(.offline))
        for _ in 1...2 {
            await store.send(.appeared) { $0.entries = .loading }
            await store.receive(.entriesLoaded(.failure(.offline))) { $0.entries = .failed(APIError.offline.message) }
        }
        await store.finish()
    }

    @Test func `the screen shows entries, or says that there are none`() {
        #expect(html(.loaded([.sample])).contains(PaymentsEntry.sample.title))
        #expect(html(.loaded([])).contains(Strings.empty))
    }
}
