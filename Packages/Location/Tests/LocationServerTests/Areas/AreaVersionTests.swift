import Core
import CoreTesting
import Foundation
import LocationAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import LocationServer

struct AreaVersionTests {
    private let point = ServiceArea.defaultAreas[3].center

    private func yard(_ half: Double) -> AreaContent {
        let ring = [(-half, -half), (-half, half), (half, half), (half, -half)].map {
            Coordinate(latitude: point.latitude + $0.0, longitude: point.longitude + $0.1)
        }
        return AreaContent(name: "Yard", shape: AreaShape(ring: ring), center: point)
    }

    @Test func `a change keeps the version before, and what was valid when can be read`() async throws {
        let server = try await TestServer(plugins: [LocationServerPlugin()])
        let directory = try server.application.container.resolve(ServiceAreaDirectory.self)
        let start = server.clock.now
        let inserted = try await server.database.write { [yard = yard(0.01)] in try AreaRepository.insert(yard, at: start, in: $0) }
        let id = try #require(inserted)
        let isUpdated = try await server.database.write { [yard = yard(0.001)] in
            try AreaRepository.update(id, version: 1, to: yard, isActive: true, at: start.addingTimeInterval(60), in: $0)
        }
        #expect(isUpdated)
        let versions = try await server.database.read { try AreaRepository.versions(of: id, in: $0) }
        #expect(versions.map(\.version) == [2, 1])
        #expect(versions.map(\.area.shape) == [yard(0.001).shape, yard(0.01).shape])
        #expect(versions.map(\.validUntil) == [nil, start.addingTimeInterval(60)])
        let sizes = try await server.database.read { transaction in
            try [-1.0, 0, 59, 60, 100].map { seconds in
                try directory.areas(at: start.addingTimeInterval(seconds), in: transaction).first { $0.id == id }.map { $0.size > 0.0001 }
            }
        }
        #expect(sizes == [nil, true, true, false, false])
    }

    @Test func `a version that isn't the present one changes nothing`() async throws {
        let server = try await TestServer(plugins: [LocationServerPlugin()])
        let now = server.clock.now
        let updates = try await server.database.write { [yard = yard(0.01)] transaction in
            try [1, 1, 7].map { try AreaRepository.update(4, version: $0, to: yard, isActive: true, at: now, in: transaction) }
        }
        #expect(updates == [true, false, false])
        #expect(try await server.database.read { try AreaRepository.versions(of: 4, in: $0).map(\.version) } == [2, 1])
    }

    @Test func `an area that isn't active serves nobody and isn't named`() async throws {
        let server = try await TestServer(plugins: [LocationServerPlugin()])
        let directory = try server.application.container.resolve(ServiceAreaDirectory.self)
        let now = server.clock.now
        try await server.database.write {
            _ = try AreaRepository.update(4, version: 1, to: AreaContent(ServiceArea.defaultAreas[3]), isActive: false, at: now, in: $0)
        }
        let (area, names) = try await server.database.read { [point] in (try directory.area(at: point, in: $0), try directory.names(in: $0)) }
        #expect(area == nil)
        #expect(!names.contains("Tustin") && names.count == 5)
    }

    @Test func `a region that is added to the default areas is taken over once`() async throws {
        let server = try await TestServer(plugins: [LocationServerPlugin()])
        let yard = yard(0.01)
        let region = ServiceArea(id: 99, name: yard.name, ring: yard.shape.ring, holes: [], center: yard.center)
        let now = server.clock.now
        try await server.database.write { try DefaultAreas.insert(ServiceArea.defaultAreas + [region], at: now, in: $0) }
        var records = try await server.database.read { try AreaRepository.all(in: $0) }
        #expect(records.map(\.area.name) == ServiceArea.defaultAreas.map(\.name) + ["Yard"])
        let id = try #require(records.last?.area.id)
        // Renamed by an administrator, it doesn't come back under its old name.
        let renamed = AreaContent(name: "Field", shape: yard.shape, center: yard.center)
        try await server.database.write { transaction in
            _ = try AreaRepository.update(id, version: 1, to: renamed, isActive: true, at: now, in: transaction)
            try DefaultAreas.insert(ServiceArea.defaultAreas + [region], at: now, in: transaction)
        }
        records = try await server.database.read { try AreaRepository.all(in: $0) }
        #expect(records.map(\.area.name) == ServiceArea.defaultAreas.map(\.name) + ["Field"])
    }

    @Test func `the job takes over nothing that is there already`() async throws {
        let server = try await TestServer(plugins: [LocationServerPlugin()])
        for job in try LocationServerPlugin().jobs(server.application.container) { try await job.run() }
        #expect(try await server.database.read { try AreaRepository.all(in: $0).map(\.area) } == ServiceArea.defaultAreas)
    }
}
