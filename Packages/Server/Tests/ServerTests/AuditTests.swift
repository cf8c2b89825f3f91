import Core
import CoreTesting
import Foundation
import HTTPTypes
import Persistence
import ServerTesting
import Testing

@testable import ServerCore

struct AuditTests {
    /// Endpoints for dispatchers: one that shows a thing, one that changes it, and one that refuses.
    private struct ThingsPlugin: ServerPlugin {
        static let show = Endpoint<IDInput, NoOutput>(.get, "/things/{id}", access: .roles([.dispatcher]), summary: "Shows a thing.")
        static let change = Endpoint<IDInput, NoOutput>(.put, "/things/{id}", access: .roles([.dispatcher]), summary: "Changes a thing.")
        static let refuse = Endpoint<IDInput, NoOutput>(.delete, "/things/{id}", access: .signedIn, summary: "Refuses to delete a thing.")

        let name = "Things"
        let requires: [String] = []

        func routes(_ routes: inout Routes, _ container: DIContainer) throws {
            routes.on(Self.show, allow: .byHandler) { input, context in
                await context.recordSight(AuditEntry(.init(rawValue: "thing_read"), object: "thing/\(input.id)", account: 7))
                return NoOutput()
            }
            routes.on(Self.change, allow: .byHandler) { input, context in
                try await context.database.write { transaction in
                    try context.record(AuditEntry(.init(rawValue: "thing_changed"), object: "thing/\(input.id)"), in: transaction)
                    if input.id == 13 { throw APIError.conflict("No luck.", code: "no_luck") }
                }
                return NoOutput()
            }
            routes.on(Self.refuse, allow: .byHandler) { _, _ in throw APIError.forbidden() }
        }
    }

    /// A log that can't store anything.
    private struct BrokenLog: AuditLog {
        func record(_ entry: AuditEntry, _ context: HandlerContext, at now: Date, in transaction: Transaction) throws {
            throw DatabaseError(code: .unavailable, message: "disk is full")
        }
    }

    @Test func `what somebody saw is recorded once in a quarter of an hour, by person, thing and network`() async throws {
        let server = try await TestServer(plugins: [ThingsPlugin()])
        func show(_ id: Int, as person: Int, from address: String = "192.0.2.1") async {
            _ = await server.send(.get, "/api/v1/things/\(id)", as: .dispatcher(person), from: address)
        }
        for _ in 0..<3 { await show(1, as: 9) }
        await show(2, as: 9)
        await show(1, as: 8)
        await show(1, as: 9, from: "192.0.2.2")
        #expect(server.audit.entries.map(\.person) == [9, 9, 8, 9])
        #expect(server.audit.entries.map(\.object) == ["thing/1", "thing/2", "thing/1", "thing/1"])
        #expect(server.audit.entries.first == TestAuditLog.Entry(9, "thing_read", "thing/1", account: 7))
        server.clock.advance(by: .seconds(15 * 60))
        await show(1, as: 9)
        #expect(server.audit.entries.count == 5)
    }

    @Test func `a change is recorded with its transaction, or not at all`() async throws {
        let server = try await TestServer(plugins: [ThingsPlugin()])
        for id in [1, 13, 1] { _ = await server.send(.put, "/api/v1/things/\(id)", as: .dispatcher(9)) }
        #expect(server.audit.entries == [.init(9, "thing_changed", "thing/1"), .init(9, "thing_changed", "thing/1")])
    }

    @Test func `a refused call is recorded, whether the role is missing or the handler refuses`() async throws {
        let server = try await TestServer(plugins: [ThingsPlugin()])
        #expect(await server.send(.get, "/api/v1/things/1", as: .customer(7)).status == .forbidden)
        #expect(await server.send(.delete, "/api/v1/things/1", as: .customer(7)).status == .forbidden)
        #expect(await server.send(.get, "/api/v1/things/1").status == .unauthorized)
        #expect(server.audit.entries == [.init(7, "refused"), .init(7, "refused")])
    }

    @Test func `a log that can't be written keeps nobody from seeing to an order`() async throws {
        let server = try await TestServer(plugins: [ThingsPlugin()]) { $0.register((any AuditLog).self) { _ in BrokenLog() } }
        #expect(await server.send(.get, "/api/v1/things/1", as: .dispatcher(9)).status == .ok)
        #expect(await server.send(.put, "/api/v1/things/1", as: .dispatcher(9)).status == .serviceUnavailable)
    }
}
