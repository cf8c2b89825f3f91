import Core
import CoreTesting
import FleetAPI
import FleetServer
import Foundation
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

/// Rounds of offers: one row a job, whoever sees it.
struct RoundTests {
    /// A door some hundredths of a degree north of the plant.
    private static func door(_ hundredths: Double) -> Coordinate {
        Coordinate(latitude: Plant.location.latitude + hundredths / 100, longitude: Plant.location.longitude)
    }

    @Test func `a driver sees the nearest offers first, the oldest where it isn't known where they are`() async throws {
        let server = try await FleetTestServer(
            settings: FleetSettings(offersPerDriver: 3), doors: [1: Self.door(3), 2: Self.door(1), 3: Self.door(4), 4: Self.door(2)])
        let (dan, eva) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        for _ in 1...4 { try await server.acceptedOrder() }
        try await dan.report(Plant.location, at: server.server.clock.now)
        #expect(try await dan.jobs().map(\.orderID) == [2, 4, 1])
        #expect(try await eva.jobs().map(\.orderID) == [1, 2, 3])
    }

    @Test func `the nearest drivers are told of an offer, and the others see it all the same`() async throws {
        let server = try await FleetTestServer(settings: FleetSettings(driversPerOffer: 2), doors: [1: Self.door(1)])
        let drivers = [try await server.onlineDriver(1), try await server.onlineDriver(2), try await server.onlineDriver(3)]
        try await drivers[0].report(Self.door(9), at: server.server.clock.now)
        try await drivers[1].report(Self.door(2), at: server.server.clock.now)
        let order = try await server.acceptedOrder()
        let told = try await server.server.database.read { try $0.value(String.self, "SELECT drivers FROM fleet_round") }
        #expect(told == "[2,1]")
        for driver in drivers { #expect(try await driver.jobs().map(\.orderID) == [order]) }
        // Whose place isn't known isn't told, and so lets nothing expire.
        try await server.wait(.seconds(40))
        var unanswered: [Int] = []
        for driver in drivers { unanswered.append(try await driver.status().unanswered) }
        #expect(unanswered == [1, 1, 0])
        #expect(try await drivers[2].acceptFirst().orderID == order)
    }

    @Test func `who looks away while several offers expire has looked away once`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        for _ in 1...5 { try await server.acceptedOrder() }
        try await server.wait(.seconds(20))
        for _ in 1...5 { try await server.acceptedOrder() }
        try await server.wait(.seconds(20))
        #expect(try await driver.status().unanswered == 1)
        try await server.wait(.seconds(20))
        #expect(try await driver.status().unanswered == 1)
        try await server.wait(.seconds(20))
        #expect(try await driver.status().unanswered == 2)
        #expect(try await server.count("fleet_answer WHERE answer = 'unanswered'") == 2)
    }

    @Test func `who came late, was busy, took a break or responded to another offer lets nothing expire`() async throws {
        let server = try await FleetTestServer()
        let (early, busy, resting, late) = (
            try await server.onlineDriver(1), try await server.onlineDriver(2), try await server.onlineDriver(3), server.driver(4)
        )
        let (first, second) = (try await server.acceptedOrder(), try await server.acceptedOrder())
        try await server.wait(.seconds(10))
        _ = try await late.setOnline(true)
        let job = try #require(try await busy.jobs().first { $0.orderID == first })
        _ = try await busy.respond(job.id)
        _ = try await resting.setBreak(true)
        _ = try await resting.setBreak(false)
        let declined = try #require(try await early.jobs().first { $0.orderID == second })
        _ = try await early.respond(declined.id, false)
        try await server.wait(.seconds(30))
        #expect(try await server.count("fleet_answer WHERE answer = 'unanswered'") == 0)
        #expect(try await server.count("fleet_round WHERE round = 2 AND closed_at IS NULL") == 1)
    }

