import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerTesting
import Testing

@testable import OrdersServer

@Suite struct PINTests {
    private func arrived(_ settings: [String: String] = ["DELIVERY_PROOF": "pin, photo"]) async throws -> (OrdersTestServer, Int, String) {
        let orders = try await OrdersTestServer(settings: settings)
        let order = try await orders.place()
        try await orders.advance(order.id, through: .pickup + [Stage].delivery.dropLast())
        return (orders, order.id, try #require(order.pin))
    }

    private func deliver(_ id: Int, _ pin: String?, _ orders: OrdersTestServer) async throws -> Order {
        try await orders.client(.driver(5)).call(OrdersEndpoints.update, OrderUpdate(id: id, stage: .delivered, pin: pin))
    }

    private static func wrong(_ pin: String) -> String { pin == "1234" ? "4321" : "1234" }

    @Test func `the customer sees the PIN, and the driver proves the delivery with it`() async throws {
        let (orders, id, pin) = try await arrived()
        #expect(pin.count == 4 && Int(pin) != nil)
        #expect(try await orders.client(.customer(7)).call(OrdersEndpoints.detail, IDInput(id: id)).pin == pin)
        for person in [Person.driver(5), .dispatcher(9)] {
            #expect(try await orders.client(person).call(OrdersEndpoints.detail, IDInput(id: id)).pin == nil)
        }
        let missing = try await failure { try await deliver(id, nil, orders) }
        #expect(missing?.fields["proof"]?.contains("PIN") == true)
        #expect(try await failure { try await deliver(id, Self.wrong(pin), orders) }?.code == "wrong_pin")
        #expect(try await deliver(id, pin, orders).stage == .delivered)
        let last = try await orders.client(.customer(7)).call(OrdersEndpoints.timeline, IDInput(id: id)).items.last
        #expect(last?.proof == .pin)
    }

    @Test func `wrong PINs are bounded, also many at once`() async throws {
        let (orders, id, pin) = try await arrived()
        let codes = await withTaskGroup(of: String.self) { group in
            for _ in 0..<20 {
                group.addTask { (try? await failure { try await deliver(id, Self.wrong(pin), orders) }?.code.rawValue) ?? "none" }
            }
            return await group.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        }
        #expect(codes == ["wrong_pin": 5, "too_many_pins": 15])
        // Even the right one must wait.
        #expect(try await failure { try await deliver(id, pin, orders) }?.code == "too_many_pins")
        orders.server.clock.advance(by: .seconds(15 * 60))
        #expect(try await deliver(id, pin, orders).stage == .delivered)
    }

    @Test func `wrong PINs are bounded as well where a status is asked for in place of a stage`() async throws {
        let (orders, id, pin) = try await arrived()
        func code(_ pin: String) async throws -> String? {
            let update = OrderUpdate(id: id, status: .delivered, pin: pin)
            return try await failure { try await orders.client(.driver(5)).call(OrdersEndpoints.update, update) }?.code.rawValue
        }
        for _ in 1...5 { #expect(try await code(Self.wrong(pin)) == "wrong_pin") }
        #expect(try await code(pin) == "too_many_pins")
        orders.server.clock.advance(by: .seconds(15 * 60))
        #expect(try await code(pin) == nil)
        #expect(try await orders.stored(id).stage == .delivered)
    }

    @Test func `strangers and orders elsewhere can't be used to guess`() async throws {
        let (orders, id, pin) = try await arrived()
        for person in [Person.driver(6), .customer(8)] {
            let update = OrderUpdate(id: id, stage: .delivered, pin: pin)
            #expect(try await failure { try await orders.client(person).call(OrdersEndpoints.update, update) }?.status == 404)
        }
        let early = try await orders.place()
        let update = OrderUpdate(id: early.id, stage: .delivered, pin: Self.wrong(try #require(early.pin)))
        #expect(try await failure { try await orders.client(.customer(7)).call(OrdersEndpoints.update, update) }?.code == "illegal_transition")
    }

    @Test func `an order without a PIN, of before there were any, isn't asked for one`() async throws {
        let (orders, id, _) = try await arrived(["DELIVERY_PROOF": "pin"])
        try await orders.server.database.write { try $0.execute("UPDATE orders_order SET pin = NULL WHERE id = \(id)") }
        #expect(try await deliver(id, nil, orders).stage == .delivered)
    }

    @Test func `a policy names proofs that exist`() throws {
        #expect(try ProofPolicy.deliverySetting.value(of: "note, pin") == [.pin, .note])
        #expect(try ProofPolicy.deliverySetting.value(of: "none") == [])
        #expect(throws: SettingError.self) { try ProofPolicy.deliverySetting.value(of: "signature") }
    }

    @Test func `notes for the visits are kept and changed`() async throws {
        let orders = try await OrdersTestServer()
        let customer = orders.client(.customer(7))
        let request = CreateOrder(OrdersTestServer.request, stopNotes: StopNotes(pickup: "Ring twice", delivery: " "))
        let id = try await customer.call(OrdersEndpoints.create, request).id
        #expect(try await orders.stored(id).stopNotes == StopNotes(pickup: "Ring twice"))
        let changed = StopNotes(pickup: "Ring twice", delivery: "Leave with the porter")
        let order = try await customer.call(OrdersEndpoints.update, OrderUpdate(id: id, stopNotes: changed))
        #expect(order.stopNotes == changed)
        let long = StopNotes(pickup: String(repeating: "a", count: 501))
        #expect(try await failure { try await customer.call(OrdersEndpoints.update, OrderUpdate(id: id, stopNotes: long)) }?.status == 422)
    }

    @Test func `the note of a visit that is over stays, and the other one can still be changed`() async throws {
        let orders = try await OrdersTestServer()
        let customer = orders.client(.customer(7))
        let id = try await customer.call(OrdersEndpoints.create, CreateOrder(OrdersTestServer.request, stopNotes: StopNotes(pickup: "Ring twice"))).id
        try await orders.advance(id, through: .pickup)
        let late = OrderUpdate(id: id, stopNotes: StopNotes(pickup: "Don't ring", delivery: "Leave with the porter"))
        #expect(try await failure { try await customer.call(OrdersEndpoints.update, late) }?.code == "visit_over")
        let delivery = OrderUpdate(id: id, stopNotes: StopNotes(delivery: "Leave with the porter"))
        let both = StopNotes(pickup: "Ring twice", delivery: "Leave with the porter")
        #expect(try await customer.call(OrdersEndpoints.update, delivery).stopNotes == both)
        #expect(try await failure { try await orders.client(.customer(8)).call(OrdersEndpoints.update, delivery) }?.status == 404)
        #expect(try await failure { try await orders.client(.driver(5)).call(OrdersEndpoints.update, delivery) }?.status == 403)
        try await orders.advance(id, through: .delivery)
        let after = OrderUpdate(id: id, stopNotes: StopNotes(delivery: "Next time ring"))
        #expect(try await failure { try await customer.call(OrdersEndpoints.update, after) }?.code == "visit_over")
        #expect(try await orders.stored(id).stopNotes == both)
    }
}
