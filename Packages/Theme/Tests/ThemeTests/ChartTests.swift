import Core
import Testing
import UI

@testable import Theme

private let points = [ChartPoint(name: "Sep", value: -2, text: "-2 L"), ChartPoint(name: "Oct", value: 4, text: "4 L")]

@Test func `a scale holds zero and all values`() {
    let scale = ChartScale([-2, 4])
    #expect(scale.percent(4) == 0)
    #expect(scale.percent(-2) == 100)
    #expect(scale.percent(0) == 66.7)
    #expect(ChartScale([3, 6]).percent(0) == 100)
    #expect(ChartScale([]).percent(0) == 100)
    #expect(ChartScale([0, 0]).percent(0) == 100)
}

@Test func `bars rise from zero or fall below it`() {
    let markup = html(BarChart("Water", bars: points))
    #expect(markup.contains("is-negative"))
    #expect(markup.matches(of: /y="66\.7%"[^>]*height="33\.3%"/).count == 1)
    #expect(markup.matches(of: /y="0\.0%"[^>]*height="66\.7%"/).count == 1)
    #expect(markup.contains("t-bar-zero"))
    #expect(!html(BarChart("Water", bars: [points[1]])).contains("t-bar-zero"))
}

@Test func `charts have a table for those who don't see them`() {
    for markup in [html(BarChart("Water", bars: points)), html(LineChart("Water", points: points))] {
        #expect(markup.contains("<caption"))
        #expect(markup.matches(of: /<tr/).count == 3)
        #expect(markup.contains("-2 L"))
        #expect(markup.contains("aria-hidden=\"true\""))
    }
}

@Test func `a line has a point in the middle of each name's column`() {
    let markup = html(LineChart("Water", points: points))
    #expect(markup.contains("points=\"25.0,100.0 75.0,0.0\""))
    #expect(markup.matches(of: /t-line-mark/).count == 1)
    #expect(!html(LineChart("Water", points: [])).contains("<polyline"))
}

@Test func `a ring says its label and figure`() {
    let markup = html(RingChart("Goal", fraction: 0.5, text: "50 %", caption: "of your goal"))
    #expect(markup.contains("aria-label=\"Goal: 50 %, of your goal\""))
    #expect(markup.contains("stroke-dasharray=\"50 100\""))
    #expect(!html(RingChart("Goal", fraction: 0, text: "0 %")).contains("t-ring-fill"))
}

private let parts = [ChartPart("On time", tone: .success), ChartPart("Late", tone: .warning)]
private let bars = [ChartBar(name: "10 AM", counts: [3, 1]), ChartBar(name: "11 AM", counts: [0, 2]), ChartBar(name: "12 PM", counts: [])]

@Test func `parts of a bar stand on each other, as shares of the highest bar`() {
    let columns = html(StackedBarChart("Visits", parts: parts, bars: bars, layout: .columns(namedEvery: 2)))
    #expect(columns.matches(of: /<rect [^>]*is-success"[^>]* x=/).count == 1)
    #expect(columns.contains("y=\"25.0%\" height=\"75.0%\"") && columns.contains("y=\"0.0%\" height=\"25.0%\""))
    #expect(columns.contains("y=\"50.0%\" height=\"50.0%\""))
    #expect(columns.matches(of: /t-bar-name/).count == 2)
    let rows = html(StackedBarChart("Visits", parts: parts, bars: bars, layout: .rows))
    #expect(rows.contains("x=\"75.0%\" width=\"25.0%\"") && rows.matches(of: /t-stack-row"/).count == 3)
    #expect(!html(StackedBarChart("Visits", parts: parts, bars: [], layout: .rows)).contains("t-stack"))
}

@Test func `counts in parts have a table with a column for each part, and their sums in the legend`() {
    let markup = html(StackedBarChart("Visits", parts: parts, bars: bars, layout: .rows))
    #expect(markup.matches(of: /<th [^>]*scope="col"/).count == 3 && markup.matches(of: /<th [^>]*scope="row"/).count == 3)
    #expect(markup.matches(of: /<td/).count == 6)
    #expect(markup.contains("title=\"10 AM: On time 3, Late 1\""))
    #expect(markup.matches(of: /<strong[^>]*><span[^>]*>3</).count == 2)
}

@Test func `a row's picture of a route has no labels, and nothing that a script would move`() {
    let door = Coordinate(latitude: 33.69, longitude: -117.77), plant = Coordinate(latitude: 33.64, longitude: -117.86)
    let pins = [MapPin(coordinate: door, label: "Order 12"), MapPin(coordinate: plant, label: "Plant", kind: .plant)]
    let markup = html(RouteRow("Order 12", lines: ["Dan"], route: [door, plant], pins: pins, action: {}) { Pill("Late") })
    #expect(markup.contains("t-map-route") && markup.matches(of: /t-map-pin/).count == 2)
    #expect(!markup.contains("t-map-label") && !markup.contains("data-map"))
    #expect(!html(RouteRow("Order 12", lines: [], route: [], pins: [], action: {}) { EmptyView() }).contains("<svg class=\"t-map-picture"))
}
