import Core
import OrdersAPI
import RetailAPI

/// The items that can come along, and how many of each do.
struct ShoppingState: Sendable, Equatable {
    /// Whether the items are shown.
    var isShown = false
    /// The items that can be added.
    var items: ViewState<[RetailItem]> = .idle
    /// The number of each item, by the item's id; an item that doesn't come along has none.
    var counts: [Int: Int] = [:]

    /// The items of a request for a price, by id.
    var requests: [RetailItemRequest] {
        counts.sorted { $0.key < $1.key }.map { RetailItemRequest(itemID: $0.key, quantity: $0.value) }
    }
}

/// The actions of the items that come along.
enum ShoppingAction: Sendable, Equatable {
    /// The items were shown or hidden.
    case shown(Bool)
    /// The items appeared.
    case appeared
    /// The items arrived, or didn't.
    case itemsLoaded(Result<[RetailItem], APIError>)
    /// The number of an item changed.
    case countChanged(item: Int, count: Int)
}

/// Loads the retailers' items and counts those that come along.
struct ShoppingFeature: Screen {
    let orders: any OrderService

    func reduce(_ state: inout ShoppingState, _ action: ShoppingAction) -> Effect<ShoppingAction> {
        switch action {
        case .shown(let isShown): state.isShown = isShown
        case .appeared:
            state.items.beginLoading()
            return .load(id: "items") { [orders] () async throws(APIError) in
                try await orders.items()
            } send: {
                .itemsLoaded($0)
            }
        case .itemsLoaded(let result): state.items.finish(result)
        case .countChanged(let item, let count): state.counts[item] = count > 0 ? min(count, 99) : nil
        }
        return .none
    }
}
