public import Core

/// The windows that an area offers every week, and the days on which it is otherwise.
public struct SlotPlan: Codable, Sendable, Hashable {
    /// The name of the service area; nil for all areas without a plan of their own.
    public var area: String?
    /// The number of changes so far; 0 for a plan that was never stored.
    public var version: Int
    /// The weekly slots.
    public var slots: [SlotRule]
    /// The days on which it is otherwise.
    public var exceptions: [SlotException]

    /// Creates a plan.
    public init(area: String? = nil, version: Int = 0, slots: [SlotRule], exceptions: [SlotException] = []) {
        self.area = area
        self.version = version
        self.slots = slots
        self.exceptions = exceptions
    }

    /// Two hours each from 8 in the morning to 8 in the evening, every day: what a new installation begins with.
    public static let initial = SlotPlan(
        slots: stride(from: 8, to: 20, by: 2).map { SlotRule(weekdays: Weekday.allCases, start: TimeOfDay(hour: $0), end: TimeOfDay(hour: $0 + 2)) })
}

/// A window that is offered on some days of each week, by the clock on the wall.
public struct SlotRule: Codable, Sendable, Hashable {
    /// The days of the week.
    public var weekdays: [Weekday]
    /// The earliest time.
    public var start: TimeOfDay
    /// The latest time.
    public var end: TimeOfDay
    /// The number of pickups that fit; nil for the usual number of two hours, in proportion to the length.
    public var capacity: Int?

    /// Creates a rule.
    public init(weekdays: [Weekday], start: TimeOfDay, end: TimeOfDay, capacity: Int? = nil) {
        self.weekdays = weekdays
        self.start = start
        self.end = end
        self.capacity = capacity
    }
}

/// A day, or a slot of a day, on which the number of pickups is another.
public struct SlotException: Codable, Sendable, Hashable {
    /// The day.
    public var day: LocalDay
    /// The beginning of the slot; nil for the whole day.
    public var start: TimeOfDay?
    /// The number of pickups that fit into each slot; 0 for none.
    public var capacity: Int

    /// Creates an exception.
    public init(day: LocalDay, start: TimeOfDay? = nil, capacity: Int = 0) {
        self.day = day
        self.start = start
        self.capacity = capacity
    }
}

extension SlotPlan: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["area": 60]
}

extension SlotRule: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["start": 5, "end": 5]
}

extension SlotException: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["day": 10, "start": 5]
}
