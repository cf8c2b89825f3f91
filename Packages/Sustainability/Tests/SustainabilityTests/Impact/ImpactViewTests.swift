import Core
import CoreUI
import SustainabilityAPI
import Testing
import UI

@testable import Sustainability

struct ImpactViewTests {
    private func html(_ impact: ViewState<Impact>, measure: Measure = .water) -> String {
        let store = ScopedStore<ImpactFeature>(state: ImpactFeature.State(impact: impact, loadedAt: OrderImpact.sample.deliveredAt, measure: measure))
        return String(decoding: Renderer.render(ImpactView(store: store)).html, as: UTF8.self)
    }

    @Test func `figures show with range, and a negative one as such`() {
        let page = html(.loaded(.sample))
        for text in ["102 L", "23 to 102 L", "4.8 kWh", "-2.9 kg CO₂", "used 2.9 kg CO₂ more than at home", Strings.negativeNotice] {
            #expect(page.contains(text))
        }
        for id in ["impact.orders", "impact.water", "impact.energy", "impact.co2", "impact.time", "impact.order.12"] {
            #expect(page.contains("data-testid=\"\(id)\""))
        }
    }

    @Test func `sources, assumptions and the method's version are cited`() {
        let page = html(.loaded(.sample))
        for text in ["ENERGY STAR clothes washers, 2014", "75 minutes", "Method 1", Strings.assumptions] { #expect(page.contains(text)) }
    }

    @Test func `months and orders are listed`() {
        let page = html(.loaded(.sample))
        for text in ["Jan", "Order 12", "10 kg", "about 9.9 mi driven"] { #expect(page.contains(text)) }
    }

    @Test func `the chart shows the measure that was chosen`() throws {
        func chart(_ measure: Measure) throws -> String {
            let page = html(.loaded(.sample), measure: measure)
            return try #require(page.components(separatedBy: "t-bars").last?.components(separatedBy: "</section>").first)
        }
        #expect(try chart(.water).contains("102 L") && chart(.energy).contains("4.8 kWh"))
        #expect(try chart(.co2).contains("-2.9 kg") && chart(.time).contains("150 min"))
    }

    @Test func `the share of orders that saved anything is shown without embellishment`() {
        let page = html(.loaded(.year))
        #expect(page.contains("1/2") && page.contains(Strings.shareHint(1, orders: 2)))
        #expect(html(.loaded(.sample)).contains("0/1"))
    }

    @Test func `without an order the page says so, still with the method`() {
        let page = html(.loaded(.empty))
        #expect(page.contains(Strings.noOrders))
        #expect(page.contains(Strings.method))
        #expect(!page.contains("impact.water"))
    }

    @Test func `a failure can be tried again`() {
        let page = html(.failed("No way."))
        #expect(page.contains("No way.") && page.contains("data-testid=\"error.retry\""))
    }

    @Test(arguments: [(102.4, "102"), (4.84, "4.8"), (-0.04, "0"), (-2.917, "-2.9"), (1234.0, "1,234")])
    func `numbers are short`(number: Double, text: String) {
        #expect(SavingFormat.number(number) == text)
    }

    @Test func `long times are in hours`() {
        #expect(SavingFormat.value(599, unit: "min") == "599 min" && SavingFormat.value(13_800, unit: "min") == "230 h")
    }

    @Test func `a saving is told in words`() {
        func words(_ value: Double) -> String { SavingFormat.words(Saving(value: value, low: value, high: value, unit: "L")) }
        #expect([words(5), words(-5), words(0.01)] == [Strings.saved, "used 5 L more than at home", Strings.asAtHome])
        #expect([Strings.difference(5, unit: "L"), Strings.difference(-5, unit: "L"), Strings.difference(0.01, unit: "L")] == ["+5 L", "-5 L", "0 L"])
    }

    @Test func `the months' ranges are bands, and stand in the table`() {
        let page = html(.loaded(.sample))
        #expect(page.contains("t-bar-band") && page.contains(Strings.bandHint))
        #expect(!html(.loaded(.sample), measure: .time).contains("t-bar-band"))
    }

    @Test func `equivalents are only of what was saved, with their sources`() {
        let sentences = Equivalent.sentences(.positive)
        // 86 L by 7.57 L a minute; 1.2 kg by 0.40 kg a mile.
        #expect(sentences.map(\.text) == [Strings.equivalentShower("11"), Strings.equivalentDrive("3 mi")])
        #expect(sentences.allSatisfy { $0.source.contains("EPA") })
        #expect(Equivalent.sentences(.sample).map(\.text) == [Strings.equivalentShower("13")])
        #expect(Equivalent.sentences(SustainabilitySummary.empty.savings).isEmpty)
    }

    @Test func `a period is compared with the person's own before`() {
        let page = html(.loaded(.year))
        #expect(page.contains("impact.comparison.water") && page.contains(Strings.compareRow("102 L", former: "86 L")) && page.contains("+16 L"))
        #expect(html(.loaded(.sample)).contains("nothing to compare with yet"))
    }
}
