import Core
import CoreTesting
import Foundation
import LocationAPI
import LocationServer
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

struct AreaEditingTests {
    private static let admin = Person(id: 1, name: "Ada", roles: [.admin])
    private static let center = ServiceArea.defaultAreas[0].center

    private func square(_ half: Double, around center: Coordinate = Self.center) -> [Coordinate] {
        [(-half, -half), (-half, half), (half, half), (half, -half)].map {
            Coordinate(latitude: center.latitude + $0.0, longitude: center.longitude + $0.1)
        }
    }

    private func server(addresses: [CurrentAddress]? = nil) async throws -> TestServer {
        try await TestServer(plugins: [LocationServerPlugin()]) { container in
            if let addresses { container.register((any CurrentAddresses).self) { _ in FixedAddresses(all: addresses) } }
        }
    }

    private func failure<Output: Sendable>(_ call: () async throws -> Output) async -> APIError? {
        do { _ = try await call() } catch { return error as? APIError }
        return nil
    }

    @Test(arguments: [nil, Person.customer(7), .driver(8), .dispatcher(9)])
    func `nobody but an administrator sees versions or changes areas`(person: Person?) async throws {
        let client = try await server().client(as: person)
        let shape = AreaShape(ring: square(0.01))
        let failures = [
            await failure { try await client.call(LocationEndpoints.allAreas) },
            await failure { try await client.call(LocationEndpoints.versions, IDInput(id: 1)) },
            await failure { try await client.call(LocationEndpoints.createArea, NewServiceArea(name: "Yard", shape: shape)) },
            await failure { try await client.call(LocationEndpoints.changeArea, ServiceAreaChange(id: 1, version: 1, name: "Yard", shape: shape)) },
            await failure { try await client.call(LocationEndpoints.previewArea, AreaPreviewRequest(id: 1, shape: shape)) },
        ]
        #expect(failures.map { $0?.status } == Array(repeating: person == nil ? 401 : 403, count: 5))
    }

    @Test func `an area that is created serves its place within a second, once for a key`() async throws {
        let server = try await server()
        let client = server.client(as: Self.admin)
        let request = NewServiceArea(name: " Yard ", shape: AreaShape(ring: square(0.01), holes: [square(0.002)]))
        let created = try await client.call(LocationEndpoints.createArea, request, idempotencyKey: "one")
        #expect(created.area.name == "Yard" && created.version == 1 && created.active && created.validUntil == nil)
        #expect(created.area.contains(created.area.center))
        #expect(try await client.call(LocationEndpoints.createArea, request, idempotencyKey: "one") == created)
        server.clock.advance(by: .seconds(1))
        let inside = Coordinate(latitude: Self.center.latitude + 0.005, longitude: Self.center.longitude)
        #expect(try await client.call(LocationEndpoints.check, AreaCheckRequest(inside)).area == "Yard")
        #expect(try await client.call(LocationEndpoints.check, AreaCheckRequest(Self.center)).area == "Irvine")
        #expect(server.audit.entries.map(\.action) == ["service_area_created"])
        #expect(server.audit.entries.map(\.object) == ["service_area/\(created.area.id)"])
    }

    @Test func `maps that load again after a change have the new outline at once`() async throws {
        let server = try await server()
        let (admin, reader) = (server.client(as: Self.admin), server.client(as: .customer(7)))
        let shape = AreaShape(ring: square(0.01))
        func shown() async throws -> ServiceArea? { try await reader.call(LocationEndpoints.areas, AreaListRequest(name: "Irvine")).first }
        #expect(try await shown()?.ring == ServiceArea.defaultAreas[0].ring)
        _ = try await admin.call(LocationEndpoints.changeArea, ServiceAreaChange(id: 1, version: 1, name: "Irvine", shape: shape))
        #expect(try await shown()?.ring == shape.ring)
    }

    @Test func `a change is a new version, and one of an older version is refused`() async throws {
        let server = try await server()
        let client = server.client(as: Self.admin)
        let shape = AreaShape(ring: square(0.01))
        let changed = try await client.call(LocationEndpoints.changeArea, ServiceAreaChange(id: 1, version: 1, name: "Irvine", shape: shape))
        #expect(changed.version == 2 && changed.area.ring == shape.ring)
        let late = await failure {
            try await client.call(LocationEndpoints.changeArea, ServiceAreaChange(id: 1, version: 1, name: "Mine", shape: shape))
        }
        #expect(late?.status == 409 && late?.code == "stale_version")
        let versions = try await client.call(LocationEndpoints.versions, IDInput(id: 1))
        #expect(versions.map(\.version) == [2, 1])
        #expect(versions.last?.area == ServiceArea.defaultAreas[0])
        #expect(versions.last?.validUntil == versions.first?.validFrom)
        #expect(await failure { try await client.call(LocationEndpoints.versions, IDInput(id: 99)) }?.status == 404)
        let unknown = await failure {
            try await client.call(LocationEndpoints.changeArea, ServiceAreaChange(id: 99, version: 1, name: "Mine", shape: shape))
        }
        #expect(unknown?.status == 404)
    }

