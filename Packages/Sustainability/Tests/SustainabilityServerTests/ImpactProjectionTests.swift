import Core
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import SustainabilityAPI
import SustainabilityServer
import Testing

/// A server with Sustainability alone, and orders that move by event.
struct SustainabilityTestServer: Sendable {
    static let plant = Coordinate(latitude: 33.6, longitude: -117.8)
    let server: TestServer

    init() async throws {
        server = try await TestServer(plugins: [SustainabilityServerPlugin(settings: SustainabilitySettings(plant: Self.plant))])
    }

    /// Appends a transition as Orders does, and delivers it.
    func move(
        _ order: Int, of customer: Int = 7, to stage: Stage, bags: Int = 2, kilograms: Double? = nil, retailLines: Int = 0, times: Int = 1,
        at date: Date = Date(timeIntervalSince1970: 1_767_268_800)
    ) async throws {
        let events = try server.application.container.resolve(EventLog.self)
        let moved = OrderMoved(
            order: order, customer: customer, driver: 9, from: .placed, to: stage, sequence: 1, role: .driver, bags: bags, kilograms: kilograms,
            retailLines: retailLines, pickup: Coordinate(latitude: 33.7, longitude: -117.8), addressLine: "", area: "Irvine", pickupMode: .asap,
            occurredAt: date)
        try await server.database.write { transaction in
            for _ in 0..<times {
                try events.append(OrdersEvents.moved, moved, aggregate: OrdersEvents.aggregate, id: order, topics: [], in: transaction)
            }
        }
        await server.deliverEvents()
    }

    func summary(of person: Person = .customer(7)) async throws -> SustainabilitySummary {
        try await server.client(as: person).call(SustainabilityEndpoints.summary)
    }

    func recordedEvents() async throws -> Int {
        try await server.database.read {
            try $0.value(Int.self, "SELECT COUNT(*) FROM core_event WHERE kind = \(SustainabilityEvents.recorded.name)")
        }
    }
}

struct ImpactProjectionTests {
    @Test func `a delivered order is counted with the weight of the weigh-in`() async throws {
        let test = try await SustainabilityTestServer()
        try await test.move(12, to: .weighed, kilograms: 10)
        #expect(try await test.summary().orders == 0)
        try await test.move(12, to: .delivered)
        let impact = try await test.server.client(as: .customer(7)).call(SustainabilityEndpoints.order, IDInput(id: 12))
        // 0.1 degrees of latitude, twice: 22.239 km. CO2: 1.08288 - 22.239 x 0.25 = -4.477 kg; ENERGY STAR: 0.564 - 5.55975 = -4.996 kg
        #expect(impact.kilograms == 10 && !impact.isWeightEstimated)
        #expect(impact.kilometers == 22.239 && impact.bundlingKilometers == 0)
        #expect(impact.savings.water == Saving(value: 102, low: 23, high: 102, unit: "L"))
        #expect(impact.savings.co2 == Saving(value: -4.477, low: -4.996, high: -4.477, unit: "kg"))
        #expect(impact.methodVersion == "2026.1")
    }

    @Test func `an order that was never weighed counts by its bags, and says so`() async throws {
        let test = try await SustainabilityTestServer()
        try await test.move(12, to: .delivered, bags: 3)
        let impact = try await test.server.client(as: .customer(7)).call(SustainabilityEndpoints.order, IDInput(id: 12))
        // 3 bags x 4.5 kg; 3 loads x 75 min
        #expect(impact.kilograms == 13.5 && impact.isWeightEstimated)
        #expect(impact.savings.time.value == 225)
    }

    @Test func `shopping along is credited`() async throws {
        let test = try await SustainabilityTestServer()
        try await test.move(12, to: .delivered, kilograms: 10, retailLines: 2)
        let impact = try await test.server.client(as: .customer(7)).call(SustainabilityEndpoints.order, IDInput(id: 12))
        // 22.239 km - (6 - 2) km = 18.239 km; 1.08288 - 18.239 x 0.25 = -3.477 kg
        #expect(impact.bundlingKilometers == 4)
        #expect(impact.savings.co2.value == -3.477)
    }

    @Test func `hearing of a delivery again changes nothing`() async throws {
        let test = try await SustainabilityTestServer()
        try await test.move(12, to: .delivered, kilograms: 10, times: 2)
        let before = try await test.summary()
        try await test.move(12, to: .weighed, kilograms: 99)
        try await test.move(12, to: .delivered, kilograms: 99)
        #expect(try await test.summary() == before)
        #expect(before.orders == 1)
        #expect(try await test.recordedEvents() == 1)
    }

    @Test func `other transitions count nothing`() async throws {
        let test = try await SustainabilityTestServer()
        for stage in Stage.allCases where stage != .delivered { try await test.move(12, to: stage) }
        #expect(try await test.summary().orders == 0)
    }

    @Test func `the person is told when figures are recorded`() async throws {
        let test = try await SustainabilityTestServer()
        await test.server.deliverEvents()
        let changes = try await test.server.application.hub.subscribe(SustainabilityTopics.person(7), as: .customer(7))
        try await test.move(12, to: .delivered)
        // The subscriber's own event is told with the next delivery.
        await test.server.deliverEvents()
        var iterator = changes.makeAsyncIterator()
        let change = await iterator.next()
        #expect(change?.kind == SustainabilityEvents.recorded.name)
        #expect(change?.id == 12)
    }

    @Test func `others' figures can't be heard of`() async throws {
        let test = try await SustainabilityTestServer()
        await #expect(throws: APIError.self) { _ = try await test.server.application.hub.subscribe(SustainabilityTopics.person(7), as: .customer(8)) }
    }
}

struct SustainabilityAnswerTests {
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

    @Test func `nobody's figures are zero, with the method`() async throws {
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
        let page = try await customer.call(SustainabilityEndpoints.orders, ImpactListRequest(limit: 1))
        #expect(page.items.map(\.orderID) == [2] && page.total == 2)
        #expect(try await customer.call(SustainabilityEndpoints.orders, ImpactListRequest(page: 2, limit: 1)).items.map(\.orderID) == [1])
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
}
