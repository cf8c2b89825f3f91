import Blobs
import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import OrdersServer

/// The way home of the bags of canceled orders.
struct ReturnTests {
    private static let canceling = TransitionDetails(reason: "I need them tonight.")

    /// Returns an order that was canceled in a stage, and the driver's last position.
    private func canceled(
        after stages: [Stage] = .pickup, settings: [String: String] = [:], blobs: (any BlobStore)? = nil
    ) async throws -> (OrdersTestServer, Int) {
        let orders = try await OrdersTestServer(settings: settings, blobs: blobs)
        let id = try await orders.place().id
        try await orders.advance(id, through: stages)
        try await orders.move(id, to: .canceled, by: orders.dispatcher, Self.canceling)
        return (orders, id)
    }

    private func move(
        _ order: Int, to status: BagReturn.Status, driver: Int? = 6, reason: String? = nil, details: TransitionDetails = TransitionDetails(),
        in orders: OrdersTestServer
    ) async throws {
        let returns = try orders.server.application.container.resolve(OrderReturns.self)
        try await orders.server.database.write { try returns.move(order, to: status, driver: driver, reason: reason, details: details, in: $0) }
    }

    @Test func `bags that were picked up go home, and the order stays canceled`() async throws {
        let (orders, id) = try await canceled()
        let customer = orders.client(.customer(7))
        let start = try await customer.call(OrdersEndpoints.detail, IDInput(id: id))
        #expect(start.bagReturn == BagReturn(status: .waiting, changedAt: orders.server.clock.now) && start.etaRange == nil)
        for status in [BagReturn.Status.assigned, .onTheWay, .arrived, .returned] {
            orders.server.clock.advance(by: .seconds(60))
            try await move(id, to: status, in: orders)
            let order = try await customer.call(OrdersEndpoints.detail, IDInput(id: id))
            #expect(order.bagReturn == BagReturn(status: status, driverID: 6, changedAt: orders.server.clock.now))
            #expect((order.stage, order.status, order.sequence, order.price) == (.canceled, .canceled, start.sequence, start.price))
            // The time is that of the driver on the way.
            #expect((order.etaRange != nil) == (status == .onTheWay))
        }
        let events = try await orders.server.database.read { try $0.all(DomainEvent.self, "SELECT * FROM core_event ORDER BY id") }
        #expect(
            try events.compactMap { try $0.payload(of: OrdersEvents.bagsMoved) }.map(\.status) == [.assigned, .onTheWay, .arrived, .returned])
    }

    @Test(arguments: [Stage.accepted, .pickupAssigned, .enRoutePickup, .arrivedPickup])
    func `where there are no bags nothing goes home`(stage: Stage) async throws {
        let stages = [Stage.pickupAssigned, .enRoutePickup, .arrivedPickup]
        let (orders, id) = try await canceled(after: Array(stages.prefix { _ in stage != .accepted }.prefix((stages.firstIndex(of: stage) ?? -1) + 1)))
        #expect(try await orders.stored(id).bagReturn == nil)
        #expect(try await failure { try await move(id, to: .assigned, in: orders) }?.status == 404)
    }

    @Test func `bags that nobody takes come again, with the reason`() async throws {
        let (orders, id) = try await canceled()
        for status in [BagReturn.Status.assigned, .onTheWay, .arrived] { try await move(id, to: status, in: orders) }
        try await move(id, to: .failed, reason: "notAtHome", in: orders)
        try await move(id, to: .waiting, driver: nil, in: orders)
        #expect(try await orders.stored(id).bagReturn == BagReturn(status: .waiting, reason: "notAtHome", changedAt: orders.server.clock.now))
        for status in [BagReturn.Status.assigned, .onTheWay, .arrived, .returned] { try await move(id, to: status, in: orders) }
        #expect(try await orders.stored(id).bagReturn?.reason == nil)
    }

    @Test func `bags that come home are proved as a delivery is, by the PIN that the customer still sees`() async throws {
        let (orders, id) = try await canceled(settings: ["DELIVERY_PROOF": "pin,photo"], blobs: MemoryBlobStore())
        let customer = orders.client(.customer(7))
        for status in [BagReturn.Status.assigned, .onTheWay, .arrived] { try await move(id, to: status, in: orders) }
        let pin = try #require(try await customer.call(OrdersEndpoints.detail, IDInput(id: id)).pin)
        #expect(try await orders.client(.dispatcher(9)).call(OrdersEndpoints.detail, IDInput(id: id)).pin == nil)
        #expect(try await failure { try await move(id, to: .returned, in: orders) }?.fields.keys.sorted() == ["proof"])
        let noted = TransitionDetails(note: "At the door")
        #expect(try await failure { try await move(id, to: .returned, details: noted, in: orders) }?.fields.keys.sorted() == ["proof"])
        let wrong = TransitionDetails(pin: pin == "0000" ? "1111" : "0000")
        #expect(try await failure { try await move(id, to: .returned, details: wrong, in: orders) }?.fields.keys.sorted() == ["pin"])
        #expect(try await orders.stored(id).bagReturn?.status == .arrived)
        try await move(id, to: .returned, details: TransitionDetails(note: "To Ana", pin: pin), in: orders)
        let home = try await customer.call(OrdersEndpoints.detail, IDInput(id: id))
        #expect((home.bagReturn?.proof, home.bagReturn?.note, home.pin) == (.pin, nil, nil))
        #expect(try await orders.client(.dispatcher(9)).call(OrdersEndpoints.detail, IDInput(id: id)).bagReturn?.note == "To Ana")
    }

    @Test func `the driver who brings bags home sends photos of them, and no other driver does`() async throws {
        let (orders, id) = try await canceled(settings: ["DELIVERY_PROOF": "photo"], blobs: MemoryBlobStore())
        func send(_ driver: Int) async throws -> Proof {
            try await orders.client(.driver(driver)).upload(OrdersEndpoints.addProof, IDInput(id: id), file: .photo, type: "image/png")
        }
        #expect(try await failure { try await send(6) }?.status == 404)
        for status in [BagReturn.Status.assigned, .onTheWay, .arrived] { try await move(id, to: status, in: orders) }
        let photo = try await send(6)
        // Driver 5 picked the bags up.
        for driver in [5, 8] { #expect(try await failure { try await send(driver) }?.status == 404) }
        let unknown = TransitionDetails(proofIDs: [photo.id + 1])
        #expect(try await failure { try await move(id, to: .returned, details: unknown, in: orders) }?.code == "unknown_proof")
        try await move(id, to: .returned, details: TransitionDetails(proofIDs: [photo.id]), in: orders)
        let customer = orders.client(.customer(7))
        let home = try await customer.call(OrdersEndpoints.detail, IDInput(id: id)).bagReturn
        #expect((home?.proof, home?.proofIDs) == (.photo, [photo.id]))
        #expect(try await customer.download(OrdersEndpoints.proof, ProofRequest(id: id, proofID: photo.id)).count > 0)
        #expect(try await failure { try await send(6) }?.status == 404)
    }

    @Test func `a driver who isn't heard of on the way home is expected later`() async throws {
        let (orders, id) = try await canceled()
        try await move(id, to: .assigned, in: orders)
        try await move(id, to: .onTheWay, in: orders)
        let told = try #require(try await orders.stored(id).etaRange)
        orders.server.clock.advance(by: .seconds(3600))
        let jobs = try OrdersServerPlugin().jobs(orders.server.application.container)
        try await jobs.first { $0.name == "expected times are corrected" }?.run()
        let later = try #require(try await orders.stored(id).etaRange)
        #expect(told.to <= orders.server.clock.now.addingTimeInterval(60) && later.to > orders.server.clock.now)
        try await move(id, to: .arrived, in: orders)
        orders.server.clock.advance(by: .seconds(7200))
        try await jobs.first { $0.name == "expected times are corrected" }?.run()
        #expect(try await orders.stored(id).etaRange == nil)
    }

    @Test func `whatever is tried, bags go by the table alone`() async throws {
        let (orders, id) = try await canceled(after: .pickup + [.weighed, .processing, .ready])
        let random = SeededRandomSource(seed: 3)
        var status = BagReturn.Status.waiting
        for _ in 1...300 where status != .returned {
            let target = BagReturn.Status.allCases[random.integer(in: 0..<BagReturn.Status.allCases.count)]
            // The end is seldom tried.
            if target == .returned, random.integer(in: 0..<5) > 0 { continue }
            let error = try await failure { try await move(id, to: target, in: orders) }
            #expect((error == nil) == ReturnTable.next(status).contains(target), "\(status) -> \(target)")
            if let error { #expect(error.code == "illegal_transition" && error.allowedActions == ReturnTable.next(status).map(\.rawValue)) }
            if error == nil { status = target }
            #expect(try await orders.stored(id).bagReturn?.status == status)
        }
    }

    @Test func `the table begins with a canceled order and ends at home`() {
        let reached = ReturnTable.rules.reduce(into: Set([BagReturn.Status.waiting])) { if $0.contains($1.from) { $0.insert($1.to) } }
        #expect(reached == Set(BagReturn.Status.allCases))
        #expect(ReturnTable.next(.returned).isEmpty)
        #expect(Stage.allCases.filter(\.bringsBagsHomeIfCanceled).allSatisfy { stage in StageTable.rules.contains { $0.from == stage && $0.to == .canceled } })
    }

    @Test func `the customer sees the driver who brings the bags, and when they come`() async throws {
        let known = LockedValue<Position?>(nil)
        let orders = try await OrdersTestServer(positions: OneDriver(id: 6, place: known))
        let id = try await orders.place().id
        try await orders.advance(id, through: .pickup)
        try await orders.move(id, to: .canceled, by: orders.dispatcher, Self.canceling)
        let channel = try #require(orders.server.application.channels.first { $0.name == "orders" })
        let change = Change(topic: OrdersTopics.customer(7), kind: OrdersEvents.driverMoved, id: id, sequence: 0)
        var seen: [BagReturn.Status] = []
        for status in [BagReturn.Status.assigned, .onTheWay, .arrived, .returned] {
            try await move(id, to: status, in: orders)
            orders.server.clock.advance(by: .seconds(5))
            known.withLock { $0 = Position(latitude: 33.66, longitude: -117.8, time: orders.server.clock.now) }
            let position = try await orders.client(.customer(7)).call(OrdersEndpoints.tracking, IDInput(id: id)).position
            let told = try await channel.messages(for: change).map { try WireJSON.decoder().decode(Told.self, from: $0.payload).driverId }
            #expect(told == (position == nil ? [] : [6]))
            if position != nil { seen.append(status) }
        }
        #expect(seen == [.onTheWay, .arrived])
    }

    @Test func `the tags of bags on their way home are theirs until they are there`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.advance(id, through: .pickup)
        let plant = orders.client(.dispatcher(9))
        _ = try await plant.call(OrdersEndpoints.update, OrderUpdate(id: id, bagTags: ["T-1", "T-2"]))
        try await orders.move(id, to: .canceled, by: orders.dispatcher, Self.canceling)
        let other = try await orders.place().id
        func take() async throws -> APIError? {
            try await failure { try await plant.call(OrdersEndpoints.update, OrderUpdate(id: other, bagTags: ["T-3", "T-2"])) }
        }
        for status in [BagReturn.Status.assigned, .onTheWay, .arrived, .failed, .waiting, .assigned, .onTheWay, .arrived, .returned] {
            #expect(try await take()?.code == "tag_in_use")
            try await move(id, to: status, in: orders)
        }
        #expect(try await take() == nil)
        #expect(try await orders.stored(other).bagTags == ["T-3", "T-2"])
    }

    @Test func `the time is corrected by the position of the driver who brings the bags`() async throws {
        let (orders, id) = try await canceled()
        try await move(id, to: .assigned, in: orders)
        try await move(id, to: .onTheWay, in: orders)
        let (arrivals, now) = (try orders.server.application.container.resolve(OrderArrivals.self), orders.server.clock.now)
        let range = ETARange(from: now.addingTimeInterval(21 * 60), to: now.addingTimeInterval(33 * 60))
        for (driver, isHeard) in [(5, false), (6, true)] {
            let changes = try await orders.server.database.write { try arrivals.take(.init(order: id, driver: driver, range: range), at: now, in: $0) }
            #expect(changes.isEmpty != isHeard)
        }
        #expect(try await orders.stored(id).etaRange == ETARange(from: now.addingTimeInterval(20 * 60), to: now.addingTimeInterval(35 * 60)))
    }
}

/// Names the driver of a `driver:location`.
private struct Told: Decodable {
    let driverId: Int
}

/// Knows where one driver is.
private struct OneDriver: DriverPositions {
    let id: Int
    let place: LockedValue<Position?>

    func approach(of driver: Int, to order: Int, in transaction: Transaction) throws -> DriverApproach? {
        driver == id ? DriverApproach(stopsBefore: 0, position: place.value) : nil
    }
}
