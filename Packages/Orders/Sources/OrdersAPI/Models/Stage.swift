/// Where an order stands: the states of the guarded state machine. What people see first is ``Status``, which follows from it.
public enum Stage: String, Codable, Sendable, CaseIterable, Hashable {
    /// Not sent yet.
    case draft
    /// Sent by the customer.
    case placed
    /// We take it.
    case accepted
    /// We don't take it.
    case rejected
    /// A driver will pick it up.
    case pickupAssigned
    /// The driver is on the way to the customer.
    case enRoutePickup
    /// The driver is at the customer's door.
    case arrivedPickup
    /// The bags are in the vehicle.
    case pickedUp
    /// The bags could not be picked up.
    case pickupFailed
    /// The plant received the bags.
    case atFacility
    /// The laundry was weighed, and the price computed again.
    case weighed
    /// The laundry is being washed.
    case processing
    /// The laundry is ready to go back.
    case ready
    /// A driver will bring it back.
    case deliveryAssigned
    /// The driver is on the way back to the customer.
    case outForDelivery
    /// The driver is at the customer's door again.
    case arrivedDropoff
    /// The customer has the laundry.
    case delivered
    /// The laundry could not be handed over.
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

    /// Whether nothing can happen to the order any more.
    public var isFinal: Bool { self == .completed || self == .canceled || self == .rejected }

    /// What an order in this stage is to a customer.
    ///
    /// - Parameter pickupMode: an order to be picked up as soon as possible is in progress from its acceptance on.
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
