import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import OrdersServer
import Persistence
import ServerCore
import ServerTesting
import Testing

/// Says that driver 5 is at one place, with some stops before the door.
private struct KnownPosition: DriverPositions {
    let position: LockedValue<Position?>
    let stopsBefore = LockedValue(0)

    func approach(of driver: Int, to order: Int, in transaction: Transaction) throws -> DriverApproach? {
        driver == 5 ? DriverApproach(stopsBefore: stopsBefore.value, position: position.value) : nil
    }
}

/// Streets that lead east or west first, then north or south.
private struct OneCorner: StreetLines {
    var isKnown = true

    func line(from start: Coordinate, to end: Coordinate) async -> [Coordinate] {
        isKnown ? [start, Coordinate(latitude: start.latitude, longitude: end.longitude), end] : []
    }
}

struct TrackingTests {
    private struct Location: Decodable, Equatable {
        let orderId: Int
        let driverId: Int
        let latitude: Double
        let longitude: Double
        let time: Date
    }

    private let known = KnownPosition(position: LockedValue(nil))

    /// Notes that driver 5 is somewhere now.
    @discardableResult
    private func move(in orders: OrdersTestServer, secondsAgo: Double = 0) -> Position {
        let position = Position(latitude: 33.66, longitude: -117.8, time: orders.server.clock.now.addingTimeInterval(-secondsAgo))
        known.position.withLock { $0 = position }
        return position
    }

    private func tracked(_ order: Int, by person: Person, in orders: OrdersTestServer) async throws -> Tracking {
        try await orders.client(person).call(OrdersEndpoints.tracking, IDInput(id: order))
    }

    /// What `driver:location` says of an order; nil where nothing is told.
    private func told(_ order: Int, in orders: OrdersTestServer) async throws -> Location? {
        let channel = try #require(orders.server.application.channels.first { $0.name == "orders" })
        let change = Change(topic: OrdersTopics.customer(7), kind: OrdersEvents.driverMoved, id: order, sequence: 0)
        let messages = try await channel.messages(for: change)
        #expect(messages.allSatisfy { $0.event == "driver:location" } && messages.count < 2)
        return try messages.first.map { try WireJSON.decoder().decode(Location.self, from: $0.payload) }
    }

    @Test func `the driver is to be seen on the way to the customer, not before and not after`() async throws {
        let orders = try await OrdersTestServer(positions: known)
        let order = try await orders.place().id
        var seen: [Stage] = []
        for stage in [Stage].pickup + .delivery {
            try await orders.advance(order, through: [stage])
            orders.server.clock.advance(by: .seconds(1))
            let position = move(in: orders)
            let tracking = try await tracked(order, by: .customer(7), in: orders)
            let location = try await told(order, in: orders)
            #expect(tracking.stage == stage && (tracking.position == nil) == (location == nil))
            guard tracking.position == position else { continue }
            #expect(location == Location(orderId: order, driverId: 5, latitude: 33.66, longitude: -117.8, time: position.time))
            seen.append(stage)
        }
        #expect(seen == [.enRoutePickup, .arrivedPickup, .outForDelivery, .arrivedDropoff])
        #expect(seen == Stage.allCases.filter(\.isDriverOnTheWay))
    }

    @Test func `customer, driver and dispatchers see it, strangers don't even the order`() async throws {
        let orders = try await OrdersTestServer(positions: known)
        let order = try await orders.place().id
        try await orders.advance(order, through: [.pickupAssigned, .enRoutePickup])
        let position = move(in: orders)
        for person in [Person.customer(7), .driver(5), .dispatcher(9)] {
            #expect(try await tracked(order, by: person, in: orders).position == position)
        }
        for person in [Person.customer(8), .driver(6)] {
            #expect(try await failure { try await tracked(order, by: person, in: orders) }?.status == 404)
        }
    }

    @Test func `the driver of the first leg doesn't see where the second one's is`() async throws {
        let orders = try await OrdersTestServer(positions: known)
        let order = try await orders.place().id
        try await orders.move(order, to: .pickupAssigned, by: OrderActor(personID: 6, role: .driver), TransitionDetails(driverID: 6))
        let first = OrderActor(personID: 6, role: .driver)
        for stage in [Stage].pickup.dropFirst() { try await orders.move(order, to: stage, by: first, TransitionDetails(bags: stage == .pickedUp ? 2 : nil)) }
        try await orders.advance(order, through: [.weighed, .processing, .ready, .deliveryAssigned, .outForDelivery])
        let position = move(in: orders)
        #expect(try await tracked(order, by: .customer(7), in: orders).position == position)
        let former = try await tracked(order, by: .driver(6), in: orders)
        #expect(former.stage == .outForDelivery && former.position == nil)
    }

