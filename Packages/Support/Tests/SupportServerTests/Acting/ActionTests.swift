import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import OrdersAPI
import PaymentsAPI
import Persistence
import ServerCore
import ServerTesting
import SupportAPI
import Testing

struct ActionTests {
    let test: SupportTestServer

    init() async throws { test = try await SupportTestServer() }

    private func grant(_ cents: Int = 500, _ reason: String = "Sorry", on ticket: Int, as client: APIClient? = nil, key: String? = nil) async throws(APIError)
        -> TicketMessage
    {
        try await (client ?? test.dispatcher).call(
            SupportEndpoints.grantCredit, GrantTicketCredit(id: ticket, cents: cents, reason: reason), idempotencyKey: key)
    }

    private func refund(_ cents: Int, order: Int = 12) async throws {
        let moved = PaymentMoved(
            payment: 3, order: order, customer: 7, from: .captured, to: .partiallyRefunded, authorizedCents: 2_800, capturedCents: 2_800,
            refundedCents: cents, occurredAt: test.server.clock.now)
        let events = try test.server.application.container.resolve(EventLog.self)
        try await test.server.database.write {
            try events.append(PaymentsEvents.moved, moved, aggregate: PaymentsEvents.aggregate, id: 3, topics: [], in: $0)
        }
        await test.server.deliverEvents()
    }

    @Test func `credit is granted once for a key, with a notice that both sides read in their language`() async throws {
        let id = try await test.open().id
        let first = try await grant(1_250, " Sorry for the wait ", on: id, key: "k1")
        #expect(try await grant(1_250, " Sorry for the wait ", on: id, key: "k1") == first)
        #expect(first.notice == .credited && !first.isInternal && first.text.contains("$12.50") && first.sender.id == 10)
        #expect(try await test.credits.granted(test.server.database) == ["7 1250 Sorry for the wait"])
        #expect(try await test.messages(of: id, as: test.customer).map(\.notice) == [.credited])
        let path = "/api/v1/support/tickets/\(id)/messages"
        let polish = await test.server.send(.get, path, as: .customer(7), headerFields: [.acceptLanguage: "pl"])
        #expect(String(decoding: polish.body, as: UTF8.self).contains("Przyznano środki"))
    }

    @Test func `only staff grant credit, to customers, in measure and with a reason`() async throws {
        let (own, drivers) = (try await test.open().id, try await test.open(as: test.driver).id)
        for client in [test.customer, test.stranger, test.driver] {
            #expect(await failure { () async throws(APIError) in try await grant(on: own, as: client) }?.status == 403)
        }
        #expect(await failure { () async throws(APIError) in try await grant(on: 999) }?.status == 404)
        #expect(await failure { () async throws(APIError) in try await grant(on: drivers) }?.code == "credit_unavailable")
        for cents in [0, -1, 50_001] {
            #expect(await failure { () async throws(APIError) in try await grant(cents, on: own) }?.fields["cents"] != nil)
        }
        #expect(await failure { () async throws(APIError) in try await grant(500, " ", on: own) }?.fields["reason"] != nil)
        #expect(try await test.credits.granted(test.server.database).isEmpty)
        for ticket in [own, drivers] { #expect(try await test.messages(of: ticket, as: test.dispatcher).isEmpty) }
    }

    @Test func `a refund is noted on each open ticket of the order, once however often its event comes`() async throws {
        let (open, closed, other) = (try await test.open(order: 12).id, try await test.open(order: 12).id, try await test.open().id)
        _ = try await test.customer.call(SupportEndpoints.update, UpdateTicket(id: closed, status: .closed))
        try await refund(500)
        try await refund(800)
        _ = try await test.server.application.replayEvents(to: "support.refunds", from: 0)
        await test.server.deliverEvents()
        let notices = try await test.messages(of: open, as: test.customer)
        #expect(notices.map(\.notice) == [.refunded, .refunded] && notices.map(\.sender.id) == [0, 0])
        #expect(notices.first?.text.contains("$5.00") == true && notices.last?.text.contains("$8.00") == true)
        #expect(try await test.messages(of: closed, as: test.customer).map(\.notice) == [.closed])
        #expect(try await test.messages(of: other, as: test.customer).isEmpty)
    }

    @Test func `another visit is noted on the order's tickets`() async throws {
        let id = try await test.open(order: 12).id
        let events = try test.server.application.container.resolve(EventLog.self)
        for (from, to, sequence) in [(Stage.arrivedPickup, Stage.pickupFailed, 5), (.pickupFailed, .accepted, 6), (.accepted, .pickupAssigned, 7)] {
            let moved = OrderMoved(
                order: 12, customer: 7, driver: 9, from: from, to: to, sequence: sequence, role: .dispatcher, bags: 2, area: "Irvine", pickupMode: .asap,
                occurredAt: test.server.clock.now)
            try await test.server.database.write {
                try events.append(OrdersEvents.moved, moved, aggregate: OrdersEvents.aggregate, id: 12, topics: [], in: $0)
            }
        }
        await test.server.deliverEvents()
        #expect(try await test.messages(of: id, as: test.customer).map(\.notice) == [.rescheduled])
        #expect(try await test.ticket(id).status == .open)
    }
}
