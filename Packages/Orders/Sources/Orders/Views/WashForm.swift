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
            chips(Strings.detergent, LaundryPreferences.Detergent.allCases, preferences.detergent, "orders.detergent", Strings.name) {
                .detergentChosen($0)
            }
            chips(Strings.temperature, LaundryPreferences.Temperature.allCases, preferences.temperature, "orders.temperature", Strings.name) {
                .temperatureChosen($0)
            }
            chips(Strings.folding, LaundryPreferences.Folding.allCases, preferences.folding, "orders.folding", Strings.name) { .foldingChosen($0) }
            Toggle(Strings.softener, isOn: store.binding(\.form.preferences.softener) { .softenerToggled($0) })
                .accessibilityIdentifier("orders.softener")
        }
    }

    private func chips<Choice: RawRepresentable<String> & Hashable>(
        _ title: String, _ choices: [Choice], _ selection: Choice, _ identifier: String, _ name: @escaping (Choice) -> String,
        _ action: @escaping (Choice) -> OrdersAction
    ) -> some View {
        FormField(title, kind: .group) {
            ChipRow {
                ForEach(choices, id: \.self) { choice in
                    Chip(name(choice), isSelected: choice == selection) { store.send(action(choice)) }
                        .accessibilityIdentifier("\(identifier).\(choice.rawValue)")
                }
            }
        }
    }
}

struct WashForm_Previews: PreviewProvider {
    static var previews: some View {
        WashForm(store: ScopedStore(state: .previewEmpty)).previewDisplayName("Loaded")
    }
}
