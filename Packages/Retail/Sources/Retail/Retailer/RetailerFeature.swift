import Core
import RetailAPI

/// A retailer's page: its items, and the search among them.
struct RetailerFeature: Screen {
    struct State: Sendable, Equatable {
        /// The retailer's id; nil while no page is open.
        var id: Int?
        /// The retailer's items, by category and name.
        var items: ViewState<[RetailItem]> = .idle
        /// The text that the items are searched for.
        var query = ""

        /// The entries; nil if there are none.
        var draft: RetailerDraft? {
            guard let id, !query.isEmpty else { return nil }
            return RetailerDraft(id: id, query: query)
        }
    }

    enum Action: Sendable, Equatable {
        /// A retailer's page, or the cart on top of it, was opened; nil closes the page.
        case opened(Int?)
        /// Entries from before a restart of the server were restored.
        case draftRestored(RetailerDraft)
        /// The items were asked for again after a failure.
        case retryTapped
        /// The items of a retailer arrived, or didn't.
        case itemsLoaded(Int, Result<[RetailItem], APIError>)
        case queryChanged(String)
        case cartTapped
        /// The person wants to see their linked accounts, or link one.
        case accountsTapped
    }

    let retail: any RetailService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let id):
            if state.id != id { state = State(id: id) }
            return load(&state)
        case .draftRestored(let draft):
            if state.id == draft.id { state.query = draft.query }
            return .none
        case .retryTapped:
            return load(&state)
        case .itemsLoaded(let id, let result):
            if state.id == id { state.items.finish(result) }
            return .none
        case .queryChanged(let query):
            state.query = query
            return .none
        case .cartTapped:
            return .open(RetailLink.cart(retailer: state.id))
        case .accountsTapped:
            return .open(RetailLink.accounts)
        }
    }

    private func load(_ state: inout State) -> Effect<Action> {
        guard let id = state.id else { return .cancel(id: "items") }
        state.items.beginLoading()
        return .load(id: "items") { [retail] () async throws(APIError) in
            try await retail.items(of: id)
        } send: {
            .itemsLoaded(id, $0)
        }
    }
}

/// The entries on a retailer's page. They survive a restart of the server.
struct RetailerDraft: Codable, Sendable, Equatable {
    let id: Int
    let query: String
}
