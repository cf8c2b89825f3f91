public import Core
public import Foundation

/// A window that we offer for pickups, on one day.
public struct PickupSlot: Codable, Sendable, Hashable {
    /// The day in the time zone of the area.
    public var day: LocalDay
    /// The earliest moment.
    public var start: Date
    /// The latest moment.
    public var end: Date
    /// The number of pickups that still fit; 0 where it is full.
    public var placesLeft: Int

    /// Creates a slot.
    public init(day: LocalDay, start: Date, end: Date, placesLeft: Int) {
        self.day = day
        self.start = start
        self.end = end
        self.placesLeft = placesLeft
    }

    /// The window that an order names.
    public var window: TimeWindow { TimeWindow(start: start, end: end) }

    /// True where no further pickup fits.
    public var isFull: Bool { placesLeft <= 0 }

    /// Six slots of two days, for tests and previews: one is full.
    public static let samples: [PickupSlot] = (0..<6).map { index in
        let start = Date(timeIntervalSince1970: 1_767_290_400 + Double(index) * 7200 + (index > 2 ? 64_800 : 0))
        return PickupSlot(
            day: LocalDay(number: index > 2 ? 20_455 : 20_454), start: start, end: start.addingTimeInterval(7200), placesLeft: index == 1 ? 0 : 12)
    }
}

/// The coming slots of an area.
public struct PickupSlots: Codable, Sendable, Hashable {
    /// The name of the service area; nil where none was asked for.
    public var area: String?
    /// The identifier of the time zone in which days and times are meant, such as `America/Los_Angeles`.
    public var timeZone: String
    /// The slots, earliest first. Days on which we don't come have none.
    public var slots: [PickupSlot]

    /// Creates a list.
    public init(area: String?, timeZone: String, slots: [PickupSlot]) {
        self.area = area
        self.timeZone = timeZone
        self.slots = slots
    }
}

extension PickupSlots: Sampled {
    /// Slots of two days in Irvine, for tests, previews and documentation.
    public static let sample = PickupSlots(area: "Irvine", timeZone: "America/Los_Angeles", slots: PickupSlot.samples)
}
