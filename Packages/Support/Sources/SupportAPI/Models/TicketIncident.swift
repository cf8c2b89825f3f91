/// The incidents for which the product opens a ticket itself. Staff alone see these tickets.
public enum TicketIncident: String, Codable, Sendable, Hashable, CaseIterable {
    /// A driver couldn't make a pickup.
    case pickupFailed
    /// A driver couldn't make a delivery.
    case deliveryFailed
    /// A driver couldn't hand over the bags of a canceled order.
    case returnFailed
    /// Our books and a payment provider's don't agree.
    case payment
}
