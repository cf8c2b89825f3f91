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

/// Everybody is Dan Driver.
private struct OneName: PersonNames {
    func name(of person: Int, in transaction: Transaction) throws -> String? { "Dan Driver" }
}

/// Every driver is where the sample is, now.
private struct OnePosition: DriverPositions {
    let time: Date

    func approach(of driver: Int, to order: Int, in transaction: Transaction) throws -> DriverApproach? {
        var position = Position.sample
        position.time = time
        return DriverApproach(stopsBefore: 0, position: position)
    }
}

struct SharingTests {
    private func shared() async throws -> (OrdersTestServer, Int, String) {
        let start = Date(timeIntervalSince1970: 1_767_268_800)
        let orders = try await OrdersTestServer(positions: OnePosition(time: start.addingTimeInterval(3600)), names: OneName())
        let id = try await orders.place().id
        return (orders, id, try await orders.client(.customer(7)).call(OrdersEndpoints.share, IDInput(id: id)).token)
    }

    private func track(_ orders: OrdersTestServer, _ token: String) async throws -> PublicTracking {
        try await orders.server.client(as: nil).call(OrdersEndpoints.track, TrackingRequest(publicToken: token))
    }

    @Test func `whoever has the link sees stage, area and time, and the driver only while on the way`() async throws {
        let (orders, id, token) = try await shared()
        let accepted = try await track(orders, token)
        let order = try await orders.stored(id)
        #expect(accepted == PublicTracking(stage: .accepted, area: "Irvine", etaRange: order.etaRange))
        try await orders.advance(id, through: [.pickupAssigned])
        #expect(try await track(orders, token).driver == nil)
        try await orders.advance(id, through: [.enRoutePickup])
        let onTheWay = try await track(orders, token)
        #expect((onTheWay.stage, onTheWay.driver) == (.enRoutePickup, "Dan"))
        #expect(onTheWay.position?.latitude == Position.sample.latitude && onTheWay.stopsBefore == 0)
        try await orders.advance(id, through: [.arrivedPickup, .pickedUp])
        let taken = try await track(orders, token)
        #expect(taken.driver == nil && taken.position == nil)
    }

    @Test func `neither address nor names nor prices are in what a link shows`() async throws {
        let (orders, id, token) = try await shared()
        try await orders.advance(id, through: [.pickupAssigned, .enRoutePickup])
        let response = await orders.server.send(.get, "/api/v1/track/\(token)")
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(response.status == .ok)
        for secret in ["Spectrum", "92618", "Driver", "customer", "cents", "bags", "-117.7436"] { #expect(!text.contains(secret), "\(secret)") }
    }

    @Test func `a link ends a day after the delivery, and looks as if it had never been`() async throws {
        let (orders, id, token) = try await shared()
        try await orders.advance(id, through: .pickup + .delivery)
        #expect(try await track(orders, token).expiresAt == orders.server.clock.now.addingTimeInterval(24 * 3600))
        orders.server.clock.advance(by: .seconds(24 * 3600 - 1))
        #expect(try await track(orders, token).stage == .delivered)
        orders.server.clock.advance(by: .seconds(1))
        let ended = try await failure { try await track(orders, token) }
        let unknown = try await failure { try await track(orders, "00ff") }
        #expect(ended?.status == 404 && ended?.code == unknown?.code && ended?.message == unknown?.message)
    }

    @Test func `a new link ends the one before, and the customer can end it altogether`() async throws {
        let (orders, id, first) = try await shared()
        let customer = orders.client(.customer(7))
        #expect(try await customer.call(OrdersEndpoints.detail, IDInput(id: id)).sharedAt == orders.server.clock.now)
        let second = try await customer.call(OrdersEndpoints.share, IDInput(id: id))
        #expect(second.url.hasSuffix("/track?token=\(second.token)"))
        #expect(try await failure { try await track(orders, first) }?.status == 404)
        #expect(try await track(orders, second.token).stage == .accepted)
        _ = try await customer.call(OrdersEndpoints.unshare, IDInput(id: id))
        _ = try await customer.call(OrdersEndpoints.unshare, IDInput(id: id))
        #expect(try await failure { try await track(orders, second.token) }?.status == 404)
        #expect(try await customer.call(OrdersEndpoints.detail, IDInput(id: id)).sharedAt == nil)
    }

    @Test func `the database doesn't hold the token, which is long`() async throws {
        let (orders, _, token) = try await shared()
        #expect(token.count == 48)
        let hashes = try await orders.server.database.read { try $0.values(String.self, "SELECT token_hash FROM orders_link") }
        #expect(hashes == [LinkToken(token).hash] && hashes != [token])
    }

    @Test func `only the customer shares, and only an order that isn't over`() async throws {
        let (orders, id, _) = try await shared()
        try await orders.assign(id)
        for (person, status) in [(Person.customer(8), 404), (.driver(5), 409), (.dispatcher(9), 409)] {
            #expect(try await failure { try await orders.client(person).call(OrdersEndpoints.share, IDInput(id: id)) }?.status == status)
        }
        #expect(try await failure { try await orders.client(.dispatcher(9)).call(OrdersEndpoints.unshare, IDInput(id: id)) }?.status == 403)
        let customer = orders.client(.customer(7))
        _ = try await customer.call(OrdersEndpoints.cancel, CancelOrder(id: id, reason: "no"))
        #expect(try await failure { try await customer.call(OrdersEndpoints.share, IDInput(id: id)) }?.status == 409)
    }
}
