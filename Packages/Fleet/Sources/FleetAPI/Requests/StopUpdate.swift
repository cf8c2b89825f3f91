/// Says that a driver got on with a stop.
public struct StopUpdate: Codable, Sendable, Hashable {
    /// The stop.
    public var id: Int
    /// How far the driver got.
    public var status: StopStatus
    /// The number of bags that were counted; needed when bags are picked up at the customer's.
    public var bags: Int?
    /// What the driver adds; needed when the count differs from the order's, and for the reason `other`.
    public var note: String?
    /// Why the stop failed, one of the orders' failure reasons.
    public var reason: String?

    /// Creates an update.
    public init(id: Int, status: StopStatus, bags: Int? = nil, note: String? = nil, reason: String? = nil) {
        self.id = id
        self.status = status
        self.bags = bags
        self.note = note
        self.reason = reason
    }
}
