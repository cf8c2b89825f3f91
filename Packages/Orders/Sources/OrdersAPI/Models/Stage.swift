/// The states of an order's state machine. ``Status`` follows from it.
public enum Stage: String, Codable, Sendable, CaseIterable, Hashable {
    /// Not sent yet.
    case draft
    /// Sent by the customer.
    case placed
    /// Accepted by us.
    case accepted
    /// Refused by us.
    case rejected
    /// Assigned to the driver who will pick it up.
    case pickupAssigned
    /// The driver is on the way to the customer.
    case enRoutePickup
    /// The driver is at the customer's door.
    case arrivedPickup
    /// The bags are in the vehicle.
    case pickedUp
    /// The bags couldn't be picked up.
    case pickupFailed
    /// The plant received the bags.
    case atFacility
    /// The laundry was weighed, and the price computed again.
    case weighed
    /// The laundry is being washed.
    case processing
    /// The laundry is ready to go back.
    case ready
    /// Assigned to the driver who will bring it back.
    case deliveryAssigned
    /// The driver is on the way back to the customer.
    case outForDelivery
    /// The driver is at the customer's door again.
    case arrivedDropoff
    /// The customer has the laundry.
    case delivered
    /// The laundry couldn't be handed over.
    case deliveryFailed
    /// The laundry goes back to the plant.
    case returning
    /// Closed, a day after delivery.
    case completed
    /// Stopped by the customer or by us.
    case canceled

    /// Whether a driver is on the way to the customer or at the door: the stages in which the customer sees where the driver is.
    public var isDriverOnTheWay: Bool {
        switch self {
        case .enRoutePickup, .arrivedPickup, .outForDelivery, .arrivedDropoff: true
        default: false
        }
    }

    /// True where the bags are in a driver's vehicle or at the plant in a stage in which the order can still be canceled: then they go home.
    public var bringsBagsHomeIfCanceled: Bool {
        switch self {
        case .pickedUp, .atFacility, .weighed, .processing, .ready: true
        default: false
        }
    }

    /// True while the bags are still to be picked up.
    public var isBeforePickup: Bool {
        switch self {
        case .draft, .placed, .accepted, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickupFailed: true
        default: false
        }
    }

    /// True while the laundry is still to be brought back.
    public var isBeforeDelivery: Bool { !isFinal && self != .delivered }

    /// Whether the order is over for good.
    public var isFinal: Bool { self == .completed || self == .canceled || self == .rejected }

    /// Returns the stage in a customer's terms.
    ///
    /// - Parameter pickupMode: the order's: an ASAP order is in progress from its acceptance on, a scheduled one once a driver sets off.
    public func status(_ pickupMode: PickupMode) -> Status {
        switch self {
        case .draft, .placed: .scheduled
        case .accepted, .pickupAssigned: pickupMode == .asap ? .inProgress : .scheduled
        case .delivered, .completed: .delivered
        case .rejected, .canceled: .canceled
        default: .inProgress
        }
    }
}

/// An order's stage in a customer's terms.
public enum Status: String, Codable, Sendable, CaseIterable, Hashable {
    /// Placed, and nobody is on the way yet.
    case scheduled
    /// Under way.
    case inProgress
    /// Back at the customer's door.
    case delivered
    /// Canceled by the customer, or canceled or refused by us.
    case canceled
}
