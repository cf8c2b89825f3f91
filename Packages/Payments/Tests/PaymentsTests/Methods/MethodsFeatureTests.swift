import AuthAPI
import Core
import CoreTesting
import CoreUI
import OrdersAPI
import PaymentsAPI
import Testing
import UI

@testable import Payments

struct MethodsFeatureTests {
    private static let page = MethodsPage(methods: [.sample], configuration: .sample)
    private static let conflict = APIError(status: 409, code: "payment_method_in_use", message: "It is in use.")

    private func store(
        _ service: FakePaymentsService = FakePaymentsService(), _ state: MethodsFeature.State = MethodsFeature.State()
    ) -> TestStore<MethodsFeature.State, MethodsFeature.Action> {
        TestStore(screen: MethodsFeature(service: service), initial: state)
    }

    private func loaded(_ change: (inout MethodsFeature.State) -> Void = { _ in }) -> MethodsFeature.State {
        var state = MethodsFeature.State(page: .loaded(Self.page))
        change(&state)
        return state
    }

    private func html(_ state: MethodsFeature.State) -> String {
        String(decoding: Renderer.render(MethodsView(store: ScopedStore(state: state))).html, as: UTF8.self)
    }

    @Test func `methods are loaded when the screen appears`() async {
        let store = store()
        await store.send(.appeared) { $0.page = .loading }
        await store.receive(.loaded(.success(Self.page))) { $0.page = .loaded(Self.page) }
        await store.finish()
    }

