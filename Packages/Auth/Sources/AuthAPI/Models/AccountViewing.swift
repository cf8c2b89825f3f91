public import Foundation

/// A time for which an administrator saw the product through a person's eyes. Nothing could be changed.
public struct AccountViewing: Codable, Sendable, Equatable, Identifiable {
    /// The number of the viewing.
    public let id: Int
    /// The administrator; nil where the person themself reads it.
    public let viewerID: Int?
    /// The reason that the administrator gave, which the person reads too.
    public let reason: String
    /// The time at which it began.
    public let beganAt: Date
    /// The time at which it ended, or ends by itself.
    public let endsAt: Date

    /// Creates a viewing.
    public init(id: Int, viewerID: Int?, reason: String, beganAt: Date, endsAt: Date) {
        self.id = id
        self.viewerID = viewerID
        self.reason = reason
        self.beganAt = beganAt
        self.endsAt = endsAt
    }

    enum CodingKeys: String, CodingKey {
        case id
        case viewerID = "viewerId"
        case reason, beganAt, endsAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(viewerID, forKey: .viewerID)
        try container.encode(reason, forKey: .reason)
        try container.encode(beganAt, forKey: .beganAt)
        try container.encode(endsAt, forKey: .endsAt)
    }

    /// A viewing, for tests, previews and documentation.
    public static let sample = AccountViewing(
        id: 3, viewerID: 1, reason: "Asked on the phone why the total differs.", beganAt: Date(timeIntervalSince1970: 1_767_268_800),
        endsAt: Date(timeIntervalSince1970: 1_767_269_700))
}
