public import Core
public import Foundation

/// A change of an order: with `stage` that transition, with `status` the next stage of that status, with `notes` alone other notes.
public struct OrderUpdate: Codable, Sendable, Hashable {
    /// The order's id.
    public var id: Int
    /// The stage to move to.
    public var stage: Stage?
    /// The status to move into.
    public var status: Status?
    /// The order's notes, or with a stage or status the actor's note on the transition.
    public var notes: String?
    /// The number of bags that were counted.
    public var bags: Int?
    /// The weight in kilograms.
    public var kilograms: Double?
    /// The reason: a ``FailureReason`` for a failed stop, text for a cancellation.
    public var reason: String?
    /// The order's PIN, as proof of a pickup or delivery.
    public var pin: String?
    /// The ids of photos that prove the transition.
    public var proofIDs: [Int]?
    /// The tags of the bags, in place of those they had, from the driver or a dispatcher; nil leaves them.
    public var bagTags: [String]?
    /// Other notes for the visits; nil leaves them.
    public var stopNotes: StopNotes?
    /// The time on the actor's device; the header `X-Device-Time` counts where it is nil.
    public var deviceTime: Date?
    /// Degrees north of the device.
    public var latitude: Double?
    /// Degrees east of the device.
    public var longitude: Double?
    /// The version that the caller saw; where it isn't the present one, the update is refused.
    public var version: Int?

    /// Creates an update.
    public init(
        id: Int, stage: Stage? = nil, status: Status? = nil, notes: String? = nil, bags: Int? = nil, kilograms: Double? = nil,
        reason: String? = nil, pin: String? = nil, proofIDs: [Int]? = nil, bagTags: [String]? = nil, stopNotes: StopNotes? = nil, deviceTime: Date? = nil,
        latitude: Double? = nil,
        longitude: Double? = nil, version: Int? = nil
    ) {
        self.id = id
        self.stage = stage
        self.status = status
        self.notes = notes
        self.bags = bags
        self.kilograms = kilograms
        self.reason = reason
        self.pin = pin
        self.proofIDs = proofIDs
        self.bagTags = bagTags
        self.stopNotes = stopNotes
        self.deviceTime = deviceTime
        self.latitude = latitude
        self.longitude = longitude
        self.version = version
    }
}

extension OrderUpdate {
    enum CodingKeys: String, CodingKey {
        case id, stage, status, notes, bags, kilograms, reason, pin
        case proofIDs = "proofIds"
        case bagTags, stopNotes, deviceTime, latitude, longitude, version
    }
}

extension OrderUpdate: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["notes": 1_000, "reason": 500, "pin": 10, "bagTags": 30]
}

/// A cancellation.
public struct CancelOrder: Codable, Sendable, Hashable {
    /// The order's id.
    public var id: Int
    /// The reason, in words that the customer and the driver see.
    public var reason: String

    /// Creates a request.
    public init(id: Int, reason: String) {
        self.id = id
        self.reason = reason
    }
}

extension CancelOrder: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["reason": 500]
}
