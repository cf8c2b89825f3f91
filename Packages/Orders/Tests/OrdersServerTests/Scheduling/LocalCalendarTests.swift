import Foundation
import OrdersAPI
import Testing

@testable import OrdersServer

struct LocalCalendarTests {
    private let calendar: LocalCalendar

    init() throws { calendar = LocalCalendar(timeZone: try #require(TimeZone(identifier: "America/Los_Angeles"))) }

    private func day(_ text: String) throws -> LocalDay { try #require(LocalDay(text)) }

    private func window(_ text: String, _ start: Int, _ end: Int) throws -> [String]? {
        let window = calendar.window(on: try day(text), from: TimeOfDay(hour: start), to: TimeOfDay(hour: end))
        return window.map { [$0.start.ISO8601Format(), $0.end.ISO8601Format()] }
    }

    @Test func `days are written and read`() throws {
        for text in ["1970-01-01", "2024-02-29", "2026-11-01", "2027-03-14", "2100-12-31"] { #expect(LocalDay(text)?.text == text) }
        for text in ["2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "26-01-01", "today", ""] { #expect(LocalDay(text) == nil) }
        #expect(try day("2026-11-01").weekday == .sunday)
        #expect(try day("2027-03-15").weekday == .monday)
        #expect(try day("2026-12-31").adding(1).text == "2027-01-01")
        #expect(LocalDay(number: -1).text == "1969-12-31")
    }

    @Test func `times are written and read`() {
        for text in ["00:00", "08:30", "23:59", "24:00"] { #expect(TimeOfDay(text)?.text == text) }
        for text in ["24:01", "8:00", "08:60", "-1:00", "08", ""] { #expect(TimeOfDay(text) == nil) }
    }

    @Test func `windows stay where the clock on the wall shows them when it is set back and forward`() throws {
        #expect(try window("2026-10-31", 8, 10) == ["2026-10-31T15:00:00Z", "2026-10-31T17:00:00Z"])
        #expect(try window("2026-11-01", 8, 10) == ["2026-11-01T16:00:00Z", "2026-11-01T18:00:00Z"])
        #expect(try window("2027-03-13", 18, 20) == ["2027-03-14T02:00:00Z", "2027-03-14T04:00:00Z"])
        #expect(try window("2027-03-14", 18, 20) == ["2027-03-15T01:00:00Z", "2027-03-15T03:00:00Z"])
    }

    @Test func `a window that nobody could name, or of which nothing is left, isn't offered`() throws {
        // The hour from 1 to 2 comes twice, the one from 2 to 3 doesn't come.
        #expect(try window("2026-11-01", 1, 3) == nil)
        #expect(try window("2026-11-01", 0, 1) == ["2026-11-01T07:00:00Z", "2026-11-01T08:00:00Z"])
        #expect(try window("2026-11-01", 0, 2) == ["2026-11-01T07:00:00Z", "2026-11-01T10:00:00Z"])
        #expect(try window("2027-03-14", 2, 3) == nil)
        #expect(try window("2027-03-14", 2, 4) == nil)
        #expect(try window("2027-03-14", 1, 3) == ["2027-03-14T09:00:00Z", "2027-03-14T10:00:00Z"])
        #expect(try window("2027-03-14", 3, 5) == ["2027-03-14T10:00:00Z", "2027-03-14T12:00:00Z"])
    }

    @Test func `a day ends at midnight by the clock on the wall, however long it was`() throws {
        #expect(calendar.start(of: try day("2026-11-01")).ISO8601Format() == "2026-11-01T07:00:00Z")
        #expect(calendar.start(of: try day("2026-11-02")).ISO8601Format() == "2026-11-02T08:00:00Z")
        #expect(calendar.day(of: Date(timeIntervalSince1970: 1_793_606_399)).text == "2026-11-01")
        #expect(calendar.day(of: Date(timeIntervalSince1970: 1_793_606_400)).text == "2026-11-02")
        #expect(try window("2026-11-01", 22, 24) == ["2026-11-02T06:00:00Z", "2026-11-02T08:00:00Z"])
    }

    @Test func `where midnight is left out, the day begins with the change`() throws {
        let havana = LocalCalendar(timeZone: try #require(TimeZone(identifier: "America/Havana")))
        let change = try day("2026-03-08")
        #expect(havana.start(of: change).ISO8601Format() == "2026-03-08T05:00:00Z")
        #expect(havana.window(on: change, from: TimeOfDay(hour: 0), to: TimeOfDay(hour: 1)) == nil)
        #expect(havana.window(on: change, from: TimeOfDay(hour: 8), to: TimeOfDay(hour: 10)) != nil)
    }
}
