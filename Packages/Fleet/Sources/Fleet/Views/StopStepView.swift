import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// All steps of a stop as one form, so that it can be done to its end without a network.
struct StopStepView: View {
    let stop: Stop
    let store: ScopedStore<FleetFeature>

    @Environment(\.theme) private var theme

    private var form: StopForm { store.state.form }

    var body: some View {
        Form {
            VStack(alignment: .leading, spacing: theme.spacing.lg) {
                OfflinePage(.stop, title: Strings.stop(stop))
                if let message = form.message { NoticeBanner(message, tone: .danger) }
                Text(Strings.stopHint).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
                ForEach(stepsBefore, id: \.self) { StopStepButton(stop: stop, step: $0, store: store) }
                BagsField(store: store)
                NoteField(store: store)
                StopStepButton(stop: stop, step: .done, store: store)
                if stop.place == .customer { FailureForm(stop: stop, store: store) }
            }
        }
    }

    /// What is left to report before the bags change hands.
    private var stepsBefore: [StopStatus] {
        switch stop.status {
        case .pending: stop.place == .customer ? [.enRoute, .arrived] : [.arrived]
        case .enRoute: [.arrived]
        case .arrived, .done, .failed: []
        }
    }
}

struct StopStepView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ForEach(Job.active().stops, id: \.id) {
                StopStepView(stop: $0, store: ScopedStore(state: FleetState())).previewDisplayName("Not begun, stop \($0.id)")
            }
            ForEach(Job.active(first: .arrived).stops, id: \.id) {
                StopStepView(stop: $0, store: ScopedStore(state: FleetState(form: StopForm(bags: 3, fields: ["note": "Say why."]))))
                    .previewDisplayName("Refused, stop \($0.id)")
            }
        }
    }
}
