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

struct IncidentTests {
    let test: SupportTestServer

    init() async throws { test = try await SupportTestServer() }

    private func move(_ order: Int = 12, from: Stage, to: Stage, sequence: Int) async throws {
        let moved = OrderMoved(
            order: order, customer: 7, driver: 9, from: from, to: to, sequence: sequence, role: .driver, bags: 2, area: "Irvine", pickupMode: .asap,
            occurredAt: test.server.clock.now)
        try await publish(OrdersEvents.moved, moved, aggregate: OrdersEvents.aggregate, id: order)
    }

    private func find(_ state: Incident.State, order: Int? = 12) async throws {
        let found = PaymentIncident(incident: 4, payment: 3, order: order, kind: "captured", state: state, occurredAt: test.server.clock.now)
        try await publish(PaymentsEvents.incident, found, aggregate: PaymentsEvents.aggregate, id: 3)
    }

    private func publish<Payload: Codable & Sendable>(_ type: EventType<Payload>, _ payload: Payload, aggregate: String, id: Int) async throws {
        let events = try test.server.application.container.resolve(EventLog.self)
        try await test.server.database.write { try events.append(type, payload, aggregate: aggregate, id: id, topics: [], in: $0) }
        await test.server.deliverEvents()
    }

    private func queue(_ status: TicketStatus? = nil) async throws -> [Ticket] {
        try await test.dispatcher.call(SupportEndpoints.tickets, TicketListRequest(status: status)).items
    }

    @Test(arguments: [
        (Stage.arrivedPickup, Stage.pickupFailed, TicketIncident.pickupFailed), (.arrivedDropoff, .deliveryFailed, .deliveryFailed),
    ])
    func `a visit that failed is a ticket for staff, and nobody else's`(from: Stage, to: Stage, incident: TicketIncident) async throws {
        try await move(from: from, to: to, sequence: 5)
        let ticket = try #require(try await queue(.open).first)
        #expect(ticket.incident == incident && ticket.category == .delivery && ticket.priority == .high && ticket.orderID == 12)
        #expect(ticket.requester.id == 0 && ticket.dueAt == test.server.clock.now.addingTimeInterval(3_600))
        for client in [test.customer, test.driver] {
            #expect(try await client.call(SupportEndpoints.tickets, TicketListRequest()).items.isEmpty)
            let error = await failure { () async throws(APIError) in try await client.call(SupportEndpoints.detail, IDInput(id: ticket.id)) }
            #expect(error?.status == 404)
        }
    }

    @Test func `each incident is one ticket, however often its event comes`() async throws {
        try await move(from: .arrivedPickup, to: .pickupFailed, sequence: 5)
        try await find(.open)
        for subscriber in ["support.visits", "support.payments", "support.visits"] {
            _ = try await test.server.application.replayEvents(to: subscriber, from: 0)
            await test.server.deliverEvents()
        }
        #expect(try await queue().count == 2)
        // Another try that fails is another incident.
        try await move(from: .arrivedPickup, to: .pickupFailed, sequence: 9)
        #expect(try await queue().count == 3)
    }

    @Test func `it is closed once the order goes on, and stays closed when the event comes again`() async throws {
        try await move(from: .arrivedPickup, to: .pickupFailed, sequence: 5)
        try await move(13, from: .arrivedPickup, to: .pickupFailed, sequence: 5)
        let id = try #require(try await queue(.open).first { $0.orderID == 12 }?.id)
        try await move(from: .pickupFailed, to: .pickupAssigned, sequence: 6)
        #expect(try await test.ticket(id).status == .closed)
        #expect(try await test.messages(of: id, as: test.dispatcher).map(\.notice) == [.settled])
        #expect(try await queue(.open).map(\.orderID) == [13])
        _ = try await test.server.application.replayEvents(to: "support.visits", from: 0)
        await test.server.deliverEvents()
        #expect(try await test.messages(of: id, as: test.dispatcher).count == 1)
    }

    @Test func `a delivery that failed stays a ticket while the laundry comes back, until it is brought again`() async throws {
        try await move(from: .arrivedDropoff, to: .deliveryFailed, sequence: 5)
        try await move(from: .deliveryFailed, to: .returning, sequence: 6)
        #expect(try await queue(.open).count == 1)
        try await move(from: .ready, to: .deliveryAssigned, sequence: 8)
        #expect(try await queue(.open).isEmpty)
    }

    @Test func `bags that nobody took are a ticket until the customer has them`() async throws {
        for status in [BagReturn.Status.arrived, .failed] {
            try await publish(
                OrdersEvents.bagsMoved, BagsMoved(order: 12, customer: 7, driver: 9, status: status, occurredAt: test.server.clock.now),
                aggregate: OrdersEvents.aggregate, id: 12)
        }
        #expect(try await queue(.open).map(\.incident) == [.returnFailed])
        try await publish(
            OrdersEvents.bagsMoved, BagsMoved(order: 12, customer: 7, driver: 9, status: .returned, occurredAt: test.server.clock.now),
            aggregate: OrdersEvents.aggregate, id: 12)
        #expect(try await queue(.open).isEmpty)
    }

    @Test(arguments: [12, nil])
    func `a difference in the books is a ticket until it is gone`(order: Int?) async throws {
        try await find(.open, order: order)
        let ticket = try #require(try await queue(.open).first)
        #expect(ticket.incident == .payment && ticket.category == .payment && ticket.orderID == order && ticket.subject.contains("3"))
        try await find(.resolved, order: order)
        #expect(try await test.ticket(ticket.id).status == .closed)
    }

    @Test func `what staff write there is a note, and nobody follows it but staff`() async throws {
        try await move(from: .arrivedPickup, to: .pickupFailed, sequence: 5)
        let id = try #require(try await queue().first?.id)
        let changes = try await test.changes(of: SupportTopics.tickets(of: 0)) {
            #expect(try await test.write("Called them", to: id, as: test.dispatcher).isInternal)
            _ = try await test.dispatcher.call(SupportEndpoints.update, UpdateTicket(id: id, status: .closed))
        }
        #expect(changes.isEmpty)
    }

    @Test func `it is read and found in each language`() async throws {
        try await move(from: .arrivedPickup, to: .pickupFailed, sequence: 5)
        for (language, subject) in [("es", "Falló la recogida del pedido 12"), ("pl", "Odbiór zamówienia 12 nie udał się")] {
            let response = await test.server.send(.get, "/api/v1/support/tickets", as: .dispatcher(10), headerFields: [.acceptLanguage: language])
            #expect(String(decoding: response.body, as: UTF8.self).contains(subject))
        }
        for word in ["pickup", "recogida", "odbior"] {
            #expect(try await test.dispatcher.call(SupportEndpoints.tickets, TicketListRequest(search: word)).items.count == 1, "\(word)")
        }
    }
}
