import Foundation
import Testing
import Theme

struct TypedEntryTests {
    @Test(arguments: [("12.50", 1250), ("12,5", 1250), ("0", 0), (" 7 ", 700)])
    func `amounts are read with point or comma`(text: String, cents: Int) {
        #expect(DecimalEntry.value(text, digits: 2) == cents)
        #expect(DecimalEntry.value(DecimalEntry.text(cents, digits: 2), digits: 2) == cents)
    }

    @Test(arguments: ["", "-1", "1.234", "1.2.3", "a", ".5", "1 000", "1e3", "9999999999"])
    func `other texts are no amounts`(text: String) { #expect(DecimalEntry.value(text, digits: 2) == nil) }

    @Test(arguments: ["2026-12-01", "tomorrow", "2026-13-01 06:00", "2026-02-30 06:00", "2027-03-14 02:30", "2026-12-01 25:00"])
    func `other texts are no dates, nor is the hour that is left out in spring`(text: String) { #expect(DateEntry.typed(text) == nil) }

    @Test func `a date is where orders are taken`() {
        #expect(DateEntry.typed("2026-12-01 06:00") == Date(timeIntervalSince1970: 1_796_133_600))
    }
}
