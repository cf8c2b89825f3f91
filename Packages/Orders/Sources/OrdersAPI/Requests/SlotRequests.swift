public import Core

/// A request for the coming slots of an area; the keys are those of the query.
public struct SlotListRequest: Codable, Sendable, Hashable {
    /// Degrees north of the pickup; nil where the area is named, or nothing is known of the address yet.
    public var lat: Double?
    /// Degrees east.
    public var lon: Double?
    /// The name of the area; nil where a place is given.
    public var area: String?
    /// The first day; nil for today.
    public var date: LocalDay?
    /// The number of days, 1 to 31; nil for 7.
    public var days: Int?

    /// Creates a request.
    public init(at place: Coordinate? = nil, area: String? = nil, date: LocalDay? = nil, days: Int? = nil) {
        lat = place?.latitude
        lon = place?.longitude
        self.area = area
        self.date = date
        self.days = days
    }

    /// The place of the pickup; nil where it isn't given.
    public var place: Coordinate? {
        guard let lat, let lon else { return nil }
        return Coordinate(latitude: lat, longitude: lon)
    }
}

/// The area whose own plan of slots is removed.
public struct SlotPlanRemoval: Codable, Sendable, Hashable {
    /// The name of the area.
    public var area: String

    /// Creates a request.
    public init(area: String) { self.area = area }
}

extension SlotListRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["area": 60, "date": 10]
}

extension SlotPlanRemoval: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["area": 60]
}
