import AdministrationAPI
import Core

/// The event log: what happened, newest first.
struct EventsFeature: Screen {
    struct State: Sendable, Equatable {
        /// The filter of the events that are shown.
        var filter = EventLogFilter()
        /// The filter in the form.
        var form = EventLogFilter()
        /// The kinds of events to choose from.
        var kinds: [String] = []
        var events: ViewState<[LoggedEvent]> = .idle
        /// The cursor of the next page; nil if there is none.
        var next: Int?
        /// The event whose payload is shown.
        var open: Int?
        var isWorking = false
        /// The fields at fault.
        var fields: [String: String] = [:]
        /// The reason why the next page didn't load.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case appeared
        case kindsLoaded(Result<[String], APIError>)
        case formChanged(EventLogFilter)
        case filterTapped
        case clearTapped
        case loaded(EventLogFilter, Result<LoggedEventPage, APIError>)
        case moreTapped
        case moreLoaded(EventLogFilter, Result<LoggedEventPage, APIError>)
        case eventTapped(Int)
    }

    let service: any EventLogService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared: return .merge(load(&state), loadKinds())
        case .kindsLoaded(.success(let kinds)): state.kinds = kinds
        // Kinds can be typed as well.
        case .kindsLoaded(.failure): state.kinds = []
        case .formChanged(let form): (state.form, state.fields) = (form, [:])
        case .filterTapped:
            do {
                _ = try state.form.query()
            } catch {
                state.fields = error.fields
                return .none
            }
            (state.filter, state.events, state.fields, state.open) = (state.form, .loading, [:], nil)
            return load(&state)
        case .clearTapped:
            (state.form, state.filter, state.events, state.fields, state.open) = (EventLogFilter(), EventLogFilter(), .loading, [:], nil)
            return load(&state)
        case .loaded(let filter, let result):
            guard filter == state.filter else { return .none }
            state.events.finish(result.map(\.items))
            if case .success(let page) = result { state.next = page.next }
            if case .failure(let error) = result { state.fields = error.fields }
        case .moreTapped: return loadMore(&state)
        case .moreLoaded(let filter, let result):
            guard filter == state.filter else { return .none }
            state.isWorking = false
            switch result {
            case .success(let page): (state.events, state.next) = (.loaded((state.events.value ?? []) + page.items), page.next)
            case .failure(let error): state.message = error.message
            }
        case .eventTapped(let id): state.open = state.open == id ? nil : id
        }
        return .none
    }

    private func load(_ state: inout State) -> Effect<Action> {
        state.events.beginLoading()
        (state.isWorking, state.message) = (false, nil)
        return .load(id: "events") { [service, filter = state.filter] () async throws(APIError) in
            try await service.events(filter.query())
        } send: { [filter = state.filter] in
            .loaded(filter, $0)
        }
    }

    private func loadKinds() -> Effect<Action> {
        .load(id: "kinds") { [service] () async throws(APIError) in
            try await service.kinds()
        } send: {
            .kindsLoaded($0)
        }
    }

    private func loadMore(_ state: inout State) -> Effect<Action> {
        guard let next = state.next, !state.isWorking else { return .none }
        (state.isWorking, state.message) = (true, nil)
        return .load(id: "more") { [service, filter = state.filter] () async throws(APIError) in
            try await service.events(filter.query(before: next))
        } send: { [filter = state.filter] in
            .moreLoaded(filter, $0)
        }
    }
}
