import Core
import CoreTesting
import FleetAPI
import Foundation
import Networking
import Persistence
import ServerTesting
import Testing

@testable import FleetServer

struct ThinningTests {
    private static let start = Date(timeIntervalSince1970: 1_767_268_800)

    /// Positions every five seconds, some meters north and east of a place.
    private func path(_ meters: [(north: Double, east: Double)]) -> [Position] {
        meters.enumerated().map { index, place in
            Position(
                latitude: 33.68 + place.north / 111_195, longitude: -117.82 + place.east / 92_530,
                time: Self.start.addingTimeInterval(Double(index) * 5))
        }
    }

    @Test func `of a straight and even way the ends are left, and of a bend its corner`() {
        let straight = (0...100).map { (north: Double($0) * 50, east: 0.0) }
        #expect(PathSimplification.kept(of: path(straight)) == [0, 100])
        let bent = straight + (1...100).map { (north: 5000.0, east: Double($0) * 50) }
        #expect(PathSimplification.kept(of: path(bent)) == [0, 100, 200])
        #expect(PathSimplification.kept(of: []) == [] && PathSimplification.kept(of: path([(0, 0)])) == [0])
    }

    @Test func `a stop on a straight way stays, with its duration`() {
        var way = (0...50).map { (north: Double($0) * 50, east: 0.0) }
        way += Array(repeating: (north: 2500.0, east: 0.0), count: 60)
        way += (1...50).map { (north: Double($0) * 50 + 2500, east: 0.0) }
        let kept = PathSimplification.kept(of: path(way)).sorted()
        #expect(kept.count == 4 && (48...52).contains(kept[1]) && (108...112).contains(kept[2]))
    }

    @Test func `whoever drove between the kept positions was never farther off than the tolerance`() {
        var random = SystemRandomNumberGenerator()
        var place = (north: 0.0, east: 0.0)
        let way = (0..<500).map { index in
            let heading = Double(index) / 40 + Double.random(in: -0.3...0.3, using: &random)
            place = (place.north + 45 * cos(heading), place.east + 45 * sin(heading))
            return place
        }
        let positions = path(way)
        let kept = PathSimplification.kept(of: positions).sorted()
        #expect(kept.count < 400)
        for (first, last) in zip(kept, kept.dropFirst()) {
            for index in first...last {
                let part = Double(index - first) / Double(last - first)
                let north = way[first].north + (way[last].north - way[first].north) * part
                let east = way[first].east + (way[last].east - way[first].east) * part
                // The degrees of the path are as long as on the sphere to within a part in a thousand.
                #expect(hypot(north - way[index].north, east - way[index].east) <= PathSimplification.tolerance * 1.01)
            }
        }
    }

    @Test func `traces are thinned after a day, job by job, and once`() async throws {
        let server = try await FleetTestServer()
        let drivers = [try await server.onlineDriver(1), try await server.onlineDriver(2)]
        for driver in drivers {
            try await server.acceptedOrder()
            _ = try await driver.acceptFirst()
        }
        server.server.clock.advance(by: .seconds(3000))
        // More than a part of each.
        for driver in drivers {
            for part in 0..<6 {
                let positions = (0..<100).map { server.position(north: 0.00001 * Double(part * 100 + $0), secondsAgo: 3000 - Double(part * 100 + $0) * 5) }
                _ = try await driver.client.call(FleetEndpoints.location, PositionReport(positions: positions))
            }
        }
        try await server.wait(.seconds(20 * 3600))
        #expect(try await server.count("fleet_trace") == 1200)
        try await server.wait(.seconds(5 * 3600))
        // The ends of two parts of each driver.
        #expect(try await server.count("fleet_trace WHERE driver_id = 1") == 4)
        #expect(try await server.count("fleet_trace WHERE driver_id = 2 AND is_thinned") == 4)
        try await server.wait(.seconds(3600))
        #expect(try await server.count("fleet_trace") == 8)
        try await server.wait(.seconds(7 * 24 * 3600))
        #expect(try await server.count("fleet_trace") == 0)
    }
}
