import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import OrdersServer

struct TransitionTests {
    @Test func `an order goes the whole way, step by step, without a gap in timeline and events`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.advance(id, through: .pickup + .delivery)
        let order = try await orders.client(.customer(7)).call(OrdersEndpoints.detail, IDInput(id: id))
        #expect((order.stage, order.status, order.kilograms) == (.delivered, .delivered, 8.4))
        let timeline = try await orders.client(.customer(7)).call(OrdersEndpoints.timeline, IDInput(id: id)).items
        #expect(timeline.map(\.to) == [.placed, .accepted] + .pickup + .delivery)
        #expect(timeline.map(\.sequence) == Array(1...14))
        #expect(zip(timeline, timeline.dropFirst()).allSatisfy { $0.to == $1.from })
        let events = try await orders.server.database.read { try $0.all(DomainEvent.self, "SELECT * FROM core_event ORDER BY id") }
        #expect(events.map(\.sequence) == Array(1...14))
        let payloads = try events.compactMap { try $0.payload(of: OrdersEvents.moved) }
        #expect(payloads.map(\.to) == timeline.map(\.to))
        #expect(payloads.map(\.sequence) == Array(1...14))
        #expect(payloads[2].driver == 5)
        #expect(events[2].topics == [OrdersTopics.order(id), OrdersTopics.customer(7), OrdersTopics.dispatch, OrdersTopics.driver(5)])
    }

    @Test func `the price changes at the weighing and says why`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.advance(id, through: .pickup)
        let update = OrderUpdate(id: id, stage: .weighed, kilograms: 12.5)
        let order = try await orders.client(.dispatcher(9)).call(OrdersEndpoints.update, update)
        #expect(order.price.lines.map(\.totalCents) == [2250, 700, 399])
        #expect(order.price.lines[0].reason == "Weighed: 12.5 kg")
        #expect(order.allowedActions == ["processing", "canceled"])
    }

    @Test func `the assigned driver moves the order by status and stage, with time and place`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.assign(id)
        let client = orders.client(.driver(5))
        #expect(try await client.call(OrdersEndpoints.update, OrderUpdate(id: id, status: .inProgress)).stage == .enRoutePickup)
        #expect(try await client.call(OrdersEndpoints.update, OrderUpdate(id: id, status: .inProgress)).stage == .arrivedPickup)
        let time = Date(timeIntervalSince1970: 1_767_268_000)
        let picked = OrderUpdate(id: id, stage: .pickedUp, notes: "one more", bags: 3, deviceTime: time, latitude: 33.6, longitude: -117.7)
        #expect(try await client.call(OrdersEndpoints.update, picked).bags == 3)
        let step = try #require(try await orders.client(.dispatcher(9)).call(OrdersEndpoints.timeline, IDInput(id: id)).items.last)
        #expect((step.actorID, step.role, step.deviceTime, step.note) == (5, .driver, time, "one more"))
        #expect((step.latitude, step.longitude) == (33.6, -117.7))
    }

    @Test(arguments: [(-100 * 3600.0, -72 * 3600.0), (3600, 300)])
    func `a device's time is kept within bounds, and events carry the server's`(_ stated: Double, _ kept: Double) async throws {
        let orders = try await OrdersTestServer()
        let now = orders.server.clock.now
        let id = try await orders.place().id
        try await orders.assign(id)
        let (client, time) = (orders.client(.driver(5)), now.addingTimeInterval(stated))
        _ = try await client.call(OrdersEndpoints.update, OrderUpdate(id: id, stage: .enRoutePickup, deviceTime: time))
        _ = try await client.call(OrdersEndpoints.update, OrderUpdate(id: id, stage: .arrivedPickup), deviceTime: time)
        let steps = try await client.call(OrdersEndpoints.timeline, IDInput(id: id)).items.suffix(2)
        #expect(steps.map(\.deviceTime) == [now.addingTimeInterval(kept), now.addingTimeInterval(kept)])
        let events = try await orders.server.database.read { try $0.all(DomainEvent.self, "SELECT * FROM core_event ORDER BY id") }
        #expect(try events.compactMap { try $0.payload(of: OrdersEvents.moved) }.allSatisfy { $0.occurredAt == now })
    }

    @Test func `an illegal transition is 409 with what is allowed`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        let stage = try await failure { try await orders.client(.customer(7)).call(OrdersEndpoints.update, OrderUpdate(id: id, stage: .delivered)) }
        #expect((stage?.status, stage?.code, stage?.allowedActions) == (409, "illegal_transition", ["canceled"]))
        let status = try await failure { try await orders.client(.dispatcher(9)).call(OrdersEndpoints.update, OrderUpdate(id: id, status: .delivered)) }
        #expect((status?.code, status?.allowedActions) == ("illegal_transition", ["canceled"]))
    }

    @Test func `an unknown stage and an empty change are named`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        let response = await orders.server.send(.put, "/api/v1/orders/\(id)", body: #"{"stage":"flying"}"#, as: .customer(7))
        #expect(response.status.code == 422)
        #expect(String(decoding: response.body, as: UTF8.self).contains(#""fields":{"stage""#))
        #expect(
            try await failure { try await orders.client(.customer(7)).call(OrdersEndpoints.update, OrderUpdate(id: id)) }?.fields.keys.sorted() == ["stage"])
    }

    @Test func `a change of an older version is refused`() async throws {
        let orders = try await OrdersTestServer()
        let order = try await orders.place()
        let update = OrderUpdate(id: order.id, stage: .canceled, reason: "changed my mind", version: order.version - 1)
        #expect(try await failure { try await orders.client(.customer(7)).call(OrdersEndpoints.update, update) }?.code == "concurrent_change")
    }

    @Test func `notes change until the order is closed, and not by the driver`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        let customer = orders.client(.customer(7))
        #expect(try await customer.call(OrdersEndpoints.update, OrderUpdate(id: id, notes: "Gate 12")).notes == "Gate 12")
        try await orders.assign(id)
        #expect(try await failure { try await orders.client(.driver(5)).call(OrdersEndpoints.update, OrderUpdate(id: id, notes: "x")) }?.status == 403)
        _ = try await customer.call(OrdersEndpoints.cancel, CancelOrder(id: id, reason: "no need"))
        #expect(try await failure { try await customer.call(OrdersEndpoints.update, OrderUpdate(id: id, notes: "x")) }?.code == "order_closed")
    }

    @Test func `a failed delivery goes back to the plant as the same order`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.advance(id, through: .pickup + [.weighed, .processing, .ready, .deliveryAssigned, .outForDelivery, .arrivedDropoff])
        let back = try await orders.advance(id, through: [.deliveryFailed, .returning, .atFacility])
        #expect((back?.id, back?.stage, back?.driverID) == (id, .atFacility, nil))
    }

    @Test func `of twenty that move one order at once one wins`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        let wins = await withTaskGroup(of: Bool.self) { group in
            for driver in 1...20 {
                group.addTask {
                    let actor = OrderActor(personID: driver, role: .driver)
                    return (try? await orders.move(id, to: .pickupAssigned, by: actor, TransitionDetails(driverID: driver))) != nil
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(wins == 1)
    }

    @Test func `a delivered order is completed after 24 hours, not before`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.advance(id, through: .pickup + .delivery)
        let completion = OrderCompletion(database: orders.server.database, clock: orders.server.clock, transitions: orders.transitions)
        func stage() async throws -> Stage? { try await orders.server.database.read { try OrderRepository().find(id, in: $0)?.stage } }
        orders.server.clock.advance(by: .seconds(24 * 3600 - 1))
        try await completion.run()
        #expect(try await stage() == .delivered)
        orders.server.clock.advance(by: .seconds(1))
        try await completion.run()
        #expect(try await stage() == .completed)
    }
}
