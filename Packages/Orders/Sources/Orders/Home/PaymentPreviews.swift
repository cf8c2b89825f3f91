#if DEBUG
import CoreUI
import OrdersAPI
import PaymentsAPI
import UI

extension PaymentState {
    /// Two cards, of which one was refused.
    static var previewDeclined: PaymentState {
        PaymentState(options: PaymentOptions(configuration: .sample, methods: [.sample, other]), obstacle: .declined)
    }

    static let other = PaymentMethod(id: 2, brand: "mastercard", lastFour: "4444", expiryMonth: 1, expiryYear: 2031)
}

struct QuotePaymentView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            part(PaymentState()).previewDisplayName("Loading")
            part(PaymentState(options: PaymentOptions(configuration: .sample))).previewDisplayName("Empty")
            part(PaymentState(options: PaymentOptions(configuration: .sample, methods: [.sample]))).previewDisplayName("Loaded")
            part(PaymentState(options: PaymentOptions(configuration: .sample, methods: [.sample, PaymentState.other]))).previewDisplayName("Several")
            part(PaymentState(options: PaymentOptions.none)).previewDisplayName("Without payment")
        }
    }

    private static func part(_ state: PaymentState) -> some View { QuotePaymentView(price: .sample, store: ScopedStore(state: state)) }
}

struct OtherCardsView_Previews: PreviewProvider {
    static var previews: some View {
        OtherCardsView(store: ScopedStore(state: .previewDeclined)).previewDisplayName("Declined")
    }
}
#endif
