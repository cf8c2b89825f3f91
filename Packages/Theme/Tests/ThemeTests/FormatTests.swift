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
