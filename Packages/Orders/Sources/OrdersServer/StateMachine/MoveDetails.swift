public import Core
public import Foundation

/// What comes with a transition: evidence, reason, place, time.
public struct MoveDetails: Sendable, Hashable {
    /// The driver, where one is assigned.
    public var driverID: Int?
    /// The number of bags that were counted.
    public var bags: Int?
    /// The weight in kilograms.
    public var kilograms: Double?
    /// What the actor adds.
    public var note: String?
    /// Why.
    public var reason: String?
    /// When it was done, by the device.
    public var deviceTime: Date?
    /// Where the device was.
    public var coordinate: Coordinate?
    /// The key under which the client did it.
    public var idempotencyKey: String?

    /// Creates details.
    public init(
        driverID: Int? = nil, bags: Int? = nil, kilograms: Double? = nil, note: String? = nil, reason: String? = nil,
        deviceTime: Date? = nil, coordinate: Coordinate? = nil, idempotencyKey: String? = nil
    ) {
        self.driverID = driverID
        self.bags = bags
        self.kilograms = kilograms
        self.note = note
        self.reason = reason
        self.deviceTime = deviceTime
        self.coordinate = coordinate
        self.idempotencyKey = idempotencyKey
    }
}
