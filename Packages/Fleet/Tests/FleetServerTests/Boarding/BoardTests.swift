import Core
import CoreTesting
import FleetAPI
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import FleetServer

@Suite(.timeLimit(.minutes(1)))
struct BoardTests {
    @Test func `a card shows where its order is, from the placing to the door`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        let start = server.server.clock.now
        var page = BoardPage()
        let order = try await server.acceptedOrder(bags: 3)
        try await page.ask(server.dispatch)
        let card = try #require(page.cards[order])
        #expect(card.lane == .unassigned && card.stage == "accepted" && card.kind == .pickup && card.jobID != nil && card.driverID == nil)
        #expect(card.bags == 3 && card.area == "Irvine" && card.customerID == 7 && card.latitude == Address.sample.coordinate.latitude)
        #expect(card.dueAt == start.addingTimeInterval(3600) && card.since == start)

        func step(_ lane: BoardLane?, _ stage: Stage, _ isTheirs: Bool) async throws {
            await server.server.deliverEvents()
            try await page.ask(server.dispatch)
            let card = page.cards[order]
            #expect(card?.lane == lane && (lane == nil || card?.stage == stage.rawValue), "\(stage)")
            #expect(card?.driverID == (isTheirs ? 1 : nil) && card?.driverName == (isTheirs ? "Driver 1" : nil), "\(stage)")
        }
        server.server.clock.advance(by: .seconds(10))
        var job = try await driver.acceptFirst()
        try await step(.assigned, .pickupAssigned, true)
        #expect(page.cards[order]?.since == start.addingTimeInterval(10))
        job = try await driver.step(job, .enRoute)
        try await step(.underWay, .enRoutePickup, true)
        job = try await driver.step(job, .arrived)
        job = try await driver.step(job, .done, bags: 3)
        try await step(.underWay, .pickedUp, true)
        #expect(page.cards[order]?.dueAt == nil)
        _ = try await driver.step(job, .done)
        try await step(.atPlant, .atFacility, false)
        try await server.move(order, .ready)
        try await step(.unassigned, .ready, false)
        job = try await driver.acceptFirst()
        try await step(.assigned, .deliveryAssigned, true)
        job = try await driver.step(job, .enRoute)
        try await step(.underWay, .deliveryAssigned, true)
        job = try await driver.step(job, .done)
        job = try await driver.step(job, .arrived)
        _ = try await driver.step(job, .done)
        try await step(nil, .delivered, false)
        #expect(page.cards.isEmpty && page.wholes == 1)
    }

    @Test func `failed visits wait in a column of their own, and bags of canceled orders until they are home`() async throws {
        let server = try await FleetTestServer()
        let (failed, canceled) = (try await server.acceptedOrder(), try await server.acceptedOrder())
        try await server.move(failed, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickupFailed, driver: 1)
        try await server.move(canceled, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .atFacility, .canceled, driver: 2)
        var page = BoardPage()
        try await page.ask(server.dispatch)
        #expect(page.cards[failed]?.lane == .failed && page.cards[failed]?.dueAt == nil && page.cards[failed]?.driverID == nil)
        #expect(page.cards[canceled]?.lane == .unassigned && page.cards[canceled]?.kind == .homeward)
        try await server.move(failed, .accepted)
        try await page.ask(server.dispatch)
        #expect(page.cards[failed]?.lane == .unassigned)
        try await server.move(failed, .canceled)
        let changes = try await page.ask(server.dispatch)
        #expect(changes.removed == [failed] && !changes.isComplete && changes.cards.isEmpty)
    }

    @Test func `a response holds what changed since a version, and the whole board where that isn't known`() async throws {
        let server = try await FleetTestServer()
        let (first, second) = (try await server.acceptedOrder(), try await server.acceptedOrder())
        func board(_ since: Int?) async throws -> BoardChanges { try await server.dispatch.call(FleetEndpoints.board, BoardRequest(since: since)) }
        let all = try await board(nil)
        #expect(all.isComplete && all.cards.map(\.orderID) == [first, second] && all.removed == [])
        #expect(try await board(all.version) == BoardChanges(version: all.version, isComplete: false, cards: [], removed: []))
        for since in [0, -1, all.version + 1] { #expect(try await board(since) == all) }
        try await server.move(first, .canceled)
        let change = try await board(all.version)
        #expect(!change.isComplete && change.cards == [] && change.removed == [first] && change.version > all.version)
        // What left the board is forgotten after a while.
        try await server.wait(.seconds(3601))
        let later = try await board(all.version)
        #expect(later.isComplete && later.cards.map(\.orderID) == [second] && later.removed == [])
        #expect(try await board(change.version).isComplete == false)
        #expect(try await server.count("fleet_card") == 1)
    }

    @Test func `a card says why its order waits`() async throws {
        let server = try await FleetTestServer()
        let order = try await server.acceptedOrder()
        func reasons() async throws -> [MatchReason]? {
            await server.server.deliverEvents()
            var page = BoardPage()
            try await page.ask(server.dispatch)
            return page.cards[order]?.reasons
        }
        #expect(try await reasons() == [MatchReason(.nobodyOnline)])
        let driver = try await server.onlineDriver(1)
        try await server.wait(.seconds(1))
        #expect(try await reasons() == [MatchReason(.awaitsResponse, value: 1)])
        let offer = try #require(try await driver.jobs().first)
        _ = try await driver.respond(offer.id, false)
        try await server.wait(.seconds(41))
        #expect(try await reasons() == [MatchReason(.everybodyDeclined, value: 1)])
        _ = try await server.dispatch.call(FleetEndpoints.assign, DriverAssignment(id: order, driverID: 1))
        #expect(try await reasons() == [])
    }

    @Test func `a delivery that gets another window is due by it at once`() async throws {
        let server = try await FleetTestServer()
        let order = try await server.acceptedOrder()
        try await server.move(order, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .atFacility, driver: 2)
        var page = BoardPage()
        try await page.ask(server.dispatch)
        let since = page.cards[order]?.since
        #expect(since != nil && page.cards[order]?.dueAt == nil)
        let start = server.server.clock.now.addingTimeInterval(24 * 3600)
        for window in [TimeWindow(start: start, end: start.addingTimeInterval(7200)), nil] {
            server.server.clock.advance(by: .seconds(60))
            try await server.reschedule(order, to: window)
            try await page.ask(server.dispatch)
            #expect(page.cards[order]?.dueAt == window?.end && page.cards[order]?.since == since)
            // Nor does the comparison with the orders forget it.
            try await server.wait(.zero)
            try await page.ask(server.dispatch)
            #expect(page.cards[order]?.dueAt == window?.end)
        }
    }

    @Test func `an event that comes again makes no new version`() async throws {
        let server = try await FleetTestServer()
        try await server.acceptedOrder()
        let before = try await server.dispatch.call(FleetEndpoints.board, BoardRequest())
        try await server.server.application.replayEvents(to: "fleet.orders", from: 0)
        await server.server.deliverEvents()
        #expect(try await server.dispatch.call(FleetEndpoints.board, BoardRequest()) == before)
    }

    @Test func `cards that differ from the orders are mended`() async throws {
        let server = try await FleetTestServer()
        let orders = [try await server.acceptedOrder(), try await server.acceptedOrder(), try await server.acceptedOrder()]
        try await server.move(orders[2], .canceled)
        var page = BoardPage()
        try await page.ask(server.dispatch)
        let right = page.cards
        try await server.server.database.write { transaction in
            try transaction.execute("DELETE FROM fleet_card WHERE order_id = \(orders[0])")
            try transaction.execute("UPDATE fleet_card SET stage = 'ready', lane = 'atPlant' WHERE order_id = \(orders[1])")
            try transaction.execute("UPDATE fleet_card SET removed_at = NULL WHERE order_id = \(orders[2])")
        }
        try await server.wait(.zero)
        try await page.ask(server.dispatch)
        func unversioned(_ cards: [Int: BoardCard]) -> [Int: BoardCard] {
            cards.mapValues { card in
                var card = card
                card.version = 0
                return card
            }
        }
        #expect(unversioned(page.cards) == unversioned(right))
        let version = page.version
        try await server.wait(.zero)
        #expect(try await page.ask(server.dispatch).version == version)
    }

    @Test func `only dispatchers see the board, and the log of sights says so once`() async throws {
        let server = try await FleetTestServer()
        for person in [Person.customer(7), .driver(1)] {
            let error = await failure { try await server.server.client(as: person).call(FleetEndpoints.board, BoardRequest()) }
            #expect(error?.status == 403)
        }
        for _ in 0..<20 { _ = try await server.dispatch.call(FleetEndpoints.board, BoardRequest()) }
        #expect(server.server.audit.entries.filter { $0.action == "board_read" } == [TestAuditLog.Entry(900, "board_read")])
    }
}
