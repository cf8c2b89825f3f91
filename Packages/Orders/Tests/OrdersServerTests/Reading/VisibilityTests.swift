import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import OrdersAPI
import OrdersServer
import Persistence
import ServerCore
import ServerTesting
import Testing

struct VisibilityTests {
    private static let day = Duration.seconds(24 * 3600)
    private static let request: CreateOrder = {
        var (request, address) = (OrdersTestServer.request, Address.sample)
        address.instructions = "Gate code 4411"
        request.address = address
        return CreateOrder(request, notes: "The dog is friendly")
    }()

    private func place(_ orders: OrdersTestServer) async throws -> Int {
        try await orders.client(.customer(7)).call(OrdersEndpoints.create, Self.request).id
    }

    private func seen(_ orders: OrdersTestServer, _ id: Int, by person: Person = .driver(5)) async throws -> Order {
        let (client, detail) = (orders.client(person), IDInput(id: id))
        let order = try await client.call(OrdersEndpoints.detail, detail)
        #expect(try await client.call(OrdersEndpoints.list, OrderListRequest()).items == [order])
        return order
    }

    @Test func `a driver sees instructions while the leg is theirs, the address for a day more, and then the area`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await place(orders)
        try await orders.assign(id)
        let own = try await seen(orders, id)
        #expect(own.address.instructions == "Gate code 4411" && own.notes == "The dog is friendly")

        try await orders.advance(id, through: Array([Stage].pickup.dropFirst()))
        let recent = try await seen(orders, id)
        #expect(recent.address.line1 == own.address.line1 && recent.customerID == 7 && recent.bags == 2)
        #expect(recent.address.instructions == nil && recent.notes == nil && recent.preferences.notes == nil)

        orders.server.clock.advance(by: Self.day)
        let late = try await seen(orders, id)
        #expect(late.id == id && late.serviceArea == "Irvine" && late.stage == .atFacility && late.createdAt == own.createdAt)
        #expect(late.address.oneLine == "Irvine" && late.address.latitude == 0 && late.customerID == 0 && late.price.lines.isEmpty && late.bags == 0)
        let wire = await orders.server.send(.get, "/api/v1/orders/\(id)", as: .driver(5))
        #expect(!String(decoding: wire.body, as: UTF8.self).contains(own.address.line1))

        for person in [Person.customer(7), .dispatcher(9)] {
            #expect(try await seen(orders, id, by: person).address.instructions == "Gate code 4411")
        }
    }

    @Test func `the day begins with the delivery, and completing the order doesn't prolong it`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await place(orders)
        try await orders.advance(id, through: .pickup + .delivery)
        #expect(try await seen(orders, id).address.instructions == nil)
        orders.server.clock.advance(by: Self.day)
        try await orders.move(id, to: .completed, by: OrderActor(personID: nil, role: .system))
        #expect(try await seen(orders, id).address.oneLine == "Irvine")
        let tracking = try await orders.client(.driver(5)).call(OrdersEndpoints.tracking, IDInput(id: id))
        #expect(tracking.etaRange == nil && tracking.position == nil)
    }

    @Test func `a leg that begins anew shows all again`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await place(orders)
        try await orders.assign(id)
        try await orders.move(id, to: .accepted, by: orders.dispatcher)
        orders.server.clock.advance(by: Self.day)
        #expect(try await seen(orders, id).address.oneLine == "Irvine")
        try await orders.assign(id)
        #expect(try await seen(orders, id).notes == "The dog is friendly")
    }

    @Test func `a timeline shows coordinates and notes of drivers to dispatchers alone`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await place(orders)
        try await orders.assign(id)
        let place = Coordinate(latitude: 33.7, longitude: -117.8)
        try await orders.move(id, to: .enRoutePickup, by: orders.driver, TransitionDetails(note: "Mean neighbor", coordinate: place))
        func steps(_ person: Person) async throws -> [OrderTransition] {
            try await orders.client(person).call(OrdersEndpoints.timeline, IDInput(id: id)).items
        }
        #expect(try await steps(.dispatcher(9)).last?.note == "Mean neighbor")
        #expect(try await steps(.dispatcher(9)).last?.latitude == 33.7)
        for person in [Person.customer(7), .driver(5)] {
            #expect(try await steps(person).allSatisfy { $0.note == nil && $0.latitude == nil && $0.longitude == nil })
            #expect(try await steps(person).last?.actorID == 5)
        }
        try await orders.move(id, to: .accepted, by: orders.dispatcher)
        orders.server.clock.advance(by: Self.day)
        #expect(try await steps(.driver(5)).allSatisfy { $0.actorID == nil && $0.reason == nil })
    }
}
