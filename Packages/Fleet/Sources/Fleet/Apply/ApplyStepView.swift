import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// A step of the form of an application to drive.
struct ApplyStepView: View {
    let part: ApplicationPart
    let store: ScopedStore<ApplyFeature>

    private var state: ApplyFeature.State { store.state }

    var body: some View {
        PageHeader(
            Strings.part(part), subtitle: Strings.applyStep(part.number, total: ApplicationPart.allCases.count),
            back: BackButton(part.previous.map(Strings.part) ?? Strings.drive, identifier: "fleet.back") { store.send(.opened(part.previous)) })
        if let words = state.application?.message, state.application?.status == .infoRequested {
            NoticeBanner(words, tone: .warning).accessibilityIdentifier("fleet.apply.words")
        }
        if let message = state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("fleet.apply.message") }
        Card {
            if part == .documents {
                ApplyDocumentsView(documents: state.application?.documents ?? [], state: state.documents, fields: state.fields) {
                    [send = store.sender] in send(.documents($0))
                }
                PrimaryButton(Strings.applyContinue, isDisabled: !state.documents.sending.isEmpty) { store.send(.continueTapped) }
                    .accessibilityIdentifier("fleet.apply.continue")
            } else {
                Form { fields }.onSubmit { store.send(part == .check ? .submitTapped : .continueTapped) }
            }
        }
    }

    @ViewBuilder private var fields: some View {
        switch part {
        case .person: person
        case .vehicle: vehicle
        case .license: license
        case .documents: EmptyView()
        case .check: ApplyCheckView(form: state.form, documents: state.application?.documents ?? [])
        }
        if part == .check {
            Toggle(Strings.applyTerms, isOn: store.binding(\.acceptsTerms) { .termsToggled($0) }).accessibilityIdentifier("fleet.apply.terms")
            if let message = state.fields["termsVersion"] {
                NoticeBanner(message, tone: .danger).accessibilityIdentifier("fleet.apply.terms.message")
            }
            PrimaryButton(Strings.applySend, symbol: AppSymbols.sendName, isBusy: state.isWorking) { store.send(.submitTapped) }
                .accessibilityIdentifier("fleet.apply.submit")
        } else {
            PrimaryButton(Strings.applyContinue, isBusy: state.isWorking) { store.send(.continueTapped) }
                .accessibilityIdentifier("fleet.apply.continue")
        }
    }

    @ViewBuilder private var person: some View {
        field(.name, Strings.applyName, hint: Strings.applyNameHint).textContentType(.name)
        field(.birthday, Strings.applyBirthday, placeholder: "1991-04-30", hint: Strings.applyDayHint)
        field(.phone, Strings.applyPhone).keyboardType(.phonePad).textContentType(.telephoneNumber)
        field(.address, Strings.applyAddress)
        if state.areas.isEmpty {
            field(.area, Strings.applyArea)
        } else {
            Picker(Strings.applyArea, selection: store.binding(\.form.area) { .edited(.area, $0) }) {
                Text(Strings.applyAreaNone).tag("")
                ForEach(areas, id: \.self) { Text($0).tag($0) }
            }
            .accessibilityIdentifier("fleet.apply.area")
            if let message = state.fields["area"] { NoticeBanner(message, tone: .danger).accessibilityIdentifier("fleet.apply.area.message") }
        }
    }

    /// The service areas, and the chosen one where it is none of them anymore.
    private var areas: [String] {
        state.form.area.isEmpty || state.areas.contains(state.form.area) ? state.areas : state.areas + [state.form.area]
    }

    @ViewBuilder private var vehicle: some View {
        field(.make, Strings.applyMake)
        field(.model, Strings.applyModel)
        field(.color, Strings.vehicleColor)
        field(.plate, Strings.vehiclePlate)
        FormField(Strings.applyBags, hint: Strings.applyBagsHint, message: state.fields["bags"], kind: .group, identifier: "fleet.apply.bags") {
            StepperButtons(Strings.applyBags) {
                Stepper(Strings.applyBags, value: Binding(get: { state.form.bags ?? 0 }, set: { [send = store.sender] in send(.bagsChanged($0)) }), in: 0...99)
                    .accessibilityIdentifier("fleet.apply.bags")
            }
        }
    }

    @ViewBuilder private var license: some View {
        field(.licenseNumber, Strings.applyLicenseNumber, hint: Strings.applyLicenseHint)
        field(.licenseExpires, Strings.applyLicenseExpires, placeholder: "2030-04-30", hint: Strings.applyDayHint)
    }

    private func field(_ entry: ApplyEntry, _ label: String, placeholder: String = "", hint: String? = nil) -> some View {
        TextFormField(
            label, text: Binding(get: { state.form[keyPath: entry.text] }, set: { [send = store.sender] in send(.edited(entry, $0)) }),
            placeholder: placeholder, hint: hint, message: state.fields[entry.rawValue], identifier: "fleet.apply.\(entry.rawValue)")
    }
}

