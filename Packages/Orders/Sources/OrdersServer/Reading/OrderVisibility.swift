import Core
import Foundation
import OrdersAPI

/// The parts of an order that a person sees.
enum OrderVisibility: Hashable, Sendable {
    /// All of it: for its customer, for dispatchers, and for the driver while the leg is theirs.
    case full
    /// All but instructions and notes: for a driver until a day after their leg.
    case withoutInstructions
    /// Its id, area, dates and stage: for a driver later on.
    case outline

    /// The time in seconds for which a driver sees the order of a leg that has ended: 24 hours.
    static let grace: TimeInterval = 24 * 3600

    /// Returns the parts of an order. It keeps its shape; what isn't seen is empty.
    func parts(of order: Order) -> Order {
        var order = order
        switch self {
        case .full: return order
        case .withoutInstructions:
            order.address.instructions = nil
            order.notes = nil
            order.stopNotes = nil
            order.rating = nil
            order.priceApproval = nil
            order.sharedAt = nil
            order.cancellationRequest = nil
            order.preferences.notes = nil
            for index in order.retailItems.indices { order.retailItems[index].note = nil }
            return order
        case .outline:
            return Order(
                id: order.id, customerID: 0, driverID: nil, status: order.status, stage: order.stage, sequence: order.sequence, version: order.version,
                bags: 0, kilograms: nil, pickupMode: order.pickupMode, window: nil, etaRange: nil,
                address: Address(line1: "", city: order.serviceArea, postalCode: "", latitude: 0, longitude: 0), serviceArea: order.serviceArea,
                preferences: LaundryPreferences(), retailItems: [], price: Price(lines: [], priceBookVersion: order.price.priceBookVersion), notes: nil,
                allowedActions: [], createdAt: order.createdAt, updatedAt: order.updatedAt)
        }
    }

    /// Returns the parts of a timeline's step. Coordinates and notes of drivers are for dispatchers alone.
    func parts(of step: OrderTransition, for roles: Set<ActorRole>) -> OrderTransition {
        guard !roles.contains(.dispatcher) else { return step }
        var step = step
        if step.role == .driver { (step.latitude, step.longitude, step.note) = (nil, nil, nil) }
        guard self == .outline else { return step }
        return OrderTransition(
            sequence: step.sequence, from: step.from, to: step.to, actorID: nil, role: step.role, serverTime: step.serverTime)
    }
}

extension Stage {
    /// The stages in which an order's driver has a leg.
    static let legs: Set<Stage> = [
        .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .deliveryAssigned, .outForDelivery, .arrivedDropoff, .deliveryFailed, .returning,
    ]
}
