import Core
import CoreUI
import Theme
import UI

/// The number of bags that change hands.
struct BagsField: View {
    let store: ScopedStore<FleetFeature>

    var body: some View {
        FormField(Strings.bags, hint: Strings.bagsHint, message: store.state.form.fields["bags"], kind: .group) {
            StepperButtons(Strings.bags) {
                Stepper(Strings.bags, value: store.binding(\.form.bags) { .bagsChanged($0) }, in: 1...40)
                    .accessibilityIdentifier("fleet.bags")
                    .fieldName("bags")
            }
        }
    }
}

struct BagsField_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            BagsField(store: ScopedStore(state: FleetState())).previewDisplayName("Usual")
            BagsField(store: ScopedStore(state: FleetState(form: StopForm(fields: ["bags": "Between 1 and 40 bags."]))))
                .previewDisplayName("Refused")
        }
    }
}
