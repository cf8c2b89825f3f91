public import Foundation

/// Where somebody's device was, and when. In logs, errors and dumps it is named by its kind alone.
///
/// ```swift
/// let isOld = position.isStale(at: clock.now)
/// ```
public struct Position: Codable, Sampled, Hashable {
    /// Degrees north.
    public var latitude: Double
    /// Degrees east.
    public var longitude: Double
    /// The radius in meters within which the device is, by its own estimate.
    public var accuracy: Double?
    /// Where it heads, in degrees clockwise from north; nil while it stands or doesn't know.
    public var heading: Double?
    /// How fast it moves, in meters per second.
    public var speed: Double?
    /// When it was there, by the device's clock.
    public var time: Date

    /// For how long a position says where somebody is; after that it says where they were.
    public static let lifetime = Duration.seconds(60)

    /// Creates a position.
    public init(latitude: Double, longitude: Double, accuracy: Double? = nil, heading: Double? = nil, speed: Double? = nil, time: Date) {
        self.latitude = latitude
        self.longitude = longitude
        self.accuracy = accuracy
        self.heading = heading
        self.speed = speed
        self.time = time
    }

    /// The place alone.
    public var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }

    /// When it ceases to say where somebody is.
    public var staleAt: Date { time.addingTimeInterval(Self.lifetime / .seconds(1)) }

    /// Whether it is older than ``lifetime``.
    public func isStale(at now: Date) -> Bool { staleAt <= now }

    enum CodingKeys: CodingKey {
        case latitude, longitude, accuracy, heading, speed, time
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(latitude, forKey: .latitude)
        try container.encode(longitude, forKey: .longitude)
        try container.encode(accuracy, forKey: .accuracy)
        try container.encode(heading, forKey: .heading)
        try container.encode(speed, forKey: .speed)
        try container.encode(time, forKey: .time)
    }

    /// A vehicle in Irvine, for tests, previews and documentation.
    public static let sample = Position(
        latitude: 33.668, longitude: -117.764, accuracy: 8, heading: 140, speed: 11.5, time: Date(timeIntervalSince1970: 1_767_268_800))
}

extension Position: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The kind in brackets.
    public var description: String { "[position]" }
    /// The kind in brackets.
    public var debugDescription: String { description }
    /// Nothing, so that `dump` and reflection don't show the place.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
