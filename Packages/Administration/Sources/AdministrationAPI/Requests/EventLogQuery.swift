public import Core
public import Foundation

/// A request for a page of the event log.
public struct EventLogQuery: Codable, Sendable, Equatable {
    /// The `next` of the previous page; nil for the newest.
    public let before: Int?
    /// The most events to return, 1 to 100; 50 if nil.
    public let limit: Int?
    /// Only events of this type, such as `order.moved`.
    public let kind: String?
    /// Only events about this thing, as kind and id, such as `order/12`.
    public let thing: String?
    /// Only events from this time on.
    public let since: Date?
    /// Only events before this time.
    public let until: Date?

    /// Creates a query.
    public init(before: Int? = nil, limit: Int? = nil, kind: String? = nil, thing: String? = nil, since: Date? = nil, until: Date? = nil) {
        self.before = before
        self.limit = limit
        self.kind = kind
        self.thing = thing
        self.since = since
        self.until = until
    }
}

extension EventLogQuery: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["kind": 100, "thing": 100]
}
