/// What a driver is asked to do.
public enum JobKind: String, Codable, Sendable, CaseIterable, Hashable {
    /// Fetch the bags at the customer's and bring them to the plant.
    case pickup
    /// Fetch the laundry at the plant and bring it to the customer.
    case delivery
    /// Several of these in one round.
    case trip
}
