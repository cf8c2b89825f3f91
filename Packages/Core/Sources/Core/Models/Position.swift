public import Foundation

/// The place and time reported by a device. Logs, errors and dumps show only its kind.
///
/// ```swift
/// let isOld = position.isStale(at: clock.now)
/// ```
public struct Position: Codable, Sampled, Hashable {
    /// Degrees north.
    public var latitude: Double
    /// Degrees east.
    public var longitude: Double
    /// The estimated accuracy as a radius in meters.
    public var accuracy: Double?
    /// The direction of travel, in degrees clockwise from north; nil if standing or unknown.
    public var heading: Double?
    /// The speed in meters per second.
    public var speed: Double?
    /// The time of the reading, by the device's clock.
    public var time: Date

    /// The time for which a position counts as current.
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

    /// The position's coordinate.
    public var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }

    /// The time at which the position stops counting as current.
    public var staleAt: Date { time.addingTimeInterval(Self.lifetime / .seconds(1)) }

    /// Returns whether it is older than ``lifetime``.
    public func isStale(at now: Date) -> Bool { staleAt <= now }

    enum CodingKeys: CodingKey {
        case latitude, longitude, accuracy, heading, speed, time
    }

    /// Encodes every key, with null for absent values.
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
    /// A placeholder rather than the place.
    public var description: String { "[position]" }
    /// A placeholder rather than the place.
    public var debugDescription: String { description }
    /// Empty, so that `dump` and reflection don't reveal the place.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
