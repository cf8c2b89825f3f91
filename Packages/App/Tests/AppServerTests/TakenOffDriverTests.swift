import AuthAPI
import AuthServer
import Core
import CoreTesting
import FleetAPI
import Networking
import OrdersAPI
import ServerCore
import Testing

@testable import AppServer

/// A driver who is taken off the road in the middle of a trip, in the whole product with automatic matching.
@Suite(.timeLimit(.minutes(5)))
struct TakenOffDriverTests {
    private let server: ComposedServer
    private let customer: APIClient
    private let dispatcher: APIClient

    init() async throws {
        server = try await makeProduct(["FLAG_MATCHING_ROUNDS": "YES"])
        (customer, dispatcher) = (try await server.client(as: "customer"), try await server.client(as: "dispatcher"))
    }

    private func matchRound() async throws {
        // A job is opened by the event of its order, which that of its former driver's rights causes.
        for _ in 1...2 { await server.application.deliverEvents() }
        let jobs = try server.application.plugins.flatMap { try $0.jobs(server.application.container) }
        try await #require(jobs.first { $0.name == "orders are matched with drivers" }).run()
        await server.application.deliverEvents()
    }

    private func order() async throws -> Int {
        try await customer.call(OrdersEndpoints.create, CreateOrder(QuoteRequest(bags: 2, pickupMode: .asap, address: .sample))).id
    }

    private func goOnline(_ driver: APIClient) async throws {
        _ = try await driver.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: true))
    }

    private func cards() async throws -> [Int: BoardCard] {
        let cards = try await dispatcher.call(FleetEndpoints.board, BoardRequest()).cards
        return Dictionary(cards.map { ($0.orderID, $0) }) { first, _ in first }
    }

    @Test func `another driver gets what isn't aboard, and the board says who has the rest and what nobody can take`() async throws {
        let (dan, eva) = (try await server.client(as: "driver"), try await server.client(as: "driver2"))
        try await goOnline(dan)
        let door = Address.sample.coordinate
        _ = try await dan.call(
            FleetEndpoints.location,
            PositionReport(positions: [Position(latitude: door.latitude, longitude: door.longitude, time: SystemClock().now)]))
        let orders = [try await order(), try await order()]
        try await matchRound()
        let offer = try #require(try await dan.call(FleetEndpoints.jobs, PageRequest()).items.first)
        _ = try await dan.call(FleetEndpoints.respond, OfferResponse(jobID: offer.id, accepted: true))
        try await matchRound()
        let trip = try #require(try await dan.call(FleetEndpoints.jobs, PageRequest()).items.first)
        #expect(Set(trip.stops.map(\.orderID)) == Set(orders))
        let first = try #require(trip.currentStop)
        for status in [StopStatus.enRoute, .arrived, .done] {
            _ = try await dan.call(FleetEndpoints.updateStop, StopUpdate(id: first.id, status: status, bags: status == .done ? 2 : nil))
        }
        let (aboard, waiting) = (first.orderID, try #require(orders.first { $0 != first.orderID }))

        let driver = try await dan.call(AuthEndpoints.me).id
        try await server.application.container.resolve(AccountCommands.self).setRoles([.customer], of: "driver@tumble.example")
        try await matchRound()
        var cards = try await cards()
        #expect(cards[aboard]?.driverID == driver && cards[aboard]?.stage == Stage.pickedUp.rawValue)
        #expect(cards[waiting]?.driverID == nil)
        #expect(cards[waiting]?.reasons.first?.code == .nobodyOnline)

        try await goOnline(eva)
        try await matchRound()
        let next = try #require(try await eva.call(FleetEndpoints.jobs, PageRequest()).items.first)
        #expect(next.orderID == waiting)
        _ = try await eva.call(FleetEndpoints.respond, OfferResponse(jobID: next.id, accepted: true))
        await server.application.deliverEvents()
        cards = try await self.cards()
        let other = try await eva.call(AuthEndpoints.me).id
        #expect(cards[waiting]?.driverID == other && cards[aboard]?.driverID == driver)
    }
}
