import Core
import OrdersAPI

// The windows for the pickup.
extension HomeFeature {
    /// Loads the windows that are offered where the pickup will be, unless it is as soon as possible.
    func offerWindows(_ state: inout HomeState) -> Effect<HomeAction> {
        guard state.pickupMode == .scheduled else { return .none }
        return slots.load(&state.slots, state.slotRequest).map(HomeAction.slots)
    }

    /// Chooses a window where the chosen one isn't offered, or another day is.
    func chooseWindow(_ state: inout HomeState, after action: SlotAction) -> Effect<HomeAction> {
        let window =
            switch action {
            case .loaded: state.slots.window(insteadOf: state.window)
            case .dayChosen(let day): state.slots.slots(on: day).first { !$0.isFull }?.window
            }
        guard window != state.window, state.pickupMode == .scheduled else { return .none }
        state.window = window
        return requote(&state)
    }
}
