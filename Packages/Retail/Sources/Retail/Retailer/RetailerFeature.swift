import Core
import RetailAPI

/// A retailer's page: its items with search and filters, and the person's rating of it.
struct RetailerFeature: Screen {
    struct State: Sendable, Equatable {
        /// The retailer's id; nil while no page is open.
        var id: Int?
        var items = ItemsFeature.State()
        /// True while a rating is on its way.
        var isRating = false
        /// The reason why a rating wasn't taken.
        var message: String?

        /// The page of a retailer; no page for nil.
        init(id: Int? = nil) {
            self.id = id
            items.filter.retailer = id
        }

        /// The entries; nil if there are none.
        var draft: ItemFilter? { id == nil ? nil : items.draft }
    }

    enum Action: Sendable, Equatable {
        /// A retailer's page, or the cart on top of it, was opened; nil closes the page.
        case opened(Int?)
        /// Entries from before a restart of the server were restored.
        case draftRestored(ItemFilter)
        /// Something happened to the list of items.
        case items(ItemsFeature.Action)
        case starsTapped(Int)
        /// The rating was taken, or wasn't. The feature shows the retailer with it.
        case rated(Result<Retailer, APIError>)
        case cartTapped
        /// The person wants to see their linked accounts, or link one.
        case accountsTapped
    }

    let retail: any RetailService
    private let items: ItemsFeature

    init(retail: any RetailService, clock: any Clock) {
        self.retail = retail
        items = ItemsFeature(retail: retail, clock: clock)
    }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let id):
            if state.id != id { state = State(id: id) }
            guard id != nil else { return .merge(.cancel(id: "items.items"), .cancel(id: "items.search"), .cancel(id: "items.more")) }
            return reduce(&state, .items(.appeared))
        case .draftRestored(let filter): return filter.retailer == state.id ? reduce(&state, .items(.draftRestored(filter))) : .none
        case .items(let action): return items.reduce(&state.items, action).map(scope: "items", Action.items)
        case .starsTapped(let stars):
            guard let id = state.id, !state.isRating else { return .none }
            (state.isRating, state.message) = (true, nil)
            return .load(id: "rate") { [retail] () async throws(APIError) in
                try await retail.rate(id, stars: stars)
            } send: {
                .rated($0)
            }
        case .rated(let result):
            (state.isRating, state.message) = (false, result.failure?.message)
            return result.failure == nil ? .event(.notice(Strings.rated)) : .none
        case .cartTapped: return .open(RetailLink.cart(retailer: state.id))
        case .accountsTapped: return .open(RetailLink.accounts)
        }
    }
}
