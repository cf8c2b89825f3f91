import Core
import CoreTesting
import CoreUI
import PaymentsAPI
import Testing
import UI

@testable import Payments

struct HomeFeatureTests {
    private func store(_ result: Result<[PaymentMethod], APIError>) -> TestStore<HomeFeature.State, HomeFeature.Action> {
        TestStore(screen: HomeFeature(service: FakePaymentsService(result: result)), initial: HomeFeature.State())
    }

    private func html(_ methods: ViewState<[PaymentMethod]>) -> String {
        String(decoding: Renderer.render(HomeView(store: ScopedStore(state: HomeFeature.State(methods: methods)))).html, as: UTF8.self)
    }

    @Test func `methods are loaded when the screen appears`() async {
        let store = store(.success([.sample]))
        await store.send(.appeared) { $0.methods = .loading }
        await store.receive(.methodsLoaded(.success([.sample]))) { $0.methods = .loaded([.sample]) }
        await store.finish()
    }

    @Test func `methods that can't be loaded say why, and can be asked for again`() async {
        let store = store(.failure(.offline))
        for _ in 1...2 {
            await store.send(.appeared) { $0.methods = .loading }
            await store.receive(.methodsLoaded(.failure(.offline))) { $0.methods = .failed(APIError.offline.message) }
        }
        await store.finish()
    }

    @Test func `the screen shows methods, or says that there are none`() {
        #expect(html(.loaded([.sample])).contains(PaymentMethod.sample.lastFour))
        #expect(html(.loaded([])).contains(Strings.empty))
    }
}
