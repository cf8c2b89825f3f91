import Core
import Foundation
import Networking
import OrdersAPI
import ServerTesting
import SustainabilityAPI
import Testing

struct ImpactHandlersTests {
    @Test func `a summary adds up all orders, and those of each month of the service's time zone`() async throws {
        let test = try await SustainabilityTestServer()
        // 1 February 2026, 04:00 UTC is still January in Los Angeles.
        try await test.move(1, to: .delivered, kilograms: 10, at: Date(timeIntervalSince1970: 1_767_268_800))
        try await test.move(2, to: .delivered, kilograms: 5, at: Date(timeIntervalSince1970: 1_769_918_400))
        try await test.move(3, to: .delivered, kilograms: 20, at: Date(timeIntervalSince1970: 1_770_000_000))
        try await test.move(4, of: 8, to: .delivered, kilograms: 50)
        let summary = try await test.summary()
        #expect(summary.orders == 3)
        // 35 kg x 10.2 = 357 L; 35 x 2.3 = 80.5 L
        #expect(summary.savings.water == Saving(value: 357, low: 80.5, high: 357, unit: "L"))
        #expect(summary.byMonth.map(\.month) == ["2026-01", "2026-02"])
        #expect(summary.byMonth.map(\.orders) == [2, 1])
        #expect(summary.byMonth[0].savings.water.value == 153)
        #expect(!summary.method.sources.isEmpty)
    }

    @Test func `a person without orders gets zeros, with the method`() async throws {
        let test = try await SustainabilityTestServer()
        let summary = try await test.summary()
        #expect(summary.orders == 0 && summary.byMonth.isEmpty)
        #expect(summary.savings.co2 == Saving(value: 0, low: 0, high: 0, unit: "kg"))
        #expect(summary.method.version == "2026.1")
    }

    @Test func `orders are listed newest first, a person's own alone`() async throws {
        let test = try await SustainabilityTestServer()
        try await test.move(1, to: .delivered, at: Date(timeIntervalSince1970: 1_767_268_800))
        try await test.move(2, to: .delivered, at: Date(timeIntervalSince1970: 1_767_268_900))
        try await test.move(3, of: 8, to: .delivered)
        let customer = test.server.client(as: .customer(7))
        let page = try await customer.call(SustainabilityEndpoints.orders, PageRequest(limit: 1))
        #expect(page.items.map(\.orderID) == [2] && page.total == 2)
        #expect(try await customer.call(SustainabilityEndpoints.orders, PageRequest(page: 2, limit: 1)).items.map(\.orderID) == [1])
    }

    @Test func `another's order and one not delivered yet don't exist`() async throws {
        let test = try await SustainabilityTestServer()
        try await test.move(3, of: 8, to: .delivered)
        try await test.move(4, to: .weighed, kilograms: 3)
        for id in [3, 4, 999] {
            await #expect(throws: APIError.notFound()) {
                try await test.server.client(as: .customer(7)).call(SustainabilityEndpoints.order, IDInput(id: id))
            }
        }
    }

    @Test func `a page out of range is refused`() async throws {
        let test = try await SustainabilityTestServer()
        let error = await #expect(throws: APIError.self) {
            try await test.server.client(as: .customer(7)).call(SustainabilityEndpoints.orders, PageRequest(page: 0, limit: 101))
        }
        #expect(error?.status == 422 && error?.fields.keys.sorted() == ["limit", "page"])
    }
}