    @Test func `with others before, nobody sees where the driver is, but how many stops there are`() async throws {
        let orders = try await OrdersTestServer(positions: known, streets: OneCorner())
        let order = try await orders.place().id
        known.stopsBefore.withLock { $0 = 2 }
        #expect(try await tracked(order, by: .customer(7), in: orders).stopsBefore == nil, "No driver is on the way.")
        try await orders.advance(order, through: [.pickupAssigned, .enRoutePickup])
        move(in: orders)
        for person in [Person.customer(7), .driver(5), .dispatcher(9)] {
            let tracking = try await tracked(order, by: person, in: orders)
            #expect(tracking.position == nil && tracking.route == nil && tracking.stopsBefore == 2)
        }
        #expect(try await told(order, in: orders) == nil)
        known.stopsBefore.withLock { $0 = 0 }
        let tracking = try await tracked(order, by: .customer(7), in: orders)
        #expect(tracking.position != nil && tracking.route != nil && tracking.stopsBefore == 0)
        #expect(try await told(order, in: orders) != nil)
    }

    @Test func `where the driver was before setting off isn't shown`() async throws {
        let orders = try await OrdersTestServer(positions: known)
        let order = try await orders.place().id
        try await orders.advance(order, through: [.pickupAssigned])
        move(in: orders)
        orders.server.clock.advance(by: .seconds(1))
        try await orders.advance(order, through: [.enRoutePickup])
        #expect(try await tracked(order, by: .customer(7), in: orders).position == nil)
        #expect(try await told(order, in: orders) == nil)
        move(in: orders)
        #expect(try await tracked(order, by: .customer(7), in: orders).position != nil)
    }

    @Test func `the way to the door is shown while the driver drives there and is heard of`() async throws {
        let door = Address.sample.coordinate
        let orders = try await OrdersTestServer(positions: known, streets: OneCorner())
        let order = try await orders.place().id
        var seen: [Stage] = []
        for stage in [Stage].pickup + .delivery {
            try await orders.advance(order, through: [stage])
            orders.server.clock.advance(by: .seconds(1))
            move(in: orders)
            guard let route = try await tracked(order, by: .customer(7), in: orders).route else { continue }
            #expect(route == [[-117.8, 33.66], [door.longitude, 33.66], [door.longitude, door.latitude]])
            seen.append(stage)
        }
        #expect(seen == [.enRoutePickup, .outForDelivery])
    }

    @Test func `a position of more than a minute ago, and streets that aren't known, show no way`() async throws {
        for streets in [OneCorner(isKnown: true), OneCorner(isKnown: false)] {
            let orders = try await OrdersTestServer(positions: known, streets: streets)
            let order = try await orders.place().id
            try await orders.advance(order, through: [.pickupAssigned, .enRoutePickup])
            move(in: orders)
            orders.server.clock.advance(by: .seconds(streets.isKnown ? 60 : 1))
            let tracking = try await tracked(order, by: .customer(7), in: orders)
            #expect(tracking.position != nil && tracking.route == nil)
        }
    }

    @Test func `without a feature that knows drivers' places there are none`() async throws {
        let orders = try await OrdersTestServer()
        let order = try await orders.place().id
        try await orders.advance(order, through: [.pickupAssigned, .enRoutePickup])
        #expect(try await tracked(order, by: .customer(7), in: orders).position == nil)
        #expect(try await told(order, in: orders) == nil)
    }

    @Test func `tracking and a driver's place on the wire`() throws {
        let tracking = Tracking(orderID: 12, stage: .enRoutePickup, sequence: 4, etaRange: nil, position: .sample)
        #expect(
            String(decoding: try WireJSON.encoder().encode(tracking), as: UTF8.self)
                == #"{"eta":null,"etaRange":null,"orderId":12,"position":{"accuracy":8,"heading":140,"latitude":33.668,"longitude":-117.764,"#
                + #""speed":11.5,"time":"2026-01-01T12:00:00.000Z"},"route":null,"sequence":4,"stage":"enRoutePickup","stopsBefore":null}"#)
    }
}
