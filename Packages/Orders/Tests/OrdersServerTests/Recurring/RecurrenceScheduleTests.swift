import Foundation
import OrdersAPI
import Testing

@testable import OrdersServer

struct RecurrenceScheduleTests {
    private let calendar: LocalCalendar

    init() throws { calendar = LocalCalendar(timeZone: try #require(TimeZone(identifier: "America/Los_Angeles"))) }

    private func day(_ text: String) throws -> LocalDay { try #require(LocalDay(text)) }

    private func schedule(_ anchor: String, every weeks: Int, _ start: Int = 8, _ end: Int = 10) throws -> RecurrenceSchedule {
        RecurrenceSchedule(
            anchor: try day(anchor), everyWeeks: weeks, start: TimeOfDay(hour: start), end: TimeOfDay(hour: end), calendar: calendar)
    }

    @Test func `dates lie weeks apart from the first one`() throws {
        let weekly = try schedule("2026-01-01", every: 1)
        #expect(weekly.dates(from: try day("2026-01-01"), count: 3).map(\.day.text) == ["2026-01-01", "2026-01-08", "2026-01-15"])
        #expect(weekly.dates(from: try day("2025-12-01"), count: 1).map(\.day.text) == ["2026-01-01"])
        #expect(weekly.dates(from: try day("2026-01-02"), count: 1).map(\.day.text) == ["2026-01-08"])
        let biweekly = try schedule("2026-01-01", every: 2)
        #expect(biweekly.dates(from: try day("2026-01-02"), count: 2).map(\.day.text) == ["2026-01-15", "2026-01-29"])
        #expect(biweekly.window(on: try day("2026-01-08")) == nil)
        #expect(biweekly.window(on: try day("2026-01-15")) != nil)
    }

    @Test func `the pickup stays at 8 in the morning when the clock is set back and forward`() throws {
        let autumn = try schedule("2026-10-25", every: 1).dates(from: try day("2026-10-25"), count: 3)
        #expect(autumn.map { $0.window.start.ISO8601Format() } == ["2026-10-25T15:00:00Z", "2026-11-01T16:00:00Z", "2026-11-08T16:00:00Z"])
        let spring = try schedule("2027-03-07", every: 1).dates(from: try day("2027-03-07"), count: 3)
        #expect(spring.map { $0.window.start.ISO8601Format() } == ["2027-03-07T16:00:00Z", "2027-03-14T15:00:00Z", "2027-03-21T15:00:00Z"])
    }

    @Test func `a date whose window the clock leaves out is left out`() throws {
        let night = try schedule("2027-03-07", every: 1, 2, 4)
        #expect(night.dates(from: try day("2027-03-07"), count: 2).map(\.day.text) == ["2027-03-07", "2027-03-21"])
    }

    @Test func `the first day of the week is found`() throws {
        #expect(RecurrenceSchedule.first(.thursday, from: try day("2026-01-01")).text == "2026-01-01")
        #expect(RecurrenceSchedule.first(.wednesday, from: try day("2026-01-01")).text == "2026-01-07")
    }
}
