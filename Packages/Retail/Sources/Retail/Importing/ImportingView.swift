import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// The page on which a catalog file is brought into a retailer's items.
struct ImportingView: View {
    let store: ScopedStore<ImportingFeature>
    /// The name of the retailer; empty until it is known.
    let retailer: String

    var body: some View {
        PageColumn(.narrow) {
            Text(Strings.importingSubtitle)
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("retail.import.message") }
            ViewStateView(store.state.run, retry: { store.send(.reloadTapped) }) { run in
                if let run { ImportStateCard(store: store, run: run) }
                ImportFileCard(store: store, run: run)
            }
        }
        .navigationTitle(Strings.importInto(retailer))
    }
}

/// The choice of a file, which the page sends in pieces.
struct ImportFileCard: View {
    let store: ScopedStore<ImportingFeature>
    let run: CatalogImport?

    private var isSending: Bool { run?.state == .reading }
    private var isOpen: Bool { run.map { [.columns, .ready].contains($0.state) } ?? false }

    var body: some View {
        SectionCard(isSending ? Strings.importGoOn : Strings.importChoose) {
            if isOpen {
                Text(Strings.importFirst)
            } else {
                Text(isSending ? Strings.importGoOnHint(run?.fileName ?? "") : Strings.importChooseHint)
                Text(Strings.importColumnsHint)
                Toggle(Strings.importReplace, isOn: store.binding(\.isReplacing) { .replacingChanged($0) })
                    .accessibilityIdentifier("retail.import.replace")
            }
            // Kept where it is, since the browser holds the chosen file.
            FileChoiceField(
                Strings.importFile, accepting: ".csv,.json,.jsonl,.ndjson,text/csv,application/json", hook: "catalog-file", options: options,
                isHidden: isOpen, identifier: "retail.import.file"
            ) { [send = store.sender] text in
                if let report = ImportReport(json: text) { send(.reported(report)) }
            }
        }
    }

    private var options: [String: String] {
        [
            "import": isSending ? "\(run?.id ?? 0)" : "", "offset": isSending ? "\(run?.offset ?? 0)" : "", "bytes": "\(ImportContent.mostBytes)",
            "piece": "\(ImportPiece.mostBytes / 2)", "sending": Strings.importSending("{name}"), "large": Strings.importTooLarge,
            "failed": Strings.importCut,
        ]
    }
}

/// The latest file and its state, with the next steps.
struct ImportStateCard: View {
    let store: ScopedStore<ImportingFeature>
    let run: CatalogImport

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(run.fileName) {
            Pill(Strings.name(run.state), tone: tone)
        } content: {
            switch run.state {
            case .reading:
                ProgressLine(Strings.importRead, fraction: Double(run.offset) / Double(max(1, run.size)))
                discard
            case .columns: ImportColumnFields(store: store, headings: run.headings)
            case .ready:
                Text(Strings.importSummary(Strings.itemCount(run.added), changed: Strings.itemCount(run.changed)))
                if run.replacing { Text(Strings.importSummaryRemoved(Strings.itemCount(run.removed))) }
                PrimaryButton(Strings.importApply(Strings.itemCount(run.rows)), isBusy: store.state.isWorking) { store.send(.applyTapped) }
                    .accessibilityIdentifier("retail.import.apply")
                discard
            case .refused: ImportProblemList(run: run, problems: store.state.problems)
            case .applied: Text(Strings.importDone(Strings.itemCount(run.added), changed: Strings.itemCount(run.changed)))
            }
        }
        .accessibilityIdentifier("retail.import.state.\(run.state.rawValue)")
    }

    private var discard: some View {
        QuietButton(Strings.importDiscard, isDisabled: store.state.isWorking) { store.send(.discardTapped) }
            .accessibilityIdentifier("retail.import.discard")
    }

    private var tone: Tone {
        switch run.state {
        case .reading, .columns: .info
        case .ready, .applied: .success
        case .refused: .danger
        }
    }
}

/// A choice of headings for the columns of a file.
struct ImportColumnFields: View {
    let store: ScopedStore<ImportingFeature>
    let headings: [String]

    var body: some View {
        Text(Strings.importWhichColumns)
        ForEach(CatalogColumn.allCases, id: \.self) { column in
            Picker(Strings.name(column), selection: choice(of: column)) {
                Text(column.isRequired ? Strings.importChooseHeading : Strings.importNoHeading).tag("")
                ForEach(Array(Set(headings)).sorted(), id: \.self) { Text($0).tag($0) }
            }
            .accessibilityIdentifier("retail.import.column.\(column.rawValue)")
        }
        PrimaryButton(Strings.importContinue, isBusy: store.state.isWorking) { store.send(.columnsTapped) }
            .accessibilityIdentifier("retail.import.continue")
        QuietButton(Strings.importDiscard, isDisabled: store.state.isWorking) { store.send(.discardTapped) }
            .accessibilityIdentifier("retail.import.discard")
    }

    private func choice(of column: CatalogColumn) -> Binding<String> {
        let chosen = store.state.columns[column.rawValue] ?? ""
        return Binding(get: { chosen }, set: { [send = store.sender] in send(.columnChosen(column, $0)) })
    }
}

/// The first problems of a refused file by row, and the way to all of them.
struct ImportProblemList: View {
    let run: CatalogImport
    let problems: CatalogImportProblems?

    /// The number of problems that are shown; the file has more.
    private static let shown = 50

    private var file: String { RetailEndpoints.importProblemsFile.path.description.replacing("{id}", with: "\(run.id)") }

    var body: some View {
        Text(Strings.importProblemCount(run.problems))
        if let problems {
            ForEach(Array(problems.problems.prefix(Self.shown).enumerated()), id: \.offset) { _, problem in
                ListRow(place(of: problem), subtitle: problem.message, symbol: AppSymbols.warningName, tone: .danger)
            }
        }
        FileLink(
            file, name: Strings.importProblemsFile, detail: Strings.importProblemsDetail,
            identifier: "retail.import.problems")
    }

    private func place(of problem: ImportProblem) -> String {
        let parts = [problem.row > 0 ? Strings.importRow(problem.row) : Strings.importWholeFile, problem.column.map(Strings.name), problem.value]
        return parts.compactMap(\.self).joined(separator: " · ")
    }
}
