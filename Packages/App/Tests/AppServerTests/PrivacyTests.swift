import AuthAPI
import Core
import CoreTesting
import FleetAPI
import Foundation
import Networking
import OrdersAPI
import ServerCore
import Testing

@testable import AppServer

/// The people who are told where drivers are and where customers live: by every endpoint that is registered, and by every event of every namespace.
@Suite(.timeLimit(.minutes(5)))
struct PrivacyTests {
    /// A latitude's digits as they stand in answers and messages.
    private static let (first, second) = ("\(PrivacyWorld.places.first)", "\(PrivacyWorld.places.second)")
    /// The endpoints that tell a customer where the driver is: the order's tracking, and the link that the customer may share.
    private static let tracking: Set<String> = ["GET /orders/{id}/tracking", "GET /track/{publicToken}"]

    /// Expects that a customer is told where their own driver is by the order's tracking and socket alone, or by nothing, and never where the other one is.
    private func expect(
        _ customer: PrivacyWorld.Member, in world: PrivacyWorld, seesOwn: Bool, of places: (own: String, other: String),
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        _ = world.sockets.take()
        try await world.report()
        let sent = world.sockets.take()
        let placing = sent.filter { $0.text.contains(places.own) || $0.text.contains(places.other) }
        #expect(placing.allSatisfy { ($0.namespace, $0.event) == ("orders", "driver:location") }, sourceLocation: sourceLocation)
        let heard = await world.sockets.heard(sent, by: customer.person)
        #expect(heard.contains { $0.text.contains(places.own) } == seesOwn, sourceLocation: sourceLocation)
        #expect(!heard.contains { $0.text.contains(places.other) || $0.namespace == "fleet" }, sourceLocation: sourceLocation)
        #expect(try await world.endpoints(telling: places.own, to: customer) == (seesOwn ? Self.tracking : []), sourceLocation: sourceLocation)
        #expect(try await world.endpoints(telling: places.other, to: customer) == [], sourceLocation: sourceLocation)
    }

    @Test func `customers are told where their own driver is from setting off to the end of the visit, and never of another`() async throws {
        let world = try await PrivacyWorld()
        let (customer, driver) = (world.customers.first, world.drivers.first)
        let places = (own: Self.first, other: Self.second)
        try await world.setOnline(driver)
        let order = try await world.place(customer, PrivacyWorld.secrets.first)
        try await expect(customer, in: world, seesOwn: false, of: places)
        var job = try await world.accept(order, by: driver)
        try await expect(customer, in: world, seesOwn: false, of: places)
        // The other driver is on the way to the other customer meanwhile.
        try await world.setOnline(world.drivers.second)
        let second = try await world.place(world.customers.second, PrivacyWorld.secrets.second)
        _ = try await world.step(try await world.accept(second, by: world.drivers.second), world.drivers.second, .enRoute)
        for status in [StopStatus.enRoute, .arrived] {
            job = try await world.step(job, driver, status)
            try await expect(customer, in: world, seesOwn: true, of: places)
            try await expect(world.customers.second, in: world, seesOwn: true, of: (own: Self.second, other: Self.first))
        }
        job = try await world.step(job, driver, .done, bags: 2)
        try await expect(customer, in: world, seesOwn: false, of: places)
        _ = try await world.step(job, driver, .done, bags: 2)
        try await world.wash(order)
        job = try await world.accept(order, by: driver)
        try await expect(customer, in: world, seesOwn: false, of: places)
        job = try await world.step(job, driver, .done, bags: 2)
        try await expect(customer, in: world, seesOwn: true, of: places)
        for status in [StopStatus.arrived, .done] { job = try await world.step(job, driver, status, bags: 2) }
        #expect(try await customer.client.call(OrdersEndpoints.detail, IDInput(id: order)).stage == .delivered)
        try await expect(customer, in: world, seesOwn: false, of: places)
    }

