import Core
import OrdersAPI
import RetailAPI

/// The cart, and whether its items come along with the order.
struct ShoppingState: Sendable, Equatable {
    /// True if the items come along. Nothing does unless the customer says so.
    var isIncluded = false
    /// The cart with the prices of now.
    var cart: ViewState<RetailCart> = .idle
    /// The deals of today that end first; none where they didn't arrive.
    var deals: [RetailDeal] = []

    /// The most deals that are shown.
    static let mostDeals = 3

    /// The items of a request for a price: those of the cart that can be ordered.
    var requests: [RetailItemRequest] {
        guard isIncluded, let cart = cart.value else { return [] }
        return cart.lines.filter(\.item.available).map {
            RetailItemRequest(itemID: $0.item.id, quantity: $0.quantity, note: $0.note, substitution: RetailSubstitution($0.substitution))
        }
    }
}

/// The actions of the items that come along.
enum ShoppingAction: Sendable, Equatable {
    /// The items appeared.
    case appeared
    /// The cart arrived, or didn't.
    case cartLoaded(Result<RetailCart, APIError>)
    case dealsLoaded(Result<[RetailDeal], APIError>)
    case dealTapped(RetailDeal)
    /// The items come along, or don't.
    case included(Bool)
    /// The cart is to be opened, to change it.
    case cartTapped
    /// The retailers are to be opened, to fill an empty cart.
    case retailersTapped
}

/// Loads the cart, whose items come along if the customer wants it.
struct ShoppingFeature: Screen {
    let orders: any OrderService

    func reduce(_ state: inout ShoppingState, _ action: ShoppingAction) -> Effect<ShoppingAction> {
        switch action {
        case .appeared:
            state.cart.beginLoading()
            return .merge(.load(id: "cart", orders.cart) { .cartLoaded($0) }, .load(id: "deals", orders.deals) { .dealsLoaded($0) })
        case .dealsLoaded(let result):
            // Without them an order is placed all the same.
            state.deals = Array(((try? result.get()) ?? []).prefix(ShoppingState.mostDeals))
        case .dealTapped(let deal): return .open(deal.itemID.map { RetailLink.item($0) } ?? .retailer(deal.retailerID))
        case .cartLoaded(let result): state.cart.finish(result)
        case .included(let isIncluded): state.isIncluded = isIncluded
        case .cartTapped: return .open(RetailLink.cart())
        case .retailersTapped: return .open(RetailLink.retailers)
        }
        return .none
    }
}

extension RetailSubstitution {
    /// The wish of an item in the cart, as an order has it.
    fileprivate init(_ wish: SubstitutionWish) {
        self =
            switch wish {
            case .similar: .similar
            case .call: .call
            case .leaveOut: .leaveOut
            }
    }
}