    @Test func `of two who change one version at once, one is refused`() async throws {
        let server = try await server()
        let client = server.client(as: Self.admin)
        let requests = (1...8).map { ServiceAreaChange(id: 2, version: 1, name: "Newport \($0)", shape: AreaShape(ring: square(0.01))) }
        let outcomes = await withTaskGroup(of: Int?.self) { group in
            for request in requests {
                group.addTask {
                    do { return try await client.call(LocationEndpoints.changeArea, request).version } catch { return nil }
                }
            }
            return await group.reduce(into: [Int?]()) { $0.append($1) }
        }
        #expect(outcomes.compactMap(\.self) == [2])
        #expect(try await client.call(LocationEndpoints.versions, IDInput(id: 2)).map(\.version) == [2, 1])
    }

    @Test func `a closed area serves nobody, and can be opened again`() async throws {
        let server = try await server()
        let client = server.client(as: Self.admin)
        let (area, point) = (ServiceArea.defaultAreas[4], ServiceArea.defaultAreas[4].center)
        let closing = ServiceAreaChange(id: area.id, version: 1, name: area.name, shape: area.shape, active: false)
        #expect(try await client.call(LocationEndpoints.changeArea, closing).active == false)
        server.clock.advance(by: .seconds(1))
        #expect(try await client.call(LocationEndpoints.check, AreaCheckRequest(point)).served == false)
        #expect(try await client.call(LocationEndpoints.areas, AreaListRequest()).count == 5)
        #expect(try await client.call(LocationEndpoints.allAreas).filter { !$0.active }.map(\.area.name) == ["Laguna Beach"])
        _ = try await client.call(LocationEndpoints.changeArea, ServiceAreaChange(id: area.id, version: 2, name: area.name, shape: area.shape))
        server.clock.advance(by: .seconds(1))
        #expect(try await client.call(LocationEndpoints.check, AreaCheckRequest(point)).area == "Laguna Beach")
        #expect(server.audit.entries.map(\.action) == ["service_area_closed", "service_area_changed"])
    }

    @Test func `a name of another area, no name, and a crossing outline are refused by field`() async throws {
        let client = try await server().client(as: Self.admin)
        let shape = AreaShape(ring: square(0.01))
        let taken = await failure { try await client.call(LocationEndpoints.createArea, NewServiceArea(name: "Tustin", shape: shape)) }
        #expect(taken?.status == 422 && taken?.fields.keys.sorted() == ["name"])
        let renamed = await failure {
            try await client.call(LocationEndpoints.changeArea, ServiceAreaChange(id: 1, version: 1, name: "Tustin", shape: shape))
        }
        #expect(renamed?.fields.keys.sorted() == ["name"])
        let blank = await failure { try await client.call(LocationEndpoints.createArea, NewServiceArea(name: " ", shape: shape)) }
        #expect(blank?.fields.keys.sorted() == ["name"])
        let bowtie = AreaShape(ring: [0, 2, 1, 3].map { square(0.01)[$0] })
        let crossing = await failure { try await client.call(LocationEndpoints.createArea, NewServiceArea(name: "Bow", shape: bowtie)) }
        #expect(crossing?.code == "invalid_area" && crossing?.fields["ring"] == "The outline crosses or touches itself. Move a point so that it doesn't.")
    }

    @Test func `a preview names the addresses that would change sides, and changes nothing`() async throws {
        let inside = CurrentAddress(orderID: 12, line: "1 Main St", coordinate: Self.center)
        let other = CurrentAddress(orderID: 11, line: "2 Main St", coordinate: ServiceArea.defaultAreas[3].center)
        let server = try await server(addresses: [inside, other])
        let client = server.client(as: Self.admin)
        let moved = AreaShape(ring: square(0.01, around: ServiceArea.defaultAreas[3].center))
        let preview = try await client.call(LocationEndpoints.previewArea, AreaPreviewRequest(id: 1, shape: moved))
        #expect(preview.checked == 2)
        #expect(preview.changes.map(\.orderId) == [12, 11])
        #expect(preview.changes.map(\.from) == ["Irvine", "Tustin"] && preview.changes.map(\.to) == [nil, "Irvine"])
        let new = try await client.call(LocationEndpoints.previewArea, AreaPreviewRequest(id: nil, shape: AreaShape(ring: square(0.01))))
        #expect(new.changes.map(\.to) == ["New area"])
        let closed = try await client.call(
            LocationEndpoints.previewArea, AreaPreviewRequest(id: 1, shape: ServiceArea.defaultAreas[0].shape, active: false))
        #expect(closed.changes.map(\.orderId) == [12] && closed.changes.map(\.to) == [nil])
        #expect(try await client.call(LocationEndpoints.versions, IDInput(id: 1)).count == 1)
    }

    @Test func `without Orders in the product a preview has no addresses`() async throws {
        let client = try await server().client(as: Self.admin)
        let preview = try await client.call(LocationEndpoints.previewArea, AreaPreviewRequest(id: 1, shape: AreaShape(ring: square(0.01))))
        #expect(preview == AreaPreview(changes: [], checked: 0))
    }

    @Test func `links lead to the list, to an area and to a new one`() {
        for link in [LocationLink.areas, .area(3), .newArea] { #expect(LocationLink(link.place) == link) }
        for components in [["0"], ["03"], ["x"], ["3", "4"]] {
            #expect(LocationLink(LinkPlace(tab: LocationLink.tab, components: components)) == nil)
        }
        #expect(LocationLink(LinkPlace(tab: "home")) == nil)
    }
}

/// Addresses that a test names.
private struct FixedAddresses: CurrentAddresses {
    let all: [CurrentAddress]

    func addresses(limit: Int, in transaction: Transaction) throws -> [CurrentAddress] { Array(all.prefix(limit)) }
}
