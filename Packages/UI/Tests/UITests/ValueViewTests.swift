import Foundation
import Testing
import UI

struct ValueViewTests {
    @Test func `a slider stays in its bounds and keeps its marks for the field`() throws {
        let weight = Box(2.5)
        let page = Renderer.render(
            Slider(value: weight.binding, in: 1...20, step: 0.5) {
                Text("Weight")
            } minimumValueLabel: {
                Text("1 kg")
            } maximumValueLabel: {
                Text("20 kg")
            }
            .accessibilityIdentifier("weight").accessibilityValue("2.5 kilograms"))
        let field =
            "<input class=\"ui-range\" aria-valuetext=\"2.5 kilograms\" data-testid=\"weight\" type=\"range\" value=\"2.5\" min=\"1\" max=\"20\" step=\"0.5\""
        #expect(page.text.contains(field))
        #expect(page.text.contains("<label class=\"ui-field ui-slider\"><span class=\"ui-field-label\"><span class=\"ui-text\">Weight</span></span>"))
        try page.perform("data-change", .number(99))
        #expect(weight.value == 20)
        try page.perform("data-change", .text("nan"))
        #expect(weight.value == 20)
        try page.perform("data-change", .text("3"))
        #expect(weight.value == 3)
    }

    @Test func `a slider without steps takes any number, and a disabled one none`() {
        let page = Renderer.render(Slider(value: .constant(Float(0.5))).disabled(true))
        #expect(page.text.contains("min=\"0\" max=\"1\" step=\"any\" disabled"))
        #expect(page.actions.count == 0)
    }

    @Test func `a gauge is a meter within its bounds`() {
        let html = Renderer.render(
            Gauge(value: 12.0, in: 0...10) {
                Text("Tank")
            } currentValueLabel: {
                Text("Full")
            }
        ).text
        #expect(html.contains("<meter class=\"ui-meter\" value=\"10\" min=\"0\" max=\"10\"></meter>"))
        #expect(html.hasPrefix("<div class=\"ui-root\" id=\"ui-root\"><label"))
        #expect(html.contains("<span class=\"ui-gauge-value\"><span class=\"ui-text\">Full</span></span>"))
    }

    @Test func `a grid's rows hold its cells`() {
        let html = Renderer.render(
            Grid(alignment: .leading, horizontalSpacing: 4) {
                GridRow {
                    Text("a")
                    Text("b")
                }
                Divider()
                GridRow(alignment: .top) { Text("c").gridCellColumns(2) }
            }
        ).textWithStyles
        #expect(html.contains("<div class=\"ui-rows {column-gap:4px;align-items:center;justify-items:flex-start;}\">"))
        #expect(html.contains("<div class=\"ui-cells\"><span class=\"ui-text\">a</span><span class=\"ui-text\">b</span></div><hr"))
        #expect(html.contains("<div class=\"ui-cells {align-items:flex-start;}\"><span class=\"ui-text {grid-column:span 2;}\">c</span></div>"))
    }

    @Test func `a lazy row stands side by side`() {
        #expect(Renderer.render(LazyHStack(spacing: 2) { Text("x") }).text.contains("ui-hstack ui-lazy"))
    }

    @Test func `values are formatted in the language of the environment`() {
        struct Prices: View {
            var body: some View {
                VStack {
                    Text(1234.5, format: .number)
                    Text(0.25, format: .percent)
                    Text(verbatim: "<%@>")
                }
            }
        }
        let english = Renderer.render(Prices()).text
        #expect(english.contains(">1,234.5<") && english.contains(">25%<") && english.contains(">&lt;%@&gt;<"))
        let spanish = Renderer.render(Prices().environment(\.locale, Locale(identifier: "de_DE"))).text
        #expect(spanish.contains(">1.234,5<"))
    }

    @Test func `dates are shown in the zone of the environment`() throws {
        struct Times: View {
            let date = Date(timeIntervalSince1970: 1_772_755_200)
            var body: some View {
                Text(date, style: .date)
                Text(date, style: .time)
            }
        }
        let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        #expect(Renderer.render(Times()).text.contains(">March 6, 2026<"))
        #expect(Renderer.render(Times()).text.contains("12:00"))
        #expect(Renderer.render(Times().environment(\.timeZone, zone)).text.contains("9:00"))
        #expect(Renderer.render(Times().environment(\.locale, Locale(identifier: "pl_PL"))).text.contains("6 marca 2026"))
    }

    @Test func `symbols are found by name`() {
        let symbols = SymbolSet { $0 == "bag" ? "<svg id=\"bag\"></svg>" : nil }
        let html = Renderer.render(
            VStack {
                Label("Bags", systemImage: "bag")
                Image(systemName: "missing")
            }.environment(\.symbols, symbols)
        ).text
        #expect(html.contains("<span class=\"ui-image\" aria-hidden=\"true\"><svg id=\"bag\"></svg></span><span class=\"ui-text\">Bags</span>"))
        #expect(html.contains("<span class=\"ui-image\" aria-hidden=\"true\"></span>"))
    }
}
