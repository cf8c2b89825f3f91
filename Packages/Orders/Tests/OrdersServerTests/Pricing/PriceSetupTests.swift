import Core
import CoreTesting
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import OrdersServer

struct PriceSetupTests {
    @Test func `prices that came with the product wait for somebody to look, and published ones don't`() async throws {
        let orders = try await OrdersTestServer()
        let step = try #require(orders.server.application.container.resolve(ServerInventory.self).setup.first { $0.id == "prices" })
        let given = try await orders.server.database.read { try step.state($0) }
        #expect(given.need == .review && given.detail.contains("$14.00") && step.place == OrdersLink.prices().place)
        try await orders.publish { $0.bagCents = 1_650 }
        let own = try await orders.server.database.read { try step.state($0) }
        #expect(own.need == .nothing && own.detail.contains("$16.50"))
    }
}
