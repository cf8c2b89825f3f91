import Core
import CoreTesting
import FleetAPI
import FleetServer
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerTesting
import Testing

/// Suggested drivers, and orders that are assigned by the matcher.
struct MatchTests {
    @Test func `drivers are suggested with reasons, for dispatchers alone`() async throws {
        let server = try await FleetTestServer()
        let (dan, eva) = (try await server.onlineDriver(1), try await server.onlineDriver(2))
        _ = try await server.driver(3).status()
        try await dan.report(Plant.location, at: server.server.clock.now)
        let order = try await server.acceptedOrder()
        let offer = try #require(try await eva.jobs().first)
        _ = try await eva.respond(offer.id, false)
        let suggestions = try await server.dispatch.call(FleetEndpoints.suggestions, IDInput(id: order))
        #expect(suggestions.map(\.driverID) == [1, 2, 3])
        let meters = Int(Plant.location.distance(to: Address.sample.coordinate).rounded())
        #expect(suggestions[0].reasons == [MatchReason(.nearest, value: meters)] && suggestions[0].distanceMeters == meters)
        #expect(suggestions[1].reasons == [MatchReason(.declined)] && !suggestions[1].isAvailable)
        #expect(suggestions[2].reasons == [MatchReason(.offline)])
        #expect(await failure { try await dan.client.call(FleetEndpoints.suggestions, IDInput(id: order)) }?.status == 403)
        let customer = server.server.client(as: .customer(7))
        #expect(await failure { try await customer.call(FleetEndpoints.match, MatchRequest(orderIDs: [order], apply: true)) }?.status == 403)
    }

    @Test func `an order that doesn't wait has no suggestions`() async throws {
        let server = try await FleetTestServer()
        let order = try await server.acceptedOrder()
        try await server.move(order, .canceled)
        func error(_ order: Int) async -> APIError? {
            await failure { try await server.dispatch.call(FleetEndpoints.suggestions, IDInput(id: order)) }
        }
        #expect(await error(order)?.code == "not_assignable")
        #expect(await error(99)?.status == 404)
    }

    @Test func `orders are matched with reasons, and assigned on request, each on its own`() async throws {
        let server = try await FleetTestServer()
        let drivers = [try await server.onlineDriver(1), try await server.onlineDriver(2)]
        for driver in drivers { try await driver.report(Plant.location, at: server.server.clock.now) }
        var orders: [Int] = []
        for _ in 1...4 { orders.append(try await server.acceptedOrder()) }
        try await server.move(orders[0], .canceled)
        let proposal = try await server.dispatch.call(FleetEndpoints.match, MatchRequest(orderIDs: orders, apply: false)).results
        #expect(proposal.map(\.driverID) == [nil, 1, 2, nil])
        #expect(proposal.map(\.error) == ["not_assignable", nil, nil, nil])
        #expect(proposal.map { $0.reasons.map(\.code) } == [[], [.nearest], [.farther], [.everybodyBusy]])
        #expect(try await server.count("fleet_job WHERE status = 'accepted'") == 0)
        let request = MatchRequest(orderIDs: orders, apply: true)
        let results = try await server.dispatch.call(FleetEndpoints.match, request).results
        #expect(results == proposal)
        #expect(try await server.stage(of: orders[1]) == .pickupAssigned)
        #expect(try await drivers[1].jobs().map(\.orderID) == [orders[2]])
        let kept = try await server.server.database.read { transaction in
            try transaction.value(JSONColumn<[MatchReason]>.self, "SELECT reasons FROM fleet_round WHERE driver_id = 1 AND decided_by = 900").value
        }
        #expect(kept == results[1].reasons)
        // The response to the first request may have been lost.
        await server.server.deliverEvents()
        #expect(try await server.dispatch.call(FleetEndpoints.match, request).results == results)
    }

    @Test func `a request names 1 to 100 orders`() async throws {
        let server = try await FleetTestServer()
        for count in [0, 101] {
            let request = MatchRequest(orderIDs: Array(0..<count), apply: false)
            #expect(await failure { try await server.dispatch.call(FleetEndpoints.match, request) }?.fields.keys.sorted() == ["orderIds"])
        }
    }
}
