import Core
import OrdersAPI

/// The actions of a dispatcher's correction.
enum PurchaseCorrectionAction: Sendable, Equatable {
    /// The entries for a line were changed.
    case entered(line: Int, PurchaseCorrectionState.Entry)
    case sendTapped(Order)
    case finished(Int, Result<Order, APIError>)
}

/// Sends what a dispatcher corrects.
struct PurchaseCorrectionFeature: Screen {
    let orders: any OrderService

    func reduce(_ state: inout PurchaseCorrectionState, _ action: PurchaseCorrectionAction) -> Effect<PurchaseCorrectionAction> {
        switch action {
        case .entered(let line, let entry):
            state.entries[line] = entry
            return .none
        case .sendTapped(let order):
            let lines = state.lines(of: order)
            guard !state.isSending, !lines.isEmpty else { return .none }
            (state.isSending, state.message) = (true, nil)
            return .load(id: "correct") { [orders] () async throws(APIError) in
                try await orders.shop(ShoppingReport(id: order.id, lines: lines))
            } send: {
                .finished(order.id, $0)
            }
        case .finished(_, .success):
            state = PurchaseCorrectionState()
            return .none
        case .finished(_, .failure(let error)):
            state.isSending = false
            state.message = error.fields.sorted { $0.key < $1.key }.first?.value ?? error.message
            return .none
        }
    }
}
