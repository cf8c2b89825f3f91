import CoreUI
import OrdersAPI
import Theme
import UI

/// How to wash: detergent and water.
struct WashForm: View {
    let store: ScopedStore<OrdersFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.md) {
            FormField(Strings.detergent, kind: .group) {
                ChipRow {
                    ForEach(LaundryPreferences.Detergent.allCases, id: \.self) { detergent in
                        Chip(Strings.name(detergent), isSelected: store.state.form.preferences.detergent == detergent) {
                            store.send(.detergentChosen(detergent))
                        }
                        .accessibilityIdentifier("orders.detergent.\(detergent.rawValue)")
                    }
                }
            }
            FormField(Strings.temperature, kind: .group) {
                ChipRow {
                    ForEach(LaundryPreferences.Temperature.allCases, id: \.self) { temperature in
                        Chip(Strings.name(temperature), isSelected: store.state.form.preferences.temperature == temperature) {
                            store.send(.temperatureChosen(temperature))
                        }
                        .accessibilityIdentifier("orders.temperature.\(temperature.rawValue)")
                    }
                }
            }
        }
    }
}

struct WashForm_Previews: PreviewProvider {
    static var previews: some View {
        WashForm(store: ScopedStore(state: OrdersState()))
    }
}
