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
    /// True while the driver takes a break: online, and without offers.
    public var onBreak: Bool
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
        id: Int, name: String, online: Bool, onBreak: Bool = false, since: Date? = nil, activeJobID: Int? = nil, unanswered: Int = 0,
        position: Position? = nil
    ) {
        self.id = id
        self.name = name
        self.online = online
        self.onBreak = onBreak
        self.since = since
        self.activeJobID = activeJobID
        self.unanswered = unanswered
        self.position = position
    }

    enum CodingKeys: String, CodingKey {
        case id, name, online, onBreak, since
        case activeJobID = "activeJobId"
        case unanswered, position
    }

    /// Reads a driver, also of a server that knows no breaks.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try container.decode(Int.self, forKey: .id), name: try container.decode(String.self, forKey: .name),
            online: try container.decode(Bool.self, forKey: .online), onBreak: try container.decodeIfPresent(Bool.self, forKey: .onBreak) ?? false,
            since: try container.decodeIfPresent(Date.self, forKey: .since), activeJobID: try container.decodeIfPresent(Int.self, forKey: .activeJobID),
            unanswered: try container.decode(Int.self, forKey: .unanswered), position: try container.decodeIfPresent(Position.self, forKey: .position))
    }

    /// Writes every key, with null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(online, forKey: .online)
        try container.encode(onBreak, forKey: .onBreak)
        try container.encode(since, forKey: .since)
        try container.encode(activeJobID, forKey: .activeJobID)
        try container.encode(unanswered, forKey: .unanswered)
        try container.encode(position, forKey: .position)
    }

    /// An online driver with a job, for tests and previews.
    public static let sample = DispatchDriver(id: 5, name: "Dan Diaz", online: true, since: Date(timeIntervalSince1970: 1_767_268_800), activeJobID: 3)
}
