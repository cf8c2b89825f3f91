public import Foundation

/// The way home of the bags of an order that was canceled after their pickup.
public struct BagReturn: Codable, Sendable, Hashable {
    /// A part of the way.
    public enum Status: String, Codable, Sendable, CaseIterable, Hashable {
        /// The bags wait at the plant for a driver.
        case waiting
        /// A driver will bring them.
        case assigned
        /// The driver is on the way to the customer with them.
        case onTheWay
        /// The driver is at the customer's door.
        case arrived
        /// The customer has them.
        case returned
        /// They couldn't be handed over: they go back to the plant, and come again.
        case failed

        /// True where a driver is on the way to the customer or at the door.
        public var isDriverOnTheWay: Bool { self == .onTheWay || self == .arrived }
    }

    /// The present part of the way.
    public var status: Status
    /// The id of the driver who has the bags, or will get them; nil where there is none.
    public var driverID: Int?
    /// The code of ``FailureReason`` for which the last try failed; nil if none did.
    public var reason: String?
    /// The time at which this part of the way began.
    public var changedAt: Date
    /// The way in which it is proved that the customer has them; nil before, and where nothing proves it.
    public var proof: ProofKind?
    /// The ids of the photos that prove it; nil for none.
    public var proofIDs: [Int]?
    /// The driver's note about handing them over, for dispatchers alone; nil for none.
    public var note: String?

    /// Creates the way home.
    public init(
        status: Status, driverID: Int? = nil, reason: String? = nil, changedAt: Date, proof: ProofKind? = nil, proofIDs: [Int]? = nil, note: String? = nil
    ) {
        self.status = status
        self.driverID = driverID
        self.reason = reason
        self.changedAt = changedAt
        self.proof = proof
        self.proofIDs = proofIDs
        self.note = note
    }

    enum CodingKeys: String, CodingKey {
        case status
        case driverID = "driverId"
        case reason, changedAt, proof
        case proofIDs = "proofIds"
        case note
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(status, forKey: .status)
        try container.encode(driverID, forKey: .driverID)
        try container.encode(reason, forKey: .reason)
        try container.encode(changedAt, forKey: .changedAt)
        try container.encode(proof, forKey: .proof)
        try container.encode(proofIDs, forKey: .proofIDs)
        try container.encode(note, forKey: .note)
    }
}
