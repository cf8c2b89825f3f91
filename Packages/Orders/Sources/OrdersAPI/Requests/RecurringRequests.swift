public import Core

/// A new recurring order.
public struct NewRecurringOrder: Codable, Sendable, Hashable {
    /// The number of bags, 1 to 20.
    public var bags: Int
    /// The day of the week.
    public var weekday: Weekday
    /// The beginning of the pickup's window, by the clock on the wall.
    public var start: TimeOfDay
    /// Its end.
    public var end: TimeOfDay
    /// The number of weeks from one date to the next, 1 to 12; nil for one.
    public var everyWeeks: Int?
    /// The earliest first date; nil for the next possible one.
    public var from: LocalDay?
    /// The pickup address; nil for a saved one.
    public var address: Address?
    /// The id of a saved address; nil for the profile's default address where no address is given either.
    public var addressID: Int?
    /// The wash; nil for the profile's preferences of the day.
    public var preferences: LaundryPreferences?
    /// The codes of the extras that each order takes; nil for none.
    public var addOns: [String]?
    /// Notes for each order.
    public var notes: String?
    /// The id of the saved payment method; nil for the default one of the day.
    public var paymentMethodID: Int?

    /// Creates a request.
    public init(
        bags: Int, weekday: Weekday, start: TimeOfDay, end: TimeOfDay, everyWeeks: Int? = nil, from: LocalDay? = nil, address: Address? = nil,
        addressID: Int? = nil, preferences: LaundryPreferences? = nil, addOns: [String]? = nil, notes: String? = nil, paymentMethodID: Int? = nil
    ) {
        self.bags = bags
        self.weekday = weekday
        self.start = start
        self.end = end
        self.everyWeeks = everyWeeks
        self.from = from
        self.address = address
        self.addressID = addressID
        self.preferences = preferences
        self.addOns = addOns
        self.notes = notes
        self.paymentMethodID = paymentMethodID
    }

    enum CodingKeys: String, CodingKey {
        case bags, weekday, start, end, everyWeeks, from, address
        case addressID = "addressId"
        case preferences, addOns, notes
        case paymentMethodID = "paymentMethodId"
    }
}

/// A change of a recurring order. What is left out stays. Orders that are placed already stay as they are.
public struct RecurringOrderChange: Codable, Sendable, Hashable {
    /// The id.
    public var id: Int
    /// The version that was changed; where it isn't the present one, the change is refused. Nil for any.
    public var version: Int?
    /// The number of bags, 1 to 20.
    public var bags: Int?
    /// The day of the week.
    public var weekday: Weekday?
    /// The beginning of the pickup's window, by the clock on the wall.
    public var start: TimeOfDay?
    /// Its end.
    public var end: TimeOfDay?
    /// The number of weeks from one date to the next, 1 to 12.
    public var everyWeeks: Int?
    /// The pickup address, which takes the place of a saved one.
    public var address: Address?
    /// The id of a saved address, which takes the place of another one.
    public var addressID: Int?
    /// The wash.
    public var preferences: LaundryPreferences?
    /// The codes of the extras, which take the place of all of before.
    public var addOns: [String]?
    /// Notes for each order.
    public var notes: String?
    /// The id of the saved payment method.
    public var paymentMethodID: Int?

    /// Creates a change of nothing.
    public init(id: Int, version: Int? = nil) {
        self.id = id
        self.version = version
    }

    enum CodingKeys: String, CodingKey {
        case id, version, bags, weekday, start, end, everyWeeks, address
        case addressID = "addressId"
        case preferences, addOns, notes
        case paymentMethodID = "paymentMethodId"
    }
}

/// A date of a recurring order to skip, or not to skip after all.
public struct RecurringDateChange: Codable, Sendable, Hashable {
    /// The id of the recurring order.
    public var id: Int
    /// The day.
    public var day: LocalDay
    /// True where it is skipped.
    public var skipped: Bool

    /// Creates a request.
    public init(id: Int, day: LocalDay, skipped: Bool) {
        self.id = id
        self.day = day
        self.skipped = skipped
    }
}

/// Another try to place the order of a recurring one that couldn't be placed.
public struct RecurringRetry: Codable, Sendable, Hashable {
    /// The id of the recurring order.
    public var id: Int
    /// The id of the saved payment method that pays for this order and those to come; nil for the present one.
    public var paymentMethodID: Int?

    /// Creates a request.
    public init(id: Int, paymentMethodID: Int? = nil) {
        self.id = id
        self.paymentMethodID = paymentMethodID
    }

    enum CodingKeys: String, CodingKey {
        case id
        case paymentMethodID = "paymentMethodId"
    }
}

extension NewRecurringOrder: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["start": 5, "end": 5, "from": 10, "addOns": 30, "notes": 1_000]
}

extension RecurringOrderChange: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["start": 5, "end": 5, "addOns": 30, "notes": 1_000]
}

extension RecurringDateChange: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["day": 10]
}
