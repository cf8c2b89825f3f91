import Core
import CoreTesting
import FleetAPI
import Foundation
import HTTPTypes
import Networking
import ServerCore
import ServerTesting
import Testing

struct DispatchPrivacyTests {
    private static let endpoints: [(HTTPRequest.Method, String)] = [
        (.get, "/dispatch/dashboard"), (.get, "/dispatch/board"), (.get, "/dispatch/board?since=1"), (.get, "/dispatch/drivers"), (.get, "/dispatch/trips"),
        (.get, "/dispatch/trips/finished"), (.get, "/dispatch/charts"), (.get, "/dispatch/views"), (.put, "/dispatch/views"), (.delete, "/dispatch/views/1"),
        (.post, "/dispatch/orders/1/assign"),
    ]

    @Test func `customers and drivers see nothing of what dispatchers see`() async throws {
        let server = try await FleetTestServer()
        for (method, path) in Self.endpoints {
            for person in [Person.customer(7), .driver(1)] {
                #expect(await server.server.send(method, "/api/v1" + path, body: "{}", as: person).status == .forbidden, "\(method) \(path)")
            }
            #expect(await server.server.send(method, "/api/v1" + path, body: "{}").status == .unauthorized, "\(method) \(path)")
        }
    }

    @Test func `an assignment is in the log of what dispatchers did, once`() async throws {
        let server = try await FleetTestServer()
        try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        for _ in 0..<2 {
            _ = try await server.dispatch.call(
                FleetEndpoints.assign, DriverAssignment(id: order, driverID: 1), idempotencyKey: "again", deviceTime: nil)
        }
        _ = await failure { try await server.dispatch.call(FleetEndpoints.assign, DriverAssignment(id: order, driverID: 1)) }
        #expect(server.server.audit.entries == [TestAuditLog.Entry(900, "order_assigned", "order/\(order)", account: 1)])
    }

    @Test func `saved views are each dispatcher's own`() async throws {
        let server = try await FleetTestServer()
        let (own, other) = (server.dispatch, server.server.client(as: .dispatcher(901)))
        let late = try await own.call(FleetEndpoints.saveView, SavedViewDraft(name: " Late ", query: "late=yes"))
        #expect(late.name == "Late")
        _ = try await own.call(FleetEndpoints.saveView, SavedViewDraft(name: "Irvine", query: "area=Irvine"))
        let changed = try await own.call(FleetEndpoints.saveView, SavedViewDraft(name: "Late", query: "late=yes&area=Irvine"))
        #expect(changed == SavedView(id: late.id, name: "Late", query: "late=yes&area=Irvine"))
        #expect(try await own.call(FleetEndpoints.views).map(\.name) == ["Irvine", "Late"])
        #expect(try await other.call(FleetEndpoints.views) == [])
        #expect(await failure { try await other.call(FleetEndpoints.removeView, IDInput(id: late.id)) }?.status == 404)
        _ = try await own.call(FleetEndpoints.removeView, IDInput(id: late.id))
        #expect(try await own.call(FleetEndpoints.views).map(\.name) == ["Irvine"])
    }

    @Test func `views have a name and an end, and there are 20 at most`() async throws {
        let server = try await FleetTestServer()
        func save(_ name: String, _ query: String = "a=b") async throws -> SavedView {
            try await server.dispatch.call(FleetEndpoints.saveView, SavedViewDraft(name: name, query: query))
        }
        #expect(await failure { try await save(" ") }?.fields.keys.sorted() == ["name"])
        #expect(await failure { try await save(String(repeating: "x", count: 41)) }?.status == 422)
        #expect(await failure { try await save("x", String(repeating: "x", count: 501)) }?.status == 422)
        for number in 1...20 { _ = try await save("View \(number)") }
        #expect(await failure { try await save("One more") }?.code == "too_many_views")
        #expect(try await save("View 7", "").query == "")
    }
}
