import Core
import CoreUI
import LocationAPI
import Theme
import UI

/// Where to pick up: three fields, the check, and its outcome.
struct AddressForm: View {
    let store: ScopedStore<OrdersFeature>

    @Environment(\.theme) private var theme

    private var form: OrderForm { store.state.form }

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.md) {
            TextFormField(
                Strings.street, text: store.binding(\.form.line1) { .line1Changed($0) }, identifier: "orders.address.line1")
            TextFormField(Strings.city, text: store.binding(\.form.city) { .cityChanged($0) }, identifier: "orders.address.city")
            TextFormField(
                Strings.postalCode, text: store.binding(\.form.postalCode) { .postalCodeChanged($0) }, identifier: "orders.address.postalCode")
            SecondaryButton(Strings.checkAddress, symbol: AppSymbols.locationName, isBusy: isChecking) { store.send(.checkAddressTapped) }
                .accessibilityIdentifier("orders.address.check")
            outcome
        }
    }

    private var isChecking: Bool {
        if case .loading = form.address { true } else { false }
    }

    @ViewBuilder private var outcome: some View {
        switch form.address {
        case .idle, .loading: EmptyView()
        case .loaded(let found):
            NoticeBanner(found.check.message, tone: found.check.served ? .success : .warning)
                .accessibilityIdentifier("orders.address.message")
        case .failed(let message):
            NoticeBanner(message, tone: .danger).accessibilityIdentifier("orders.address.message")
        }
    }
}

struct AddressForm_Previews: PreviewProvider {
    static var previews: some View {
        AddressForm(store: ScopedStore(state: OrdersState()))
    }
}
