import Core
import OrdersAPI

/// A dispatcher's answer to a request to cancel, as far as it is entered.
struct CancellationDecisionState: Sendable, Equatable {
    /// The note for the customer, as typed.
    var note = ""
    /// Whether the answer is on its way to the server.
    var isWorking = false
    /// The reason why the last answer was refused.
    var message: String?
}

/// The actions of the answer to a request to cancel.
enum CancellationDecisionAction: Sendable, Equatable {
    /// The note was typed.
    case noteChanged(String)
    /// The request of an order was approved.
    case approved(Int)
    /// The request of an order was refused.
    case refused(Int)
    /// The order was changed, or wasn't.
    case finished(Int, Result<Order, APIError>)
}

/// Answers a customer's request to cancel.
struct CancellationDecisionFeature: Screen {
    let orders: any OrderService

    func reduce(_ state: inout CancellationDecisionState, _ action: CancellationDecisionAction) -> Effect<CancellationDecisionAction> {
        switch action {
        case .noteChanged(let text):
            state.note = text
            return .none
        case .approved(let order): return decide(&state, order, approved: true)
        case .refused(let order):
            guard !state.note.trimmed.isEmpty else {
                state.message = Strings.refusalNeedsNote
                return .none
            }
            return decide(&state, order, approved: false)
        case .finished(_, let result):
            state.isWorking = false
            switch result {
            case .success: state.note = ""
            case .failure(let error): state.message = error.message
            }
            return .none
        }
    }

    private func decide(_ state: inout CancellationDecisionState, _ order: Int, approved: Bool) -> Effect<CancellationDecisionAction> {
        guard !state.isWorking else { return .none }
        (state.isWorking, state.message) = (true, nil)
        let note = state.note.trimmed
        return .load(id: "change") { [orders] () async throws(APIError) in
            try await orders.decideCancellation(order, approved: approved, note: note.isEmpty ? nil : note)
        } send: {
            .finished(order, $0)
        }
    }
}
