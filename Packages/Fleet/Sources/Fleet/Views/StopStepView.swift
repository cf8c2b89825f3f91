import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The next step of a stop as one button, with what is entered for it; or the report that it can't be done.
struct StopStepView: View {
    let stop: Stop
    let store: ScopedStore<FleetFeature>

    @Environment(\.theme) private var theme

    private var form: StopForm { store.state.form }

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.md) {
            if let message = form.message { NoticeBanner(message, tone: .danger) }
            if form.isFailing {
                FailureForm(store: store)
            } else {
                if stop.nextStatus == .done {
                    bags
                    NoteField(store: store)
                }
                step
                if stop.place == .customer, stop.status == .arrived {
                    QuietButton(Strings.reportProblem, symbol: AppSymbols.warningName, isDisabled: form.isBusy) { store.send(.failTapped) }
                        .accessibilityIdentifier("fleet.fail")
                }
            }
        }
    }

    private var bags: some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            Stepper(Strings.bags, value: store.binding(\.form.bags) { .bagsChanged($0) }, in: 1...40)
                .accessibilityIdentifier("fleet.bags")
            Text(form.fields["bags"] ?? Strings.bagsHint)
                .font(theme.fonts.caption)
                .foregroundStyle(form.fields["bags"] == nil ? theme.colors.secondaryText : theme.colors.danger)
        }
    }

    @ViewBuilder
    private var step: some View {
        if let next = stop.nextStatus {
            PrimaryButton(Strings.step(stop, next), symbol: AppSymbols.arrowRightName, isBusy: form.isBusy) { store.send(.stepTapped) }
                .accessibilityIdentifier("fleet.step")
        }
    }
}

struct StopStepView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ForEach(Job.active(first: .arrived).stops, id: \.id) { StopStepView(stop: $0, store: ScopedStore(state: FleetState())) }
            ForEach(Job.active(first: .arrived).stops, id: \.id) {
                StopStepView(stop: $0, store: ScopedStore(state: FleetState(form: StopForm(isFailing: true))))
            }
        }
    }
}
