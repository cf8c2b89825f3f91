import Core
import Foundation
import Testing

struct WireTimeTests {
    @Test(arguments: [
        "2026-01-31T12:00:00.000Z", "2026-01-31T12:00:00Z", "2024-02-29T23:59:59.999Z", "2023-02-29T00:00:00Z", "2026-02-30T00:00:00.000Z",
        "2026-13-01T00:00:00Z",
        "2026-00-10T00:00:00Z", "2026-01-00T00:00:00Z", "2026-01-31T24:00:00Z", "2026-01-31T23:60:00Z", "2026-01-31T23:59:60Z", "2026-01-31T12:00:00.1Z",
        "2026-01-31T12:00:00.123456Z", "2026-01-31T12:00:00.Z", "2026-01-31T12:00:00+02:00", "2026-01-31T12:00:00.500-0730", "2026-01-31T12:00:00",
        "2026-01-31",
        "2026-01-31t12:00:00z", "2026-01-31 12:00:00Z", "20260131T120000Z", "1582-10-10T00:00:00Z", "1599-12-31T23:59:59.999Z", "1600-01-01T00:00:00.000Z",
        "0001-01-01T00:00:00Z",
        "9999-12-31T23:59:59.999Z", "10000-01-01T00:00:00.000Z", "2026-01-3éT12:00:00Z", "", "Z", "2026-1-31T12:00:00.00Z", " 2026-01-31T12:00:00Z",
        "2026-01-31T12:00:00Z ",
        "1700-02-29T00:00:00Z", "2000-02-29T00:00:00Z", "2026-04-31T00:00:00.000Z", "-001-01-01T00:00:00Z", "2026-01-31T12:00:00,000Z",
        "2026-01-31T1:000:00.00Z",
    ])
    func `times are read as Foundation reads them`(_ text: String) {
        #expect(JSONComparison(dates: .wireTimes).decoding([Date].self, Data(#"["\#(text)"]"#.utf8)) == nil)
    }

    @Test func `each day of four centuries is written and read as Foundation does`() {
        let comparison = JSONComparison(dates: .wireTimes)
        var random = RandomJSON(seed: 7)
        // Steps of 47 days reach each day of the year in some year.
        let times = stride(from: -11_676_096_000.0, to: 8_000_000_000, by: 47 * 86_400).map { $0 + Double(random.number(0...86_399_999)) / 1_000 }
        #expect(comparison.encoding(times.map(Date.init(timeIntervalSince1970:))) == nil)
        for time in times { #expect(comparison.decoding([Date].self, Data(#"["\#(WireJSON.string(from: Date(timeIntervalSince1970: time)))"]"#.utf8)) == nil) }
    }

    @Test(arguments: [
        -1e12, -11_676_096_000.0005, -11_676_096_000.0004, -11_676_096_000, -62_135_596_800, 253_402_300_799.9994, 253_402_300_799.9996, 253_402_300_800, 1e12,
        0.0005, -0.0005,
    ])
    func `times at the edges are written as Foundation writes them`(_ time: Double) {
        #expect(JSONComparison(dates: .wireTimes).encoding([Date(timeIntervalSince1970: time)]) == nil)
    }

    @Test func `dates as numbers are written and read as Foundation does`() {
        for dates: JSONDates in [.milliseconds, .seconds] {
            #expect(JSONComparison(dates: dates).encoding([Date(timeIntervalSince1970: 1_767_268_800.123), Date(timeIntervalSince1970: 0.5)]) == nil)
            #expect(JSONComparison(dates: dates).decoding([Date].self, Data(#"[1767268800123, -0.5]"#.utf8)) == nil)
            #expect(JSONComparison(dates: dates).decoding([Date].self, Data(#"["2026-01-31T12:00:00Z"]"#.utf8)) == nil)
            #expect(JSONComparison(dates: dates).decoding([Date].self, Data("[null]".utf8)) == nil)
        }
    }
}
