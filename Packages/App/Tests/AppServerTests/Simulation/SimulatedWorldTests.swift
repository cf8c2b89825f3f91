import Core
import CoreTesting
import Foundation
import HTTPTypes
import Testing

@testable import AppDevelopment

struct SimulatedWorldTests {
    private let start = Coordinate(latitude: 33.68, longitude: -117.82)
    private let end = Coordinate(latitude: 33.70, longitude: -117.80)
    private let noon = Date(timeIntervalSince1970: 1_772_480_000)

    @Test func `a way is longer than the straight line by the factor, and takes its time`() {
        let road = RoadModel(factor: 1.5, metersPerSecond: 10)
        #expect(road.meters(from: start, to: end) == start.distance(to: end) * 1.5)
        #expect(road.seconds(from: start, to: end) == start.distance(to: end) * 0.15)
        #expect(road.place(from: start, to: end, after: 1_000_000) == end)
        let half = road.place(from: start, to: end, after: road.seconds(from: start, to: end) / 2)
        #expect(abs(half.latitude - 33.69) < 1e-9 && abs(half.longitude + 117.81) < 1e-9)
    }

    @Test func `the streets are as fast as the server's estimates along the straight line`() {
        #expect(abs(RoadModel.streets.metersPerSecond / RoadModel.streets.factor - 8.9) < 1e-9)
    }

    @Test func `a vehicle drives as far as the time allows, and its ways add up to the whole`() {
        var vehicle = SimulatedVehicle(at: start, rules: .day)
        vehicle.stand(until: noon)
        var (meters, time) = (0.0, noon)
        while vehicle.place != end {
            time += 30
            meters += vehicle.drive(to: end, until: time).meters
        }
        #expect(abs(meters - RoadModel.streets.meters(from: start, to: end)) < 20)
        #expect(abs(time.timeIntervalSince(noon) - RoadModel.streets.seconds(from: start, to: end)) <= 30)
        #expect(vehicle.drive(to: end, until: time + 60).meters == 0)
    }

    @Test func `a vehicle knows whether bags are aboard, and keeps a hundred positions at most`() {
        var vehicle = SimulatedVehicle(at: start, rules: .day)
        vehicle.stand(until: noon)
        #expect(!vehicle.drive(to: end, until: noon + 10).isLoaded)
        vehicle.load(7)
        #expect(vehicle.drive(to: end, until: noon + 20).isLoaded)
        vehicle.unload(7)
        #expect(!vehicle.drive(to: end, until: noon + 30).isLoaded)
        for minute in 1...200 { vehicle.note(at: noon + Double(minute) * 60, isDriving: false) }
        #expect(vehicle.positions.count == 100 && vehicle.positions.last?.time == noon + 12_000)
        vehicle.reported(100)
        #expect(vehicle.positions.isEmpty)
    }

    @Test func `outages are the same for the same seed, as many as asked for, and none overlap`() {
        func outages(_ seed: UInt64) -> NetworkOutages { NetworkOutages(perDay: 4, from: noon, to: noon + 100 * 86_400, seed: seed) }
        #expect(outages(1) == outages(1) && outages(1) != outages(2))
        let times = outages(1).times
        #expect((300...500).contains(times.count))
        #expect(zip(times, times.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
        #expect(times.allSatisfy { (120...600).contains($0.upperBound.timeIntervalSince($0.lowerBound)) })
        #expect(NetworkOutages(perDay: 0, from: noon, to: noon + 86_400, seed: 1) == .none)
    }

    @Test func `the first request of an outage arrives without a response, later ones don't arrive`() async throws {
        let (clock, server) = (TestClock(now: noon), CountingServer())
        let transport = LossyTransport(
            server, outages: NetworkOutages(times: [noon + 60..<noon + 120]), clock: clock, counter: RequestCounter())
        let request = HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1", path: "/")
        _ = try await transport.send(request, body: Data())
        clock.advance(by: .seconds(70))
        await #expect(throws: HTTPClientError.connectionLost("the simulated network was lost")) { _ = try await transport.send(request, body: Data()) }
        #expect(server.count.value == 2)
        await #expect(throws: HTTPClientError.unreachable("the simulated device has no network")) { _ = try await transport.send(request, body: Data()) }
        #expect(server.count.value == 2)
        clock.advance(by: .seconds(60))
        _ = try await transport.send(request, body: Data())
        #expect(server.count.value == 3)
    }

    @Test func `a scaled clock stands still until it is started, and then runs faster`() async throws {
        let clock = ScaledClock(start: noon, speed: 1000)
        #expect(clock.now == noon)
        clock.run()
        try await clock.sleep(for: .seconds(50))
        #expect(clock.now >= noon + 50)
    }
}

/// A server that takes everything.
private final class CountingServer: HTTPTransport {
    let count = LockedValue(0)

    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        count.withLock { $0 += 1 }
        return (HTTPResponse(status: .ok), Data())
    }
}
