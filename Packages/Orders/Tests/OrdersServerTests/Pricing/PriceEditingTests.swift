import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import ServerCore
import ServerTesting
import Testing

@testable import OrdersServer

struct PriceEditingTests {
    private static let admin = Person(id: 1, name: "Ada", roles: [.admin])

    private func draft(_ client: APIClient, _ change: (inout Prices) -> Void) async throws -> PriceDraft {
        let draft = try await client.call(OrdersEndpoints.createPriceDraft, NewPriceDraft())
        var prices = draft.prices
        change(&prices)
        return try await client.call(OrdersEndpoints.changePriceDraft, PriceDraftChange(id: draft.id, revision: draft.revision, prices: prices))
    }

    @Test(arguments: [nil, Person.customer(7), .driver(8), .dispatcher(9)])
    func `nobody but an administrator sees drafts and versions`(person: Person?) async throws {
        let client = try await OrdersTestServer().server.client(as: person)
        let failures = [
            try await failure { try await client.call(OrdersEndpoints.priceBooks) },
            try await failure { try await client.call(OrdersEndpoints.priceDrafts) },
            try await failure { try await client.call(OrdersEndpoints.priceDraft, IDInput(id: 1)) },
            try await failure { try await client.call(OrdersEndpoints.createPriceDraft, NewPriceDraft()) },
            try await failure { try await client.call(OrdersEndpoints.changePriceDraft, PriceDraftChange(id: 1, revision: 1, prices: .default)) },
            try await failure { try await client.call(OrdersEndpoints.discardPriceDraft, IDInput(id: 1)) },
            try await failure { try await client.call(OrdersEndpoints.publishPrices, PublishPrices(id: 1, revision: 1)) },
            try await failure { try await client.call(OrdersEndpoints.withdrawPrices, IDInput(id: 1)) },
            try await failure { try await client.call(OrdersEndpoints.previewPrices, PricePreviewRequest(prices: .default)) },
        ]
        #expect(failures.map { $0?.status } == Array(repeating: person == nil ? 401 : 403, count: 9))
    }

    @Test func `a draft is a copy that changes nothing until it is published`() async throws {
        let orders = try await OrdersTestServer()
        let client = orders.client(Self.admin)
        let draft = try await draft(client) { $0.bagCents = 1500 }
        #expect(draft.basedOn == 1 && draft.revision == 2 && draft.prices.kilogramCents == 180)
        #expect(try await client.call(OrdersEndpoints.priceDrafts) == [draft])
        orders.server.clock.advance(by: .seconds(1))
        #expect(try await orders.place().price.lines[0].totalCents == 2800)
        let published = try await client.call(
            OrdersEndpoints.publishPrices, PublishPrices(id: draft.id, revision: draft.revision), idempotencyKey: "one")
        #expect(published.version == 2 && published.standing == .current && published.effectiveFrom == orders.server.clock.now)
        let again = try await client.call(
            OrdersEndpoints.publishPrices, PublishPrices(id: draft.id, revision: draft.revision), idempotencyKey: "one")
        #expect(again == published)
        orders.server.clock.advance(by: .seconds(1))
        let order = try await orders.place()
        #expect(order.price.lines[0].totalCents == 3000 && order.price.priceBookVersion == 2)
        let versions = try await client.call(OrdersEndpoints.priceBooks)
        #expect(versions.map(\.version) == [2, 1] && versions.map(\.standing) == [.current, .past])
        #expect(versions[1].prices == .default)
        #expect(try await client.call(OrdersEndpoints.priceDrafts) == [])
        #expect(orders.server.audit.entries.map(\.action) == ["price_draft_created", "price_draft_changed", "prices_published"])
        #expect(orders.server.audit.entries.map(\.object) == ["price_draft/\(draft.id)", "price_draft/\(draft.id)", "price_book/2"])
    }

    @Test func `a version holds from its date on, and can be withdrawn before, but not after`() async throws {
        let orders = try await OrdersTestServer()
        let client = orders.client(Self.admin)
        let first = try await draft(client) { $0.bagCents = 1500 }
        let date = orders.server.clock.now.addingTimeInterval(3600)
        let past = PublishPrices(id: first.id, revision: first.revision, effectiveFrom: orders.server.clock.now.addingTimeInterval(-1))
        #expect(try await failure { try await client.call(OrdersEndpoints.publishPrices, past) }?.fields.keys.sorted() == ["effectiveFrom"])
        let scheduled = try await client.call(
            OrdersEndpoints.publishPrices, PublishPrices(id: first.id, revision: first.revision, effectiveFrom: date))
        #expect(scheduled.standing == .scheduled)
        let second = try await draft(client) { $0.bagCents = 1600 }
        #expect(second.basedOn == 1)
        let later = try await client.call(
            OrdersEndpoints.publishPrices, PublishPrices(id: second.id, revision: second.revision, effectiveFrom: date.addingTimeInterval(60)))
        #expect(try await client.call(OrdersEndpoints.withdrawPrices, IDInput(id: later.version)).standing == .withdrawn)
        #expect(try await failure { try await client.call(OrdersEndpoints.withdrawPrices, IDInput(id: later.version)) }?.code == "already_effective")
        orders.server.clock.advance(by: .seconds(3599))
        #expect(try await orders.place().price.priceBookVersion == 1)
        orders.server.clock.advance(by: .seconds(1))
        #expect(try await orders.place().price.priceBookVersion == scheduled.version)
        #expect(try await failure { try await client.call(OrdersEndpoints.withdrawPrices, IDInput(id: 2)) }?.status == 409)
        #expect(try await failure { try await client.call(OrdersEndpoints.withdrawPrices, IDInput(id: 99)) }?.status == 404)
        orders.server.clock.advance(by: .seconds(120))
        #expect(try await orders.place().price.priceBookVersion == scheduled.version)
        #expect(try await client.call(OrdersEndpoints.priceBooks).map(\.standing) == [.withdrawn, .current, .past])
    }

