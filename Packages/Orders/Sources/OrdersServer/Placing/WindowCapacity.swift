import Core
import OrdersAPI
import Persistence

/// Refuses pickups for which an area has no place left in their window.
struct WindowCapacity: Sendable {
    /// The number of pickups that an area takes in two hours.
    let capacity: Int
    private let orders = OrderRepository()

    init(capacity: Int) { self.capacity = capacity }

    /// Checks that a window has a place left. Two transactions that check the same window have to be serializable.
    ///
    /// - Throws: ``APIError`` of status 422 `window_full`.
    func check(_ window: TimeWindow, area: String, in transaction: Transaction) throws {
        let others = try orders.scheduled(in: window, area: area, in: transaction)
        guard WindowLoad.isFull(window, others, capacity: capacity) else { return }
        throw APIError.invalid(["window": Strings.windowFull], code: "window_full")
    }
}
