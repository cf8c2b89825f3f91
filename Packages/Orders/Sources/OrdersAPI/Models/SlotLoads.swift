public import Core

/// The coming slots of an area with the pickups that they hold, for administrators.
public struct SlotLoads: Codable, Sendable, Hashable {
    /// The name of the service area; nil where none was asked for, and no pickups are counted.
    public var area: String?
    /// The present day in the time zone of the areas.
    public var today: LocalDay
    /// The slots, earliest first, those included that take nobody.
    public var slots: [SlotLoad]

    /// Creates a list.
    public init(area: String?, today: LocalDay, slots: [SlotLoad]) {
        self.area = area
        self.today = today
        self.slots = slots
    }
}

/// A slot of a day with the number of pickups that fit, and of those that it holds.
public struct SlotLoad: Codable, Sendable, Hashable {
    /// The day in the time zone of the areas.
    public var day: LocalDay
    /// The earliest time.
    public var start: TimeOfDay
    /// The latest time.
    public var end: TimeOfDay
    /// The number of pickups that fit; 0 where nobody comes.
    public var capacity: Int
    /// The number that fits on other days: ``capacity``, unless an exception says otherwise.
    public var weeklyCapacity: Int
    /// The number of pickups that it holds, which may be more than fit where the number was lowered. A share of one counts as one.
    public var taken: Int

    /// Creates a slot.
    public init(day: LocalDay, start: TimeOfDay, end: TimeOfDay, capacity: Int, weeklyCapacity: Int, taken: Int) {
        self.day = day
        self.start = start
        self.end = end
        self.capacity = capacity
        self.weeklyCapacity = weeklyCapacity
        self.taken = taken
    }
}

extension SlotLoads: Sampled {
    /// Slots of three days in Irvine for tests, previews and documentation: one is full, one takes nobody, and one fewer than usual.
    public static let sample = SlotLoads(
        area: "Irvine", today: .sample,
        slots: (0..<9).map { index in
            let (day, start) = (LocalDay.sample.adding(index / 3), TimeOfDay(hour: 8 + 4 * (index % 3)))
            return SlotLoad(
                day: day, start: start, end: TimeOfDay(minutes: start.minutes + 120), capacity: index == 4 ? 0 : index == 5 ? 5 : 40, weeklyCapacity: 40,
                taken: index == 0 ? 40 : index < 6 ? 3 : 0)
        })
}
