#if DEBUG
import Core
import CoreUI
import PaymentsAPI
import UI

struct MethodsView_Previews: PreviewProvider {
    static let other = PaymentMethod(id: 2, brand: "mastercard", lastFour: "4444", expiryMonth: 3, expiryYear: 2031)

    static func page(_ page: ViewState<MethodsPage>, _ change: (inout MethodsFeature.State) -> Void = { _ in }) -> some View {
        var state = MethodsFeature.State(page: page)
        change(&state)
        return MethodsView(store: ScopedStore(state: state))
    }

    static func loaded(_ methods: [PaymentMethod], gateway: String = "fake") -> ViewState<MethodsPage> {
        .loaded(MethodsPage(methods: methods, configuration: PaymentConfiguration(gateway: gateway)))
    }

    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(loaded([])).previewDisplayName("Empty")
            page(loaded([.sample, other])).previewDisplayName("Loaded")
            page(loaded([.sample])) { ($0.setup, $0.isAdding) = (.sample, true) }.previewDisplayName("Adding on the provider's page")
            page(loaded([.sample, other])) { $0.asked = 2 }.previewDisplayName("Asking before removing")
            page(loaded([.sample])) { $0.message = Strings.declineUnknown }.previewDisplayName("Refused")
            page(loaded([], gateway: "none")).previewDisplayName("Without payment")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}

struct MethodRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            MethodRow(method: .sample, store: ScopedStore(state: MethodsFeature.State())).previewDisplayName("Default")
            MethodRow(method: MethodsView_Previews.other, store: ScopedStore(state: MethodsFeature.State())).previewDisplayName("Another")
            MethodRow(method: PaymentMethod(id: 3, brand: "paypal", lastFour: ""), store: ScopedStore(state: MethodsFeature.State()))
                .previewDisplayName("Without a number")
        }
    }
}

struct CardEntryCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CardEntryCard(setup: .sample, configuration: .sample, store: ScopedStore(state: MethodsFeature.State())).previewDisplayName(
                "On the provider's page")
            CardEntryCard(
                setup: PaymentSetup(setupID: "seti_1", clientSecret: "secret"), configuration: PaymentConfiguration(gateway: "stripe"),
                store: ScopedStore(state: MethodsFeature.State())
            )
            .previewDisplayName("In our page")
        }
    }
}
#endif
