import Core
import PaymentsAPI

/// Loads the person's entries when the screen appears.
struct HomeFeature: Screen {
    struct State: Sendable, Equatable {
        var entries: ViewState<[PaymentsEntry]> = .idle
    }

    enum Action: Sendable, Equatable {
        case appeared
        case entriesLoaded(Result<[PaymentsEntry], APIError>)
    }

    let service: any PaymentsService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.entries.beginLoading()
            return .load(id: "entries") { [service] () async throws(APIError) in
                try await service.entries()
            } send: {
                .entriesLoaded($0)
            }
        case .entriesLoaded(let result):
            state.entries.finish(result)
            return .none
        }
    }
}
