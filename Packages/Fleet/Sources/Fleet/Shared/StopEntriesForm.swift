import Core
import CoreUI
import FleetAPI
import OrdersAPI
import Theme
import UI

/// The fields that a driver fills in at a stop: the count, the tags, the proof and a note.
struct StopEntriesForm: View {
    let stop: Stop
    let names: StopNames
    /// The customer's id, to ask them about items; nil where they can't be asked from here.
    var customer: Int?
    let store: ScopedStore<StopsFeature>

    @Environment(\.theme) private var theme

    private var form: StopForm { store.state.form(of: stop) }

    var body: some View {
        if stop.items?.isEmpty == false { ShoppingFormView(stop: stop, names: names, customer: customer, store: store) }
        if stop.place != .store { handover }
    }

    /// The count, the tags, the proof and a note about bags that change hands.
    @ViewBuilder private var handover: some View {
        // What is counted at the door before is what comes to the plant later.
        if names.isCurrent || stop.place == .customer { bags }
        if stop.takesBagTags { tags }
        if stop.kind == .pickup, stop.place == .customer { weight }
        if stop.place == .customer { ProofFields(stop: stop, names: names, store: store) }
        TextFormField(Strings.note, text: text(\.note) { .note($0) }, hint: Strings.noteHint, message: form.fields["note"], identifier: names("fleet.note"))
            .fieldName("note")
    }

    private var bags: some View {
        FormField(Strings.bags, hint: Strings.bagsHint, message: form.fields["bags"], kind: .group, identifier: names("fleet.bags")) {
            StepperButtons(Strings.bags) {
                Stepper(Strings.bags, value: store.entry(at: stop, \.bags) { .bags($0) }, in: 1...40)
                    .accessibilityIdentifier(names("fleet.bags"))
                    .fieldName("bags")
            }
        }
    }

    private var weight: some View {
        TextFormField(
            Strings.weight, text: text(\.weight) { .weight($0) }, hint: Strings.weightHint, message: form.fields["kilograms"],
            identifier: names("fleet.weight")
        )
        .keyboardType(.decimalPad)
        .fieldName("kilograms")
    }

    /// The field, and a button that only a browser shows that reads codes with the camera.
    private var tags: some View {
        VStack(alignment: .leading, spacing: theme.spacing.sm) {
            TextFormField(
                Strings.bagTags, text: text(\.tags) { .tags($0) }, hint: Strings.bagTagsHint, message: form.fields["bagTags"], identifier: names("fleet.tags")
            )
            .fieldName("bagTags")
            SecondaryButton(Strings.scanTags, symbol: AppSymbols.cameraName) {}
                .styleName("fleet-scan")
                .accessibilityIdentifier(names("fleet.scan"))
        }
        .hook(
            "fleet-scan",
            options: [
                "title": Strings.scanTitle, "hint": Strings.scanHint, "done": Strings.scanDone, "added": Strings.scanAdded("{tag}"),
                "failed": Strings.scanFailed,
            ]
        ) { _ in }
    }

    private func text(_ value: KeyPath<StopForm, String>, _ entry: @escaping (String) -> StopEntry) -> Binding<String> {
        store.entry(at: stop, value, entry)
    }
}

extension ScopedStore<StopsFeature> {
    /// Returns a binding to an entry of a stop's form.
    func entry<Value>(at stop: Stop, _ value: KeyPath<StopForm, Value>, _ entry: @escaping (Value) -> StopEntry) -> Binding<Value> {
        Binding(get: { state.form(of: stop)[keyPath: value] }, set: { [sender, id = stop.id] in sender(.entered(stop: id, entry($0))) })
    }
}

/// The PIN and photos that prove a visit, where they are asked for.
private struct ProofFields: View {
    let stop: Stop
    let names: StopNames
    let store: ScopedStore<StopsFeature>

    @Environment(\.theme) private var theme

    private var form: StopForm { store.state.form(of: stop) }
    private var proofs: [String] { stop.proofs ?? [] }

    var body: some View {
        if !proofs.isEmpty {
            Text(Strings.proofHint(proofs)).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
            if let message = form.fields["proof"] { NoticeBanner(message, tone: .danger).accessibilityIdentifier(names("fleet.proof")) }
        }
        if proofs.contains(ProofKind.pin.rawValue) {
            TextFormField(
                Strings.pin, text: store.entry(at: stop, \.pin) { .pin($0) }, hint: Strings.pinHint, message: form.fields["pin"], identifier: names("fleet.pin")
            )
            .keyboardType(.numberPad)
            .fieldName("pin")
        }
        PhotoField(
            form.photos.isEmpty ? Strings.addPhoto : Strings.addAnotherPhoto, sendingTo: "/orders/\(stop.orderID)/proofs", message: form.fields["photo"],
            identifier: names("fleet.photo")
        ) { store.send(.entered(stop: stop.id, .photo($0))) }
        if !form.photos.isEmpty {
            Text(Strings.photosAdded(form.photos.count)).font(theme.fonts.callout).accessibilityIdentifier(names("fleet.photos"))
        }
    }
}
