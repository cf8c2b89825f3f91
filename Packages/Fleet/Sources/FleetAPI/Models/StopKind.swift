/// What happens to the bags at a stop.
public enum StopKind: String, Codable, Sendable, CaseIterable, Hashable {
    /// They come into the vehicle.
    case pickup
    /// They leave the vehicle.
    case dropoff
}
