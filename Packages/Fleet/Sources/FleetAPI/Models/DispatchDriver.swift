public import Core
public import Foundation

/// A driver as dispatchers see them.
public struct DispatchDriver: Codable, Sampled, Hashable {
    /// The driver's id.
    public var id: Int
    /// The driver's name.
    public var name: String
    /// Whether the driver gets offers.
    public var online: Bool
    /// The time at which the driver went online; nil while offline.
    public var since: Date?
    /// The id of the job under way.
    public var activeJobID: Int?
    /// The number of offers in a row that the driver let expire.
    public var unanswered: Int
    /// The newest position; nil while the driver is offline or hasn't reported one. See `Position.isStale(at:)`.
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

    /// Writes every key, with null where there is no value.
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

    /// An online driver with a job, for tests and previews.
    public static let sample = DispatchDriver(id: 5, name: "Dan Diaz", online: true, since: Date(timeIntervalSince1970: 1_767_268_800), activeJobID: 3)
}
