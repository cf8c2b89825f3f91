public import Foundation

/// One step of an order's life: what the timeline shows.
public struct OrderTransition: Codable, Sendable, Hashable {
    /// The transition's number among those of the order, from 1, without a gap.
    public var sequence: Int
    /// The stage before.
    public var from: Stage
    /// The stage after.
    public var to: Stage
    /// The id of the person who made it; nil for the server itself.
    public var actorID: Int?
    /// The role in which it was made.
    public var role: ActorRole
    /// The time on the actor's device; nil where the client didn't say.
    public var deviceTime: Date?
    /// The time when the server stored it.
    public var serverTime: Date
    /// Degrees north of the device.
    public var latitude: Double?
    /// Degrees east of the device.
    public var longitude: Double?
    /// The reason: a ``FailureReason`` for a failed stop, text for a cancellation, nil elsewhere.
    public var reason: String?
    /// The actor's note.
    public var note: String?
    /// The ids of photos.
    public var proofIDs: [Int]
    /// The weight in kilograms that was measured at the step: the plant's, or before it the driver's; nil where nobody weighed.
    public var kilograms: Double?
    /// The way in which the step was proved; nil where it wasn't.
    public var proof: ProofKind?

    /// Creates a transition.
    public init(
        sequence: Int, from: Stage, to: Stage, actorID: Int?, role: ActorRole, deviceTime: Date? = nil, serverTime: Date,
        latitude: Double? = nil, longitude: Double? = nil, reason: String? = nil, note: String? = nil, proofIDs: [Int] = [],
        kilograms: Double? = nil, proof: ProofKind? = nil
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
        self.kilograms = kilograms
        self.proof = proof
    }

    /// The time of the transition as well as we know: the device may have been offline.
    public var occurredAt: Date { deviceTime ?? serverTime }

    enum CodingKeys: String, CodingKey {
        case sequence, from, to
        case actorID = "actorId"
        case role, deviceTime, serverTime, latitude, longitude, reason, note
        case proofIDs = "proofIds"
        case kilograms, proof
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
        try container.encode(kilograms, forKey: .kilograms)
        try container.encode(proof, forKey: .proof)
    }
}

/// The roles in which orders are moved.
public enum ActorRole: String, Codable, Sendable, CaseIterable, Hashable {
    /// The server itself, which accepts orders and completes them.
    case system
    /// The order's customer.
    case customer
    /// The driver of the present leg.
    case driver
    /// A dispatcher, who runs the plant too.
    case dispatcher
}

/// The reasons for a failed pickup or delivery.
public enum FailureReason: String, Codable, Sendable, CaseIterable, Hashable {
    /// Nobody was at home.
    case notAtHome
    /// The door couldn't be reached.
    case noAccess
    /// The address is wrong.
    case wrongAddress
    /// There were no bags to pick up.
    case nothingToPickUp
    /// The customer refused.
    case refused
    /// The place wasn't safe.
    case unsafe
    /// The laundry is damaged.
    case damaged
    /// The laundry is lost.
    case lost
    /// A part of the order is missing.
    case itemMissing
    /// The bags were too heavy to carry.
    case overweight
    /// The weather didn't allow it.
    case weather
    /// The vehicle broke down.
    case vehicleBreakdown
    /// Another reason, which a note explains.
    case other

    /// Whether the customer could have prevented it, so that an order that ends there costs the no-show fee.
    public var isCustomers: Bool {
        switch self {
        case .notAtHome, .noAccess, .wrongAddress, .nothingToPickUp, .refused: true
        default: false
        }
    }
}