    @Test func `of two who change or publish one revision, one is refused`() async throws {
        let orders = try await OrdersTestServer()
        let client = orders.client(Self.admin)
        let draft = try await draft(client) { $0.bagCents = 1500 }
        let outcomes = await withTaskGroup(of: Int?.self) { group in
            for cents in 1...8 {
                group.addTask {
                    var prices = draft.prices
                    prices.bagCents = cents
                    let change = PriceDraftChange(id: draft.id, revision: draft.revision, prices: prices)
                    do { return try await client.call(OrdersEndpoints.changePriceDraft, change).revision } catch { return nil }
                }
            }
            return await group.reduce(into: [Int?]()) { $0.append($1) }
        }
        #expect(outcomes.compactMap(\.self) == [draft.revision + 1])
        let stale = try await failure { try await client.call(OrdersEndpoints.publishPrices, PublishPrices(id: draft.id, revision: draft.revision)) }
        #expect(stale?.status == 409 && stale?.code == "stale_version")
        let published = await withTaskGroup(of: Int?.self) { group in
            for _ in 1...8 {
                group.addTask {
                    let request = PublishPrices(id: draft.id, revision: draft.revision + 1)
                    do { return try await client.call(OrdersEndpoints.publishPrices, request).version } catch { return nil }
                }
            }
            return await group.reduce(into: [Int?]()) { $0.append($1) }
        }
        #expect(published.compactMap(\.self) == [2])
    }

    @Test func `a draft isn't published over prices that its editor hasn't seen`() async throws {
        let orders = try await OrdersTestServer()
        let client = orders.client(Self.admin)
        let (mine, theirs) = (try await draft(client) { $0.bagCents = 1500 }, try await draft(client) { $0.taxBasisPoints = 900 })
        func publish(_ draft: PriceDraft) async throws -> PriceBookVersion {
            let request = PublishPrices(id: draft.id, revision: draft.revision, replaces: draft.replaces)
            return try await client.call(OrdersEndpoints.publishPrices, request)
        }
        #expect(try await publish(theirs).version == 2)
        #expect(try await failure { try await publish(mine) }?.code == "stale_version")
        let seen = try await client.call(OrdersEndpoints.priceDraft, IDInput(id: mine.id))
        #expect(seen.prices == mine.prices && seen.replaces == 2)
        #expect(try await publish(seen).version == 3)
    }

    @Test func `a quote stands across a publication until it expires`() async throws {
        let orders = try await OrdersTestServer()
        let (client, customer) = (orders.client(Self.admin), orders.client(.customer(7)))
        let quote = try await customer.call(OrdersEndpoints.quote, OrdersTestServer.request)
        let draft = try await draft(client) { $0.bagCents = 9900 }
        _ = try await client.call(OrdersEndpoints.publishPrices, PublishPrices(id: draft.id, revision: draft.revision))
        orders.server.clock.advance(by: .seconds(800))
        let order = try await customer.call(OrdersEndpoints.create, CreateOrder(OrdersTestServer.request, quoteID: quote.id))
        #expect(order.price == quote.price && order.price.priceBookVersion == 1)
        #expect(try await customer.call(OrdersEndpoints.quote, OrdersTestServer.request).price.priceBookVersion == 2)
    }

    @Test func `ten typical orders are priced before and after`() async throws {
        let orders = try await OrdersTestServer()
        var prices = Prices.default
        prices.bagCents = 1500
        prices.areaTaxBasisPoints["Santa Ana"] = 1025
        prices.addOns[0].unitCents = 700
        let previews = try await orders.client(Self.admin).call(OrdersEndpoints.previewPrices, PricePreviewRequest(prices: prices))
        #expect(previews.map(\.order) == TypicalOrder.allCases && previews.count == 10)
        #expect(previews.map(\.differenceCents) == [100, 100, 200, 300, 800, 0, 0, 200, 224, 400])
        #expect(previews[8].area == "Santa Ana" && previews[0].area == nil)
        #expect(previews[9].after.lines.contains { $0.label == "Stain treatment" })
        #expect(try await orders.client(Self.admin).call(OrdersEndpoints.priceBooks).count == 1)
    }

    @Test func `prices that can't be are refused by field`() async throws {
        let client = try await OrdersTestServer().client(Self.admin)
        let draft = try await client.call(OrdersEndpoints.createPriceDraft, NewPriceDraft())
        func fields(_ change: (inout Prices) -> Void) async throws -> [String]? {
            var prices = draft.prices
            change(&prices)
            let request = PriceDraftChange(id: draft.id, revision: 1, prices: prices)
            return try await failure { try await client.call(OrdersEndpoints.changePriceDraft, request) }?.fields.keys.sorted()
        }
        #expect(try await fields { $0.bagCents = -1 } == ["bagCents"])
        #expect(try await fields { $0.asapCents = 1_000_001 } == ["asapCents"])
        #expect(try await fields { $0.taxBasisPoints = 5001 } == ["taxBasisPoints"])
        #expect(try await fields { $0.areaTaxBasisPoints["Irvine"] = -1 } == ["areaTaxBasisPoints"])
        #expect(try await fields { $0.addOns[1].code = "ironing" } == ["addOns"])
        #expect(try await fields { $0.addOns[1].code = "Not so" } == ["addOns.1.code"])
        #expect(try await fields { $0.addOns[2].name.polish = "a|b" } == ["addOns.2.name.pl"])
        #expect(try await fields { $0.addOns[2].name.english = " " } == ["addOns.2.name.en"])
    }
}
