public import Core

/// The numbers of a day, by hour and by service area, in the service's time zone.
public struct DayCharts: Codable, Sampled, Hashable {
    /// The numbers of orders that something happened to.
    public struct Counts: Codable, Sampled, Hashable {
        /// The orders that were placed.
        public var placed: Int
        /// The orders that were picked up.
        public var pickedUp: Int
        /// The orders that were delivered.
        public var delivered: Int
        /// The visits that were made after they were due, which are among those picked up and delivered.
        public var late: Int
        /// The visits that failed.
        public var failed: Int

        /// Creates counts; zero by default.
        public init(placed: Int = 0, pickedUp: Int = 0, delivered: Int = 0, late: Int = 0, failed: Int = 0) {
            self.placed = placed
            self.pickedUp = pickedUp
            self.delivered = delivered
            self.late = late
            self.failed = failed
        }

        /// Adds the numbers of another part of the day.
        public static func += (counts: inout Counts, other: Counts) {
            counts.placed += other.placed
            counts.pickedUp += other.pickedUp
            counts.delivered += other.delivered
            counts.late += other.late
            counts.failed += other.failed
        }

        /// A quiet hour.
        public static let sample = Counts(placed: 4, pickedUp: 3, delivered: 2, late: 1)
    }

    /// An hour of the day.
    public struct Hour: Codable, Sampled, Hashable {
        /// The hour, from 0 to 23.
        public var hour: Int
        /// The numbers.
        public var counts: Counts

        /// Creates an hour.
        public init(hour: Int, counts: Counts) {
            self.hour = hour
            self.counts = counts
        }

        /// The hour before noon.
        public static let sample = Hour(hour: 11, counts: .sample)
    }

    /// A service area.
    public struct Area: Codable, Sampled, Hashable {
        /// The area's name.
        public var area: String
        /// The numbers.
        public var counts: Counts

        /// Creates an area.
        public init(area: String, counts: Counts) {
            self.area = area
            self.counts = counts
        }

        /// One area.
        public static let sample = Area(area: "Irvine", counts: .sample)
    }

    /// The day, such as `2026-01-31`.
    public var day: String
    /// The 24 hours of the day.
    public var hours: [Hour]
    /// The areas in which something happened, by name.
    public var areas: [Area]

    /// Creates the numbers of a day.
    public init(day: String, hours: [Hour], areas: [Area]) {
        self.day = day
        self.hours = hours
        self.areas = areas
    }

    /// A day on which something happened before noon.
    public static let sample = DayCharts(
        day: "2026-01-01", hours: (0..<24).map { Hour(hour: $0, counts: $0 == 11 ? .sample : Counts()) }, areas: [.sample])
}
