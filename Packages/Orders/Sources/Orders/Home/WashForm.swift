import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The choices of the wash. They start as the profile has them, and most people leave them so; the card is closed at first.
struct WashForm<AddOns: View>: View {
    let store: ScopedStore<WashFeature>
    /// The extras that are offered.
    @ViewBuilder let addOns: () -> AddOns

    @Environment(\.theme) private var theme

    private var wash: LaundryPreferences { store.state }

    var body: some View {
        DisclosureCard(Strings.washing) {
            Kept(wash) { Text(Strings.summary(of: wash)).foregroundStyle(theme.colors.secondaryText) }
            Kept(wash.detergent) {
                ChipField(
                    Strings.detergent, LaundryPreferences.Detergent.allCases, selection: wash.detergent, identifier: "orders.detergent",
                    name: Strings.name
                ) { [send = store.sender] in send(.detergentChosen($0)) }
            }
            Kept(wash.temperature) {
                ChipField(
                    Strings.temperature, LaundryPreferences.Temperature.allCases, selection: wash.temperature, identifier: "orders.temperature",
                    name: Strings.name
                ) { [send = store.sender] in send(.temperatureChosen($0)) }
            }
            ChipField(
                Strings.folding, LaundryPreferences.Folding.allCases, selection: wash.folding, identifier: "orders.folding", name: Strings.name
            ) { [send = store.sender] in send(.foldingChosen($0)) }
            Toggle(Strings.softener, isOn: store.binding(\.softener) { .softenerToggled($0) })
                .accessibilityIdentifier("orders.softener")
            addOns()
        }
    }
}