/// The documents of an application, one place for each kind.
struct ApplyDocumentsView: View {
    let documents: [ApplicationDocument]
    let state: ApplyDocumentsFeature.State
    let fields: [String: String]
    let send: (ApplyDocumentsFeature.Action) -> Void

    var body: some View {
        Text(Strings.applyDocumentsHint)
        ForEach(ApplicationDocumentKind.allCases, id: \.self) { place($0) }
    }

    private func place(_ kind: ApplicationDocumentKind) -> some View {
        FormField(Strings.document(kind), message: fields["documents.\(kind.rawValue)"], kind: .group, identifier: "fleet.apply.\(kind.rawValue).field") {
            FileList {
                ForEach(documents.filter { $0.kind == kind }, id: \.id) { file in
                    PendingFile(
                        file.name, detail: file.detail, picture: file.isPicture ? file.path : nil, removal: Strings.removeFile(file.name),
                        identifier: "fleet.apply.\(kind.rawValue).file"
                    ) { [send] in send(.removeTapped(file)) }
                }
            }
            AttachmentField(
                documents.contains { $0.kind == kind } ? Strings.documentReplace(Strings.document(kind)) : Strings.documentAdd(Strings.document(kind)),
                sendingTo: "/drivers/application/documents/\(kind.rawValue)", room: 1,
                limits: AttachmentLimits(bytes: ApplicationDocument.mostBytes, tooLarge: Strings.documentTooLarge, tooMany: Strings.documentTooMany),
                message: state.messages[kind], identifier: "fleet.apply.\(kind.rawValue)"
            ) { [send] (outcome: AttachmentOutcome<ApplicationDocument>) in
                send(.reported(kind, outcome.file, message: outcome.message, isSending: outcome.isSending))
            }
        }
    }
}

/// The entries of an application once more, before it is sent or for administrators.
struct ApplyCheckView: View {
    let form: ApplicationForm
    let documents: [ApplicationDocument]

    var body: some View {
        row(Strings.applyName, form.name, AppSymbols.userName)
        row(Strings.applyBirthday, form.birthday, AppSymbols.userName)
        row(Strings.applyPhone, form.phone, AppSymbols.messagesName)
        row(Strings.applyAddress, form.address, AppSymbols.locationName)
        row(Strings.applyArea, form.area, AppSymbols.locationName)
        row(Strings.vehicle, "\(form.color) \(form.make) \(form.model) · \(form.plate)", AppSymbols.carName)
        row(Strings.applyBags, form.bags.map { "\($0)" } ?? "–", AppSymbols.bagName)
        row(Strings.applyLicenseNumber, form.licenseNumber, AppSymbols.documentName)
        row(Strings.applyLicenseExpires, form.licenseExpires, AppSymbols.clockName)
        row(Strings.part(.documents), documents.isEmpty ? "–" : documents.map { Strings.document($0.kind) }.joined(separator: ", "), AppSymbols.paperclipName)
    }

    private func row(_ title: String, _ text: String, _ symbol: String) -> some View {
        ListRow(title, subtitle: text.isEmpty ? "–" : text, symbol: symbol, tone: .neutral)
    }
}

extension ApplicationDocument {
    /// The size, and for a document what it is, such as `PDF · 1.2 MB`.
    var detail: String {
        let size = bytes < 1_000_000 ? "\(max(1, bytes / 1_000)) KB" : "\(NumberFormat.format(Double(bytes) / 1_000_000)) MB"
        return isPicture ? size : "PDF · \(size)"
    }
}
