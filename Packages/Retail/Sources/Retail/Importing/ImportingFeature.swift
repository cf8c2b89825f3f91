import Core
import Foundation
import RetailAPI

/// The import of a catalog file: chosen, sent by the page, checked, and applied, for administrators.
struct ImportingFeature: Screen {
    struct State: Sendable, Equatable {
        /// The retailer; nil while its page isn't open.
        var retailer: Int?
        /// The latest import; nil inside where there was none.
        var run: ViewState<CatalogImport?> = .idle
        /// The first problems of a refused file.
        var problems: CatalogImportProblems?
        /// Whether items that aren't in the file are to be taken out of sale.
        var isReplacing = false
        /// The headings by column, as an administrator chooses them.
        var columns: [String: String] = [:]
        /// True while the server is asked for something.
        var isWorking = false
        /// The reason of a failure.
        var message: String?

        /// The choices that aren't sent yet.
        var draft: ImportDraft? {
            guard isReplacing || !columns.isEmpty else { return nil }
            return ImportDraft(isReplacing: isReplacing, columns: columns)
        }
    }

    enum Action: Sendable, Equatable {
        /// The page of a retailer was opened, or left for nil.
        case opened(Int?)
        /// Entries from before a restart of the server were restored.
        case draftRestored(ImportDraft)
        case reloadTapped
        case loaded(Result<CatalogImport?, APIError>)
        case problemsLoaded(Result<CatalogImportProblems, APIError>)
        case replacingChanged(Bool)
        case columnChosen(CatalogColumn, String)
        /// The page has a file, has sent it, or couldn't.
        case reported(ImportReport)
        case columnsTapped
        case applyTapped
        case discardTapped
        /// The server answered with an import.
        case changed(Result<CatalogImport, APIError>)
        case discarded(Result<Int, APIError>)
    }

    let service: any ImportService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let retailer):
            guard let retailer else { return .none }
            if retailer != state.retailer { state = State(retailer: retailer, isReplacing: state.isReplacing, columns: state.columns) }
            return load(&state)
        case .draftRestored(let draft): (state.isReplacing, state.columns) = (draft.isReplacing, draft.columns)
        case .reloadTapped: return load(&state)
        case .loaded(let result):
            state.run.finish(result)
            return loadProblems(state)
        case .problemsLoaded(.success(let problems)): state.problems = problems
        case .problemsLoaded(.failure(let error)): state.message = error.message
        case .replacingChanged(let isReplacing): state.isReplacing = isReplacing
        case .columnChosen(let column, let heading): state.columns[column.rawValue] = heading.isEmpty ? nil : heading
        case .reported(let report): return take(report, &state)
        case .columnsTapped:
            guard let id = state.run.value??.id else { return .none }
            let columns = ImportColumns(id: id, columns: state.columns)
            return work(&state) { [service] () async throws(APIError) in try await service.setColumns(columns) }
        case .applyTapped:
            guard let id = state.run.value??.id else { return .none }
            return work(&state) { [service] () async throws(APIError) in try await service.apply(id) }
        case .discardTapped:
            guard !state.isWorking, let id = state.run.value??.id else { return .none }
            (state.isWorking, state.message) = (true, nil)
            return .load(id: "work") { [service] () async throws(APIError) in
                try await service.discard(id)
                return id
            } send: {
                .discarded($0)
            }
        case .changed(let result): return finish(result, &state)
        case .discarded(.success): state = State(retailer: state.retailer, run: .loaded(nil))
        case .discarded(.failure(let error)): (state.isWorking, state.message) = (false, error.message)
        }
        return .none
    }

    private func load(_ state: inout State) -> Effect<Action> {
        guard let retailer = state.retailer else { return .none }
        state.run.beginLoading()
        return .load(id: "run") { [service] () async throws(APIError) in
            try await service.latest(of: retailer)
        } send: {
            .loaded($0)
        }
    }

    private func loadProblems(_ state: State) -> Effect<Action> {
        guard let run = state.run.value ?? nil, run.state == .refused else { return .none }
        return .load(id: "problems") { [service] () async throws(APIError) in
            try await service.problems(of: run.id)
        } send: {
            .problemsLoaded($0)
        }
    }

    private func take(_ report: ImportReport, _ state: inout State) -> Effect<Action> {
        state.message = report.message
        guard let retailer = state.retailer else { return .none }
        guard let name = report.name, let size = report.size, let fingerprint = report.fingerprint else { return load(&state) }
        let isJSON = ["json", "jsonl", "ndjson"].contains { name.lowercased().hasSuffix(".\($0)") }
        let content = ImportContent(
            id: retailer, fileName: String(name.suffix(200)), size: size, fingerprint: fingerprint, format: isJSON ? .json : .csv,
            replacing: state.isReplacing)
        return work(&state) { [service] () async throws(APIError) in try await service.begin(content) }
    }

    private func work(_ state: inout State, _ call: @escaping @Sendable () async throws(APIError) -> CatalogImport) -> Effect<Action> {
        guard !state.isWorking else { return .none }
        (state.isWorking, state.message) = (true, nil)
        return .load(id: "work", call) { .changed($0) }
    }

    private func finish(_ result: Result<CatalogImport, APIError>, _ state: inout State) -> Effect<Action> {
        state.isWorking = false
        switch result {
        case .success(let run):
            (state.run, state.problems) = (.loaded(run), nil)
            if run.state == .columns { state.columns = run.columns.merging(state.columns) { $1 } }
            if run.state == .applied { (state.columns, state.isReplacing) = ([:], false) }
            return loadProblems(state)
        case .failure(let error):
            state.message = error.fields.isEmpty ? error.message : error.fields.values.sorted().joined(separator: " ")
            return error.status == 409 ? load(&state) : .none
        }
    }
}

/// The choices of an import. It survives a restart of the server.
struct ImportDraft: Codable, Sendable, Equatable {
    let isReplacing: Bool
    let columns: [String: String]
}

/// The page's report of a file that it sends.
struct ImportReport: Codable, Sendable, Equatable {
    /// The name of a file that was chosen; nil for one that was sent, or couldn't be.
    var name: String?
    var size: Int?
    /// A hash of its content.
    var fingerprint: String?
    /// The reason why it couldn't be sent.
    var message: String?
}

extension ImportReport {
    /// Reads a report of the page's script; nil for another text.
    init?(json text: String) {
        guard let report = try? WireJSON.decoder().decode(ImportReport.self, from: Data(text.utf8)) else { return nil }
        self = report
    }
}
