import Core
import FleetAPI
import Foundation
import Networking
import OrdersAPI
import ServerTesting
import SustainabilityAPI
import SustainabilityServer
import Testing

struct MeasuringTests {
    private typealias Job = DrivenTrip.Job

    /// Ends trips of one job each: 101 is the pickup of order 12, 102 its delivery.
    private func driveAlone(_ test: SustainabilityTestServer, pickup: Int? = 10_000, delivery: Int? = 12_345, hasStore: Bool = false) {
        test.trips.end(DrivenTrip(jobs: [Job(id: 101, order: 12, isDelivery: false, aloneMeters: 9_000)], meters: pickup))
        test.trips.end(DrivenTrip(jobs: [Job(id: 102, order: 12, isDelivery: true, aloneMeters: 9_000, hasStore: hasStore)], meters: delivery))
    }

    @Test func `what was driven replaces the estimate once both trips are done, and the estimate stays beside it`() async throws {
        let test = try await SustainabilityTestServer()
        driveAlone(test)
        try await test.finish(101, order: 12, kind: .pickup)
        try await test.move(12, to: .delivered, kilograms: 10)
        #expect(try await test.impact(12).distances == OrderDistances(estimated: 22.239))
        try await test.finish(102, order: 12, kind: .delivery)
        let impact = try await test.impact(12)
        #expect(impact.distances == OrderDistances(estimated: 22.239, driven: 22.345))
        // 1.08288 - 22.345 x 0.25 = -4.50337
        #expect(impact.savings.co2 == Saving(value: -4.503, low: -5.022, high: -4.503, unit: "kg"))
        #expect(try await test.report().total.measuredOrders == 1)
        // The events again change nothing.
        driveAlone(test, delivery: 99_999)
        try await test.finish(102, order: 12, kind: .delivery)
        #expect(try await test.impact(12) == impact)
        #expect(try await test.recordedEvents() == 2)
    }

    @Test func `a trip that ends before its order's delivery is heard of counts at once`() async throws {
        let test = try await SustainabilityTestServer()
        driveAlone(test)
        try await test.finish(101, order: 12, kind: .pickup)
        try await test.finish(102, order: 12, kind: .delivery)
        try await test.move(12, to: .delivered, kilograms: 10)
        #expect(try await test.impact(12).distances.drivenKilometers == 22.345)
    }

    @Test func `orders of a shared trip have shares that add up to it`() async throws {
        let test = try await SustainabilityTestServer()
        test.trips.end(DrivenTrip(jobs: [Job(id: 101, order: 12, isDelivery: false, aloneMeters: 9_000)], meters: 10_000))
        test.trips.end(DrivenTrip(jobs: [Job(id: 201, order: 13, isDelivery: false, aloneMeters: 1)], meters: 0))
        let shared = DrivenTrip(
            jobs: [Job(id: 102, order: 12, isDelivery: true, aloneMeters: 6_000), Job(id: 202, order: 13, isDelivery: true, aloneMeters: 3_000)],
            meters: 10_000)
        try await test.finish(101, order: 12, kind: .pickup)
        try await test.finish(201, order: 13, kind: .pickup)
        try await test.move(12, to: .delivered, kilograms: 10)
        try await test.move(13, to: .delivered, kilograms: 10)
        test.trips.end(shared)
        try await test.finish(202, order: 13, kind: .delivery)
        let (first, second) = (try await test.impact(12).distances, try await test.impact(13).distances)
        // Two thirds and a third of 10,000 m; the pickup of the first order is its own.
        #expect(first.drivenKilometers == 16.667 && second.drivenKilometers == 3.333)
    }

    @Test func `a trip that wasn't measured leaves the estimate`() async throws {
        let test = try await SustainabilityTestServer()
        driveAlone(test, pickup: nil)
        try await test.finish(101, order: 12, kind: .pickup)
        try await test.finish(102, order: 12, kind: .delivery)
        try await test.move(12, to: .delivered, kilograms: 10)
        #expect(try await test.impact(12).distances == OrderDistances(estimated: 22.239))
        #expect(try await test.report().total.measuredOrders == 0)
    }

