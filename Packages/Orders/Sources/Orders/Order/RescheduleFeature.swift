import Core
import OrdersAPI

/// The choice of another time after a visit that failed.
struct RescheduleState: Sendable, Equatable {
    /// The windows that are offered.
    var slots = SlotState()
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
    /// Something happened to the windows that are offered.
    case slots(SlotAction)
    /// The choice was confirmed for an order.
    case confirmed(Int)
    /// The order was changed, or wasn't.
    case finished(Int, Result<Order, APIError>)
}

/// Chooses another time for the same order.
struct RescheduleFeature: Screen {
    let orders: any OrderService
    private let slots: SlotFeature

    init(orders: any OrderService) {
        self.orders = orders
        slots = SlotFeature(orders: orders)
    }

    /// Loads the windows that are offered in an order's area.
    func offer(_ state: inout RescheduleState, for order: Order) -> Effect<RescheduleAction> {
        slots.load(&state.slots, SlotListRequest(area: order.serviceArea)).map(RescheduleAction.slots)
    }

    func reduce(_ state: inout RescheduleState, _ action: RescheduleAction) -> Effect<RescheduleAction> {
        switch action {
        case .windowChosen(let window):
            state.window = window
            state.message = nil
            return .none
        case .slots(let action): return slots.reduce(&state.slots, action).map(RescheduleAction.slots)
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
