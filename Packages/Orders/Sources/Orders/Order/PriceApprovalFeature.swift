import Core
import OrdersAPI

/// The customer's answer to a raised price.
struct PriceApprovalState: Sendable, Equatable {
    /// Whether the answer is on its way to the server.
    var isWorking = false
    /// The reason why the last answer was refused.
    var message: String?
}

/// The actions of the answer to a raised price.
enum PriceApprovalAction: Sendable, Equatable {
    /// The price of an order was answered.
    case answered(Int, approved: Bool, totalCents: Int)
    /// The order was changed, or wasn't.
    case finished(Int, Result<Order, APIError>)
}

/// Accepts or refuses a price that the weighing raised.
struct PriceApprovalFeature: Screen {
    let orders: any OrderService

    func reduce(_ state: inout PriceApprovalState, _ action: PriceApprovalAction) -> Effect<PriceApprovalAction> {
        switch action {
        case .answered(let order, let approved, let cents):
            guard !state.isWorking else { return .none }
            (state.isWorking, state.message) = (true, nil)
            return .load(id: "change") { [orders] () async throws(APIError) in
                try await orders.approvePrice(order, approved: approved, totalCents: cents)
            } send: {
                .finished(order, $0)
            }
        case .finished(_, let result):
            state.isWorking = false
            if case .failure(let error) = result { state.message = error.message }
            return .none
        }
    }
}
