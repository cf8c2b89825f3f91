import Core
import Foundation
import SustainabilityAPI
import Testing

struct WireTests {
    @Test func `a summary's savings stand beside its other fields`() throws {
        let zero = Saving(value: 0, low: 0, high: 0, unit: "min")
        let savings = Savings(
            water: Saving(value: 102, low: 23, high: 102, unit: "L"), energy: Saving(value: 4.8, low: 2.5, high: 4.8, unit: "kWh"),
            co2: Saving(value: -2.917, low: -3.436, high: -2.917, unit: "kg"), time: zero)
        let summary = SustainabilitySummary(
            orders: 1, savings: savings, method: MethodDescription(version: "1", sources: ["EPA"], assumptions: [], figures: .sample),
            byMonth: [MonthlySavings(month: "2026-01", orders: 1, savings: savings)])
        let figures =
            #""co2":{"high":-2.917,"low":-3.436,"unit":"kg","value":-2.917},"energy":{"high":4.8,"low":2.5,"unit":"kWh","value":4.8},"#
        let water = #""water":{"high":102,"low":23,"unit":"L","value":102}"#
        let time = #""time":{"high":0,"low":0,"unit":"min","value":0},"#
        let golden =
            #"{"byMonth":[{"# + figures + #""month":"2026-01","orders":1,"# + time + water + "}]," + figures
            + #""method":{"assumptions":[],"figures":"# + String(decoding: try WireJSON.encoder().encode(MethodFigures.sample), as: UTF8.self)
            + #","sources":["EPA"],"version":"1"},"orders":1,"# + time + water + "}"
        #expect(String(decoding: try WireJSON.encoder().encode(summary), as: UTF8.self) == golden)
        #expect(try WireJSON.decoder().decode(SustainabilitySummary.self, from: Data(golden.utf8)) == summary)
    }

    @Test func `an order's impact reads back`() throws {
        let data = try WireJSON.encoder().encode(OrderImpact.sample)
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains(#""orderId":12"#) && text.contains(#""weightEstimated":false"#) && text.contains(#""deliveredAt":"2026-01-01T12:00:00.000Z""#))
        #expect(text.contains(#""drivenKilometers":null"#))
        #expect(try WireJSON.decoder().decode(OrderImpact.self, from: data) == .sample)
        let detail = try WireJSON.encoder().encode(OrderImpactDetail.sample)
        #expect(try WireJSON.decoder().decode(OrderImpactDetail.self, from: detail) == .sample)
    }

    @Test func `bounds are in order, and zero is never negative`() {
        let saving = Saving(value: -0.0001, low: 2, high: -1, unit: "kg")
        #expect(saving.low == -1 && saving.high == 2)
        #expect(saving.value.sign == .plus)
        #expect(Saving(value: 5, low: 1, high: 2, unit: "L").high == 5)
    }
}
