import Foundation
import OrdersAPI

/// When the next visit at the customer's door is expected. Promises that hold without knowing traffic: a pickup as soon as possible within an hour, one
/// in a window in that window, clean laundry within a day of its pickup, a delivery within an hour of its departure.
enum Arrival {
    /// The first expectation of an order or a quote.
    static func pickup(_ mode: PickupMode, window: TimeWindow?, at now: Date) -> ETARange {
        switch (mode, window) {
        case (.scheduled, let window?): ETARange(from: window.start, to: window.end)
        default: ETARange(from: now, to: now.addingTimeInterval(3600))
        }
    }

    /// The expectation after a transition.
    static func after(_ stage: Stage, of order: Order, at now: Date) -> ETARange? {
        switch stage {
        case .pickedUp: ETARange(from: now.addingTimeInterval(20 * 3600), to: now.addingTimeInterval(24 * 3600))
        case .outForDelivery: ETARange(from: now, to: now.addingTimeInterval(3600))
        case .accepted where order.stage == .pickupFailed: ETARange(from: now, to: now.addingTimeInterval(3600))
        case .delivered, .completed, .canceled, .rejected, .pickupFailed, .deliveryFailed, .returning: nil
        default: order.etaRange
        }
    }
}
