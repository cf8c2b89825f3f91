public import OrdersAPI

/// Who moves an order.
public struct OrderActor: Sendable, Hashable {
    /// The person; nil for the server itself.
    public let personID: Int?
    /// In which role.
    public let role: ActorRole

    /// Creates an actor.
    public init(personID: Int?, role: ActorRole) {
        self.personID = personID
        self.role = role
    }

    /// The server itself.
    public static let system = OrderActor(personID: nil, role: .system)
}
