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

struct ImpactProjectionTests {
    @Test func `a delivered order is counted with the weight of the weigh-in`() async throws {
        let test = try await SustainabilityTestServer()
        try await test.move(12, to: .weighed, kilograms: 10)
        #expect(try await test.summary().orders == 0)
        try await test.move(12, to: .delivered)
        let impact = try await test.impact(12)
        // 0.1 degrees of latitude, twice: 22.239 km. CO2: 1.08288 - 22.239 x 0.25 = -4.477 kg; ENERGY STAR: 0.564 - 5.55975 = -4.996 kg
        #expect(impact.kilograms == 10 && !impact.isWeightEstimated)
        #expect(impact.distances == OrderDistances(estimated: 22.239))
        #expect(impact.savings.water == Saving(value: 102, low: 23, high: 102, unit: "L"))
        #expect(impact.savings.co2 == Saving(value: -4.477, low: -4.996, high: -4.477, unit: "kg"))
        #expect(impact.methodVersion == "2026.1")
    }

    @Test func `an order that was never weighed counts by its bags, and says so`() async throws {
        let test = try await SustainabilityTestServer()
        try await test.move(12, to: .delivered, bags: 3)
        let impact = try await test.impact(12)
        // 3 bags x 4.5 kg; 3 loads x 75 min
        #expect(impact.kilograms == 13.5 && impact.isWeightEstimated)
        #expect(impact.savings.time.value == 225)
    }

    @Test func `shopping that comes along is credited`() async throws {
        let test = try await SustainabilityTestServer()
        try await test.move(12, to: .delivered, kilograms: 10, retailLines: 2)
        let impact = try await test.impact(12)
        // 22.239 km - (6 - 2) km = 18.239 km; 1.08288 - 18.239 x 0.25 = -3.477 kg
        #expect(impact.distances == OrderDistances(estimated: 22.239, avoided: 6, detour: 2) && impact.distances.bundlingKilometers == 4)
        #expect(impact.savings.co2.value == -3.477)
    }

    @Test func `applying a delivery again changes nothing`() async throws {
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

    @Test func `new figures are published to their person`() async throws {
        let test = try await SustainabilityTestServer()
        await test.server.deliverEvents()
        let changes = try await test.server.application.hub.subscribe(SustainabilityTopics.person(7), as: .customer(7))
        try await test.move(12, to: .delivered)
        // The event that the subscriber appended goes out with the next delivery.
        await test.server.deliverEvents()
        var iterator = changes.makeAsyncIterator()
        let change = await iterator.next()
        #expect(change?.kind == SustainabilityEvents.recorded.name)
        #expect(change?.id == 12)
    }

    @Test func `nobody subscribes to another person's figures`() async throws {
        let test = try await SustainabilityTestServer()
        await #expect(throws: APIError.self) { _ = try await test.server.application.hub.subscribe(SustainabilityTopics.person(7), as: .customer(8)) }
    }
}
