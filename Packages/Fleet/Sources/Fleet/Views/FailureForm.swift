import Core
import CoreUI
import FleetAPI
import OrdersAPI
import Theme
import UI

/// Why a stop can't be done; the browser opens and closes it by itself.
struct FailureForm: View {
    let stop: Stop
    let store: ScopedStore<FleetFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        DisclosureGroup(Strings.reportProblem) {
            VStack(alignment: .leading, spacing: theme.spacing.md) {
                Text(Strings.problemHint).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
                Picker(Strings.reason, selection: store.binding(\.form.reason) { .reasonChanged($0) }) {
                    ForEach(FailureReason.allCases, id: \.self) { Text(Strings.failure($0)).tag($0.rawValue) }
                }
                .accessibilityIdentifier("fleet.reason")
                .fieldName("reason")
                DestructiveButton(Strings.reportFailure, symbol: AppSymbols.warningName, isBusy: store.state.form.isBusy) {
                    store.send(.stepTapped(.failed))
                }
                .offline(FleetIntents.failStop, fields: ["id": String(stop.id)])
                .accessibilityIdentifier("fleet.fail.submit")
            }
        }
        .accessibilityIdentifier("fleet.fail")
    }
}

struct FailureForm_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(Job.active(first: .arrived).stops, id: \.id) {
            FailureForm(stop: $0, store: ScopedStore(state: FleetState(form: StopForm(reason: "other")))).previewDisplayName("Stop \($0.id)")
        }
    }
}
