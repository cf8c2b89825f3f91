import Core
import OrdersAPI

/// The windows that are offered, and the day whose windows are shown.
struct SlotState: Sendable, Equatable {
    /// The offered windows.
    var offered: ViewState<PickupSlots> = .idle
    /// The day that was chosen; nil for that of the chosen window.
    var day: LocalDay?

    /// The days on which there are windows.
    var days: [LocalDay] {
        (offered.value?.slots ?? []).reduce(into: []) { days, slot in
            if days.last != slot.day { days.append(slot.day) }
        }
    }

    /// Returns the windows of a day.
    func slots(on day: LocalDay?) -> [PickupSlot] { (offered.value?.slots ?? []).filter { $0.day == day } }

    /// Returns the day whose windows are shown while a window is chosen.
    func shownDay(_ window: TimeWindow?) -> LocalDay? {
        day ?? (offered.value?.slots ?? []).first { $0.window == window }?.day ?? days.first
    }

    /// Returns a window in place of one that isn't offered: the first that isn't full. One that is offered stays, so that whoever chose it sees that it is full.
    func window(insteadOf window: TimeWindow?) -> TimeWindow? {
        guard let slots = offered.value?.slots else { return window }
        if let window, slots.contains(where: { $0.window == window }) { return window }
        return slots.first { !$0.isFull }?.window
    }
}

/// The actions of the windows that are offered.
enum SlotAction: Sendable, Equatable {
    /// The windows arrived, or didn't.
    case loaded(Result<PickupSlots, APIError>)
    /// A day was chosen.
    case dayChosen(LocalDay)
}

/// Loads the windows that are offered, and shows those of one day.
struct SlotFeature: Screen {
    let orders: any OrderService

    func reduce(_ state: inout SlotState, _ action: SlotAction) -> Effect<SlotAction> {
        switch action {
        case .loaded(let result):
            state.offered.finish(result)
            if let day = state.day, !state.days.contains(day) { state.day = nil }
        case .dayChosen(let day): state.day = day
        }
        return .none
    }

    /// Loads the windows; those that are shown stay meanwhile.
    func load(_ state: inout SlotState, _ request: SlotListRequest) -> Effect<SlotAction> {
        state.offered.beginLoading()
        return .load(id: "slots") { [orders] () async throws(APIError) in
            try await orders.slots(request)
        } send: {
            .loaded($0)
        }
    }
}
