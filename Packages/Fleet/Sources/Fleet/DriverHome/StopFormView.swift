import Core
import CoreUI
import FleetAPI
import OrdersAPI
import Theme
import UI

/// All steps of a stop in one form, so that a driver can finish it without a network.
struct StopFormView: View {
    let stop: Stop
    let store: ScopedStore<DriverHomeFeature>

    @Environment(\.theme) private var theme

    private var form: StopForm { store.state.form }

    var body: some View {
        Form {
            VStack(alignment: .leading, spacing: theme.spacing.lg) {
                OfflinePage(.stop, title: Strings.stop(stop))
                if let message = form.message { NoticeBanner(message, tone: .danger) }
                Text(Strings.stopHint).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
                ForEach(stepsBefore, id: \.self) { StopStepButton(stop: stop, step: $0, store: store) }
                if let text = stop.note { NoticeBanner(Strings.customerNote(text), tone: .info).accessibilityIdentifier("fleet.visitNote") }
                bags
                if stop.place == .customer { ProofFields(stop: stop, store: store) }
                note
                StopStepButton(stop: stop, step: .done, store: store)
                if stop.place == .customer { FailureForm(stop: stop, store: store) }
            }
        }
    }

    /// The steps that are left until the bags change hands.
    private var stepsBefore: [StopStatus] {
        switch stop.status {
        case .pending: stop.place == .customer ? [.enRoute, .arrived] : [.arrived]
        case .enRoute: [.arrived]
        case .arrived, .done, .failed: []
        }
    }

    @ViewBuilder private var bags: some View {
        FormField(Strings.bags, hint: Strings.bagsHint, message: form.fields["bags"], kind: .group) {
            StepperButtons(Strings.bags) {
                Stepper(Strings.bags, value: store.binding(\.form.bags) { .bagsChanged($0) }, in: 1...40)
                    .accessibilityIdentifier("fleet.bags")
                    .fieldName("bags")
            }
        }
        if stop.takesBagTags {
            TextFormField(
                Strings.bagTags, text: store.binding(\.form.tags) { .tagsChanged($0) }, hint: Strings.bagTagsHint, message: form.fields["bagTags"],
                identifier: "fleet.tags"
            )
            .fieldName("bagTags")
        }
    }

    private var note: some View {
        TextFormField(
            Strings.note, text: store.binding(\.form.note) { .noteChanged($0) }, hint: Strings.noteHint, message: form.fields["note"],
            identifier: "fleet.note"
        )
        .fieldName("note")
    }
}

/// The PIN and photos that prove a visit, where they are asked for.
private struct ProofFields: View {
    let stop: Stop
    let store: ScopedStore<DriverHomeFeature>

    @Environment(\.theme) private var theme

    private var form: StopForm { store.state.form }
    private var proofs: [String] { stop.proofs ?? [] }

    var body: some View {
        if !proofs.isEmpty {
            Text(Strings.proofHint(proofs)).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
            if let message = form.fields["proof"] { NoticeBanner(message, tone: .danger).accessibilityIdentifier("fleet.proof") }
        }
        if proofs.contains(ProofKind.pin.rawValue) {
            TextFormField(
                Strings.pin, text: store.binding(\.form.pin) { .pinChanged($0) }, hint: Strings.pinHint, message: form.fields["pin"], identifier: "fleet.pin"
            )
            .keyboardType(.numberPad)
            .fieldName("pin")
        }
        PhotoField(
            form.photos.isEmpty ? Strings.addPhoto : Strings.addAnotherPhoto, sendingTo: "/orders/\(stop.orderID)/proofs", message: form.fields["photo"],
            identifier: "fleet.photo"
        ) { store.send(.photoSent($0)) }
        if !form.photos.isEmpty {
            Text(Strings.photosAdded(form.photos.count)).font(theme.fonts.callout).accessibilityIdentifier("fleet.photos")
        }
    }
}

/// A step of a stop as a button. The next step stands out; a later one implies those before it.
private struct StopStepButton: View {
    let stop: Stop
    let step: StopStatus
    let store: ScopedStore<DriverHomeFeature>

    private var isNext: Bool { stop.nextStatus == step }

    var body: some View {
        if isNext {
            ActionBar {
                PrimaryButton(title, symbol: AppSymbols.arrowRightName, isBusy: store.state.form.isBusy, action: report)
                    .offline(intent, fields: fields)
                    .accessibilityIdentifier("fleet.step")
            }
        } else {
            SecondaryButton(title, symbol: AppSymbols.arrowRightName, isDisabled: store.state.form.isBusy, action: report)
                .offline(intent, fields: fields)
                .accessibilityIdentifier("fleet.step.\(step.rawValue)")
        }
    }

    private var title: String { Strings.step(stop, step) }

    private func report() { store.send(.stepTapped(step)) }

    private var intent: OfflineIntent { step == .done ? FleetIntents.confirmStop : FleetIntents.reportStop }

    private var fields: [String: String] {
        let photos = store.state.form.photos
        if step == .done, !photos.isEmpty { return ["id": String(stop.id), "proofIds": photos.map(String.init).joined(separator: ",")] }
        return step == .done ? ["id": String(stop.id)] : ["id": String(stop.id), "status": step.rawValue]
    }
}

/// Ends a stop that can't be done, with a reason. The browser opens and closes it by itself.
private struct FailureForm: View {
    let stop: Stop
    let store: ScopedStore<DriverHomeFeature>

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
