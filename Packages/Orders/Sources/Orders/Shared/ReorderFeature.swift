import Core
import OrdersAPI
import PaymentsAPI

/// An order that is being placed again.
struct ReorderState: Sendable, Equatable {
    /// An order on its way, or of which nobody knows whether it arrived.
    struct Attempt: Sendable, Equatable {
        /// The former order's id.
        let former: Int
        /// The idempotency key.
        let key: String
    }

    /// The last attempt; nil once it is known what became of it.
    var attempt: Attempt?
    /// True while an order is being placed.
    var isPlacing = false
    /// The reason why it wasn't placed.
    var message: String?
    /// The id of the order whose card was declined; nil unless that is the reason.
    var declined: Int?
}

/// The actions of ordering the same again.
enum ReorderAction: Sendable, Equatable {
    /// Order again was pressed on an order.
    case tapped(Int)
    /// The order of a former one was placed, or wasn't.
    case placed(Int, Result<Order, APIError>)
    /// Another card is to be added, after one was declined.
    case cardTapped
}

/// Orders the same again, and opens the new order.
struct ReorderFeature: Screen {
    let orders: any OrderService
    let random: any RandomSource

    func reduce(_ state: inout ReorderState, _ action: ReorderAction) -> Effect<ReorderAction> {
        switch action {
        case .tapped(let order):
            guard !state.isPlacing else { return .none }
            // What may have arrived is only sent again with its key, so that no second order is placed.
            let kept = state.attempt.flatMap { $0.former == order ? $0.key : nil }
            let key = kept ?? random.hexadecimal(byteCount: 16)
            (state.attempt, state.isPlacing, state.message, state.declined) = (ReorderState.Attempt(former: order, key: key), true, nil, nil)
            return .load(id: "place") { [orders] () async throws(APIError) in
                try await orders.reorder(order, key: key)
            } send: {
                .placed(order, $0)
            }
        case .placed(let former, let result):
            state.isPlacing = false
            switch result {
            case .success(let order):
                state.attempt = nil
                return .open(OrdersLink.activity(order: order.id))
            // Without a card the customer adds one and comes back to the order.
            case .failure(let error) where error.code == "payment_method_required":
                state.attempt = nil
                return .open(PaymentsLink.add(order: former))
            case .failure(let error):
                if error.isRefusal { state.attempt = nil }
                state.message = error.message
                if error.code == "payment_declined" { state.declined = former }
            }
            return .none
        case .cardTapped: return state.declined.map { .open(PaymentsLink.add(order: $0)) } ?? .none
        }
    }
}
