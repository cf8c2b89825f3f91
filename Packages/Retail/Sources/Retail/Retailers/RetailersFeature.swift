import Core
import RetailAPI

/// Chooses among the retailers, and searches the items of all of them. The retailers themselves are the feature's, since other pages show them too.
struct RetailersFeature: Screen {
    struct State: Sendable, Equatable {
        /// The category that the retailers are limited to; nil for all.
        var category: String?
        /// The items that are searched.
        var items = ItemsFeature.State()

        /// The choices; nil for none.
        var draft: RetailersDraft? {
            category == nil && items.draft == nil ? nil : RetailersDraft(category: category, filter: items.filter)
        }

        /// Shows all categories where the chosen one is gone, since no chip would say why the list is empty.
        mutating func forgetCategory(missingIn catalog: Catalog) {
            if let category, !catalog.categories.contains(where: { $0.name == category }) { self.category = nil }
        }
    }

    enum Action: Sendable, Equatable {
        /// The list appeared, or was asked for again after a failure.
        case appeared
        /// Choices and entries from before a restart of the server were restored.
        case draftRestored(RetailersDraft)
        /// A category was chosen; nil for all.
        case categoryTapped(String?)
        /// Something happened to the search of items.
        case items(ItemsFeature.Action)
        case retailerTapped(Int)
        case cartTapped
        case yoursTapped
        /// The person wants to see their linked accounts.
        case accountsTapped
    }

    private let items: ItemsFeature

    init(retail: any RetailService, clock: any Clock) { items = ItemsFeature(retail: retail, clock: clock) }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            // The feature loads the catalog; the items of a search are loaded here.
            return state.items.filter.isLimiting ? reduce(&state, .items(.appeared)) : .none
        case .draftRestored(let draft):
            state.category = draft.category
            state.items.filter = draft.filter
            return draft.filter.isLimiting ? reduce(&state, .items(.appeared)) : .none
        case .categoryTapped(let category):
            state.category = category
            return .none
        case .items(let action): return items.reduce(&state.items, action).map(scope: "items", Action.items)
        case .retailerTapped(let id): return .open(RetailLink.retailer(id))
        case .cartTapped: return .open(RetailLink.cart())
        case .yoursTapped: return .open(RetailLink.yours)
        case .accountsTapped: return .open(RetailLink.accounts)
        }
    }
}

/// The choices among the retailers and items. They survive a restart of the server.
struct RetailersDraft: Codable, Sendable, Equatable {
    let category: String?
    let filter: ItemFilter
}

extension Catalog {
    /// Returns the retailers of a category, all for nil, whose name or category contains a text.
    func retailers(of category: String?, matching query: String = "") -> [Retailer] {
        retailers.filter { retailer in
            (category == nil || retailer.category == category)
                && [retailer.name, retailer.category, Strings.localized(retailer.category)].contains { query.isFound(in: $0) }
        }
    }
}
