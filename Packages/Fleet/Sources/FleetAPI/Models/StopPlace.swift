/// Where a stop is.
public enum StopPlace: String, Codable, Sendable, CaseIterable, Hashable {
    /// At the customer's door.
    case customer
    /// At the plant.
    case plant
}
