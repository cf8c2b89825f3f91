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
