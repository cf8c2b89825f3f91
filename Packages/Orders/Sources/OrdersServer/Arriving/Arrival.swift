import Foundation
import OrdersAPI

/// The time of the next visit at the customer's door: as learned from other visits, else by promises that hold without knowing traffic: an ASAP pickup within
/// an hour, a scheduled one in its window, clean laundry within a day of its pickup, a delivery within an hour of its departure.
enum Arrival {
    /// Returns the expected pickup of an order or a quote.
    ///
    /// - Parameter wait: what was learned of pickups as soon as possible; nil for nothing.
    static func pickup(_ mode: PickupMode, window: TimeWindow?, at now: Date, wait: ArrivalWait? = nil) -> ETARange {
        switch (mode, window) {
        case (.scheduled, let window?): ETARange(from: window.start, to: window.end)
        default: soon(now, wait)
        }
    }

    /// Returns the times between which most visits come, at least a quarter of an hour apart and in steps of five minutes; the next hour where nothing was
    /// learned.
    static func soon(_ now: Date, _ wait: ArrivalWait?) -> ETARange {
        guard let wait else { return ETARange(from: now, to: now.addingTimeInterval(3600)) }
        let to = SteadyArrival.rounded(now.addingTimeInterval(max(wait.late, 900)), .up)
        let early = min(now.addingTimeInterval(wait.median), to.addingTimeInterval(-900))
        return ETARange(from: max(SteadyArrival.rounded(early, .down), now), to: to)
    }

    /// Returns the kind of visit that is waited for after a transition, of which something may have been learned; nil for none.
    static func visit(after stage: Stage, of order: Order) -> VisitKind? {
        switch stage {
        case .outForDelivery: .delivery
        // Not for a new order, whose wait was estimated when it was placed.
        case .accepted where order.stage != .placed && order.pickupMode == .asap: .pickup
        default: nil
        }
    }

    /// Returns the expected delivery of laundry that comes back from one that failed; nil where none was arranged.
    static func delivery(_ order: Order) -> ETARange? { order.deliveryWindow.map { ETARange(from: $0.start, to: $0.end) } }

    /// Returns the next expected visit after a transition; nil where none is due.
    ///
    /// - Parameters:
    ///   - order: the order with the windows that hold after the transition, in the stage before it.
    ///   - wait: what was learned of visits as ``visit(after:of:)`` names them; nil for nothing.
    ///   - pickedUp: the time of the pickup, for a delivery that is given back; nil where it isn't known.
    static func after(_ stage: Stage, of order: Order, at now: Date, wait: ArrivalWait? = nil, pickedUp: Date? = nil) -> ETARange? {
        switch stage {
        case .pickedUp: washed(after: now)
        case .outForDelivery: soon(now, wait)
        case .accepted where order.stage != .placed: pickup(order.pickupMode, window: order.window, at: now, wait: wait)
        case .ready where order.stage == .deliveryAssigned: delivery(order) ?? pickedUp.map(washed).flatMap { $0.to > now ? $0 : nil }
        case .returning: delivery(order)
        // The driver is there.
        case .arrivedPickup, .arrivedDropoff: nil
        case .delivered, .completed, .canceled, .rejected, .pickupFailed, .deliveryFailed: nil
        default: order.etaRange
        }
    }

    /// Returns when laundry is back that was picked up at a time.
    private static func washed(after pickup: Date) -> ETARange {
        ETARange(from: pickup.addingTimeInterval(20 * 3600), to: pickup.addingTimeInterval(24 * 3600))
    }
}
