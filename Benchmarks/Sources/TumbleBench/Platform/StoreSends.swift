import Core

/// The number of actions that a store takes in a second. Each changes one of 10,000 elements of its state, so a copy of the state would show.
struct StoreSends: Measure {
    let name = "platform.store-sends"
    let bar = Bar.atLeast(5, "million/s")

    private static let runs = 9
    private static let sends = 2_000_000
    private static let elements = 10_000

    func run(_ settings: MeasureSettings) throws -> Figure {
        let store = Store<State, Action>(initial: State(counts: Array(repeating: 0, count: Self.elements))) { state, action in
            switch action {
            case .counted(let index): state.counts[index] += 1
            }
            return .none
        }
        return Figure(
            medianOf: try (0..<Self.runs).map { run in
                let milliseconds = measureMilliseconds {
                    for number in 0..<Self.sends { store.send(.counted(number % Self.elements)) }
                }
                let counted = store.state.counts.reduce(0, +)
                guard counted == (run + 1) * Self.sends else { throw MeasureError.wrongResult("\(counted) actions counted") }
                return Double(Self.sends) / milliseconds / 1000
            })
    }

    private struct State {
        var counts: [Int]
    }

    private enum Action: Sendable {
        case counted(Int)
    }
}
