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

    @Test func `who asks the same again gets the same quote while ten of its minutes are left, and another once it is taken`() async throws {
        let orders = try await OrdersTestServer()
        let client = orders.client(.customer(7))
        let first = try await client.call(OrdersEndpoints.quote, OrdersTestServer.request)
        orders.server.clock.advance(by: .seconds(300))
        let again = try await client.call(OrdersEndpoints.quote, OrdersTestServer.request)
        #expect(again.id == first.id)
        #expect(again.expiresAt == first.expiresAt)
        #expect(again.eta == first.eta?.addingTimeInterval(300))
        var more = OrdersTestServer.request
        more.bags = 3
        #expect(try await client.call(OrdersEndpoints.quote, more).id != first.id)
        let last = try await client.call(OrdersEndpoints.quote, OrdersTestServer.request)
        #expect(last.id != first.id)
        _ = try await client.call(OrdersEndpoints.create, CreateOrder(OrdersTestServer.request, quoteID: last.id))
        let next = try await client.call(OrdersEndpoints.quote, OrdersTestServer.request)
        #expect(next.id != last.id)
        orders.server.clock.advance(by: .seconds(301))
        #expect(try await client.call(OrdersEndpoints.quote, OrdersTestServer.request).id != next.id)
        #expect(try await orders.client(.customer(8)).call(OrdersEndpoints.quote, OrdersTestServer.request).id != next.id)
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
