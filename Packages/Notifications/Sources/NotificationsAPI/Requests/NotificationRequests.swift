public import Core

/// Lists the caller's notifications, newest first.
public struct NotificationListRequest: Codable, Sendable, Hashable {
    /// The `next` of the previous page.
    public var before: Int?
    /// The maximum number of items, 1 to 100; 30 by default.
    public var limit: Int?

    /// Creates a request; for the newest by default.
    public init(before: Int? = nil, limit: Int? = nil) {
        self.before = before
        self.limit = limit
    }
}

/// Marks the caller's notifications as read.
public struct ReadAllRequest: Codable, Sendable, Hashable {
    /// The newest one that the caller has seen, so that what arrives meanwhile stays unread; nil for all.
    public var upTo: Int?

    /// Creates a request.
    public init(upTo: Int? = nil) { self.upTo = upTo }
}

/// Changes the caller's choices; what isn't named stays.
public struct ChangePreferences: Codable, Sendable, Hashable {
    /// The new channels of some kinds.
    public var kinds: [ChannelChoice]?
    /// The new quiet hours.
    public var quietHours: QuietHours?
    /// True to end the quiet hours.
    public var endsQuietHours: Bool?
    /// The identifier of the new time zone.
    public var timeZone: String?
    /// The new hour of the daily mail, 0 to 23.
    public var digestHour: Int?

    /// Creates a change.
    public init(
        kinds: [ChannelChoice]? = nil, quietHours: QuietHours? = nil, endsQuietHours: Bool? = nil, timeZone: String? = nil, digestHour: Int? = nil
    ) {
        self.kinds = kinds
        self.quietHours = quietHours
        self.endsQuietHours = endsQuietHours
        self.timeZone = timeZone
        self.digestHour = digestHour
    }
}

extension ChangePreferences: TextLimited {
    /// The maximum lengths of its texts. The longest identifier of a time zone has 32 characters.
    public static let textLimits = ["timeZone": 64]
}

/// The channels for a kind of notification.
public struct ChannelChoice: Codable, Sendable, Hashable {
    /// The kind, such as `order.delivered`.
    public var kind: String
    /// The channels that are to be on.
    public var channels: [NotificationChannel]
    /// Whether mail is to come once a day; nil to keep what holds.
    public var isDaily: Bool?

    /// Creates a choice.
    public init(kind: String, channels: [NotificationChannel], isDaily: Bool? = nil) {
        self.kind = kind
        self.channels = channels
        self.isDaily = isDaily
    }
}

extension ChannelChoice: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["kind": 64]
}

/// Ends the mail of a kind, by the link in one.
public struct UnsubscribeRequest: Codable, Sendable, Hashable {
    /// The token of the link.
    public var token: String

    /// Creates a request.
    public init(token: String) { self.token = token }
}

extension UnsubscribeRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["token": 512]
}
