import Core
import FleetAPI
import FleetServer
import Networking
import OrdersAPI
import Persistence
import ServerTesting
import Testing

struct BreakTests {
    @Test func `on a break a driver is online and gets no offers`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        let offer = try #require(try await driver.jobs().first)
        let status = try await driver.setBreak(true)
        #expect(status.online && status.onBreak)
        #expect(try await driver.jobs().isEmpty)
        #expect(await failure { try await driver.respond(offer.id) }?.code == "offer_expired")
        #expect(try await server.dispatch.call(FleetEndpoints.drivers, PageRequest()).items.map(\.onBreak) == [true])
        try await server.wait(.seconds(40))
        #expect(try await driver.status().unanswered == 0)
        #expect(try await driver.setBreak(false).onBreak == false)
        #expect(try await driver.jobs().map(\.id) == [offer.id])
    }

    @Test func `a driver with a job takes no break`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        _ = try await driver.acceptFirst()
        let error = await failure { try await driver.setBreak(true) }
        #expect(error?.status == 409 && error?.code == "break_during_job")
        #expect(try await driver.status().onBreak == false)
    }

    @Test func `an assignment, going offline and an older client end a break`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        _ = try await driver.setBreak(true)
        #expect(try await driver.setOnline(true).onBreak == false)
        _ = try await driver.setBreak(true)
        #expect(try await driver.setOnline(false) == DriverStatus(online: false))
        _ = try await driver.setBreak(true)
        _ = try await server.dispatch.call(FleetEndpoints.assign, DriverAssignment(id: order, driverID: 1))
        #expect(try await driver.status().onBreak == false)
    }
}
