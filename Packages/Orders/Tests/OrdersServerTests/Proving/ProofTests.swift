import Blobs
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Synchronization
import Testing

@testable import OrdersServer

@Suite struct ProofTests {
    private let blobs = MemoryBlobStore()

    private func server(_ settings: [String: String] = [:], store: (any BlobStore)? = nil) async throws -> OrdersTestServer {
        try await OrdersTestServer(settings: settings, blobs: store ?? blobs)
    }

    /// Returns an order at whose door driver 5 stands with clean laundry.
    private func arrived(_ orders: OrdersTestServer) async throws -> Int {
        let id = try await orders.place().id
        try await orders.advance(id, through: .pickup + [Stage].delivery.dropLast())
        return id
    }

    private func send(_ photo: Data, to order: Int, by person: Person = .driver(5), _ orders: OrdersTestServer) async throws -> Proof {
        try await orders.client(person).upload(OrdersEndpoints.addProof, IDInput(id: order), file: photo, type: "image/png")
    }

    @Test func `a driver's photo proves the delivery, and the customer sees it`() async throws {
        let orders = try await server(["DELIVERY_PROOF": "photo"])
        let id = try await arrived(orders)
        let proof = try await send(.photo, to: id, orders)
        #expect((proof.width, proof.height, proof.contentType) == (1, 1, "image/png"))
        let driver = orders.client(.driver(5))
        let missing = try await failure { try await driver.call(OrdersEndpoints.update, OrderUpdate(id: id, stage: .delivered, notes: "At the door")) }
        #expect(missing?.fields["proof"] != nil)
        let order = try await driver.call(OrdersEndpoints.update, OrderUpdate(id: id, stage: .delivered, proofIDs: [proof.id]))
        #expect(order.stage == .delivered)
        let customer = orders.client(.customer(7))
        let last = try await customer.call(OrdersEndpoints.timeline, IDInput(id: id)).items.last
        #expect(last?.proofIDs == [proof.id] && last?.proof == .photo)
        #expect(try await customer.call(OrdersEndpoints.proofs, IDInput(id: id)).map(\.sequence) == [last?.sequence])
        let data = try await customer.download(OrdersEndpoints.proof, ProofRequest(id: id, proofID: proof.id))
        #expect(try ImageFile(.photo).data == data)
    }

    @Test func `a photo has header fields that make it harmless`() async throws {
        let orders = try await server()
        let id = try await arrived(orders)
        let proof = try await send(.photo, to: id, orders)
        let response = await orders.server.send(.get, "/api/v1/orders/\(id)/proofs/\(proof.id)", as: .customer(7))
        let fields = response.headerFields
        #expect(response.status == .ok)
        #expect(fields[.contentType] == "image/png")
        #expect(fields[.xContentTypeOptions] == "nosniff")
        #expect(fields[.contentSecurityPolicy] == "default-src 'none'; sandbox")
        #expect(fields[.contentDisposition] == "inline; filename=\"order-\(id)-\(proof.id).png\"")
        #expect(fields[.cacheControl] == "private, no-cache")
        let again = await orders.server.send(
            .get, "/api/v1/orders/\(id)/proofs/\(proof.id)", as: .customer(7), headerFields: [.ifNoneMatch: fields[.eTag] ?? ""])
        #expect(again.status == .notModified && again.body.isEmpty)
        // Not even its bytes are read; and who may not see it isn't told that it is the same.
        for id in blobs.ids { try await blobs.remove(id) }
        let unread = await orders.server.send(
            .get, "/api/v1/orders/\(id)/proofs/\(proof.id)", as: .customer(7), headerFields: [.ifNoneMatch: fields[.eTag] ?? ""])
        #expect(unread.status == .notModified && unread.headerFields[.eTag] == fields[.eTag])
        let stranger = await orders.server.send(
            .get, "/api/v1/orders/\(id)/proofs/\(proof.id)", as: .customer(8), headerFields: [.ifNoneMatch: fields[.eTag] ?? ""])
        #expect(stranger.status == .notFound)
    }

    @Test func `nobody else sees or sends photos`() async throws {
        let orders = try await server()
        let id = try await arrived(orders)
        let proof = try await send(.photo, to: id, orders)
        for person in [Person.customer(8), .driver(6)] {
            #expect(try await failure { try await orders.client(person).call(OrdersEndpoints.proofs, IDInput(id: id)) }?.status == 404)
            let request = ProofRequest(id: id, proofID: proof.id)
            #expect(try await failure { try await orders.client(person).download(OrdersEndpoints.proof, request) }?.status == 404)
            #expect(try await failure { try await send(.photo, to: id, by: person, orders) }?.status == 404)
        }
        #expect(try await failure { try await send(.photo, to: id, by: .customer(7), orders) }?.status == 403)
        #expect(try await orders.client(.dispatcher(9)).call(OrdersEndpoints.proofs, IDInput(id: id)).count == 1)
        // The driver's leg ends with the delivery, and the customer's photo is no longer theirs to see.
        try await orders.move(id, to: .delivered, by: orders.driver)
        #expect(try await failure { try await orders.client(.driver(5)).call(OrdersEndpoints.proofs, IDInput(id: id)) }?.status == 404)
        // Nor is it found under another order.
        let other = try await orders.place().id
        let request = ProofRequest(id: other, proofID: proof.id)
        #expect(try await failure { try await orders.client(.customer(7)).download(OrdersEndpoints.proof, request) }?.status == 404)
    }

