/// The kind of a notice: a message that the service posts, stored by kind and worded in its reader's language.
public enum NoticeKind: String, Codable, Sendable, Hashable, CaseIterable {
    /// A driver will pick the laundry up.
    case pickupAssigned
    /// The driver is on the way to the customer.
    case enRoutePickup
    /// The driver is at the customer's door.
    case arrivedPickup
    /// The bags are in the vehicle.
    case pickedUp
    /// The bags could not be picked up.
    case pickupFailed
    /// A driver will bring the laundry back.
    case deliveryAssigned
    /// The driver is on the way back to the customer.
    case outForDelivery
    /// The driver is at the customer's door again.
    case arrivedDropoff
    /// The customer has the laundry.
    case delivered
    /// The laundry could not be handed over.
    case deliveryFailed
    /// The order is closed.
    case completed
    /// The order was canceled.
    case canceled
    /// The driver has given the order back.
    case driverLeft
    /// A dispatcher takes part from here on.
    case dispatcherJoined
    /// A dispatcher no longer takes part.
    case dispatcherLeft
}
