import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// One step of a stop as a button. The next one stands out; a later one can be pressed too and implies those before it.
struct StopStepButton: View {
    let stop: Stop
    let step: StopStatus
    let store: ScopedStore<FleetFeature>

    private var isNext: Bool { stop.nextStatus == step }

    var body: some View {
        button
            .offline(intent, fields: fields)
            .accessibilityIdentifier(isNext ? "fleet.step" : "fleet.step.\(step.rawValue)")
    }

    @ViewBuilder
    private var button: some View {
        if isNext {
            PrimaryButton(Strings.step(stop, step), symbol: AppSymbols.arrowRightName, isBusy: store.state.form.isBusy) { store.send(.stepTapped(step)) }
        } else {
            SecondaryButton(Strings.step(stop, step), symbol: AppSymbols.arrowRightName, isDisabled: store.state.form.isBusy) {
                store.send(.stepTapped(step))
            }
        }
    }

    private var intent: OfflineIntent { step == .done ? FleetIntents.confirmStop : FleetIntents.reportStop }

    private var fields: [String: String] {
        step == .done ? ["id": String(stop.id)] : ["id": String(stop.id), "status": step.rawValue]
    }
}

struct StopStepButton_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(Job.active(first: .enRoute).stops, id: \.id) { StopStepButton(stop: $0, step: .arrived, store: ScopedStore(state: FleetState())) }
    }
}
