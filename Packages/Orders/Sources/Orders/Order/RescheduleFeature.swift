import Core
import OrdersAPI

/// The choice of another time after a visit that failed.
struct RescheduleState: Sendable, Equatable {
    /// The windows that can be chosen.
    var windows: [TimeWindow] = []
    /// The chosen window; nil for as soon as possible.
    var window: TimeWindow?
    /// Whether the choice is on its way to the server.
    var isWorking = false
    /// The reason why the last choice was refused.
    var message: String?
}

/// The actions of the choice of another time.
enum RescheduleAction: Sendable, Equatable {
    /// A window was chosen, or with nil as soon as possible.
    case windowChosen(TimeWindow?)
    /// The choice was confirmed for an order.
    case confirmed(Int)
    /// The order was changed, or wasn't.
    case finished(Int, Result<Order, APIError>)
}

/// Chooses another time for the same order.
struct RescheduleFeature: Screen {
    let orders: any OrderService

    func reduce(_ state: inout RescheduleState, _ action: RescheduleAction) -> Effect<RescheduleAction> {
        switch action {
        case .windowChosen(let window):
            state.window = window
            state.message = nil
            return .none
        case .confirmed(let order):
            guard !state.isWorking else { return .none }
            (state.isWorking, state.message) = (true, nil)
            let window = state.window
            return .load(id: "change") { [orders] () async throws(APIError) in
                try await orders.reschedule(order, window: window)
            } send: {
                .finished(order, $0)
            }
        case .finished(_, let result):
            state.isWorking = false
            switch result {
            case .success: state.window = nil
            case .failure(let error): state.message = error.message
            }
            return .none
        }
    }
}
