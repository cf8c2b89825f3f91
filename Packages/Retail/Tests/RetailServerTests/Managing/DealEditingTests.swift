import Core
import CoreTesting
import Foundation
import Networking
import Persistence
import RetailAPI
import RetailServer
import ServerCore
import ServerTesting
import Testing

struct DealEditingTests {
    private let server: TestServer
    private let administrator: APIClient
    private let customer: APIClient
    private let item: RetailItem

    init() async throws {
        server = try await TestServer(plugins: [RetailServerPlugin()])
        administrator = server.client(as: Person(id: 1, name: "Ada Admin", roles: [.admin]))
        customer = server.client(as: .customer(7))
        try await server.application.seed()
        item = try await customer.call(RetailEndpoints.item, IDInput(id: 1))
    }

    /// The day that is so many days from today.
    private func day(_ offset: Int) -> String {
        server.clock.now.addingTimeInterval(Double(offset) * 86_400)
            .formatted(Date.ISO8601FormatStyle(timeZone: RetailServerPlugin.standardTimeZone).year().month().day())
    }

    private func deal(_ from: Int, _ to: Int, cents: Int? = nil, item: Int? = nil) -> DealContent {
        DealContent(
            retailerID: self.item.retailerID, text: "A good deal", itemID: item ?? (cents == nil ? nil : self.item.id), priceCents: cents, startsOn: day(from),
            endsOn: day(to))
    }

    /// Runs the job that keeps prices current, as the server does each minute.
    private func keepPrices() async throws {
        for job in try RetailServerPlugin().jobs(server.application.container) { try await job.run() }
    }

    /// Returns the deals of today that aren't the demo's.
    private func deals() async throws -> [String] { try await customer.call(RetailEndpoints.deals).map(\.text).filter { $0 == "A good deal" } }

    private func prices() async throws -> (Int, Int?) {
        let item = try await customer.call(RetailEndpoints.item, IDInput(id: item.id))
        return (item.priceCents, item.regularPriceCents)
    }

    @Test func `a deal is shown on its days, and its price holds then`() async throws {
        _ = try await administrator.call(RetailEndpoints.createDeal, deal(1, 2, cents: 500))
        #expect(try await prices() == (item.priceCents, nil))
        #expect(try await deals().isEmpty)
        server.clock.advance(by: .seconds(86_400))
        try await keepPrices()
        #expect(try await prices() == (500, item.priceCents))
        #expect(try await deals() == ["A good deal"])
        let shown = try await customer.call(RetailEndpoints.retailers, RetailerListRequest()).items.first { $0.id == item.retailerID }
        #expect(shown?.deals.contains("A good deal") == true)
        #expect(try await customer.call(RetailEndpoints.search, ItemSearchRequest(deals: true, limit: 100)).items.map(\.id).contains(item.id))
        server.clock.advance(by: .seconds(2 * 86_400))
        try await keepPrices()
        #expect(try await prices() == (item.priceCents, nil))
        #expect(try await deals().isEmpty)
    }

    @Test func `the lowest of two deals holds, and removing it leaves the other`() async throws {
        _ = try await administrator.call(RetailEndpoints.createDeal, deal(0, 5, cents: 600))
        let lower = try await administrator.call(RetailEndpoints.createDeal, deal(0, 5, cents: 500))
        #expect(try await prices() == (500, item.priceCents))
        _ = try await administrator.call(RetailEndpoints.deleteDeal, IDInput(id: lower.id))
        #expect(try await prices() == (600, item.priceCents))
        await #expect(throws: APIError.notFound()) { _ = try await administrator.call(RetailEndpoints.deleteDeal, IDInput(id: lower.id)) }
    }

    @Test func `days, prices and items that make no sense are refused`() async throws {
        let wrong: [(DealContent, String)] = [
            (deal(3, 2), "endsOn"), (deal(-9, -2), "endsOn"), (deal(0, 900), "endsOn"), (deal(0, 2, cents: item.priceCents), "priceCents"),
            (deal(0, 2, cents: 0), "priceCents"), (deal(0, 2, cents: 100, item: 9_999), "itemId"),
            (DealContent(retailerID: 999, text: "x", startsOn: day(0), endsOn: day(1)), "retailerId"),
            (DealContent(retailerID: item.retailerID, text: " ", startsOn: day(0), endsOn: day(1)), "text"),
            (DealContent(retailerID: item.retailerID, text: "x", startsOn: "tomorrow", endsOn: day(1)), "startsOn"),
            (DealContent(retailerID: item.retailerID, text: "x", startsOn: "2026-02-31", endsOn: day(1)), "startsOn"),
        ]
        for (content, field) in wrong {
            let error = await #expect(throws: APIError.self) { _ = try await administrator.call(RetailEndpoints.createDeal, content) }
            #expect(error?.fields.keys.contains(field) == true, "\(content) \(String(describing: error))")
        }
        await #expect(throws: APIError.forbidden()) { _ = try await customer.call(RetailEndpoints.createDeal, deal(0, 1)) }
    }

    @Test func `a price that was set for later holds from its time on`() async throws {
        let (id, later) = (item.id, server.clock.now.addingTimeInterval(3_600))
        try await server.database.write { transaction in
            _ = try transaction.insert(into: "retail_price", ["item_id": id, "regular_cents": 1_500, "member_cents": 1_400, "starts_at": later])
        }
        try await keepPrices()
        #expect(try await prices().0 == item.priceCents)
        server.clock.advance(by: .seconds(3_600))
        try await keepPrices()
        let changed = try await customer.call(RetailEndpoints.item, IDInput(id: id))
        #expect(changed.priceCents == 1_500 && changed.memberPriceCents == 1_400)
    }
}
