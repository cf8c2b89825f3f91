import Core
import CoreTesting
import PromotionsAPI
import Testing

@testable import Promotions

struct CreditTests {
    @Test func `credit that can't be loaded says why, and can be asked for again`() async {
        let store = TestStore(screen: CreditFeature(service: FakePromotionsService(account: .failure(.offline))), initial: CreditState())
        for _ in 1...2 {
            await store.send(.appeared) { $0.account = .loading }
            await store.receive(.loaded(.failure(.offline))) { $0.account = .failed(APIError.offline.message) }
        }
        await store.finish()
    }

    @Test func `each change of the credit has a name`() {
        let names = CreditEntry.Kind.allCases.map { kind in
            Strings.name(CreditEntry(id: 1, kind: kind, cents: 5, orderID: 12, reason: nil, createdAt: CreditEntry.sample.createdAt))
        }
        #expect(names == ["Credit from us", "A friend's first order", "Spent on order 12", "Back from order 12"])
    }
}
