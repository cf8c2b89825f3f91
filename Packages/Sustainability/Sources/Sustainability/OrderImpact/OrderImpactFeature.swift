import Core
import SustainabilityAPI

/// Shows what one order saved, and how each number is computed.
struct OrderImpactFeature: Screen {
    struct State: Sendable, Equatable {
        /// The id of the open order; nil while none is.
        var id: Int?
        /// The order with its method.
        var detail: ViewState<OrderImpactDetail> = .idle
    }

    enum Action: Sendable, Equatable {
        /// An order was opened; nil where the page was left.
        case opened(Int?)
        case retryTapped
        case loaded(Result<OrderImpactDetail, APIError>)
        case backTapped
    }

    let sustainability: any SustainabilityService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let id):
            guard let id else {
                state = State()
                return .cancel(id: "order")
            }
            if state.id != id { state = State(id: id) }
            return load(id, &state)
        case .retryTapped: return state.id.map { load($0, &state) } ?? .none
        case .loaded(let result):
            state.detail.finish(result)
            return .none
        case .backTapped: return .open(SustainabilityLink.impact)
        }
    }

    private func load(_ id: Int, _ state: inout State) -> Effect<Action> {
        state.detail.beginLoading()
        return .load(id: "order") { [sustainability] () async throws(APIError) in
            try await sustainability.order(id)
        } send: {
            .loaded($0)
        }
    }
}
