import Core
import CoreUI
import FleetAPI
import OrdersAPI
import Theme
import UI

/// All steps of a leg in one form, so that a driver can finish it without a network.
struct StopFormView: View {
    /// The way that a form shows its steps.
    enum Style {
        /// The next step alone, in sight wherever its page is scrolled; the one after it takes its place. The other entries are shown once they are due.
        case nextStep
        /// All steps and entries.
        case complete
    }

    let leg: StopLeg
    /// True for the leg that the server takes reports of.
    let isCurrent: Bool
    var style = Style.complete
    /// The customer's id, to ask them about items; nil where they can't be asked from here.
    var customer: Int?
    let store: ScopedStore<StopsFeature>

    @Environment(\.theme) private var theme

    private var stop: Stop { leg.stop }
    private var form: StopForm { store.state.form(of: stop) }
    private var names: StopNames { StopNames(stop: stop.id, isCurrent: isCurrent) }

    var body: some View {
        Form {
            VStack(alignment: .leading, spacing: theme.spacing.md) {
                if let message = form.message { NoticeBanner(message, tone: .danger) }
                if let text = stop.note { NoticeBanner(Strings.customerNote(text), tone: .info).accessibilityIdentifier(names("fleet.visitNote")) }
                if style == .complete, let next = steps.first, next != .done { button(next) }
                if !leg.isShared { entries }
                if style == .complete { ForEach(lastSteps, id: \.self) { lastStep($0) } } else { nextStep }
                if stop.place == .customer { ProblemForm(stop: stop, names: names, store: store) }
            }
        }
    }

    /// The steps that are left, in order.
    private var steps: [StopStatus] {
        switch stop.status {
        case .pending: stop.place == .customer ? [.enRoute, .arrived, .done] : [.arrived, .done]
        case .enRoute: [.arrived, .done]
        case .arrived: [.done]
        case .done, .failed: []
        }
    }

    private var lastSteps: [StopStatus] { steps.first == .done ? steps : Array(steps.dropFirst()) }

    private func button(_ step: StopStatus) -> some View {
        StepButton(leg: leg, step: step, isProminent: style == .nextStep || step == steps.first, names: names, store: store)
    }

    /// Below all entries, the step that is due stays in sight.
    @ViewBuilder
    private func lastStep(_ step: StopStatus) -> some View {
        if isCurrent, step == steps.first {
            ActionBar { button(step) }
        } else {
            button(step)
        }
    }

    /// The style sheet shows the first of the buttons whose press isn't waiting for the network.
    private var nextStep: some View {
        ActionBar { ForEach(steps, id: \.self) { button($0) } }
    }

    @ViewBuilder private var entries: some View {
        if style == .complete || stop.status == .arrived || !form.fields.isEmpty {
            StopEntriesForm(stop: stop, names: names, customer: customer, store: store)
        } else {
            DisclosureGroup(stop.place == .store ? Strings.shoppingList : Strings.stopEntries) {
                VStack(alignment: .leading, spacing: theme.spacing.md) { StopEntriesForm(stop: stop, names: names, customer: customer, store: store) }
            }
            .accessibilityIdentifier(names("fleet.entries"))
        }
    }
}

/// The accessibility identifiers in a stop's form: short ones at the current stop, and with the stop's id at later ones.
struct StopNames {
    let stop: Int
    let isCurrent: Bool

    /// Returns the identifier of a control, given that at the current stop.
    func callAsFunction(_ name: String) -> String { isCurrent ? name : name.replacing("fleet.", with: "fleet.stop.\(stop).", maxReplacements: 1) }

    /// Returns the identifier of a step's button.
    func step(_ step: StopStatus, isNext: Bool) -> String { isNext && isCurrent ? "fleet.step" : self("fleet.step.\(step.rawValue)") }
}

/// A step of a leg as a button; a later one implies those before it.
private struct StepButton: View {
    let leg: StopLeg
    let step: StopStatus
    let isProminent: Bool
    let names: StopNames
    let store: ScopedStore<StopsFeature>

