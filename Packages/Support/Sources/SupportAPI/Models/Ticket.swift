public import Core
public import Foundation

/// A question or complaint of a person, and what has become of it.
public struct Ticket: Codable, Sampled, Hashable {
    /// The number of the ticket.
    public var id: Int
    /// The subject in a few words.
    public var subject: String
    /// The description with which the ticket was opened.
    public var description: String
    /// The pictures and documents with which it was opened.
    public var attachments: [TicketAttachment]
    /// The category, which sets how soon a reply is due.
    public var category: TicketCategory
    /// The priority.
    public var priority: TicketPriority
    /// The status.
    public var status: TicketStatus
    /// The order that it is about; nil for none.
    public var orderID: Int?
    /// The incident for which the product opened it, for staff; nil where a person did.
    public var incident: TicketIncident?
    /// The ticket that it was merged into, which has its messages; nil where it wasn't.
    public var mergedInto: Int?
    /// The person who opened it; of an incident, nobody with the id 0.
    public var requester: TicketPerson
    /// The dispatcher or administrator who takes care of it; nil while nobody does.
    public var assignee: TicketPerson?
    /// The time by which the requester is owed a reply; nil while none is owed.
    public var dueAt: Date?
    /// The requester's satisfaction, 1 to 5; nil before they gave any.
    public var rating: Int?
    /// The requester's comment on it.
    public var ratingComment: String?
    /// Grows with each change, so that an update can say which version it is meant for.
    public var version: Int
    /// The time at which it was opened.
    public var createdAt: Date
    /// The time of its last change or reply. Internal notes don't count.
    public var updatedAt: Date
    /// The time at which it was closed; nil while it isn't.
    public var closedAt: Date?

    /// Creates a ticket.
    public init(
        id: Int, subject: String, description: String, attachments: [TicketAttachment] = [], category: TicketCategory = .other,
        priority: TicketPriority = .normal, status: TicketStatus = .open, orderID: Int? = nil,
        incident: TicketIncident? = nil, mergedInto: Int? = nil, requester: TicketPerson, assignee: TicketPerson? = nil, dueAt: Date? = nil, rating: Int? = nil,
        ratingComment: String? = nil,
        version: Int = 1, createdAt: Date, updatedAt: Date, closedAt: Date? = nil
    ) {
        self.id = id
        self.subject = subject
        self.description = description
        self.attachments = attachments
        self.category = category
        self.priority = priority
        self.status = status
        self.orderID = orderID
        self.incident = incident
        self.mergedInto = mergedInto
        self.requester = requester
        self.assignee = assignee
        self.dueAt = dueAt
        self.rating = rating
        self.ratingComment = ratingComment
        self.version = version
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.closedAt = closedAt
    }

    enum CodingKeys: String, CodingKey {
        case id, subject, description, attachments, category, priority, status
        case orderID = "orderId"
        case incident, mergedInto, requester, assignee, dueAt, rating, ratingComment, version, createdAt, updatedAt, closedAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(subject, forKey: .subject)
        try container.encode(description, forKey: .description)
        try container.encode(attachments, forKey: .attachments)
        try container.encode(category, forKey: .category)
        try container.encode(priority, forKey: .priority)
        try container.encode(status, forKey: .status)
        try container.encode(orderID, forKey: .orderID)
        try container.encode(incident, forKey: .incident)
        try container.encode(mergedInto, forKey: .mergedInto)
        try container.encode(requester, forKey: .requester)
        try container.encode(assignee, forKey: .assignee)
        try container.encode(dueAt, forKey: .dueAt)
        try container.encode(rating, forKey: .rating)
        try container.encode(ratingComment, forKey: .ratingComment)
        try container.encode(version, forKey: .version)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(updatedAt, forKey: .updatedAt)
        try container.encode(closedAt, forKey: .closedAt)
    }

    /// A ticket of customer 7 about order 12, for tests and previews.
    public static let sample = Ticket(
        id: 4, subject: "Delivery delay", description: "My laundry was due two hours ago.", category: .delivery, orderID: 12, requester: .sample,
        dueAt: Date(timeIntervalSince1970: 1_767_276_000), createdAt: Date(timeIntervalSince1970: 1_767_268_800),
        updatedAt: Date(timeIntervalSince1970: 1_767_268_800))
}

/// A part of a list of tickets.
public struct TicketPage: Codable, Sampled, Hashable {
    /// The tickets.
    public var items: [Ticket]
    /// The value for `after` in the request for those that follow; nil at the end of the list, and for a page that was asked for by its number.
    public var next: String?
    /// The page's number; nil where it wasn't asked for.
    public var page: Int?
    /// The maximum number of tickets on a page.
    public var limit: Int
    /// The number of tickets on all pages; nil where no page's number was asked for.
    public var total: Int?

    /// Creates a page.
    public init(items: [Ticket], next: String? = nil, page: Int? = nil, limit: Int = PageRequest.standardLimit, total: Int? = nil) {
        self.items = items
        self.next = next
        self.page = page
        self.limit = limit
        self.total = total
    }

    enum CodingKeys: CodingKey {
        case items, next, page, limit, total
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(items, forKey: .items)
        try container.encode(next, forKey: .next)
        try container.encode(page, forKey: .page)
        try container.encode(limit, forKey: .limit)
        try container.encode(total, forKey: .total)
    }

    /// A page of one ticket.
    public static let sample = TicketPage(items: [.sample])
}

/// A person who has to do with a ticket.
public struct TicketPerson: Codable, Sendable, Hashable {
    /// The person's account.
    public var id: Int
    /// The person's name, or a word for accounts that are gone.
    public var name: String
    /// The role that matters most for support, where the person has several.
    public var role: Role

    /// Creates a person.
    public init(id: Int, name: String, role: Role) {
        self.id = id
        self.name = name
        self.role = role
    }

    /// Customer 7, for tests and previews.
    public static let sample = TicketPerson(id: 7, name: "Casey Customer", role: .customer)
}
