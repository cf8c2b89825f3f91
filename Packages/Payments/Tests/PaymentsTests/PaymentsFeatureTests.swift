import Core
import CoreTesting
import PaymentsAPI
import Testing

@testable import Payments

struct PaymentsFeatureTests {
    @Test(arguments: [PaymentsLink.methods, .setup("seti_1-a"), .order(12)])
    func `a link reads as it is written`(link: PaymentsLink) {
        #expect(PaymentsLink(link.place) == link)
    }

    @Test(arguments: [
        ["7"], ["orders"], ["orders", "0"], ["orders", "x"], ["orders", "+7"], ["setup"], ["setup", ""], ["setup", "a/b"], ["setup", "é"], ["a", "b", "c"],
    ])
    func `other places are none`(components: [String]) {
        #expect(PaymentsLink(LinkPlace(tab: PaymentsLink.tab, components: components)) == nil)
        #expect(PaymentsLink(LinkPlace(tab: "elsewhere")) == nil)
    }

    @Test func `an address leads back to the place`() {
        #expect(PaymentsLink.setup("seti_1").address == "/customer/payments/setup/seti_1")
        #expect(PaymentsLink.order(12).address == "/customer/payments/orders/12")
        #expect(PaymentsLink.methods.address == "/customer/payments")
    }

    @Test func `coming back from the provider's page saves the card`() async {
        let store = TestStore(PaymentsFeature(service: FakePaymentsService()))
        let page = MethodsPage(methods: [.sample], configuration: .sample)
        await store.send(.opened([.setup("seti_1")])) {
            $0.path = [.setup("seti_1")]
            $0.methods.isAdding = true
        }
        await store.receive(.methods(.saved(.success(.sample)))) { $0.methods.isAdding = false }
        await store.receive(event: .notice(Strings.cardSaved))
        await store.receive(event: .open(PaymentsLink.methods.place))
        await store.receive(.methods(.loaded(.success(page)))) { $0.methods.page = .loaded(page) }
        await store.send(.opened([])) { $0.path = [] }
        await store.finish()
    }

    @Test func `both screens load inside the feature`() async {
        let store = TestStore(PaymentsFeature(service: FakePaymentsService()))
        let methods = MethodsPage(methods: [.sample], configuration: .sample)
        await store.send(.methods(.appeared)) { $0.methods.page = .loading }
        await store.receive(.methods(.loaded(.success(methods)))) { $0.methods.page = .loaded(methods) }
        let receipt = ReceiptPage(payments: [.sample], methods: [.sample], configuration: .sample)
        await store.send(.receipt(.appeared(12))) {
            $0.receipt.orderID = 12
            $0.receipt.page = .loading
        }
        await store.receive(.receipt(.loaded(.success(receipt)))) { $0.receipt.page = .loaded(receipt) }
        await store.finish()
    }
}
