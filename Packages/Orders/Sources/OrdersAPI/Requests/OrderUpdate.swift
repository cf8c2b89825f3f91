public import Foundation

/// Asks for a change of an order: with `stage` for that transition, with `status` for the one next stage into it, with `notes` alone for other notes.
public struct OrderUpdate: Codable, Sendable, Hashable {
    /// The order.
    public var id: Int
    /// The stage to move to.
    public var stage: Stage?
    /// The status to move into.
    public var status: Status?
    /// The order's notes, or with a stage or status what the actor adds to the transition.
    public var notes: String?
    /// The number of bags that were counted.
    public var bags: Int?
    /// The weight in kilograms.
    public var kilograms: Double?
    /// Why; a ``FailureReason`` where a stop failed.
    public var reason: String?
    /// When it was done, by the device; the header `X-Device-Time` counts when it is absent.
    public var deviceTime: Date?
    /// Degrees north of the device.
    public var latitude: Double?
    /// Degrees east of the device.
    public var longitude: Double?
    /// The version that was seen; when it is not the present one, nothing is changed.
    public var version: Int?

    /// Creates an update.
    public init(
        id: Int, stage: Stage? = nil, status: Status? = nil, notes: String? = nil, bags: Int? = nil, kilograms: Double? = nil,
        reason: String? = nil, deviceTime: Date? = nil, latitude: Double? = nil, longitude: Double? = nil, version: Int? = nil
    ) {
        self.id = id
        self.stage = stage
        self.status = status
        self.notes = notes
        self.bags = bags
        self.kilograms = kilograms
        self.reason = reason
        self.deviceTime = deviceTime
        self.latitude = latitude
        self.longitude = longitude
        self.version = version
    }
}
