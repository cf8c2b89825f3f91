import AuthAPI
import Core

/// The audit log by account, person, kind and thing, and as a table for other programs.
struct AuditFeature: Screen {
    struct State: Sendable, Equatable {
        /// The filter as it is typed.
        var form = AuditFilter()
        /// The filter of the entries that are shown.
        var filter = AuditFilter()
        var entries: ViewState<[SecurityEvent]> = .idle
        /// The cursor of the next page; nil on the last one.
        var next: Int?
        var isWorking = false
        /// The table that the browser is to save.
        var export: SecurityEventExport?
        /// The reason why the next page or the table didn't load.
        var message: String?

        /// The filter that outlives the server; nil for none.
        var draft: AuditFilter? { form == AuditFilter() ? nil : form }
    }

    enum Action: Sendable, Equatable {
        case appeared
        case fieldChanged(AuditFilter.Field, String)
        case draftRestored(AuditFilter)
        case filterTapped
        case clearTapped
        case loaded(AuditFilter, Result<SecurityEventPage, APIError>)
        case moreTapped
        case moreLoaded(AuditFilter, Result<SecurityEventPage, APIError>)
        case exportTapped
        case exported(Result<SecurityEventExport, APIError>)
        case saved
    }

    let service: any AuditService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared: return load(&state)
        case .fieldChanged(let field, let text): state.form[field] = text
        case .draftRestored(let form): state.form = form
        case .filterTapped:
            state.filter = state.form
            state.entries = .loading
            return load(&state)
        case .clearTapped:
            (state.form, state.filter, state.entries) = (AuditFilter(), AuditFilter(), .loading)
            return load(&state)
        case .loaded(let filter, let result):
            guard filter == state.filter else { return .none }
            state.entries.finish(result.map(\.items))
            if case .success(let page) = result { state.next = page.nextBefore }
        case .moreTapped:
            guard let next = state.next, !state.isWorking else { return .none }
            (state.isWorking, state.message) = (true, nil)
            return .load(id: "more") { [service, filter = state.filter] () async throws(APIError) in
                try await service.entries(filter.query(before: next))
            } send: { [filter = state.filter] in
                .moreLoaded(filter, $0)
            }
        case .moreLoaded(let filter, let result):
            guard filter == state.filter else { return .none }
            state.isWorking = false
            switch result {
            case .success(let page):
                state.entries = .loaded((state.entries.value ?? []) + page.items)
                state.next = page.nextBefore
            case .failure(let error): state.message = error.message
            }
        case .exportTapped:
            guard !state.isWorking else { return .none }
            (state.isWorking, state.message) = (true, nil)
            return .load(id: "export") { [service, filter = state.filter] () async throws(APIError) in
                try await service.export(filter.query())
            } send: {
                .exported($0)
            }
        case .exported(let result):
            state.isWorking = false
            switch result {
            case .success(let export): state.export = export
            case .failure(let error): state.message = error.message
            }
        case .saved: state.export = nil
        }
        return .none
    }

    private func load(_ state: inout State) -> Effect<Action> {
        state.entries.beginLoading()
        (state.isWorking, state.message) = (false, nil)
        return .load(id: "entries") { [service, filter = state.filter] () async throws(APIError) in
            try await service.entries(filter.query())
        } send: { [filter = state.filter] in
            .loaded(filter, $0)
        }
    }
}

/// The entries that an administrator looks for, as typed.
struct AuditFilter: Codable, Sendable, Equatable {
    /// A field of the filter.
    enum Field: Sendable, Equatable {
        case account
        case actor
        case kind
        case object
    }

    /// The number of the affected account.
    var account = ""
    /// The number of the person who acted.
    var actor = ""
    /// The kind, such as `roles_changed`.
    var kind = ""
    /// The thing, such as `order/12`.
    var object = ""

    subscript(field: Field) -> String {
        get {
            switch field {
            case .account: account
            case .actor: actor
            case .kind: kind
            case .object: object
            }
        }
        set {
            switch field {
            case .account: account = newValue
            case .actor: actor = newValue
            case .kind: kind = newValue
            case .object: object = newValue
            }
        }
    }

    /// Returns the request for a page.
    func query(before: Int? = nil) -> SecurityEventQuery {
        SecurityEventQuery(
            before: before, limit: 50, accountID: Int(account), actorID: Int(actor),
            kind: kind.isEmpty ? nil : SecurityEvent.Kind(rawValue: kind.lowercased().replacing(" ", with: "_")), object: object.isEmpty ? nil : object)
    }
}
