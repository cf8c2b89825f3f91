import Core
import CoreTesting
import PaymentsAPI
import Testing

@testable import Payments

struct PaymentsFeatureTests {
    @Test func `the screen loads inside the feature`() async {
        let store = TestStore(PaymentsFeature(service: FakePaymentsService()))
        await store.send(.home(.appeared)) { $0.home.methods = .loading }
        await store.receive(.home(.methodsLoaded(.success([.sample])))) { $0.home.methods = .loaded([.sample]) }
        await store.finish()
    }

    @Test func `a link reads as it is written, and other places are none`() {
        #expect(PaymentsLink(PaymentsLink.methods.place) == .methods)
        #expect(PaymentsLink(LinkPlace(tab: "elsewhere")) == nil)
        #expect(PaymentsLink(LinkPlace(tab: "payments", components: ["7"])) == nil)
    }
}
