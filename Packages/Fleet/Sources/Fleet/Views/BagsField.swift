import Core
import CoreUI
import Theme
import UI

/// The number of bags that change hands.
struct BagsField: View {
    let store: ScopedStore<FleetFeature>

    @Environment(\.theme) private var theme

    private var message: String? { store.state.form.fields["bags"] }

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            Stepper(Strings.bags, value: store.binding(\.form.bags) { .bagsChanged($0) }, in: 1...40)
                .accessibilityIdentifier("fleet.bags")
                .fieldName("bags")
            Text(message ?? Strings.bagsHint)
                .font(theme.fonts.caption)
                .foregroundStyle(message == nil ? theme.colors.secondaryText : theme.colors.danger)
        }
    }
}

struct BagsField_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            BagsField(store: ScopedStore(state: FleetState()))
            BagsField(store: ScopedStore(state: FleetState(form: StopForm(fields: ["bags": "Between 1 and 40 bags."]))))
        }
    }
}
