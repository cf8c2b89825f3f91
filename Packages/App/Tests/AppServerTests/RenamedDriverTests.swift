import AuthAPI
import Core
import FleetAPI
import Networking
import OrdersAPI
import ServerCore
import Testing

@testable import AppServer

/// A driver who changes their name, in the whole product.
@Suite(.timeLimit(.minutes(5)))
struct RenamedDriverTests {
    @Test func `the board has a driver's new name, although the driver's access token has the old one`() async throws {
        let server = try await makeProduct()
        let (driver, customer) = (try await server.client(as: "driver"), try await server.client(as: "customer"))
        let dispatcher = try await server.client(as: "dispatcher")
        _ = try await driver.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: true))
        let order = try await customer.call(OrdersEndpoints.create, CreateOrder(QuoteRequest(bags: 2, pickupMode: .asap, address: .sample))).id
        await server.application.deliverEvents()
        let offer = try #require(try await driver.call(FleetEndpoints.jobs, PageRequest()).items.first)
        _ = try await driver.call(FleetEndpoints.respond, OfferResponse(jobID: offer.id, accepted: true))
        await server.application.deliverEvents()
        func card() async throws -> BoardCard? {
            try await dispatcher.call(FleetEndpoints.board, BoardRequest()).cards.first { $0.orderID == order }
        }
        let before = try #require(try await card())
        #expect(before.driverName == "Dana Driver")

        let id = try #require(before.driverID)
        _ = try await driver.call(AuthEndpoints.updateProfile, ProfileUpdate(id: id, name: "Dana D."))
        await server.application.deliverEvents()
        #expect(try await card()?.driverName == "Dana D.")
        _ = try await driver.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: true))
        #expect(try await dispatcher.call(FleetEndpoints.drivers, PageRequest()).items.first { $0.id == id }?.name == "Dana D.")
    }
}
