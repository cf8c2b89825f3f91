import Glibc

/// From a press on a control to the changed page, over loopback: the slowest of a hundred presses (p99), in the median of several runs.
///
/// A customer signs in and counts bags up and down. Measured from sending the frame of the press to having read the frame that shows its effect.
struct ClickLatency: Measure {
    let name = "skeleton.click-p99"
    let bar = Bar.under(5, "ms")

    private static let runs = 5
    private static let presses = 300
    /// A browser that sends more than 60 messages a second in the long run is closed; beside each press it confirms what it was sent.
    private static let pause = UInt32(50_000)

    func run(_ settings: MeasureSettings) throws -> Figure {
        let server = try ServerProcess(executable: settings.server)
        let page = try LivePage(server)
        try page.signIn(waitingFor: "orders.bags.plus")
        // The first presses still read what later ones find in memory.
        _ = try times(of: 100, on: page)
        return Figure(medianOf: try (0..<Self.runs).map { _ in try times(of: Self.presses, on: page).sorted().percentile(99) })
    }

    private func times(of count: Int, on page: LivePage) throws -> [Double] {
        try (0..<count).map { number in
            // A person's pace; the server refuses more.
            usleep(Self.pause)
            return try measureMilliseconds {
                try page.press(number.isMultiple(of: 2) ? "orders.bags.plus" : "orders.bags.minus")
                try page.receiveAnswer(with: "orders.bags.value")
            }
        }
    }
}