    @Test func `nothing is written while no driver is free, and who comes then sees every offer at once`() async throws {
        let server = try await FleetTestServer()
        for _ in 1...30 { try await server.acceptedOrder() }
        try await server.wait(.seconds(40))
        try await server.wait(.seconds(40))
        #expect(try await server.count("fleet_round WHERE round = 1 AND closed_at IS NULL") == 30)
        let driver = try await server.onlineDriver(1)
        let offers = try await driver.jobs()
        #expect(offers.count == 20 && offers.allSatisfy { $0.expiresAt == server.server.clock.now.addingTimeInterval(40) })
        try await server.wait(.seconds(1))
        let told = try await server.server.database.read { try $0.values(String.self, "SELECT drivers FROM fleet_round WHERE round = 2") }
        #expect(told == Array(repeating: "[1]", count: 30))
        try await server.wait(.seconds(39))
        #expect(try await driver.status().unanswered == 0)
        try await server.wait(.seconds(1))
        #expect(try await driver.status().unanswered == 1)
    }

    @Test func `a driver who finishes a job or goes online costs no row of another job`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        for id in 2...6 { try await server.onlineDriver(id) }
        for _ in 1...20 { try await server.acceptedOrder() }
        var job = try await driver.acceptFirst()
        await server.server.deliverEvents()
        for step in [StopStatus.enRoute, .arrived] { job = try await driver.step(job, step) }
        job = try await driver.step(job, .done, bags: 2)
        await server.server.deliverEvents()
        let before = try await server.count("core_event")
        job = try await driver.step(job, .done)
        #expect(job.status == .finished)
        // The stop, the job, the pay, and the order's transition.
        #expect(try await server.count("core_event") - before <= 4)
        #expect(try await driver.jobs().count == 19)
        let rows = try await server.count("fleet_round") + (try await server.count("fleet_answer"))
        #expect(rows == 21)
        let online = try await server.count("core_event")
        try await server.onlineDriver(7)
        #expect(try await server.count("core_event") == online + 1)
    }

    @Test func `an offer is withdrawn from those who were told, and from those who came since`() async throws {
        let server = try await FleetTestServer()
        let (dan, eva) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        try await server.acceptedOrder()
        server.server.clock.advance(by: .seconds(5))
        try await server.onlineDriver(3)
        await server.server.deliverEvents()
        let hub = server.server.application.hub
        var heard = [Int: AsyncStream<Change>.Iterator]()
        for id in [2, 3] { heard[id] = try await hub.subscribe(FleetTopics.driver(id), as: .driver(id)).makeAsyncIterator() }
        _ = try await dan.acceptFirst()
        await server.server.deliverEvents()
        for id in [2, 3] { #expect(await heard[id]?.next()?.kind == "job.withdrawn") }
        #expect(try await eva.jobs().isEmpty)
    }

    @Test func `every job that waits says why`() async throws {
        let server = try await FleetTestServer()
        func reasons() async throws -> [String] {
            try await server.server.database.read { try $0.values(String.self, "SELECT reasons FROM fleet_round ORDER BY job_id") }
        }
        try await server.acceptedOrder()
        #expect(try await reasons() == [#"[{"code":"nobodyOnline","until":null,"value":null}]"#])
        let driver = try await server.onlineDriver(1)
        try await server.wait(.seconds(1))
        #expect(try await reasons() == [#"[{"code":"awaitsResponse","until":null,"value":1}]"#])
        let job = try #require(try await driver.jobs().first)
        _ = try await driver.respond(job.id, false)
        try await server.wait(.seconds(40))
        #expect(try await reasons() == [#"[{"code":"everybodyDeclined","until":null,"value":1}]"#])
        try await server.acceptedOrder()
        _ = try await driver.acceptFirst()
        try await server.wait(.seconds(40))
        #expect(try await reasons() == [#"[{"code":"everybodyBusy","until":null,"value":null}]"#, #"[{"code":"accepted","until":null,"value":1}]"#])
    }
}
