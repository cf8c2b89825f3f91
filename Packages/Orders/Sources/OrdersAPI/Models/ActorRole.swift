/// In which role somebody moved an order.
public enum ActorRole: String, Codable, Sendable, CaseIterable, Hashable {
    /// The server itself: acceptance, timers.
    case system
    /// The customer whose order it is.
    case customer
    /// The driver whose leg it is.
    case driver
    /// The dispatcher, who runs the plant too.
    case dispatcher
}