    @Test func `a detour that was driven is not counted twice`() async throws {
        let test = try await SustainabilityTestServer()
        driveAlone(test, hasStore: true)
        try await test.finish(101, order: 12, kind: .pickup)
        try await test.move(12, to: .delivered, kilograms: 10, retailLines: 1)
        #expect(try await test.impact(12).distances == OrderDistances(estimated: 22.239, avoided: 6, detour: 2))
        try await test.finish(102, order: 12, kind: .delivery)
        #expect(try await test.impact(12).distances == OrderDistances(estimated: 22.239, driven: 22.345, avoided: 6, detour: 0))
    }

    @Test func `an order keeps its method when it is measured after a reading`() async throws {
        let test = try await SustainabilityTestServer()
        driveAlone(test)
        try await test.finish(101, order: 12, kind: .pickup)
        try await test.move(12, to: .delivered, kilograms: 10)
        let before = try await test.impact(12)
        try await test.read(Readings.december, Readings.january)
        try await test.finish(102, order: 12, kind: .delivery)
        let after = try await test.impact(12)
        #expect(after.methodVersion == "2026.1" && after.savings.water == before.savings.water)
        #expect(after.distances.drivenKilometers == 22.345)
    }

    @Test(arguments: [UInt64(1), 2, 3]) func `totals are those of the orders, however often and at once events come`(seed: UInt64) async throws {
        let test = try await SustainabilityTestServer()
        var random = SplitMix(state: seed)
        for order in 1...30 {
            test.trips.end(
                DrivenTrip(jobs: [Job(id: order * 10, order: order, isDelivery: false, aloneMeters: 5)], meters: Int.random(in: 0...20_000, using: &random)))
            let meters = order % 5 == 0 ? nil : Int.random(in: 0...20_000, using: &random)
            test.trips.end(DrivenTrip(jobs: [Job(id: order * 10 + 1, order: order, isDelivery: true, aloneMeters: 5)], meters: meters))
        }
        let kilograms = (1...30).map { _ in Double.random(in: 1...20, using: &random) }
        try await withThrowingTaskGroup { group in
            for order in 1...30 {
                group.addTask {
                    try await test.finish(order * 10, order: order, kind: .pickup)
                    try await test.move(
                        order, of: 7 + order % 2, to: .delivered, kilograms: kilograms[order - 1], times: 2,
                        at: SustainabilityTestServer.date.addingTimeInterval(Double(order) * 172_800))
                    try await test.finish(order * 10 + 1, order: order, kind: .delivery)
                }
            }
            try await group.waitForAll()
        }
        await test.server.deliverEvents()
        let report = try await test.report()
        var orders: [OrderImpact] = []
        for person in [7, 8] {
            orders += try await test.server.client(as: .customer(person)).call(SustainabilityEndpoints.orders, PageRequest(limit: 100)).items
        }
        #expect(report.total == Self.fold(orders) && orders.count == 30 && report.total.measuredOrders == 24)
        let (one, two) = (try await test.summary(of: .customer(7)), try await test.summary(of: .customer(8)))
        for measure in [\Savings.water, \.energy, \.co2, \.time] {
            let sum = one.savings[keyPath: measure].value.thousandths + two.savings[keyPath: measure].value.thousandths
            #expect(sum == report.total.savings[keyPath: measure].value.thousandths)
        }
        #expect(report.months.reduce(0) { $0 + $1.total.orders } == 30)
    }

    /// Adds up orders in whole thousandths.
    private static func fold(_ orders: [OrderImpact]) -> ReportTotal {
        func sum(_ number: (OrderImpact) -> Double) -> Int { orders.reduce(0) { $0 + number($1).thousandths } }
        func saving(_ measure: KeyPath<Savings, Saving>, _ unit: String) -> Saving {
            Saving(
                thousandths: sum { $0.savings[keyPath: measure].value }, low: sum { $0.savings[keyPath: measure].low },
                high: sum { $0.savings[keyPath: measure].high }, unit: unit)
        }
        return ReportTotal(
            orders: orders.count, measuredOrders: orders.count { $0.distances.drivenKilometers != nil }, kilograms: Double(sum(\.kilograms)) / 1_000,
            kilometers: Double(sum(\.distances.kilometers)) / 1_000,
            savings: Savings(
                water: saving(\.water, "L"), energy: saving(\.energy, "kWh"), co2: saving(\.co2, "kg"), time: saving(\.time, "min")))
    }
}

extension Double {
    fileprivate var thousandths: Int { Int((self * 1_000).rounded()) }
}
