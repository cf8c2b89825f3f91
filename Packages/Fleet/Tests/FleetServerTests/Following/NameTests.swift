import Core
import CoreTesting
import FleetAPI
import FleetServer
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

/// Drivers who change their names.
struct NameTests {
    private struct Names: DriverNames {
        let names = LockedValue([1: "Driver 1", 2: "Driver 2"])

        func name(of driver: Int, in transaction: Transaction) throws -> String? { names.value[driver] }

        func rename(_ driver: Int, _ name: String) { names.withLock { $0[driver] = name } }
    }

    private let names = Names()
    private let server: FleetTestServer

    init() async throws { server = try await FleetTestServer(names: names) }

    private func drivers() async throws -> [String] { try await server.dispatch.call(FleetEndpoints.drivers, PageRequest()).items.map(\.name) }

    @Test func `a driver's new name shows on the cards of the orders that they have, and no other card changes`() async throws {
        for id in 1...2 { try await server.onlineDriver(id) }
        var orders: [Int] = []
        for _ in 0..<4 { orders.append(try await server.acceptedOrder()) }
        let choices = zip(orders, [1, 1, 2]).map { BulkAssignment.Choice(orderID: $0, driverID: $1) }
        _ = try await server.dispatch.call(FleetEndpoints.assignAll, BulkAssignment(assignments: choices))
        await server.server.deliverEvents()
        var page = BoardPage()
        try await page.ask(server.dispatch)
        #expect(orders.map { page.cards[$0]?.driverName } == ["Driver 1", "Driver 1", "Driver 2", nil])

        var heard = try await server.server.application.hub.subscribe(FleetTopics.dispatch, as: .dispatcher(900)).makeAsyncIterator()
        names.rename(1, "Dana D.")
        try await server.publishRenaming(of: 1)
        let changes = try await page.ask(server.dispatch)
        #expect(changes.cards.map(\.orderID) == Array(orders.prefix(2)) && changes.cards.allSatisfy { $0.driverName == "Dana D." })
        #expect(try await drivers() == ["Dana D.", "Driver 2"])
        await server.server.deliverEvents()
        // The hint to look at the board and the event go separate ways.
        let kinds = [await heard.next()?.kind, await heard.next()?.kind]
        #expect(Set(kinds) == [FleetEvents.boardChanged, FleetEvents.driverChanged.name])
        // A change that comes again, and one that makes no difference.
        let version = page.version
        try await server.publishRenaming(of: 1)
        try await server.publishRenaming(of: 2)
        #expect(try await page.ask(server.dispatch).version == version)
    }

    @Test func `a driver whose access token has the old name keeps the new one`() async throws {
        let driver = try await server.onlineDriver(1)
        names.rename(1, "Dana D.")
        try await server.publishRenaming(of: 1)
        _ = try await driver.setBreak(true)
        _ = try await driver.setOnline(false)
        #expect(try await drivers() == ["Dana D."])
    }

    @Test func `a new name that another request has kept before the news shows on the cards, too`() async throws {
        let driver = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        _ = try await driver.acceptFirst()
        await server.server.deliverEvents()
        var page = BoardPage()
        try await page.ask(server.dispatch)
        #expect(page.cards[order]?.driverName == "Driver 1")
        names.rename(1, "Dana D.")
        _ = try await driver.setOnline(true)
        #expect(try await drivers() == ["Dana D."])
        try await server.publishRenaming(of: 1)
        try await page.ask(server.dispatch)
        #expect(page.cards[order]?.driverName == "Dana D.")
    }

    @Test func `somebody who doesn't drive may be called what they like`() async throws {
        names.rename(7, "Casey C.")
        try await server.publishRenaming(of: 7)
        #expect(try await drivers().isEmpty)
    }
}
