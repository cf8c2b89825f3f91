import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import OrdersServer

struct AddOnTests {
    private func request(_ addOns: [String], bags: Int = 2) -> QuoteRequest {
        QuoteRequest(bags: bags, pickupMode: .asap, address: .sample, addOns: addOns)
    }

    @Test func `everybody sees the add-ons in their language, and an order's are priced for each bag or once`() async throws {
        let orders = try await OrdersTestServer()
        let offers = try await orders.server.client(as: nil).call(OrdersEndpoints.addOns)
        #expect(offers.map(\.code) == ["ironing", "stains", "hangers"])
        let spanish = try await Language.$current.withValue(.spanish) { try await orders.client(.customer(7)).call(OrdersEndpoints.addOns) }
        #expect(spanish.map(\.name) == ["Planchado", "Tratamiento de manchas", "Perchas nuevas"])

        let quote = try await orders.client(.customer(7)).call(OrdersEndpoints.quote, request(["hangers", "ironing"]))
        let lines = quote.price.lines.filter { $0.kind == .addOn }
        #expect(lines.map(\.label) == ["Ironing", "New hangers"])
        #expect(lines.map(\.totalCents) == [1200, 300] && lines.map(\.quantity) == [2, 1])
        #expect(lines.map(\.reason) == ["For each bag", "For the whole order"])
        let order = try await orders.client(.customer(7)).call(
            OrdersEndpoints.create, CreateOrder(request(["ironing", "hangers"]), quoteID: quote.id))
        #expect(order.price == quote.price)
        #expect(order.addOns == [OrderAddOn(code: "ironing", name: "Ironing"), OrderAddOn(code: "hangers", name: "New hangers")])
        let polish = try await Language.$current.withValue(.polish) {
            try await orders.client(.dispatcher(9)).call(OrdersEndpoints.detail, IDInput(id: order.id))
        }
        #expect(polish.addOns?.map(\.name) == ["Prasowanie", "Nowe wieszaki"])
        #expect(polish.price.lines.filter { $0.kind == .addOn }.map(\.label) == ["Prasowanie", "Nowe wieszaki"])
    }

    @Test(arguments: [["steam"], ["ironing", "ironing"], ["ironing", "steam"]])
    func `an unknown add-on and one that is named twice are refused`(codes: [String]) async throws {
        let orders = try await OrdersTestServer()
        let error = try await failure { try await orders.client(.customer(7)).call(OrdersEndpoints.quote, request(codes)) }
        #expect(error?.status == 422 && error?.fields.keys.sorted() == ["addOns"])
    }

    @Test func `a quote for other add-ons doesn't fit`() async throws {
        let orders = try await OrdersTestServer()
        let client = orders.client(.customer(7))
        let quote = try await client.call(OrdersEndpoints.quote, request(["ironing"]))
        let other = CreateOrder(request(["stains"]), quoteID: quote.id)
        #expect(try await failure { try await client.call(OrdersEndpoints.create, other) }?.code == "quote_mismatch")
    }

    @Test func `the weighing keeps the add-ons at the prices of the order, for the bags that came`() async throws {
        let orders = try await OrdersTestServer()
        let order = try await orders.place(request(["ironing", "hangers"]))
        try await orders.publish { prices in
            prices.addOns = []
            prices.bagCents = 9900
        }
        for stage in [Stage.pickupAssigned, .enRoutePickup, .arrivedPickup] { try await orders.advance(order.id, through: [stage]) }
        try await orders.move(order.id, to: .pickedUp, by: orders.driver, TransitionDetails(bags: 3, note: "One more."))
        let weighed = try #require(try await orders.advance(order.id, through: [.atFacility, .weighed]))
        #expect(weighed.price.priceBookVersion == 1)
        #expect(weighed.price.lines.filter { $0.kind == .addOn }.map(\.totalCents) == [1800, 300])
    }

    @Test func `ordering again takes the add-ons that are still offered`() async throws {
        let orders = try await OrdersTestServer()
        let first = try await orders.place(request(["ironing", "hangers"]))
        try await orders.publish { $0.addOns[2].active = false }
        let again = try await orders.client(.customer(7)).call(OrdersEndpoints.reorder, Reorder(id: first.id))
        #expect(again.addOns?.map(\.code) == ["ironing"])
        #expect(again.price.priceBookVersion == 2)
    }

    @Test func `a quote with an add-on stands while another version takes it out`() async throws {
        let orders = try await OrdersTestServer()
        let client = orders.client(.customer(7))
        let quote = try await client.call(OrdersEndpoints.quote, request(["ironing"]))
        try await orders.publish { $0.addOns[0].active = false }
        let order = try await client.call(OrdersEndpoints.create, CreateOrder(request(["ironing"]), quoteID: quote.id))
        #expect(order.price == quote.price && order.addOns?.map(\.code) == ["ironing"])
        #expect(try await failure { try await client.call(OrdersEndpoints.quote, request(["ironing"])) }?.code == "add_on_unavailable")
    }

    @Test func `requests and orders from before there were add-ons are read`() throws {
        let request = try WireJSON.decoder().decode(QuoteRequest.self, from: Data(#"{"bags":2,"pickupMode":"ASAP","retailItems":[]}"#.utf8))
        #expect(request.addOns == [])
        #expect(LocalizedName.text(stored: "Ironing") == "Ironing")
    }
}
