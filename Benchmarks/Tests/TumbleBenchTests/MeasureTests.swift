import Testing

@testable import TumbleBench

struct MeasureTests {
    @Test(arguments: [(50, 3.0), (99, 5.0), (1, 1.0), (100, 5.0), (60, 3.0), (61, 4.0)])
    func `a percentile is the value at the nearest rank`(percent: Double, expected: Double) {
        #expect([1.0, 2, 3, 4, 5].percentile(percent) == expected)
    }

    @Test func `a figure is the median of its runs with their spread`() {
        let figure = Figure(medianOf: [4, 1, 9])
        #expect(figure.value == 4)
        #expect(figure.spread == 1...9)
    }

    @Test func `a limit that is met holds where it is met exactly, and a limit to stay below doesn't`() {
        #expect(Bar.atMost(6, "times").isHeld(by: 6))
        #expect(!Bar.atMost(6, "times").isHeld(by: 6.1))
        #expect(Bar.atLeast(10, "times").isHeld(by: 10))
        #expect(!Bar.atLeast(10, "times").isHeld(by: 9.9))
        #expect(Bar.under(5, "ms").isHeld(by: 4.9))
        #expect(!Bar.under(5, "ms").isHeld(by: 5))
    }

    @Test func `a line has name, figure, spread, bar and verdict`() {
        let result = MeasureResult(name: "skeleton.start", bar: .under(300, "ms"), figure: Figure(medianOf: [120.4, 99.5, 301]))
        #expect(
            result.line.split(separator: "  ", omittingEmptySubsequences: true).map { $0.trimmingPrefix(" ") } == [
                "skeleton.start", "120 ms", "(99.5 to 301)", "under 300 ms", "holds",
            ])
        #expect(MeasureResult(name: "a.b", bar: .atMost(1, "times"), figure: Figure(medianOf: [2])).line.hasSuffix("short"))
    }

    @Test func `a figure that is only context falls short of nothing`() {
        let result = MeasureResult(name: "a.b", bar: .context("vehicles"), figure: Figure(medianOf: [200]))
        #expect(result.isHeld)
        #expect(result.line.contains("200 vehicles"))
        #expect(result.line.contains("no bar"))
        #expect(result.line.hasSuffix("context"))
    }

    @Test func `a measure is chosen by its group or its name`() {
        let measure = StartTime()
        #expect(measure.isIn(nil))
        #expect(measure.isIn("skeleton"))
        #expect(measure.isIn("skeleton.start"))
        #expect(!measure.isIn("skeleton.st"))
        #expect(!measure.isIn("realtime"))
    }

    @Test func `no two measures have one name`() {
        #expect(Set(Measures.all.map(\.name)).count == Measures.all.count)
        #expect(Measures.groups.contains("skeleton"))
    }
}
