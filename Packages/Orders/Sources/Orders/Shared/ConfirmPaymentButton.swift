import Core
import CoreUI
import OrdersAPI
import PaymentsAPI
import Theme
import UI

/// The way to the customer's bank, which asks whether the payment is theirs: by the provider's script, or on its page.
struct ConfirmPaymentButton: View {
    let clientSecret: String?
    let actionPage: String?
    /// The place to which the bank's page leads back.
    var back = OrdersLink.confirmed
    let store: ScopedStore<PaymentFeature>

    var body: some View {
        VStack {
            // The script acts on the press.
            PrimaryButton(Strings.confirmPayment) {}.accessibilityIdentifier("orders.confirm")
        }
        .hook(Hook<ProviderReport>(ProviderReport.hook), options: options) { [send = store.sender] in send(.reported($0)) }
    }

    private var options: [String: String] {
        if let actionPage { return ["call": "page", "page": actionPage, "back": back.address] }
        let configuration = store.state.options?.configuration
        return [
            "call": "confirm", "script": configuration?.script ?? "", "key": configuration?.publishableKey ?? "", "secret": clientSecret ?? "",
        ]
    }
}

extension OrdersLink {
    /// The place's address without the host, to which a bank's page leads back.
    fileprivate var address: String { "/" + ([place.mode?.rawValue ?? "", place.tab] + place.components).joined(separator: "/") }
}
