import Foundation
import Testing
import Theme

@Test func `money has two decimals and the sign before the currency`() {
    #expect(MoneyFormat.format(cents: 1400) == "$14.00")
    #expect(MoneyFormat.format(cents: -505) == "-$5.05")
    #expect(MoneyFormat.format(cents: 0) == "$0.00")
    #expect(MoneyFormat.format(cents: 123_456) == "$1,234.56")
}

@Test func `another currency has its own sign`() {
    #expect(MoneyFormat.format(cents: 999, currency: "EUR") == "€9.99")
}

@Test func `times are those of the service's time zone`() {
    let date = Date(timeIntervalSince1970: 1_763_762_700)  // 2025-11-21T22:05:00Z
    #expect(DateFormat.time(date) == "2:05 PM")
    #expect(DateFormat.day(date) == "Fri, Nov 21")
    #expect(DateFormat.dateTime(date) == "Fri, Nov 21, 2:05 PM")
    #expect(DateFormat.window(date, date.addingTimeInterval(7200)) == "Fri, Nov 21, 2:05 PM – 4:05 PM")
}

@Test func `another time zone can be named`() {
    #expect(DateFormat.time(Date(timeIntervalSince1970: 1_763_762_700), in: .gmt) == "10:05 PM")
}

struct ArrivalFormatTests {
    /// 6:40 in the evening in California.
    private let start = Date(timeIntervalSince1970: 1_763_779_200)

    private func text(_ from: Double, _ to: Double, now: Double? = 0, in timeZone: TimeZone = DateFormat.serviceTimeZone) -> String {
        let now = now.map { start.addingTimeInterval($0 * 60) }
        return DateFormat.arrival(start.addingTimeInterval(from * 60), start.addingTimeInterval(to * 60), at: now, in: timeZone)
    }

    @Test func `an arrival is two times of today`() {
        #expect(text(0, 25) == "6:40 to 7:05 PM")
        #expect(text(-410, -385, now: -420) == "11:50 AM to 12:15 PM")
    }

    @Test func `an arrival on another day, or where today isn't known, has its day`() {
        #expect(text(0, 25, now: -24 * 60) == "Fri, Nov 21, 6:40 to 7:05 PM")
        #expect(text(0, 25, now: nil) == "Fri, Nov 21, 6:40 to 7:05 PM")
        #expect(text(300, 330) == "Fri, Nov 21, 11:40 PM to Sat, Nov 22, 12:10 AM")
    }

    @Test func `nothing that is shown has passed`() {
        #expect(text(0, 25, now: 5) == "6:45 to 7:05 PM")
        #expect(text(0, 25, now: 25) == "any minute now")
        #expect(text(0, 25, now: 500) == "any minute now")
    }

    @Test func `an arrival is in the time zone that is named`() throws {
        let newYork = try #require(TimeZone(identifier: "America/New_York"))
        #expect(text(0, 25, in: newYork) == "9:40 to 10:05 PM")
    }
}
