import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// An application to drive with its documents, the decision about it, and what happened so far.
struct ApplicationView: View {
    let store: ScopedStore<ApplicationFeature>

    private var state: ApplicationFeature.State { store.state }

    var body: some View {
        PageColumn {
            PageHeader(
                state.application.value?.application.form.name ?? Strings.applicationTitle, subtitle: Strings.applicationTitle,
                back: BackButton(Strings.applications, identifier: "fleet.back") { store.send(.backTapped) })
            ViewStateView(state.application, retry: { store.send(.appeared) }) { shown in
                if let message = state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("fleet.application.message") }
                SplitColumns {
                    entries(shown.application)
                    ApplicationFilesCard(documents: shown.application.documents)
                } side: {
                    DecisionCard(shown: shown, store: store)
                    ApplicationNotesCard(store: store)
                    SectionCard(Strings.applicationHistory) { Timeline(shown.application.history) }
                }
            }
        }
        .navigationTitle(Strings.applicationTitle)
        .onAppear { store.send(.appeared) }
    }

    private func entries(_ application: DriverApplication) -> some View {
        SectionCard(Strings.applicationEntries) {
            Pill(Strings.status(application.status), tone: application.status.tone).accessibilityIdentifier("fleet.application.state")
        } content: {
            ApplyCheckView(form: application.form, documents: application.documents)
        }
    }
}

/// The documents of an application: pictures to look at, PDFs to save.
struct ApplicationFilesCard: View {
    let documents: [ApplicationDocument]

    var body: some View {
        SectionCard(Strings.applyDocuments) {
            if documents.isEmpty {
                Text(Strings.documentsNone)
            } else {
                ForEach(documents, id: \.id) { file in
                    FormField(Strings.document(file.kind), kind: .group, identifier: "fleet.file.\(file.id).field") {
                        FileList {
                            if file.isPicture {
                                PhotoView(file.path, label: Strings.document(file.kind), identifier: "fleet.file.\(file.kind.rawValue)")
                            } else {
                                FileLink(file.path, name: file.name, detail: file.detail, identifier: "fleet.file.\(file.kind.rawValue)")
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The decision about an application, with the words to the applicant.
struct DecisionCard: View {
    let shown: AdministeredApplication
    let store: ScopedStore<ApplicationFeature>

    private var state: ApplicationFeature.State { store.state }

    var body: some View {
        if !shown.actions.isEmpty {
            SectionCard(Strings.decision) {
                FormField(Strings.decisionWords, hint: Strings.decisionWordsHint, message: state.fields["message"], identifier: "fleet.decision.words") {
                    TextEditor(text: store.binding(\.words) { .wordsChanged($0) }).accessibilityIdentifier("fleet.decision.words")
                }
                ForEach(shown.actions, id: \.self) { button($0) }
            }
            .confirmationDialog(
                Strings.question(state.deciding ?? .inReview),
                isPresented: Binding(get: { state.deciding != nil }, set: { [send = store.sender] in if !$0 { send(.decisionTapped(nil)) } })
            ) {
                PrimaryButton(Strings.decision(state.deciding ?? .inReview)) { store.send(.decisionConfirmed) }
                    .accessibilityIdentifier("fleet.decision.confirm")
                Button(Strings.decisionNotYet, role: .cancel) { store.send(.decisionTapped(nil)) }.accessibilityIdentifier("fleet.decision.dismiss")
            } message: {
                Text(Strings.consequence(state.deciding ?? .inReview))
            }
        }
    }

    @ViewBuilder
    private func button(_ status: ApplicationStatus) -> some View {
        let (title, isBusy) = (Strings.decision(status), state.isWorking)
        let tap: () -> Void = { [send = store.sender] in send(.decisionTapped(status)) }
        switch status {
        case .approved:
            PrimaryButton(title, symbol: AppSymbols.checkName, isDisabled: isBusy, action: tap).accessibilityIdentifier("fleet.decision.\(status.rawValue)")
        case .declined:
            DestructiveButton(title, isDisabled: isBusy, action: tap).accessibilityIdentifier("fleet.decision.\(status.rawValue)")
        case .draft, .submitted, .inReview, .infoRequested, .withdrawn:
            SecondaryButton(title, isDisabled: isBusy, action: tap).accessibilityIdentifier("fleet.decision.\(status.rawValue)")
        }
    }
}

/// The field of an internal note.
struct ApplicationNotesCard: View {
    let store: ScopedStore<ApplicationFeature>

    var body: some View {
        SectionCard(Strings.applicationNote) {
            FormField(
                Strings.applicationNoteLabel, hint: Strings.applicationNoteHint, message: store.state.fields["text"], identifier: "fleet.application.note"
            ) {
                TextEditor(text: store.binding(\.note) { .noteChanged($0) }).accessibilityIdentifier("fleet.application.note")
            }
            SecondaryButton(Strings.applicationNoteAdd, isBusy: store.state.isWorking, isDisabled: store.state.note.isEmpty) { store.send(.noteTapped) }
                .accessibilityIdentifier("fleet.application.note.add")
        }
    }
}

extension DriverApplication {
    /// The history, for administrators: who did what, with the internal notes.
    var history: [TimelineEntry] {
        steps.map { step in
            let who = step.personName ?? step.personID.map { Strings.personNumber($0) } ?? Strings.applicationBySystem
            return TimelineEntry(
                title: step.status.map(Strings.step) ?? Strings.applicationNoteLabel, detail: [who, step.text].compactMap(\.self).joined(separator: " · "),
                time: DateFormat.dateTime(step.time), state: step.id == steps.last?.id ? .current : .done)
        }
    }
}
