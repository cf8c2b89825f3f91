public import Core
public import Foundation

/// A stop that a driver makes for an order.
public struct MatchStop: Sendable, Equatable {
    /// The stop's id.
    public var id: Int
    /// The id of the order that it is made for.
    public var order: Int
    /// The place.
    public var place: Coordinate
    /// The time before which nobody expects the driver; nil for any.
    public var earliest: Date?
    /// The promised time until which the driver comes; nil where none was promised.
    public var latest: Date?
    /// The time after which the stop counts as late though none was promised; nil for none.
    public var due: Date?
    /// The seconds that the stop takes.
    public var seconds: Double
    /// The number of bags that come aboard; negative for bags that leave.
    public var load: Int
    /// True where the driver is there or on the way there, so that no other stop comes before it.
    public var isBegun: Bool
    /// True for a customer's door.
    public var isDoor: Bool

    /// Creates a stop.
    public init(
        id: Int, order: Int, place: Coordinate, earliest: Date? = nil, latest: Date? = nil, due: Date? = nil, seconds: Double = 300, load: Int = 0,
        isBegun: Bool = false, isDoor: Bool = false
    ) {
        self.id = id
        self.order = order
        self.place = place
        self.earliest = earliest
        self.latest = latest
        self.due = due
        self.seconds = seconds
        self.load = load
        self.isBegun = isBegun
        self.isDoor = isDoor
    }
}
