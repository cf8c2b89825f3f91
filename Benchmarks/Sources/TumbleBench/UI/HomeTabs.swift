import Glibc

/// Many browsers, each with one tab on Home in which the demo customer is signed in, and each changing the page once a second.
final class HomeTabs {
    static let count = 1000

    private let tabs: [LivePage]
    private var turn = 0

    /// The controls that are pressed in turns. Each press takes the choice from the other, so every one changes the page.
    private static let controls = ["orders.folding.hung", "orders.folding.folded"]

    /// Signs in one browser after the other.
    init(_ server: ServerProcess) throws {
        tabs = try (0..<Self.count).map { _ in
            let tab = try LivePage(server)
            try tab.signIn(waitingFor: Self.controls[0])
            return tab
        }
    }

    /// Presses in every tab once a second, evenly spread.
    ///
    /// - Throws: ``ServerError`` where a tab doesn't get its changes.
    func change(seconds: Int) throws {
        let clock = ContinuousClock()
        var next = clock.now
        var changes = 0
        for _ in 0..<seconds {
            for tab in tabs {
                let early = clock.now.duration(to: next)
                // The pace is what is measured at: there is no signal for it.
                if early > .zero { usleep(UInt32(early.milliseconds * 1000)) }
                next = next.advanced(by: .seconds(1) / tabs.count)
                changes += try tab.takeChanges()
                try tab.press(Self.controls[turn % 2])
            }
            turn += 1
        }
        // The last answers are still under way, and two presses may share one.
        guard Double(changes) >= 0.95 * Double((seconds - 1) * tabs.count) else {
            throw ServerError.unexpected("\(changes) changes of \(seconds * tabs.count)")
        }
        guard clock.now < next.advanced(by: .seconds(1)) else { throw ServerError.unexpected("a machine too busy for the pace") }
    }
}
