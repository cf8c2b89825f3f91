import Core
import FleetAPI
import Networking

/// The server's processor time that live pages of the board take of a change, with 500 active orders and 5 changes a second.
///
/// It is the time of a change with the pages open, less that without any, for all pages together.
struct BoardChangeCost: Measure {
    /// The number of dispatchers who have the board open.
    let pages: Int
    /// The bar in milliseconds.
    let limit: Double

    var name: String { "fleet.board-change-\(pages)" }
    var bar: Bar { .under(limit, "ms") }

    private static let (orders, drivers, runs, changes) = (500, 20, 3, 60)
    private static let pause = Duration.milliseconds(200)

    func run(_ settings: MeasureSettings) async throws -> Figure {
        var runs: [Double] = []
        for _ in 0..<Self.runs {
            let fleet = try await FleetProcess(settings, customers: 50, drivers: Self.drivers)
            let board = Board(fleet: fleet, orders: try await fleet.placeOrders(Self.orders))
            // The first changes fill caches.
            _ = try await board.change(10, [])
            let alone = try await board.change(Self.changes, [])
            let open = try (0..<pages).map { _ in
                let page = try LivePage(fleet.server)
                try page.signIn(as: "dispatcher@tumble.example", waitingFor: "tab.fleet")
                return page
            }
            _ = try await board.change(10, open)
            let watched = try await board.change(Self.changes, open)
            runs.append((watched - alone) * 1000)
            try await fleet.close()
        }
        return Figure(medianOf: runs)
    }

    /// Orders that go from driver to driver.
    private struct Board {
        let fleet: FleetProcess
        let orders: [Int]

        /// Gives orders to drivers, five a second, each to another driver than before.
        ///
        /// - Returns: the server's processor seconds for each change.
        func change(_ count: Int, _ pages: [LivePage]) async throws -> Double {
            let drivers = fleet.drivers.map(\.id)
            let clock = ContinuousClock()
            let (start, before) = (clock.now, try fleet.server.processorSeconds())
            var shown = 0
            for number in 0..<count {
                // The pace is what is measured at: there is no signal for it.
                try await clock.sleep(until: start + BoardChangeCost.pause * number)
                let order = orders[number % BoardChangeCost.drivers]
                let driver = drivers[(number + number / BoardChangeCost.drivers) % drivers.count]
                _ = try await fleet.dispatcher.call(FleetEndpoints.assign, DriverAssignment(id: order, driverID: driver))
                for page in pages { shown += try page.takeChanges() }
            }
            // The last change is still under way.
            try await clock.sleep(until: start + BoardChangeCost.pause * (count + 3))
            for page in pages { shown += try page.takeChanges() }
            // Pages show changes that come within 200 ms, or while they load, at once: mostly two of them at this pace.
            guard Double(shown) >= 0.3 * Double(count * pages.count) else { throw MeasureError.wrongResult("\(shown) changes of \(pages.count) pages") }
            return (try fleet.server.processorSeconds() - before) / Double(count)
        }
    }
}
