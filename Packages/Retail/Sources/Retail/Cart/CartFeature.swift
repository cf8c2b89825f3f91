import Core
import OrdersAPI
import RetailAPI

/// Fills the cart, on its own page and a retailer's, and makes it part of an order.
struct CartFeature: Screen {
    /// The cart itself.
    typealias State = Cart

    enum Action: Sendable, Equatable {
        /// The cart as it was before the server went came back.
        case draftRestored(Cart)
        /// The number of an item's pieces changed.
        case quantityChanged(RetailItem, Int)
        case orderTapped
        case retailersTapped
    }

    func reduce(_ state: inout Cart, _ action: Action) -> Effect<Action> {
        switch action {
        case .draftRestored(let cart):
            state = cart
            return .none
        case .quantityChanged(let item, let quantity):
            state.set(item, to: quantity)
            return .none
        case .orderTapped:
            return state.lines.isEmpty ? .none : .open(OrdersLink.home(items: state.quantities))
        case .retailersTapped:
            return .open(RetailLink.retailers)
        }
    }
}
