public import Core

/// A person's choices about notifications.
public struct NotificationPreferences: Codable, Sampled, Hashable {
    /// The channels of the product, in the order in which they are shown. Text messages are among them once the person's phone is confirmed.
    public var channels: [NotificationChannel]
    /// The kinds that the person gets in one of their roles.
    public var kinds: [KindChoice]
    /// The hours in which only the app itself shows notifications; nil for none.
    public var quietHours: QuietHours?
    /// The identifier of the time zone in which the person lives, such as `America/Los_Angeles`.
    public var timeZone: String
    /// The public key, in base64url, for which browsers subscribe to pushed notifications; nil where the product pushes none.
    public var pushKey: String?
    /// The hour, 0 to 23 in the person's time zone, at which the daily mail comes.
    public var digestHour: Int
    /// Whether the product sends text messages.
    public var offersTexts: Bool
    /// The person's phone for text messages; nil for none.
    public var phone: TextNumber?

    /// Creates choices.
    public init(
        channels: [NotificationChannel], kinds: [KindChoice], quietHours: QuietHours?, timeZone: String, pushKey: String? = nil,
        digestHour: Int = 8, offersTexts: Bool = false, phone: TextNumber? = nil
    ) {
        self.channels = channels
        self.kinds = kinds
        self.quietHours = quietHours
        self.timeZone = timeZone
        self.pushKey = pushKey
        self.digestHour = digestHour
        self.offersTexts = offersTexts
        self.phone = phone
    }

    enum CodingKeys: CodingKey {
        case channels, kinds, quietHours, timeZone, pushKey, digestHour, offersTexts, phone
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(channels, forKey: .channels)
        try container.encode(kinds, forKey: .kinds)
        try container.encode(quietHours, forKey: .quietHours)
        try container.encode(timeZone, forKey: .timeZone)
        try container.encode(pushKey, forKey: .pushKey)
        try container.encode(digestHour, forKey: .digestHour)
        try container.encode(offersTexts, forKey: .offersTexts)
        try container.encode(phone, forKey: .phone)
    }

    /// A customer's, with two kinds.
    public static let sample = NotificationPreferences(
        channels: [.inApp, .mail],
        kinds: [
            KindChoice(kind: "order.delivered", name: "Your laundry was delivered", channels: [.inApp, .mail]),
            KindChoice(kind: "chat.message", name: "A message while you're away", channels: [.inApp]),
        ],
        quietHours: QuietHours(from: 22, to: 7), timeZone: "America/Los_Angeles")
}

/// The channels by which a person gets a kind of notification.
public struct KindChoice: Codable, Sendable, Hashable {
    /// The kind, such as `order.delivered`.
    public let kind: String
    /// The subject, in the language of the request.
    public let name: String
    /// The channels that are on.
    public var channels: [NotificationChannel]
    /// Whether mail, where it is on, comes once a day with all else of the day, instead of as it happens.
    public var isDaily: Bool

    /// Creates a choice.
    public init(kind: String, name: String, channels: [NotificationChannel], isDaily: Bool = false) {
        self.kind = kind
        self.name = name
        self.channels = channels
        self.isDaily = isDaily
    }
}

/// The hours of a day in which nothing but the app itself shows notifications; what waits is delivered at their end.
public struct QuietHours: Codable, Sendable, Hashable {
    /// The hour at which they begin, 0 to 23.
    public var from: Int
    /// The hour at which they end, 0 to 23; before ``from`` for the next morning.
    public var to: Int

    /// Creates quiet hours.
    public init(from: Int, to: Int) {
        self.from = from
        self.to = to
    }
}
