import Core
import CoreTesting
import FleetAPI
import FleetServer
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

struct TraceTests {
    @Test func `a trace is kept of a job under way, each moment once`() async throws {
        let server = try await FleetTestServer()
        let dan = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        _ = try await dan.report(server.position())
        #expect(try await server.count("fleet_trace") == 0)
        server.server.clock.advance(by: .seconds(20))
        var job = try await dan.acceptFirst()
        server.server.clock.advance(by: .seconds(20))
        // The first is from before the job.
        let batch = [30.0, 10, 5].map { server.position(secondsAgo: $0) }
        for _ in 0..<2 { _ = try await dan.report(batch[0], batch[1], batch[2], batch[2]) }
        #expect(try await server.count("fleet_trace") == 2)
        for (status, bags) in [(StopStatus.enRoute, nil), (.arrived, nil), (.done, 2), (.done, nil)] as [(StopStatus, Int?)] {
            job = try await dan.step(job, status, bags: bags)
        }
        #expect(job.status == .finished)
        _ = try await dan.report(server.position())
        #expect(try await server.count("fleet_trace") == 2)
    }

    @Test func `traces go when they are older than they are kept, in parts, and silent drivers after a day`() async throws {
        let server = try await FleetTestServer(["DRIVER_TRACE_DAYS": "2"])
        let dan = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        _ = try await dan.acceptFirst()
        server.server.clock.advance(by: .seconds(700))
        // More than go in one transaction.
        for part in 0..<6 {
            // To and fro, so that thinning leaves all of them.
            let positions = (0..<100).map { server.position(north: Double($0 % 2) / 1000, secondsAgo: Double(part * 100 + $0)) }
            _ = try await dan.client.call(FleetEndpoints.location, PositionReport(positions: positions))
        }
        #expect(try await server.count("fleet_trace") == 600)
        try await server.wait(.seconds(25 * 3600))
        #expect(try await server.count("fleet_trace") == 600)
        #expect(try await server.count("fleet_position") == 0)
        _ = try await dan.report(server.position())
        try await server.wait(.seconds(23 * 3600 + 1))
        #expect(try await server.count("fleet_trace") == 1)
        #expect(try await server.count("fleet_position") == 1)
    }

    @Test func `without a time to keep them there are no traces`() async throws {
        let server = try await FleetTestServer(["DRIVER_TRACE_DAYS": "0"])
        let dan = try await server.onlineDriver(1)
        try await server.acceptedOrder()
        _ = try await dan.acceptFirst()
        let position = server.position()
        #expect(try await dan.report(position).latest == position)
        #expect(try await server.count("fleet_trace") == 0)
    }
}
