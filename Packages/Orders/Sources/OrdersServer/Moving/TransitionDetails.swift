public import Core
public import Foundation
public import OrdersAPI

/// The person, or the server itself, that moves an order.
public struct OrderActor: Sendable, Hashable {
    /// The person's id; nil for the server itself.
    public let personID: Int?
    /// The role in which the order is moved.
    public let role: ActorRole

    /// Creates an actor.
    public init(personID: Int?, role: ActorRole) {
        self.personID = personID
        self.role = role
    }

    /// The server itself.
    static let system = OrderActor(personID: nil, role: .system)
}

/// The evidence, reason, place and time that come with a transition.
public struct TransitionDetails: Sendable, Hashable {
    /// The driver who takes the leg; nil where none is assigned.
    public var driverID: Int?
    /// The number of bags that were counted.
    public var bags: Int?
    /// The weight in kilograms.
    public var kilograms: Double?
    /// The actor's note.
    public var note: String?
    /// The order's PIN as it was entered.
    public var pin: String?
    /// The ids of photos.
    public var proofIDs: [Int]
    /// The tags of the bags; nil leaves them.
    public var bagTags: [String]?
    /// The reason: a ``FailureReason`` for a failed stop, free text for a cancellation.
    public var reason: String?
    /// The window of the next pickup, where one that failed is tried again; nil for as soon as possible.
    public var window: TimeWindow?
    /// The time on the actor's device, which may have been offline.
    public var deviceTime: Date?
    /// The place of the actor's device.
    public var coordinate: Coordinate?
    /// The idempotency key of the client's request.
    public var idempotencyKey: String?

    /// Creates details.
    public init(
        driverID: Int? = nil, bags: Int? = nil, kilograms: Double? = nil, note: String? = nil, pin: String? = nil,
        proofIDs: [Int] = [], bagTags: [String]? = nil, reason: String? = nil, window: TimeWindow? = nil,
        deviceTime: Date? = nil, coordinate: Coordinate? = nil, idempotencyKey: String? = nil
    ) {
        self.driverID = driverID
        self.bags = bags
        self.kilograms = kilograms
        self.note = note
        self.pin = pin
        self.proofIDs = proofIDs
        self.bagTags = bagTags
        self.reason = reason
        self.window = window
        self.deviceTime = deviceTime
        self.coordinate = coordinate
        self.idempotencyKey = idempotencyKey
    }
}
