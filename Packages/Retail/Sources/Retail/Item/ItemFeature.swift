import Core
import RetailAPI

/// An item's page.
struct ItemFeature: Screen {
    struct State: Sendable, Equatable {
        /// The item's id; nil while no page is open.
        var id: Int?
        var item: ViewState<RetailItem> = .idle
    }

    enum Action: Sendable, Equatable {
        /// An item's page was opened; nil closes it.
        case opened(Int?)
        /// The item was asked for again after a failure.
        case retryTapped
        case loaded(Int, Result<RetailItem, APIError>)
        case retailerTapped(Int)
    }

    let retail: any RetailService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let id):
            if state.id != id { state = State(id: id) }
            return load(&state)
        case .retryTapped: return load(&state)
        case .loaded(let id, let result):
            if state.id == id { state.item.finish(result) }
            return .none
        case .retailerTapped(let id): return .open(RetailLink.retailer(id))
        }
    }

    private func load(_ state: inout State) -> Effect<Action> {
        guard let id = state.id else { return .cancel(id: "item") }
        state.item.beginLoading()
        return .load(id: "item") { [retail] () async throws(APIError) in
            try await retail.item(id)
        } send: {
            .loaded(id, $0)
        }
    }
}
