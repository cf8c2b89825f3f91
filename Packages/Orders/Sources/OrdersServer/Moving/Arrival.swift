import Foundation
import OrdersAPI

/// The time of the next visit at the customer's door, by promises that hold without knowing traffic: an ASAP pickup within an hour, a scheduled one in
/// its window, clean laundry within a day of its pickup, a delivery within an hour of its departure.
enum Arrival {
    /// Returns the expected pickup of an order or a quote.
    static func pickup(_ mode: PickupMode, window: TimeWindow?, at now: Date) -> ETARange {
        switch (mode, window) {
        case (.scheduled, let window?): ETARange(from: window.start, to: window.end)
        default: ETARange(from: now, to: now.addingTimeInterval(3600))
        }
    }

    /// Returns the expected delivery of laundry that comes back from one that failed; nil where none was arranged.
    static func delivery(_ order: Order) -> ETARange? { order.deliveryWindow.map { ETARange(from: $0.start, to: $0.end) } }

    /// Returns the next expected visit after a transition; nil where none is due.
    ///
    /// - Parameter order: the order with the windows that hold after the transition, in the stage before it.
    static func after(_ stage: Stage, of order: Order, at now: Date) -> ETARange? {
        switch stage {
        case .pickedUp: ETARange(from: now.addingTimeInterval(20 * 3600), to: now.addingTimeInterval(24 * 3600))
        case .outForDelivery: ETARange(from: now, to: now.addingTimeInterval(3600))
        case .accepted where order.stage == .pickupFailed: pickup(order.pickupMode, window: order.window, at: now)
        case .returning: delivery(order)
        case .delivered, .completed, .canceled, .rejected, .pickupFailed, .deliveryFailed: nil
        default: order.etaRange
        }
    }
}
