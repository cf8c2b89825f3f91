public import Core
public import Foundation

/// A report of a person, as dispatchers and administrators see it.
public struct ConversationReport: Codable, Sampled, Hashable {
    /// The number of the report.
    public let id: Int
    /// The conversation.
    public let conversationID: Int
    /// The person who reported.
    public let reporter: Participant
    /// The person who was reported.
    public let reported: Participant
    /// The reason for the report.
    public let reason: ReportReason
    /// The reporter's own description of the incident.
    public let note: String?
    /// The text of the message at fault, copied when it was reported.
    public let messageText: String?
    /// The time of the report.
    public let createdAt: Date

    /// Creates a report.
    public init(
        id: Int, conversationID: Int, reporter: Participant, reported: Participant, reason: ReportReason, note: String? = nil,
        messageText: String? = nil, createdAt: Date
    ) {
        self.id = id
        self.conversationID = conversationID
        self.reporter = reporter
        self.reported = reported
        self.reason = reason
        self.note = note
        self.messageText = messageText
        self.createdAt = createdAt
    }

    enum CodingKeys: String, CodingKey {
        case id
        case conversationID = "conversationId"
        case reporter, reported, reason, note, messageText, createdAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(conversationID, forKey: .conversationID)
        try container.encode(reporter, forKey: .reporter)
        try container.encode(reported, forKey: .reported)
        try container.encode(reason, forKey: .reason)
        try container.encode(note, forKey: .note)
        try container.encode(messageText, forKey: .messageText)
        try container.encode(createdAt, forKey: .createdAt)
    }

    /// A report of customer 7 on driver 9, for tests and previews.
    public static let sample = ConversationReport(
        id: 3, conversationID: 5, reporter: Participant(id: 7, name: "Casey Customer", role: .customer),
        reported: Participant(id: 9, name: "Dana Driver", role: .driver), reason: .abuse, note: "Shouted at me.", messageText: "Hurry up!",
        createdAt: Date(timeIntervalSince1970: 1_767_268_800))
}

/// The reasons to report a person.
public enum ReportReason: String, Codable, Sendable, Hashable, CaseIterable {
    /// Insults or threats.
    case abuse
    /// Unwanted advances.
    case harassment
    /// Advertising, or an attempt to cheat.
    case fraud
    /// Something else, which the note explains.
    case other
}
