import Core
import RetailAPI

/// Chooses among the retailers. The retailers themselves are the feature's, since a retailer's page shows one of them too.
struct RetailersFeature: Screen {
    /// The customer's choices and entries. They survive a restart of the server.
    struct State: Codable, Sendable, Equatable {
        /// The category that the list is limited to; nil for all.
        var category: String?
        /// The text that the retailers are searched for.
        var query = ""

        /// The state while the list is limited by anything; nil otherwise.
        var draft: State? { self == State() ? nil : self }

        /// Shows all categories where the chosen one is gone, since no chip would say why the list is empty.
        mutating func forgetCategory(missingIn catalog: Catalog) {
            if let category, !catalog.categories.contains(where: { $0.name == category }) { self.category = nil }
        }
    }

    enum Action: Sendable, Equatable {
        /// The list appeared, or was asked for again after a failure.
        case appeared
        /// Choices and entries from before a restart of the server were restored.
        case draftRestored(State)
        /// A category was chosen; nil for all.
        case categoryTapped(String?)
        case queryChanged(String)
        case retailerTapped(Int)
        case cartTapped
        /// The person wants to see their linked accounts.
        case accountsTapped
    }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            // The feature loads the catalog.
            return .none
        case .draftRestored(let draft):
            state = draft
            return .none
        case .categoryTapped(let category):
            state.category = category
            return .none
        case .queryChanged(let query):
            state.query = query
            return .none
        case .retailerTapped(let id):
            return .open(RetailLink.retailer(id))
        case .cartTapped:
            return .open(RetailLink.cart())
        case .accountsTapped:
            return .open(RetailLink.accounts)
        }
    }
}
