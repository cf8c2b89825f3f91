public import Core
public import Foundation

/// A message of a ticket: a reply, an internal note, or a notice of what happened.
public struct TicketMessage: Codable, Sampled, Hashable {
    /// The id, which grows within a ticket.
    public var id: Int
    /// The ticket.
    public var ticketID: Int
    /// The person who wrote it, or who did what a notice says; nobody with the id 0 for what happened by itself.
    public var sender: TicketPerson
    /// Whether it was written to help the requester, rather than by them.
    public var fromStaff: Bool
    /// Whether only dispatchers and administrators see it.
    public var isInternal: Bool
    /// The kind of a notice; nil for what somebody wrote.
    public var notice: TicketNotice?
    /// The text, which may be empty where there are attachments; a notice is worded in the reader's language.
    public var text: String
    /// The pictures and documents that go with it.
    public var attachments: [TicketAttachment]
    /// The time at which it was stored.
    public var createdAt: Date

    /// Creates a message.
    public init(
        id: Int, ticketID: Int, sender: TicketPerson, fromStaff: Bool = false, isInternal: Bool = false, notice: TicketNotice? = nil, text: String,
        attachments: [TicketAttachment] = [], createdAt: Date
    ) {
        self.id = id
        self.ticketID = ticketID
        self.sender = sender
        self.fromStaff = fromStaff
        self.isInternal = isInternal
        self.notice = notice
        self.text = text
        self.attachments = attachments
        self.createdAt = createdAt
    }

    enum CodingKeys: String, CodingKey {
        case id
        case ticketID = "ticketId"
        case sender, fromStaff
        case isInternal = "internal"
        case notice, text, attachments, createdAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(ticketID, forKey: .ticketID)
        try container.encode(sender, forKey: .sender)
        try container.encode(fromStaff, forKey: .fromStaff)
        try container.encode(isInternal, forKey: .isInternal)
        try container.encode(notice, forKey: .notice)
        try container.encode(text, forKey: .text)
        try container.encode(attachments, forKey: .attachments)
        try container.encode(createdAt, forKey: .createdAt)
    }

    /// A message of customer 7 on ticket 4, for tests and previews.
    public static let sample = TicketMessage(
        id: 31, ticketID: 4, sender: .sample, text: "It still isn't here.", createdAt: Date(timeIntervalSince1970: 1_767_272_400))
}

/// The things that a notice of a ticket can say.
public enum TicketNotice: String, Codable, Sendable, Hashable, CaseIterable {
    /// The ticket was closed.
    case closed
    /// The ticket was opened again.
    case reopened
    /// Somebody took the ticket on, or was given it; for staff.
    case assigned
    /// The ticket is nobody's again; for staff.
    case unassigned
    /// The priority was changed; for staff.
    case prioritized
    /// The category was changed; for staff.
    case categorized
    /// The incident for which the product opened the ticket is over; for staff.
    case settled
    /// Money was given back for the order.
    case refunded
    /// The requester was granted credit.
    case credited
    /// Another visit was arranged for the order, after one that failed.
    case rescheduled
    /// Another ticket was merged into this one.
    case merged
    /// This ticket was merged into another one.
    case mergedInto
}

/// A part of a ticket's messages, oldest first.
public struct TicketMessagePage: Codable, Sendable, Hashable {
    /// The messages.
    public var items: [TicketMessage]
    /// Whether there are more in the direction that was asked for: older ones, or newer ones with `after`.
    public var hasMore: Bool

    /// Creates a page.
    public init(items: [TicketMessage], hasMore: Bool = false) {
        self.items = items
        self.hasMore = hasMore
    }
}
