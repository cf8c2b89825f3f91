import Core
import CoreTesting
import CoreUI
import OrdersAPI
import Testing

@testable import Orders

struct PricesTests {
    private func store(_ service: FakePriceService = FakePriceService(), _ state: PricesState = PricesState()) -> TestStore<PricesState, PricesAction> {
        TestStore(screen: PricesFeature(prices: service), initial: state)
    }

    private let found = PriceOverview(versions: [.sample], drafts: [.sample])

    @Test func `the list loads versions and drafts when it appears, and again when the editor is left`() async {
        let store = store()
        await store.send(.appeared) { $0.overview = .loading }
        await store.receive(.loaded(.success(found))) { $0.overview = .loaded(found) }
        await store.send(.opened([.prices(draft: 3)])) { $0.path = [.prices(draft: 3)] }
        await store.send(.opened([])) { $0.path = [] }
        await store.receive(.loaded(.success(found)))
        await store.finish()
    }

    @Test func `a draft opens its editor, and a new one too`() async {
        let store = store()
        await store.send(.draftTapped(3))
        await store.receive(event: .open(OrdersLink.prices(draft: 3).place))
        await store.send(.newTapped) { $0.isWorking = true }
        await store.receive(.created(.success(.sample))) { $0.isWorking = false }
        await store.receive(event: .open(OrdersLink.prices(draft: 3).place))
        await store.finish()
    }

    @Test func `what can't be loaded, begun or withdrawn says why`() async {
        let store = store(FakePriceService(found: .failure(.offline), stored: .failure(.offline), published: .failure(.offline)))
        await store.send(.appeared) { $0.overview = .loading }
        await store.receive(.loaded(.failure(.offline))) { $0.overview.finish(.failure(.offline)) }
        await store.send(.newTapped) { $0.isWorking = true }
        await store.receive(.created(.failure(.offline))) { ($0.isWorking, $0.message) = (false, APIError.offline.message) }
        await store.send(.withdrawTapped(2)) { ($0.isWorking, $0.message) = (true, nil) }
        await store.receive(.withdrawn(.failure(.offline))) {
            ($0.isWorking, $0.message) = (false, APIError.offline.message)
            $0.overview = .loading
        }
        await store.receive(.loaded(.failure(.offline))) { $0.overview.finish(.failure(.offline)) }
        await store.finish()
    }

    @Test func `a withdrawn version is shown as such`() async {
        let store = store()
        await store.send(.withdrawTapped(1)) { $0.isWorking = true }
        await store.receive(.withdrawn(.success(NoOutput()))) {
            $0.isWorking = false
            $0.overview = .loading
        }
        await store.receive(.loaded(.success(found))) { $0.overview = .loaded(found) }
        await store.finish()
    }
}
