public import Foundation

/// One step of an order's life: what the timeline shows.
public struct OrderTransition: Codable, Sendable, Hashable {
    /// Its number in the order's life, from 1, without gap.
    public var sequence: Int
    /// The stage before.
    public var from: Stage
    /// The stage after.
    public var to: Stage
    /// Who did it; nil for the server itself.
    public var actorID: Int?
    /// In which role.
    public var role: ActorRole
    /// When it was done, by the device; nil where the client didn't say.
    public var deviceTime: Date?
    /// When the server stored it.
    public var serverTime: Date
    /// Degrees north of the device.
    public var latitude: Double?
    /// Degrees east of the device.
    public var longitude: Double?
    /// Why, where the step needs a reason.
    public var reason: String?
    /// What the actor added.
    public var note: String?
    /// The ids of photos and other proofs.
    public var proofIDs: [Int]

    /// Creates a transition.
    public init(
        sequence: Int, from: Stage, to: Stage, actorID: Int?, role: ActorRole, deviceTime: Date? = nil, serverTime: Date,
        latitude: Double? = nil, longitude: Double? = nil, reason: String? = nil, note: String? = nil, proofIDs: [Int] = []
    ) {
        self.sequence = sequence
        self.from = from
        self.to = to
        self.actorID = actorID
        self.role = role
        self.deviceTime = deviceTime
        self.serverTime = serverTime
        self.latitude = latitude
        self.longitude = longitude
        self.reason = reason
        self.note = note
        self.proofIDs = proofIDs
    }

    /// When it happened, as well as we know.
    public var occurredAt: Date { deviceTime ?? serverTime }

    enum CodingKeys: String, CodingKey {
        case sequence, from, to
        case actorID = "actorId"
        case role, deviceTime, serverTime, latitude, longitude, reason, note
        case proofIDs = "proofIds"
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(sequence, forKey: .sequence)
        try container.encode(from, forKey: .from)
        try container.encode(to, forKey: .to)
        try container.encode(actorID, forKey: .actorID)
        try container.encode(role, forKey: .role)
        try container.encode(deviceTime, forKey: .deviceTime)
        try container.encode(serverTime, forKey: .serverTime)
        try container.encode(latitude, forKey: .latitude)
        try container.encode(longitude, forKey: .longitude)
        try container.encode(reason, forKey: .reason)
        try container.encode(note, forKey: .note)
        try container.encode(proofIDs, forKey: .proofIDs)
    }
}
