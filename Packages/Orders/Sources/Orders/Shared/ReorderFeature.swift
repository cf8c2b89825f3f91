import Core
import OrdersAPI

/// An order that is being placed again.
struct ReorderState: Sendable, Equatable {
    /// The idempotency key of the order that is being placed; nil while none is.
    var key: String?
    /// The reason why it wasn't placed.
    var message: String?
}

/// The actions of ordering the same again.
enum ReorderAction: Sendable, Equatable {
    /// Order again was pressed on an order.
    case tapped(Int)
    /// The order was placed, or wasn't.
    case placed(Result<Order, APIError>)
}

/// Orders the same again, and opens the new order.
struct ReorderFeature: Screen {
    let orders: any OrderService
    let random: any RandomSource

    func reduce(_ state: inout ReorderState, _ action: ReorderAction) -> Effect<ReorderAction> {
        switch action {
        case .tapped(let order):
            guard state.key == nil else { return .none }
            let key = random.hexadecimal(byteCount: 16)
            (state.key, state.message) = (key, nil)
            return .load(id: "place") { [orders] () async throws(APIError) in
                try await orders.reorder(order, key: key)
            } send: {
                .placed($0)
            }
        case .placed(let result):
            state.key = nil
            switch result {
            case .success(let order): return .open(OrdersLink.activity(order: order.id))
            case .failure(let error): state.message = error.message
            }
            return .none
        }
    }
}
