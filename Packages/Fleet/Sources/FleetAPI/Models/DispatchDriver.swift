public import Core
public import Foundation

/// A driver as dispatchers see them.
public struct DispatchDriver: Codable, Sampled, Hashable {
    /// The person's id.
    public var id: Int
    /// The person's name.
    public var name: String
    /// Whether jobs are offered to the driver.
    public var online: Bool
    /// Since when; nil while offline.
    public var since: Date?
    /// The job that the driver is at.
    public var activeJobID: Int?
    /// How many offers in a row went unanswered.
    public var unanswered: Int
    /// Where the driver was last; nil while offline, or where nothing was heard. See `Position.isStale(at:)`.
    public var position: Position?

    /// Creates a driver.
    public init(
        id: Int, name: String, online: Bool, since: Date? = nil, activeJobID: Int? = nil, unanswered: Int = 0, position: Position? = nil
    ) {
        self.id = id
        self.name = name
        self.online = online
        self.since = since
        self.activeJobID = activeJobID
        self.unanswered = unanswered
        self.position = position
    }

    enum CodingKeys: String, CodingKey {
        case id, name, online, since
        case activeJobID = "activeJobId"
        case unanswered, position
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(online, forKey: .online)
        try container.encode(since, forKey: .since)
        try container.encode(activeJobID, forKey: .activeJobID)
        try container.encode(unanswered, forKey: .unanswered)
        try container.encode(position, forKey: .position)
    }

    /// An online driver, for tests and previews.
    public static let sample = DispatchDriver(id: 5, name: "Dan Diaz", online: true, since: Date(timeIntervalSince1970: 1_767_268_800), activeJobID: 3)
}
