public import Core

/// Lists tickets: the caller's own, or for dispatchers and administrators everybody's.
///
/// Tickets of one status come in the order of the queue: open ones by when a reply is due, pending ones by how long they wait, closed ones latest first.
/// Those of any status come newest first.
public struct TicketListRequest: Codable, Sendable, Hashable {
    /// Whether only the caller's own tickets are listed; for others than staff it makes no difference.
    public var own: Bool?
    /// The status; nil for any.
    public var status: TicketStatus?
    /// The category; nil for any.
    public var category: TicketCategory?
    /// The priority; nil for any.
    public var priority: TicketPriority?
    /// The account of the assignee, 0 for tickets that are nobody's; nil for any. For staff.
    public var assigneeID: Int?
    /// The order that the tickets are about; nil for any.
    public var orderID: Int?
    /// The account of the requester; nil for any. For staff.
    public var requesterID: Int?
    /// Words of the subject, the description or the messages, of which the last may be a beginning, or the number of a ticket; nil or empty for all.
    public var search: String?
    /// The `next` of the previous part; nil for the start of the list.
    public var after: String?
    /// The number of a page, from 1, which is then counted in `total`; nil to page by `after`, which takes the same time however long the list is.
    public var page: Int?
    /// The most tickets, 1 to 100; 20 by default.
    public var limit: Int?

    /// Creates a request.
    public init(
        own: Bool? = nil, status: TicketStatus? = nil, category: TicketCategory? = nil, priority: TicketPriority? = nil, assigneeID: Int? = nil,
        orderID: Int? = nil, requesterID: Int? = nil, search: String? = nil, after: String? = nil, page: Int? = nil, limit: Int? = nil
    ) {
        self.own = own
        self.status = status
        self.category = category
        self.priority = priority
        self.assigneeID = assigneeID
        self.orderID = orderID
        self.requesterID = requesterID
        self.search = search
        self.after = after
        self.page = page
        self.limit = limit
    }

    enum CodingKeys: String, CodingKey {
        case own, status, category, priority
        case assigneeID = "assigneeId"
        case orderID = "orderId"
        case requesterID = "requesterId"
        case search, after, page, limit
    }
}

extension TicketListRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["search": 100, "after": 64]
}

/// Opens a ticket.
public struct CreateTicket: Codable, Sendable, Hashable {
    /// The subject, of 1 to 200 characters.
    public var subject: String
    /// The description, of 1 to 4,000 characters.
    public var description: String
    /// The category; `other` by default.
    public var category: TicketCategory?
    /// An order of the caller's that it is about; nil for none.
    public var orderID: Int?
    /// The caller's attachments that go with it, up to 5; nil for none.
    public var attachmentIDs: [Int]?

    /// The most characters of a subject.
    public static let longestSubject = 200
    /// The most characters of a description, and of a message.
    public static let longestText = 4_000

    /// Creates a request.
    public init(subject: String, description: String, category: TicketCategory? = nil, orderID: Int? = nil, attachmentIDs: [Int]? = nil) {
        self.subject = subject
        self.description = description
        self.category = category
        self.orderID = orderID
        self.attachmentIDs = attachmentIDs
    }

    enum CodingKeys: String, CodingKey {
        case subject, description, category
        case orderID = "orderId"
        case attachmentIDs = "attachmentIds"
    }
}

extension CreateTicket: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["subject": longestSubject, "description": longestText]
}

/// Changes a ticket. Requesters may close it and open it again; the rest is for staff.
public struct UpdateTicket: Codable, Sendable, Hashable {
    /// The number of the ticket.
    public var id: Int
    /// The status to which it goes: `open` or `closed`; nil to leave it.
    public var status: TicketStatus?
    /// The new priority; nil to leave it.
    public var priority: TicketPriority?
    /// The new category; nil to leave it.
    public var category: TicketCategory?
    /// The version that the change is meant for; nil for whichever is stored. Another one is refused with `stale_version` (409).
    public var version: Int?

    /// Creates a request.
    public init(id: Int, status: TicketStatus? = nil, priority: TicketPriority? = nil, category: TicketCategory? = nil, version: Int? = nil) {
        self.id = id
        self.status = status
        self.priority = priority
        self.category = category
        self.version = version
    }
}

/// Gives a ticket to somebody.
public struct AssignTicket: Codable, Sendable, Hashable {
    /// The number of the ticket.
    public var id: Int
    /// The account of a dispatcher or administrator; nil for nobody.
    public var assigneeID: Int?

    /// Creates a request.
    public init(id: Int, assigneeID: Int?) {
        self.id = id
        self.assigneeID = assigneeID
    }

    enum CodingKeys: String, CodingKey {
        case id
        case assigneeID = "assigneeId"
    }
}

/// Says how satisfied the requester is with what became of a ticket.
public struct RateTicket: Codable, Sendable, Hashable {
    /// The number of the ticket.
    public var id: Int
    /// The satisfaction, 1 to 5.
    public var rating: Int
    /// A comment of up to 1,000 characters.
    public var comment: String?

    /// The most characters of a comment.
    public static let longestComment = 1_000

    /// Creates a request.
    public init(id: Int, rating: Int, comment: String? = nil) {
        self.id = id
        self.rating = rating
        self.comment = comment
    }
}

extension RateTicket: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["comment": longestComment]
}
