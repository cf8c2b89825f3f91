/// When an order is to be picked up.
public enum PickupMode: String, Codable, Sendable, CaseIterable, Hashable {
    /// As soon as possible, for a surcharge.
    case asap = "ASAP"
    /// In a window that the customer chose.
    case scheduled
}