    @Test func `methods that can't be loaded say why`() async {
        let store = store(FakePaymentsService(methodsResult: .failure(.offline)))
        await store.send(.appeared) { $0.page = .loading }
        await store.receive(.loaded(.failure(.offline))) { $0.page = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test func `a card is added by the provider's field`() async {
        let store = store(FakePaymentsService(), loaded())
        await store.send(.addTapped) { $0.isAdding = true }
        await store.receive(.began(.success(.sample))) { $0.setup = .sample }
        await store.send(.addTapped)
        await store.send(.reported(ProviderReport(outcome: .refused, message: "Wrong number."))) { $0.message = "Wrong number." }
        await store.send(.reported(ProviderReport(outcome: .done))) {
            $0.setup = nil
            $0.message = nil
        }
        await store.receive(.saved(.success(.sample))) { $0.isAdding = false }
        await store.receive(event: .notice(Strings.cardSaved))
        await store.receive(event: .open(PaymentsLink.methods.place))
        await store.receive(.loaded(.success(Self.page)))
        await store.finish()
    }

    @Test func `adding a card for an order begins at once, and leads back to the order or, opened otherwise, to the account`() async {
        let store = store(FakePaymentsService(), loaded())
        await store.send(.openedToAdd(.newOrder)) { ($0.purpose, $0.isAdding) = (.newOrder, true) }
        await store.receive(.began(.success(.sample))) { $0.setup = .sample }
        #expect(html(store.state).contains("data-back=\"/customer/payments/setup/seti_1/order\""))
        await store.send(.backTapped)
        await store.receive(event: .open(OrdersLink.home().place))
        await store.send(.opened) { $0.purpose = .account }
        await store.send(.backTapped)
        await store.receive(event: .open(AuthLink.account.place))
        await store.finish()
    }

    @Test func `adding can't begin, can be given up, and can fail at the end`() async {
        let offline = store(FakePaymentsService(setupResult: .failure(.offline)), loaded())
        await offline.send(.addTapped) { $0.isAdding = true }
        await offline.receive(.began(.failure(.offline))) {
            $0.isAdding = false
            $0.message = APIError.offline.message
        }
        await offline.finish()

        let canceled = store(FakePaymentsService(), loaded { ($0.setup, $0.isAdding) = (.sample, true) })
        await canceled.send(.addCanceled) {
            $0.setup = nil
            $0.isAdding = false
        }
        await canceled.send(.reported(ProviderReport(outcome: .done)))
        await canceled.finish()

        let failed = store(FakePaymentsService(methodResult: .failure(.offline)), loaded())
        await failed.send(.returned("seti_1", for: .account)) { $0.isAdding = true }
        await failed.receive(.saved(.failure(.offline))) {
            $0.isAdding = false
            $0.message = APIError.offline.message
        }
        await failed.finish()
    }

    @Test func `a provider that can't be reached ends adding`() async {
        let store = store(FakePaymentsService(), loaded { ($0.setup, $0.isAdding) = (.sample, true) })
        await store.send(.reported(ProviderReport(outcome: .unavailable))) {
            $0.setup = nil
            $0.isAdding = false
            $0.message = Strings.providerUnavailable
        }
        await store.finish()
    }

    @Test func `a method becomes the default one`() async {
        let store = store(FakePaymentsService(), loaded())
        await store.send(.defaultTapped(2)) { $0.busy = 2 }
        await store.send(.defaultTapped(1))
        await store.receive(.changed(nil)) { $0.busy = nil }
        await store.receive(.loaded(.success(Self.page)))
        await store.finish()
    }

    @Test func `a method is removed after a question`() async {
        let store = store(FakePaymentsService(), loaded())
        await store.send(.removeTapped(1)) { $0.asked = 1 }
        await store.send(.removeDismissed) { $0.asked = nil }
        await store.send(.removeConfirmed)
        await store.send(.removeTapped(1)) { $0.asked = 1 }
        await store.send(.removeConfirmed) {
            $0.asked = nil
            $0.busy = 1
        }
        await store.receive(.changed(nil)) { $0.busy = nil }
        await store.receive(.loaded(.success(Self.page)))
        await store.finish()
    }

    @Test func `a method that can't be removed says why`() async {
        let store = store(FakePaymentsService(removal: .failure(Self.conflict)), loaded { $0.asked = 1 })
        await store.send(.removeConfirmed) {
            $0.asked = nil
            $0.busy = 1
        }
        await store.receive(.changed(Self.conflict)) {
            $0.busy = nil
            $0.message = Self.conflict.message
        }
        await store.receive(.loaded(.success(Self.page)))
        await store.finish()
    }

    @Test func `the way back leads to the account`() async {
        let store = store()
        await store.send(.backTapped)
        await store.receive(event: .open(AuthLink.account.place))
        await store.finish()
    }

    @Test func `the page shows cards, or how to add one, or that orders are free of payment`() {
        #expect(html(loaded()).contains("•••• 4242"))
        #expect(html(loaded()).contains("12/2034"))
        let empty = html(MethodsFeature.State(page: .loaded(MethodsPage(methods: [], configuration: .sample))))
        #expect(empty.contains("payments.add"))
        let none = html(MethodsFeature.State(page: .loaded(MethodsPage(methods: [], configuration: PaymentConfiguration(gateway: "none")))))
        #expect(!none.contains("payments.add"))
    }

    @Test func `the provider's field gets what its script needs, and its page the way back`() {
        let stripe = PaymentConfiguration(gateway: "stripe", publishableKey: "pk_1", script: "https://js.stripe.test/v3/")
        var state = MethodsFeature.State(page: .loaded(MethodsPage(methods: [], configuration: stripe)))
        state.setup = PaymentSetup(setupID: "seti_1", clientSecret: "seti_1_secret_x")
        let field = html(state)
        for text in [
            "data-call=\"card\"", "data-key=\"pk_1\"", "data-script=\"https://js.stripe.test/v3/\"", "data-secret=\"seti_1_secret_x\"",
            "data-keep=\"children\"",
        ] {
            #expect(field.contains(text))
        }
        state.setup = .sample
        let page = html(state)
        #expect(page.contains("data-call=\"page\""))
        #expect(page.contains("data-back=\"/customer/payments/setup/seti_1\""))
    }
}
