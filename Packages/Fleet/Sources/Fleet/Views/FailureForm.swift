import Core
import CoreUI
import FleetAPI
import OrdersAPI
import Theme
import UI

/// Why a stop can't be done.
struct FailureForm: View {
    let store: ScopedStore<FleetFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.md) {
            Picker(Strings.reason, selection: store.binding(\.form.reason) { .reasonChanged($0) }) {
                ForEach(FailureReason.allCases, id: \.self) { Text(Strings.failure($0)).tag($0.rawValue) }
            }
            .accessibilityIdentifier("fleet.reason")
            NoteField(store: store)
            DestructiveButton(Strings.reportFailure, symbol: AppSymbols.warningName, isBusy: store.state.form.isBusy) {
                store.send(.failSubmitTapped)
            }
            .accessibilityIdentifier("fleet.fail.submit")
            QuietButton(Strings.cancel, isDisabled: store.state.form.isBusy) { store.send(.failCancelTapped) }
                .accessibilityIdentifier("fleet.fail.cancel")
        }
    }
}

struct FailureForm_Previews: PreviewProvider {
    static var previews: some View {
        FailureForm(store: ScopedStore(state: FleetState(form: StopForm(reason: "other", isFailing: true, fields: ["note": "Say what happened."]))))
    }
}
