import Core
import CoreTesting
import FleetAPI
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerTesting
import Testing

@testable import FleetServer

struct HistoryTests {
    /// Lets a driver pick an order up, and bring it to the plant, in five minutes for each step.
    private func pickUp(_ driver: TestDriver, on server: FleetTestServer, failing: Bool = false) async throws -> Job {
        var job = try await driver.acceptFirst()
        for status in [StopStatus.enRoute, .arrived] {
            server.server.clock.advance(by: .seconds(300))
            job = try await driver.step(job, status)
        }
        if failing {
            job = try await driver.step(job, .failed, reason: FailureReason.notAtHome.rawValue)
        } else {
            job = try await driver.step(job, .done, bags: 2)
            server.server.clock.advance(by: .seconds(300))
            job = try await driver.step(job, .done)
        }
        await server.server.deliverEvents()
        return job
    }

    @Test func `trips that are over show how long they took, whether they were late, and why they failed`() async throws {
        let server = try await FleetTestServer(settings: FleetSettings(pickupWithin: .seconds(900)))
        let driver = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        let first = try await pickUp(driver, on: server)
        try await server.acceptedOrder()
        let second = try await pickUp(driver, on: server, failing: true)
        try await server.acceptedOrder()
        server.server.clock.advance(by: .seconds(30))
        let late = try await driver.acceptFirst()
        server.server.clock.advance(by: .seconds(3600))
        var job = late
        for status in [StopStatus.enRoute, .arrived, .done, .done] { job = try await driver.step(job, status, bags: status == .done ? 2 : nil) }
        let trips = try await server.dispatch.call(FleetEndpoints.pastTrips, PastTripsRequest())
        #expect(trips.items.map(\.id) == [late.id, second.id, first.id] && !trips.hasMore)
        #expect(trips.items.map(\.isLate) == [true, false, false] && trips.items.map(\.failed) == [false, true, false])
        #expect(trips.items.map(\.failureReason) == [nil, "notAtHome", nil] && trips.items.map(\.durationSeconds) == [3600, 600, 900])
        #expect(trips.items.allSatisfy { $0.driverName == "Driver 1" && $0.distanceMeters > 0 && $0.visitedAt != nil && $0.dueAt != nil })
        #expect(trips.items.map { $0.stops.map(\.place) } == Array(repeating: [.customer, .plant], count: 3))
        #expect(
            trips.items.map { $0.stops[0].status } == [.done, .failed, .done]
                && trips.items.allSatisfy { trip in trip.stops.allSatisfy { $0.orderID == trip.orderID } })
        #expect(server.server.audit.entries.map(\.action).contains("finished_trips_listed"))
    }

    @Test func `trips that are over come by pages, of a day and of a driver`() async throws {
        // 2026-01-01 22:00 in Los Angeles.
        let server = try await FleetTestServer(start: Date(timeIntervalSince1970: 1_767_333_600))
        let (dan, eva) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        var jobs: [Int] = []
        for number in 0..<6 {
            try await server.acceptedOrder()
            jobs.append(try await pickUp(number % 3 == 0 ? eva : dan, on: server).id)
            server.server.clock.advance(by: .seconds(1200))
        }
        func list(_ request: PastTripsRequest) async throws -> PastTripPage { try await server.dispatch.call(FleetEndpoints.pastTrips, request) }
        var (seen, before) = ([Int](), Int?.none)
        while true {
            let page = try await list(PastTripsRequest(before: before, limit: 2))
            seen += page.items.map(\.id)
            before = page.items.last?.id
            guard page.hasMore else { break }
        }
        #expect(seen == jobs.reversed())
        let (first, second) = (try await list(PastTripsRequest(day: "2026-01-01")), try await list(PastTripsRequest(day: "2026-01-02")))
        #expect(first.items.map(\.id) + second.items.map(\.id) == [2, 1, 0, 5, 4, 3].map { jobs[$0] })
        #expect(try await list(PastTripsRequest(driverID: 2)).items.map(\.id) == [jobs[3], jobs[0]])
        for request in [PastTripsRequest(day: "yesterday"), PastTripsRequest(limit: 101), PastTripsRequest(before: 0)] {
            #expect(await failure { try await list(request) }?.status == 422)
        }
        #expect(await failure { try await list(PastTripsRequest(before: 4711)) }?.status == 404)
    }

    @Test func `a day's numbers by hour and area are those of the service's time zone, and are counted once`() async throws {
        // 2026-01-01 23:30 in Los Angeles.
        let server = try await FleetTestServer(
            settings: FleetSettings(pickupWithin: .seconds(1800)), start: Date(timeIntervalSince1970: 1_767_339_000))
        func move(_ order: Int, _ from: Stage, _ to: Stage, _ sequence: Int, area: String = "Irvine") async throws {
            var event = OrderMoved.sample
            (event.order, event.from, event.to, event.sequence, event.area) = (order, from, to, sequence, area)
            event.occurredAt = server.server.clock.now
            try await server.publish(event)
        }
        try await move(1, .draft, .placed, 1)
        try await move(2, .draft, .placed, 1, area: "Tustin")
        server.server.clock.advance(by: .seconds(1700))
        try await move(1, .arrivedPickup, .pickedUp, 2)
        server.server.clock.advance(by: .seconds(200))
        try await move(2, .arrivedPickup, .pickedUp, 2, area: "Tustin")
        try await move(1, .arrivedDropoff, .deliveryFailed, 3)
        try await move(1, .arrivedDropoff, .delivered, 4)
        // Again.
        try await move(1, .arrivedDropoff, .delivered, 4)
        func charts(_ day: String? = nil) async throws -> DayCharts { try await server.dispatch.call(FleetEndpoints.charts, ChartRequest(day: day)) }
        let (before, today) = (try await charts("2026-01-01"), try await charts())
        #expect(before.hours.count == 24 && before.hours[23].counts == DayCharts.Counts(placed: 2, pickedUp: 1))
        #expect(before.areas.map(\.area) == ["Irvine", "Tustin"] && before.areas[1].counts == DayCharts.Counts(placed: 1))
        #expect(today.day == "2026-01-02" && today.hours[0].counts == DayCharts.Counts(pickedUp: 1, delivered: 1, late: 1, failed: 1))
        #expect(today.areas.map(\.counts) == [DayCharts.Counts(delivered: 1, failed: 1), DayCharts.Counts(pickedUp: 1, late: 1)])
        #expect(try await charts("2025-12-31").areas == [])
        #expect(await failure { try await charts("2026-02-30") }?.fields.keys.sorted() == ["day"])
    }

    @Test func `days begin and end at midnight when the clock is changed, too`() throws {
        let spring = try #require(LocalDay("2026-03-08")), autumn = try #require(LocalDay("2026-11-01"))
        for (day, hours) in [(spring, 23.0), (autumn, 25)] {
            let bounds = ServiceDay.bounds(of: day)
            #expect(bounds.upperBound.timeIntervalSince(bounds.lowerBound) == hours * 3600)
            #expect(ServiceDay.day(of: bounds.lowerBound) == day && ServiceDay.hour(of: bounds.lowerBound) == 0)
            #expect(ServiceDay.day(of: bounds.upperBound.addingTimeInterval(-1)) == day)
        }
    }
}
