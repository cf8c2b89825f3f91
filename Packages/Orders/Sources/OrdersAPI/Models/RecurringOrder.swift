public import Core
public import Foundation

/// An order that is placed again every few weeks.
public struct RecurringOrder: Codable, Sendable, Hashable {
    /// The states of a recurring order.
    public enum Status: String, Codable, Sendable, CaseIterable, Hashable {
        /// Orders are placed.
        case active
        /// No orders are placed until it is resumed.
        case paused
        /// No further orders are placed.
        case ended
    }

    /// The id.
    public var id: Int
    /// The state.
    public var status: Status
    /// The number of weeks from one date to the next.
    public var everyWeeks: Int
    /// The day of the week.
    public var weekday: Weekday
    /// The beginning of the pickup's window, by the clock on the wall.
    public var start: TimeOfDay
    /// Its end.
    public var end: TimeOfDay
    /// The identifier of the time zone in which day and times are meant.
    public var timeZone: String
    /// The number of bags.
    public var bags: Int
    /// The pickup address; nil for the saved one of ``addressID``, or the profile's default address.
    public var address: Address?
    /// The id of the saved pickup address.
    public var addressID: Int?
    /// The wash; nil for the profile's preferences of the day.
    public var preferences: LaundryPreferences?
    /// The extras that each order takes as long as they are offered; nil for none.
    public var addOns: [OrderAddOn]?
    /// The customer's notes for each order.
    public var notes: String?
    /// The id of the saved payment method; nil for the default one of the day.
    public var paymentMethodID: Int?
    /// The next dates, and those of late that came to nothing, earliest first.
    public var dates: [RecurringDate]
    /// The number of changes so far.
    public var version: Int
    /// The time when it was created.
    public var createdAt: Date

    /// Creates a recurring order.
    public init(
        id: Int, status: Status, everyWeeks: Int, weekday: Weekday, start: TimeOfDay, end: TimeOfDay, timeZone: String, bags: Int, address: Address?,
        addressID: Int? = nil, preferences: LaundryPreferences? = nil, addOns: [OrderAddOn]? = nil, notes: String? = nil, paymentMethodID: Int? = nil,
        dates: [RecurringDate] = [], version: Int = 1, createdAt: Date
    ) {
        self.id = id
        self.status = status
        self.everyWeeks = everyWeeks
        self.weekday = weekday
        self.start = start
        self.end = end
        self.timeZone = timeZone
        self.bags = bags
        self.address = address
        self.addressID = addressID
        self.preferences = preferences
        self.addOns = addOns
        self.notes = notes
        self.paymentMethodID = paymentMethodID
        self.dates = dates
        self.version = version
        self.createdAt = createdAt
    }

    enum CodingKeys: String, CodingKey {
        case id, status, everyWeeks, weekday, start, end, timeZone, bags, address
        case addressID = "addressId"
        case preferences, addOns, notes
        case paymentMethodID = "paymentMethodId"
        case dates, version, createdAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(status, forKey: .status)
        try container.encode(everyWeeks, forKey: .everyWeeks)
        try container.encode(weekday, forKey: .weekday)
        try container.encode(start, forKey: .start)
        try container.encode(end, forKey: .end)
        try container.encode(timeZone, forKey: .timeZone)
        try container.encode(bags, forKey: .bags)
        try container.encode(address, forKey: .address)
        try container.encode(addressID, forKey: .addressID)
        try container.encode(preferences, forKey: .preferences)
        try container.encode(addOns, forKey: .addOns)
        try container.encode(notes, forKey: .notes)
        try container.encode(paymentMethodID, forKey: .paymentMethodID)
        try container.encode(dates, forKey: .dates)
        try container.encode(version, forKey: .version)
        try container.encode(createdAt, forKey: .createdAt)
    }
}

extension RecurringOrder: Sampled {
    /// Two bags every other Thursday, for tests, previews and documentation.
    public static let sample = RecurringOrder(
        id: 3, status: .active, everyWeeks: 2, weekday: .thursday, start: TimeOfDay(hour: 8), end: TimeOfDay(hour: 10), timeZone: "America/Los_Angeles",
        bags: 2, address: .sample,
        dates: (0..<3).map { index in
            let start = Date(timeIntervalSince1970: 1_767_888_000 + Double(index) * 14 * 86_400)
            return RecurringDate(
                day: LocalDay(number: 20_461 + index * 14), window: TimeWindow(start: start, end: start.addingTimeInterval(7200)),
                status: index == 1 ? .skipped : .planned)
        }, createdAt: Date(timeIntervalSince1970: 1_767_268_800))
}
