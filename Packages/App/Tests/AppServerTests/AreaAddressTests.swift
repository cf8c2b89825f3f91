import Core
import LocationServer
import Networking
import OrdersAPI
import Persistence
import ServerCore
import Testing

@testable import AppServer

/// The addresses of orders under way, which Orders provides to Location.
struct AreaAddressTests {
    @Test func `a preview of an area sees the addresses of orders under way alone, the newest first`() async throws {
        let server = try await makeProduct()
        let customer = try await server.client(as: "customer")
        let order = CreateOrder(QuoteRequest(bags: 2, pickupMode: .asap, address: .sample))
        let ids = [try await customer.call(OrdersEndpoints.create, order).id, try await customer.call(OrdersEndpoints.create, order).id]
        let canceled = try await customer.call(OrdersEndpoints.create, order)
        _ = try await customer.call(OrdersEndpoints.cancel, CancelOrder(id: canceled.id, reason: "Not today"))
        let addresses = try server.application.container.resolve((any CurrentAddresses).self)
        let found = try await server.database.read { (try addresses.addresses(limit: 10, in: $0), try addresses.addresses(limit: 1, in: $0)) }
        #expect(
            found.0 == ids.reversed().map { CurrentAddress(orderID: $0, line: Address.sample.oneLine, coordinate: Address.sample.coordinate) })
        #expect(found.1 == Array(found.0.prefix(1)))
    }
}