    private var stop: Stop { leg.stop }
    private var isBusy: Bool { store.state.form(of: stop).isBusy }

    var body: some View {
        if isProminent {
            PrimaryButton(title, symbol: AppSymbols.arrowRightName, isBusy: isBusy, action: report)
                .offline(intent, fields: fields)
                .styleName("fleet-step")
                .accessibilityIdentifier(names.step(step, isNext: stop.nextStatus == step))
        } else {
            SecondaryButton(title, symbol: AppSymbols.arrowRightName, isDisabled: isBusy, action: report)
                .offline(intent, fields: fields)
                .accessibilityIdentifier(names.step(step, isNext: stop.nextStatus == step))
        }
    }

    private var isForAll: Bool { leg.isShared && step == .done }

    private var title: String { isForAll ? Strings.stepForAll(stop, orders: leg.stops.count) : Strings.step(stop, step) }

    private func report() {
        if isForAll {
            store.send(.allDoneTapped(leg.stops.map(\.id)))
        } else if step == .done, let items = stop.items, !items.isEmpty {
            store.send(.shoppedTapped(stop: stop.id, items))
        } else {
            store.send(.stepTapped(stop: stop.id, step))
        }
    }

    private var intent: OfflineIntent {
        if isForAll { return FleetIntents.confirmStops }
        return step == .done ? FleetIntents.confirmStop : FleetIntents.reportStop
    }

    private var fields: [String: String] {
        if isForAll { return ["ids": leg.stops.map { String($0.id) }.joined(separator: ",")] }
        guard step == .done else { return ["id": String(stop.id), "status": step.rawValue] }
        // Photos that were taken without a network join those that were sent.
        return ["id": String(stop.id), "proofIds": store.state.form(of: stop).photos.map(String.init).joined(separator: ",")]
    }
}

/// Ends a stop that can't be done, with a reason, and says how long the driver has waited. The browser opens and closes it by itself.
private struct ProblemForm: View {
    let stop: Stop
    let names: StopNames
    let store: ScopedStore<StopsFeature>

    @Environment(\.theme) private var theme

    private var form: StopForm { store.state.form(of: stop) }

    var body: some View {
        WaitingTimeView(stop: stop)
        DisclosureGroup(Strings.reportProblem) {
            VStack(alignment: .leading, spacing: theme.spacing.md) {
                Text(Strings.problemHint).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
                Picker(Strings.reason, selection: store.entry(at: stop, \.reason) { .reason($0) }) {
                    ForEach(FailureReason.allCases, id: \.self) { Text(Strings.failure($0)).tag($0.rawValue) }
                }
                .accessibilityIdentifier(names("fleet.reason"))
                .fieldName("reason")
                DestructiveButton(Strings.reportFailure, symbol: AppSymbols.warningName, isBusy: form.isBusy) {
                    store.send(.stepTapped(stop: stop.id, .failed))
                }
                .offline(FleetIntents.failStop, fields: ["id": String(stop.id)])
                .accessibilityIdentifier(names("fleet.fail.submit"))
            }
        }
        .accessibilityIdentifier(names("fleet.fail"))
    }
}

/// The time since the driver's arrival at a customer's door, and how much longer to wait. The browser counts it, so that it goes on without a network.
struct WaitingTimeView: View {
    let stop: Stop

    var body: some View {
        ScriptArea()
            .hook(
                "fleet-waiting",
                options: [
                    "stop": String(stop.id), "arrived": stop.status == .arrived ? "true" : "false", "minutes": String(Self.minutes),
                    "early": Strings.waitingHint("{time}", minutes: Self.minutes), "enough": Strings.waitedEnough("{time}"),
                ]
            ) { _ in }
            .accessibilityIdentifier("fleet.waiting")
    }

    /// The minutes that a driver waits before they report that nobody is home.
    private static let minutes = 5
}
