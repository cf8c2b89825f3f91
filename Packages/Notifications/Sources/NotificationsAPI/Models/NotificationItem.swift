public import Core
public import Foundation

/// A notification in a person's list, worded in the language of the request.
public struct NotificationItem: Codable, Sampled, Hashable {
    /// Grows with each notification.
    public let id: Int
    /// The kind, such as `order.delivered`.
    public let kind: String
    /// A few words.
    public let title: String
    /// A sentence or two.
    public let body: String
    /// The path of the page that it opens: `/customer/activity/12`, or without a mode `/messages/7`.
    public let link: String
    /// The time of what it is about.
    public let createdAt: Date
    /// The time at which it was read; nil while it is unread.
    public var readAt: Date?

    /// Creates a notification.
    public init(id: Int, kind: String, title: String, body: String, link: String, createdAt: Date, readAt: Date? = nil) {
        self.id = id
        self.kind = kind
        self.title = title
        self.body = body
        self.link = link
        self.createdAt = createdAt
        self.readAt = readAt
    }

    enum CodingKeys: CodingKey {
        case id, kind, title, body, link, createdAt, readAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(kind, forKey: .kind)
        try container.encode(title, forKey: .title)
        try container.encode(body, forKey: .body)
        try container.encode(link, forKey: .link)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(readAt, forKey: .readAt)
    }

    /// One about a delivered order.
    public static let sample = NotificationItem(
        id: 41, kind: "order.delivered", title: "Order 12 was delivered", body: "Your laundry is back.",
        link: LinkPlace(mode: .customer, tab: "activity", components: ["12"]).path,
        createdAt: Date(timeIntervalSince1970: 1_767_268_800))
}

/// A page of a person's notifications, newest first.
public struct NotificationPage: Codable, Sampled, Hashable {
    /// The notifications.
    public var items: [NotificationItem]
    /// The `before` of the next page; nil on the last page.
    public var next: Int?
    /// The number of all unread notifications.
    public var unread: Int

    /// Creates a page.
    public init(items: [NotificationItem], next: Int? = nil, unread: Int) {
        self.items = items
        self.next = next
        self.unread = unread
    }

    enum CodingKeys: CodingKey {
        case items, next, unread
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(items, forKey: .items)
        try container.encode(next, forKey: .next)
        try container.encode(unread, forKey: .unread)
    }

    /// A page with one unread notification.
    public static let sample = NotificationPage(items: [.sample], unread: 1)
}

/// The number of a person's unread notifications.
public struct UnreadCount: Codable, Sampled, Hashable {
    /// The number.
    public let count: Int

    /// Creates a number.
    public init(count: Int) { self.count = count }

    /// Three.
    public static let sample = UnreadCount(count: 3)
}