    @Test func `the same photo twice is one, also at once`() async throws {
        let orders = try await server()
        let id = try await arrived(orders)
        let ids = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<8 { group.addTask { try await send(.photo, to: id, orders).id } }
            return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(ids.count == 1)
        #expect(blobs.ids.count == 1)
    }

    @Test func `a photo proves one step only`() async throws {
        let orders = try await server()
        let id = try await orders.place().id
        try await orders.advance(id, through: [.pickupAssigned, .enRoutePickup, .arrivedPickup])
        let proof = try await send(.photo, to: id, orders)
        try await orders.move(id, to: .pickedUp, by: orders.driver, TransitionDetails(bags: 2, proofIDs: [proof.id]))
        try await orders.advance(id, through: [.atFacility] + [Stage].delivery.dropLast())
        let details = TransitionDetails(proofIDs: [proof.id])
        #expect(try await failure { try await orders.move(id, to: .delivered, by: orders.driver, details) }?.code == "unknown_proof")
        #expect(try await orders.stored(id).stage == .arrivedDropoff)
    }

    @Test(arguments: [
        ("image/png", Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), 415), ("image/svg+xml", Data("<svg/>".utf8), 415),
        ("image/jpeg", Data("GIF89a".utf8), 415), ("image/png", Data.photo.dropLast(8), 422), ("application/json", Data("{}".utf8), 415),
        ("image/png", Data(), 400), ("image/png", Data(count: 5 * 1_024 * 1_024 + 1), 413),
    ])
    func `a file that isn't a photo is refused`(type: String, file: Data, status: Int) async throws {
        let orders = try await server()
        let id = try await arrived(orders)
        let error = try await failure { try await orders.client(.driver(5)).upload(OrdersEndpoints.addProof, IDInput(id: id), file: file, type: type) }
        #expect(error?.status == status)
        #expect(blobs.ids.isEmpty)
    }

    @Test func `the type that a browser declares doesn't matter`() async throws {
        let orders = try await server()
        let id = try await arrived(orders)
        let proof = try await orders.client(.driver(5)).upload(OrdersEndpoints.addProof, IDInput(id: id), file: .photo, type: "image/jpeg")
        #expect(proof.contentType == "image/png")
    }

    @Test func `photos go after their time, with their bytes`() async throws {
        let orders = try await server(["PHOTO_DAYS": "30"])
        let (first, second) = (try await arrived(orders), try await arrived(orders))
        _ = try await send(.photo, to: first, orders)
        orders.server.clock.advance(by: .seconds(20 * 24 * 3600))
        _ = try await send(.photo, to: second, orders)
        orders.server.clock.advance(by: .seconds(11 * 24 * 3600))
        try await orders.keeping(blobs).run()
        #expect(try await orders.client(.customer(7)).call(OrdersEndpoints.proofs, IDInput(id: first)).isEmpty)
        // The other order has the same photo, whose bytes stay.
        #expect(try await orders.client(.customer(7)).call(OrdersEndpoints.proofs, IDInput(id: second)).count == 1)
        #expect(blobs.ids.count == 1)
        orders.server.clock.advance(by: .seconds(20 * 24 * 3600))
        try await orders.keeping(blobs).run()
        #expect(blobs.ids.isEmpty)
        // The same photo can be sent again.
        _ = try await send(.photo, to: second, orders)
        #expect(blobs.ids.count == 1)
    }

    @Test func `looking for old photos writes nothing where there are none, and reads only those`() async throws {
        let orders = try await server()
        _ = try await send(.photo, to: try await arrived(orders), orders)
        let counting = WriteCounter(base: orders.server.database)
        let keeping = ProofKeeping(database: counting, blobs: blobs, clock: orders.server.clock, retention: .seconds(30 * 24 * 3600))
        try await keeping.run()
        #expect(counting.writes.value == 0)
        orders.server.clock.advance(by: .seconds(31 * 24 * 3600))
        try await keeping.run()
        #expect(blobs.ids.isEmpty && counting.writes.value > 0)
        let plan = try await orders.server.database.read { transaction in
            try QueryPlan(
                "SELECT * FROM orders_proof WHERE stored_at IS NULL AND created_at < \(orders.server.clock.now) ORDER BY created_at, id LIMIT 100",
                in: transaction)
        }
        #expect(plan.description.contains("orders_proof_created_at_id") && !plan.sorts, "\(plan)")
    }

    @Test func `an upload that ended between bytes and row is removed, or finished by sending it again`() async throws {
        let dying = DyingStore(store: blobs)
        let orders = try await server(store: dying)
        let id = try await arrived(orders)
        #expect(try await failure { try await send(.photo, to: id, orders) }?.status == 503)
        #expect(blobs.ids.count == 1)
        #expect(try await orders.client(.customer(7)).call(OrdersEndpoints.proofs, IDInput(id: id)).isEmpty)
        try await orders.keeping(blobs).run()
        #expect(blobs.ids.count == 1)
        orders.server.clock.advance(by: .seconds(2 * 3600))
        try await orders.keeping(blobs).run()
        #expect(blobs.ids.isEmpty)
        #expect(try await failure { try await send(.photo, to: id, orders) }?.status == 503)
        dying.isDying.withLock { $0 = false }
        _ = try await send(.photo, to: id, orders)
        #expect(try await orders.client(.customer(7)).call(OrdersEndpoints.proofs, IDInput(id: id)).count == 1)
    }
}
