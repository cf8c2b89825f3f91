import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import ServerTesting
import Testing

struct QuoteTests {
    @Test func `a quote is itemised and kept for 15 minutes`() async throws {
        let orders = try await OrdersTestServer()
        let quote = try await orders.client(.customer(7)).call(OrdersEndpoints.quote, OrdersTestServer.request)
        #expect(quote.price.totalCents == 3899)
        #expect(quote.expiresAt == orders.server.clock.now.addingTimeInterval(900))
        #expect(quote.eta == orders.server.clock.now.addingTimeInterval(3600))
    }

    @Test func `an order takes its quote once`() async throws {
        let orders = try await OrdersTestServer()
        let client = orders.client(.customer(7))
        let quote = try await client.call(OrdersEndpoints.quote, OrdersTestServer.request)
        let input = CreateOrder(OrdersTestServer.request, quoteID: quote.id)
        #expect(try await client.call(OrdersEndpoints.create, input).price == quote.price)
        #expect(try await failure { try await client.call(OrdersEndpoints.create, input) }?.code == "quote_used")
    }

    @Test func `an expired quote is refused`() async throws {
        let orders = try await OrdersTestServer()
        let client = orders.client(.customer(7))
        let quote = try await client.call(OrdersEndpoints.quote, OrdersTestServer.request)
        orders.server.clock.advance(by: .seconds(900))
        let error = try await failure { try await client.call(OrdersEndpoints.create, CreateOrder(OrdersTestServer.request, quoteID: quote.id)) }
        #expect(error?.status == 409)
        #expect(error?.code == "quote_expired")
    }

    @Test func `somebody else's quote doesn't exist, and a quote for other bags doesn't fit`() async throws {
        let orders = try await OrdersTestServer()
        let quote = try await orders.client(.customer(7)).call(OrdersEndpoints.quote, OrdersTestServer.request)
        let taken = CreateOrder(OrdersTestServer.request, quoteID: quote.id)
        #expect(try await failure { try await orders.client(.customer(8)).call(OrdersEndpoints.create, taken) }?.status == 404)
        var more = OrdersTestServer.request
        more.bags = 3
        let other = CreateOrder(more, quoteID: quote.id)
        #expect(try await failure { try await orders.client(.customer(7)).call(OrdersEndpoints.create, other) }?.code == "quote_mismatch")
    }
}
