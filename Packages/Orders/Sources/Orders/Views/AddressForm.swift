import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The fields of an address that isn't saved, and the check.
struct AddressForm: View {
    let store: ScopedStore<OrdersFeature>

    var body: some View {
        Form {
            TextFormField(Strings.street, text: store.binding(\.form.line1) { .line1Changed($0) }, identifier: "orders.address.line1")
            TextFormField(Strings.line2, text: store.binding(\.form.line2) { .line2Changed($0) }, identifier: "orders.address.line2")
            TextFormField(Strings.city, text: store.binding(\.form.city) { .cityChanged($0) }, identifier: "orders.address.city")
            TextFormField(
                Strings.postalCode, text: store.binding(\.form.postalCode) { .postalCodeChanged($0) }, identifier: "orders.address.postalCode")
            SecondaryButton(Strings.checkAddress, symbol: AppSymbols.locationName, isBusy: isChecking) { store.send(.checkAddressTapped) }
                .accessibilityIdentifier("orders.address.check")
        }
        .onSubmit { store.send(.checkAddressTapped) }
    }

    private var isChecking: Bool {
        if case .loading = store.state.form.address { true } else { false }
    }
}

struct AddressForm_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AddressForm(store: ScopedStore(state: .previewEmpty)).previewDisplayName("Empty")
            AddressForm(store: ScopedStore(state: .previewQuoted)).previewDisplayName("Loaded")
        }
    }
}
