import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// How to wash. The profile's choices are taken; most people leave them as they are, so the card is closed at first.
struct WashForm: View {
    let store: ScopedStore<OrdersFeature>

    @Environment(\.theme) private var theme

    private var preferences: LaundryPreferences { store.state.form.preferences }

    var body: some View {
        DisclosureCard(Strings.washing) {
            Text(Strings.wash(Strings.name(preferences.detergent), Strings.name(preferences.temperature), Strings.name(preferences.folding)))
                .foregroundStyle(theme.colors.secondaryText)
            ChipField(
                Strings.detergent, LaundryPreferences.Detergent.allCases, selection: preferences.detergent, identifier: "orders.detergent", name: Strings.name
            ) { store.send(.detergentChosen($0)) }
            ChipField(
                Strings.temperature, LaundryPreferences.Temperature.allCases, selection: preferences.temperature, identifier: "orders.temperature",
                name: Strings.name
            ) { store.send(.temperatureChosen($0)) }
            ChipField(
                Strings.folding, LaundryPreferences.Folding.allCases, selection: preferences.folding, identifier: "orders.folding", name: Strings.name
            ) { store.send(.foldingChosen($0)) }
            Toggle(Strings.softener, isOn: store.binding(\.form.preferences.softener) { .softenerToggled($0) })
                .accessibilityIdentifier("orders.softener")
        }
    }
}

struct WashForm_Previews: PreviewProvider {
    static var previews: some View {
        WashForm(store: ScopedStore(state: .previewEmpty)).previewDisplayName("Loaded")
    }
}
