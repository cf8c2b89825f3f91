import UI

/// Two ways to make one page, timed in turns within one run, so that what else the machine does falls on both.
struct Comparison {
    let first: () -> Void
    let second: () -> Void
    /// The number of times that each is done in one round.
    let repetitions: Int

    /// The first's time divided by the second's, for each round: the ratio of the medians of their repetitions.
    func ratios(rounds: Int) -> [Double] {
        // As in a server that runs for a while, the allocator has seen a large block: until then it gives memory back to the system after every page.
        keep([UInt8](repeating: 0, count: 8 << 20))
        _ = round()
        return (0..<rounds).map { _ in round() }
    }

    private func round() -> Double {
        var firsts: [Double] = []
        var seconds: [Double] = []
        for _ in 0..<repetitions {
            firsts.append(measureMilliseconds(first))
            seconds.append(measureMilliseconds(second))
        }
        return firsts.sorted().percentile(50) / seconds.sorted().percentile(50)
    }
}

/// Pages that should be the same and aren't.
struct DifferentPages: Error, CustomStringConvertible {
    let name: String
    let page: [UInt8]
    let rendered: [UInt8]

    var description: String {
        let place = zip(page, rendered).prefix { $0 == $1 }.count
        func around(_ html: [UInt8]) -> String { String(decoding: html[max(0, place - 40)..<min(html.count, place + 60)], as: UTF8.self) }
        return """
            The page of \(name) differs from the rendered one at byte \(place). To fix, write in Benchmarks what UI renders now.
            \(name): \(around(page))
            rendered: \(around(rendered))
            """
    }
}

extension Render {
    /// The ids of the rows, in their order.
    var rowIDs: [String] { Array(fragments.ids.dropFirst()) }
}