    @Test func `of a trip with several orders the customer whose door is next is told where the driver is, and no other`() async throws {
        let world = try await PrivacyWorld()
        let driver = world.drivers.first
        let places = (own: Self.first, other: Self.second)
        try await world.setOnline(driver)
        let orders = [
            try await world.place(world.customers.first, PrivacyWorld.secrets.first),
            try await world.place(world.customers.second, PrivacyWorld.secrets.second, north: 0.01),
        ]
        func expect(seen order: Int?, sourceLocation: SourceLocation = #_sourceLocation) async throws {
            for (own, customer) in zip(orders, [world.customers.first, world.customers.second]) {
                try await self.expect(customer, in: world, seesOwn: own == order, of: places, sourceLocation: sourceLocation)
                let stops = try await customer.client.call(OrdersEndpoints.tracking, IDInput(id: own)).stopsBefore
                if own == order { #expect(stops == 0, sourceLocation: sourceLocation) } else { #expect(stops != 0, sourceLocation: sourceLocation) }
            }
        }

        var job = try await world.assign(orders, to: driver)
        try await expect(seen: nil)
        for _ in orders {
            let next = try #require(job.currentStop).orderID
            for status in [StopStatus.enRoute, .arrived] {
                job = try await world.step(job, driver, status)
                try await expect(seen: next)
            }
            job = try await world.step(job, driver, .done, bags: 2)
            try await expect(seen: nil)
        }
        for _ in orders { job = try await world.step(job, driver, .done, bags: 2) }
        for order in orders { try await world.wash(order) }

        job = try await world.assign(orders, to: driver)
        job = try await world.step(job, driver, .done, bags: 2)
        // One customer's bags are loaded, and the other's are still to be.
        try await expect(seen: nil)
        job = try await world.step(job, driver, .done, bags: 2)
        for _ in orders {
            let next = try #require(job.currentStop).orderID
            try await expect(seen: next)
            job = try await world.step(job, driver, .arrived)
            try await expect(seen: next)
            job = try await world.step(job, driver, .done, bags: 2)
        }
        try await expect(seen: nil)
    }

    @Test func `a customer who cancels at the door is no longer told where the driver is, nor is the next one told where that door was`() async throws {
        let world = try await PrivacyWorld()
        let (customer, next, driver) = (world.customers.first, world.customers.second, world.drivers.first)
        let places = (own: Self.first, other: Self.second)
        try await world.setOnline(driver)
        let delivery = try await world.place(next, PrivacyWorld.secrets.second, north: 0.01)
        var job = try await world.accept(delivery, by: driver)
        for status in [StopStatus.enRoute, .arrived, .done, .done] { job = try await world.step(job, driver, status, bags: 2) }
        try await world.wash(delivery)
        let pickup = try await world.place(customer, PrivacyWorld.secrets.first)
        job = try await world.assign([pickup, delivery], to: driver)
        try await world.step(try #require(job.stops.first { $0.orderID == delivery && $0.place == .plant }), driver, .done, bags: 2)
        let door = try #require(job.stops.first { $0.orderID == pickup && $0.place == .customer })
        for status in [StopStatus.enRoute, .arrived] { try await world.step(door, driver, status) }
        try await expect(customer, in: world, seesOwn: true, of: places)
        try await expect(next, in: world, seesOwn: false, of: places)
        #expect(try await next.client.call(OrdersEndpoints.tracking, IDInput(id: delivery)).stopsBefore == 1)

        _ = world.sockets.take()
        _ = try await customer.client.call(OrdersEndpoints.cancel, CancelOrder(id: pickup, reason: "Changed my mind."))
        await world.settle()
        // The driver hasn't reported a place since.
        #expect(!world.sockets.take().contains { $0.text.contains(places.own) })
        for member in [customer, next] { #expect(try await world.endpoints(telling: places.own, to: member) == []) }
        #expect(try await next.client.call(OrdersEndpoints.tracking, IDInput(id: delivery)).stopsBefore == 0)
        try await expect(customer, in: world, seesOwn: false, of: places)
        try await expect(next, in: world, seesOwn: true, of: places)
    }

    @Test func `drivers are told of nobody else's jobs, offers, addresses and places`() async throws {
        let world = try await PrivacyWorld()
        let (own, other) = (world.drivers.first, world.drivers.second)
        try await world.setOnline(own)
        _ = world.sockets.take()
        let order = try await world.place(world.customers.first, PrivacyWorld.secrets.first)
        let offer = try await world.offer(to: own, of: order)
        let sent = world.sockets.take()
        // The driver to whom a job is offered knows the area alone, and the one who is offline nothing.
        #expect(await world.sockets.heard(sent, by: own.person).contains { $0.event == "job:offered" })
        #expect(await world.sockets.heard(sent, by: other.person).isEmpty)
        #expect(try await world.endpoints(telling: PrivacyWorld.secrets.first, to: own) == [])
        #expect(try await world.endpoints(telling: Address.sample.line1, to: own) == [])
        #expect(try await other.client.call(FleetEndpoints.jobs, PageRequest()).items.isEmpty)

        let job = try await world.step(try await world.accept(order, by: own), own, .enRoute)
        try await world.setOnline(other)
        let second = try await world.place(world.customers.second, PrivacyWorld.secrets.second)
        _ = world.sockets.take()
        _ = try await world.step(try await world.accept(second, by: other), other, .enRoute)
        try await world.report()
        let messages = world.sockets.take()
        for (driver, place, secret, jobOrder) in [
            (own, Self.second, PrivacyWorld.secrets.second, second), (other, Self.first, PrivacyWorld.secrets.first, order),
        ] {
            #expect(try await world.endpoints(telling: place, to: driver) == [])
            #expect(try await world.endpoints(telling: secret, to: driver) == [])
            let heard = await world.sockets.heard(messages, by: driver.person)
            #expect(!heard.contains { $0.text.contains(place) })
            #expect(!heard.contains { $0.namespace == "fleet" && $0.text.contains("\"order\":\(jobOrder),") })
        }
        #expect(try await !world.endpoints(telling: PrivacyWorld.secrets.first, to: own).isEmpty, "The own job's address is there to be seen.")
        for accepted in [true, false] {
            let refused = await status { try await other.client.call(FleetEndpoints.respond, OfferResponse(jobID: offer.id, accepted: accepted)) }
            #expect(refused == 404 || refused == 409)
        }
        #expect(await status { try await other.client.call(FleetEndpoints.updateStop, StopUpdate(id: job.stops[0].id, status: .arrived)) } == 404)
        #expect(await status { try await other.client.call(FleetEndpoints.finishedTrip, IDInput(id: job.id)) } == 404)
    }

    @Test func `of an offer to both the one who is slower hears that it is withdrawn, and not who has it`() async throws {
        let world = try await PrivacyWorld()
        for driver in [world.drivers.first, world.drivers.second] { try await world.setOnline(driver) }
        _ = world.sockets.take()
        let order = try await world.place(world.customers.first, PrivacyWorld.secrets.first)
        let offer = try await world.offer(to: world.drivers.second, of: order)
        _ = try await world.accept(order, by: world.drivers.first)
        let heard = await world.sockets.heard(world.sockets.take(), by: world.drivers.second.person)
        #expect(heard.map(\.event) == ["job:offered", "job:withdrawn"] && heard.allSatisfy { $0.text.contains("\"job\":\(offer.id),") })
        #expect(try await world.drivers.second.client.call(FleetEndpoints.jobs, PageRequest()).items.isEmpty)
    }

    @Test func `a namespace that is new is looked at here, and so is an answer that can hold a driver's place`() async throws {
        let application = try await makeProduct().application
        #expect(Set(application.channels.map(\.name)) == ["orders", "chat", "fleet"])
        let document = try OpenAPIDocument(application.routes)
        let description = try JSONDecoder().decode(Description.self, from: document.json)
        // Those of dispatchers and the driver's own receipt need the role; the customer's are walked above.
        #expect(
            description.operations(holding: "Position") == [
                "get /dispatch/drivers", "get /orders/{id}/tracking", "get /track/{publicToken}", "post /drivers/location",
            ])
    }

    private func status(_ call: () async throws -> some Any) async -> Int? {
        do {
            _ = try await call()
            return nil
        } catch {
            return (error as? APIError)?.status
        }
    }
}

/// The schemas of an API's description, as far as they refer to each other.
private struct Description: Decodable {
    /// Any JSON, of which the references are kept.
    struct Node: Decodable {
        var references: Set<String> = []

        init(from decoder: any Decoder) throws {
            if let object = try? decoder.singleValueContainer().decode([String: Node].self) {
                references = object.values.reduce(into: []) { $0.formUnion($1.references) }
            } else if let list = try? decoder.singleValueContainer().decode([Node].self) {
                references = list.reduce(into: []) { $0.formUnion($1.references) }
            } else if let text = try? decoder.singleValueContainer().decode(String.self), text.hasPrefix("#/components/schemas/") {
                references = [String(text.dropFirst("#/components/schemas/".count))]
            }
        }
    }

    struct Operation: Decodable {
        let responses: Node
    }

    struct Components: Decodable {
        let schemas: [String: Node]
    }

    let paths: [String: [String: Operation]]
    let components: Components

    /// Returns the operations whose response can hold a schema, at whatever depth.
    func operations(holding schema: String) -> Set<String> {
        var holding: Set<String> = [schema]
        while true {
            let more = Set(components.schemas.filter { !$0.value.references.isDisjoint(with: holding) }.keys).union(holding)
            if more == holding { break }
            holding = more
        }
        var found: Set<String> = []
        for (path, operations) in paths {
            for (method, operation) in operations where !operation.responses.references.isDisjoint(with: holding) { found.insert("\(method) \(path)") }
        }
        return found
    }
}
