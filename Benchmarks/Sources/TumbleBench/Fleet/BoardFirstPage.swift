import Core
import FleetAPI
import Networking
import ServerTesting

/// The time of the first response with a whole board of 500 active orders, in a process that hasn't read the board before.
struct BoardFirstPage: Measure {
    let name = "fleet.board"
    let bar = Bar.under(30, "ms")

    private static let (orders, drivers, runs) = (500, 50, 5)

    func run(_ settings: MeasureSettings) async throws -> Figure {
        var runs: [Double] = []
        for _ in 0..<Self.runs {
            let city = try await FleetCity()
            try await city.addDrivers(1...Self.drivers)
            try await city.addOrders(1...Self.orders)
            let dispatcher = city.server.client(as: .dispatcher(900))
            let start = ContinuousClock.now
            let board = try await dispatcher.call(FleetEndpoints.board, BoardRequest())
            runs.append((ContinuousClock.now - start).milliseconds)
            guard board.cards.count == Self.orders else { throw MeasureError.wrongResult("\(board.cards.count) cards") }
        }
        return Figure(medianOf: runs)
    }
}
