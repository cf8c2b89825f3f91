import Core
import PaymentsAPI

/// Loads the person's saved payment methods when the screen appears.
struct HomeFeature: Screen {
    struct State: Sendable, Equatable {
        var methods: ViewState<[PaymentMethod]> = .idle
    }

    enum Action: Sendable, Equatable {
        case appeared
        case methodsLoaded(Result<[PaymentMethod], APIError>)
    }

    let service: any PaymentsService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.methods.beginLoading()
            return .load(id: "methods") { [service] () async throws(APIError) in
                try await service.methods()
            } send: {
                .methodsLoaded($0)
            }
        case .methodsLoaded(let result):
            state.methods.finish(result)
            return .none
        }
    }
}
