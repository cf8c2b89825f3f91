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

struct FeedbackTests {
    private func payloads<T: Codable>(_ orders: OrdersTestServer, _ type: EventType<T>) async throws -> [T] {
        let events = try await orders.server.database.read { try $0.all(DomainEvent.self, "SELECT * FROM core_event ORDER BY id") }
        return try events.compactMap { try $0.payload(of: type) }
    }

    @Test func `a tip is a line of the price, before the delivery and after it, and an event for the driver's earnings`() async throws {
        let orders = try await OrdersTestServer()
        let (customer, placed) = (orders.client(.customer(7)), try await orders.place())
        let tipped = try await customer.call(OrdersEndpoints.tip, TipOrder(id: placed.id, tipCents: 300))
        #expect((tipped.price.tipCents, tipped.price.totalCents) == (300, placed.price.totalCents + 300))
        #expect(tipped.price.lines.last?.kind == .tip && tipped.price.lines.last?.label == "Tip")
        #expect(tipped.version == placed.version + 1)
        #expect(try await customer.call(OrdersEndpoints.tip, TipOrder(id: placed.id, tipCents: 200)).price.tipCents == 200)
        // Weighing keeps the tip.
        try await orders.advance(placed.id, through: .pickup + .delivery)
        #expect(try await customer.call(OrdersEndpoints.detail, IDInput(id: placed.id)).price.tipCents == 200)
        #expect(try await payloads(orders, OrdersEvents.moved).last?.tipCents == 200)
        let after = try await customer.call(OrdersEndpoints.tip, TipOrder(id: placed.id, tipCents: 500))
        #expect(after.price.tipCents == 500)
        let events = try await payloads(orders, OrdersEvents.tipped)
        #expect(events.map(\.tipCents) == [300, 200, 500] && events.map(\.formerCents) == [0, 300, 200] && events.map(\.driver) == [nil, nil, 5])
        #expect(events.last?.totalCents == after.price.totalCents)
        // The order is completed a day after its delivery, whatever was tipped since.
        let less = try await failure { try await customer.call(OrdersEndpoints.tip, TipOrder(id: placed.id, tipCents: 400)) }
        #expect((less?.status, less?.fields.keys.sorted()) == (422, ["tipCents"]))
    }

    @Test func `a tip doesn't put off the completion`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.advance(id, through: .pickup + .delivery)
        orders.server.clock.advance(by: .seconds(23 * 3600))
        _ = try await orders.client(.customer(7)).call(OrdersEndpoints.tip, TipOrder(id: id, tipCents: 500))
        orders.server.clock.advance(by: .seconds(3600))
        try await OrderCompletion(database: orders.server.database, clock: orders.server.clock, transitions: orders.transitions).run()
        #expect(try await orders.stored(id).stage == .completed)
    }

    @Test(arguments: [-1, 50_001])
    func `a tip has bounds`(cents: Int) async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        let error = try await failure { try await orders.client(.customer(7)).call(OrdersEndpoints.tip, TipOrder(id: id, tipCents: cents)) }
        #expect((error?.status, error?.fields.keys.sorted()) == (422, ["tipCents"]))
    }

    @Test func `driver and wash are rated until 14 days after the delivery, and again meanwhile`() async throws {
        let orders = try await OrdersTestServer()
        let (customer, id) = (orders.client(.customer(7)), try await orders.place().id)
        let early = try await failure { try await customer.call(OrdersEndpoints.rate, RateOrder(id: id, wash: 5)) }
        #expect((early?.status, early?.code) == (409, "illegal_transition"))
        try await orders.advance(id, through: .pickup + .delivery)
        #expect(try await orders.stored(id).feedbackUntil == orders.server.clock.now.addingTimeInterval(14 * 24 * 3600))
        _ = try await customer.call(OrdersEndpoints.rate, RateOrder(id: id, driver: 3, wash: 5))
        let rated = try await customer.call(OrdersEndpoints.rate, RateOrder(id: id, driver: 4, wash: 5, comment: "Spotless."))
        #expect(rated.rating == Rating(driver: 4, wash: 5, comment: "Spotless."))
        #expect(try await payloads(orders, OrdersEvents.rated).last == OrderRated(order: id, driver: 5, driverStars: 4, washStars: 5))
        #expect(try await orders.client(.dispatcher(9)).call(OrdersEndpoints.detail, IDInput(id: id)).rating?.comment == "Spotless.")
        #expect(try await orders.client(.driver(5)).call(OrdersEndpoints.detail, IDInput(id: id)).rating == nil)
        orders.server.clock.advance(by: .seconds(14 * 24 * 3600))
        let late = try await failure { try await customer.call(OrdersEndpoints.rate, RateOrder(id: id, wash: 1)) }
        #expect((late?.status, late?.code) == (409, "feedback_closed"))
        #expect(try await failure { try await customer.call(OrdersEndpoints.tip, TipOrder(id: id, tipCents: 900)) }?.code == "feedback_closed")
    }

    @Test(arguments: [(RateOrder(id: 1), "driver"), (RateOrder(id: 1, driver: 6), "driver"), (RateOrder(id: 1, wash: 0), "wash")])
    func `a rating has one to five stars for something`(input: RateOrder, field: String) async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.advance(id, through: .pickup + .delivery)
        var input = input
        input.id = id
        let error = try await failure { [input] in try await orders.client(.customer(7)).call(OrdersEndpoints.rate, input) }
        #expect((error?.status, error?.fields.keys.sorted()) == (422, [field]))
    }

    @Test func `nobody but the customer tips, rates or orders again`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.advance(id, through: .pickup + .delivery)
        for person in [Person.customer(8), .driver(5), .dispatcher(9)] {
            let client = orders.client(person)
            let expected = person == .customer(8) ? 404 : 409
            #expect(try await failure { try await client.call(OrdersEndpoints.tip, TipOrder(id: id, tipCents: 100)) }?.status == expected)
            #expect(try await failure { try await client.call(OrdersEndpoints.rate, RateOrder(id: id, wash: 5)) }?.status == expected)
            #expect(try await failure { try await client.call(OrdersEndpoints.reorder, Reorder(id: id)) }?.status == 404)
        }
    }

    @Test func `a canceled order takes no tip`() async throws {
        let orders = try await OrdersTestServer()
        let (customer, id) = (orders.client(.customer(7)), try await orders.place().id)
        _ = try await customer.call(OrdersEndpoints.tip, TipOrder(id: id, tipCents: 300))
        #expect(try await customer.call(OrdersEndpoints.cancel, CancelOrder(id: id, reason: "no")).price.totalCents == 0)
        #expect(try await failure { try await customer.call(OrdersEndpoints.tip, TipOrder(id: id, tipCents: 300)) }?.status == 409)
    }
}
