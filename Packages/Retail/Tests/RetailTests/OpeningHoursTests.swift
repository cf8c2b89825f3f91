import Foundation
import RetailAPI
import Testing

struct OpeningHoursTests {
    private let zone = TimeZone(identifier: "America/Los_Angeles") ?? .gmt

    private func time(_ text: String) throws -> Date {
        try Date(text, strategy: Date.ISO8601FormatStyle(timeZone: zone).year().month().day().time(includingFractionalSeconds: false))
    }

    private func isOpen(_ hours: String, _ text: String) throws -> Bool { try #require(OpeningHours(hours)).closingTime(at: time(text), in: zone) != nil }

    @Test func `weekdays have their hours`() throws {
        // The 26th of November 2026 is a Thursday.
        let hours = "Mo-Fr 08:00-22:00; Sa,Su 09:00-20:00"
        #expect(try isOpen(hours, "2026-11-26T08:00:00") && isOpen(hours, "2026-11-26T21:59:00") && !isOpen(hours, "2026-11-26T22:00:00"))
        #expect(try !isOpen(hours, "2026-11-28T08:30:00") && isOpen(hours, "2026-11-28T09:00:00") && !isOpen(hours, "2026-11-29T20:00:00"))
    }

    @Test func `a holiday holds instead of the weekday, every year or in one`() throws {
        let hours = "Mo-Su 08:00-22:00; Dec 25 off; 2026 Nov 26 08:00-12:00"
        #expect(try !isOpen(hours, "2026-12-25T10:00:00") && !isOpen(hours, "2027-12-25T10:00:00"))
        #expect(try isOpen(hours, "2026-11-26T11:00:00") && !isOpen(hours, "2026-11-26T13:00:00") && isOpen(hours, "2027-11-26T13:00:00"))
    }

    @Test func `hours go on past midnight, and days have breaks`() throws {
        #expect(try isOpen("Fr 18:00-02:00", "2026-11-28T01:00:00") && !isOpen("Fr 18:00-02:00", "2026-11-28T02:00:00"))
        #expect(try !isOpen("Fr 18:00-02:00", "2026-11-27T01:00:00"))
        #expect(try !isOpen("09:00-12:00,13:00-18:00", "2026-11-28T12:30:00") && isOpen("09:00-12:00,13:00-18:00", "2026-11-28T13:30:00"))
        #expect(try isOpen("24/7", "2026-11-28T03:00:00") && isOpen("Sa-Mo 00:00-24:00", "2026-11-30T23:59:00"))
    }

    @Test func `the times of closing and of opening next are known`() throws {
        let hours = try #require(OpeningHours("Mo-Fr 08:00-22:00"))
        #expect(try hours.closingTime(at: time("2026-11-26T12:00:00"), in: zone) == time("2026-11-26T22:00:00"))
        #expect(try hours.openingTime(after: time("2026-11-27T23:00:00"), in: zone) == time("2026-11-30T08:00:00"))
        #expect(try OpeningHours("Dec 25 off")?.openingTime(after: time("2026-11-27T23:00:00"), in: zone) == nil)
    }

    @Test(
        arguments: [
            "", ";", "daily", "Mo-Xx 08:00-10:00", "Mo 8-10", "Mo 25:00-26:00", "Mo 08:60-10:00", "Feb 30 off", "Mo 08:00", "Mo-Tu-We 08:00-10:00",
            "Mo, 08:00-10:00",
        ])
    func `rules that make no sense aren't read`(_ text: String) {
        #expect(OpeningHours(text) == nil)
    }
}
