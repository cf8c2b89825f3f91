import Core
import Foundation
import Testing
import Theme

struct LocalizedFormatTests {
    private func texts(_ text: () -> String) -> [String] {
        Language.allCases.map { language in
            // Locales put spaces that don't break between number and unit.
            Language.$current.withValue(language, operation: text).replacing("\u{A0}", with: " ")
        }
    }

    @Test func `money is dollars everywhere`() {
        #expect(texts { MoneyFormat.format(cents: 1405) } == ["$14.05", "$14.05", "14,05 USD"])
    }

    @Test func `days have the language's names`() {
        let date = Date(timeIntervalSince1970: 1_763_762_700)  // 2025-11-21T22:05:00Z
        let days = texts { DateFormat.day(date) }
        #expect(days[0] == "Fri, Nov 21")
        #expect(days[1].contains("nov"))
        #expect(days[2].contains("lis"))
        #expect(texts { DateFormat.time(date) }[2] == "14:05")
    }

    @Test func `arrivals have the language's clock`() {
        let date = Date(timeIntervalSince1970: 1_763_779_200)  // 2025-11-22T02:40:00Z
        let texts = texts { DateFormat.arrival(date, date.addingTimeInterval(1500), at: date) }
        #expect(texts == ["6:40 to 7:05 PM", "de 6:40 a 7:05 p.m.", "od 18:40 do 19:05"])
    }

    @Test func `distances are miles, in Polish kilometres`() {
        #expect(texts { DistanceFormat.format(meters: 3862) } == ["2.4 mi", "2.4 mi", "3,9 km"])
        #expect(texts { DistanceFormat.format(meters: 91) } == ["300 ft", "300 ft", "90 m"])
        #expect(texts { DistanceFormat.format(meters: 0) } == ["0 ft", "0 ft", "0 m"])
    }

    @Test func `weights have the language's decimal sign`() {
        #expect(texts { WeightFormat.format(kilograms: 8.4) } == ["8.4 kg", "8.4 kg", "8,4 kg"])
        #expect(NumberFormat.format(-0.01) == "0")
    }

    @Test func `spans are minutes`() {
        #expect(texts { DurationFormat.about(seconds: 5) } == ["about 1 min", "unos 1 min", "ok. 1 min"])
    }
}
