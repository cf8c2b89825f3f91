import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import ServerCore
import ServerTesting
import SupportAPI
import Testing

struct OpeningTests {
    let test: SupportTestServer

    init() async throws { test = try await SupportTestServer() }

    @Test func `the smallest request opens a ticket whose reply is due in a day`() async throws {
        let body = #"{ "subject": "Delivery delay", "description": "..." }"#
        let response = await test.server.send(.post, "/api/v1/support/tickets", body: body, as: .customer(7))
        #expect(response.status.code == 201)
        let ticket = try #require(try WireJSON.decoder().decode(Envelope<Ticket>.self, from: response.body).data)
        #expect(ticket.subject == "Delivery delay" && ticket.description == "..." && ticket.category == .other && ticket.priority == .normal)
        #expect(ticket.status == .open && ticket.orderID == nil && ticket.requester.id == 7 && ticket.assignee == nil && ticket.version == 1)
        #expect(ticket.dueAt == test.server.clock.now.addingTimeInterval(24 * 3600))
    }

    @Test(arguments: [(TicketCategory.safety, TicketPriority.urgent, 0.5), (.driving, .high, 1), (.damage, .high, 4), (.delivery, .normal, 2)])
    func `the category sets the priority and the clock`(category: TicketCategory, priority: TicketPriority, hours: Double) async throws {
        let ticket = try await test.open(category: category)
        #expect(ticket.priority == priority)
        #expect(ticket.dueAt == test.server.clock.now.addingTimeInterval(hours * 3600))
    }

    @Test func `a ticket names an order of the person's own, as customer or driver`() async throws {
        #expect(try await test.open(order: 12).orderID == 12)
        #expect(try await test.open(order: 12, as: test.driver).requester.role == .driver)
        for (client, order) in [(test.stranger, 12), (test.customer, 13)] {
            let error = await failure { () async throws(APIError) in
                try await client.call(SupportEndpoints.create, CreateTicket(subject: "a", description: "b", orderID: order))
            }
            #expect(error?.status == 422 && error?.fields.keys.contains("orderId") == true)
        }
    }

    @Test(arguments: [("", "x", "subject"), ("x", " \n", "description"), (String(repeating: "a", count: 201), "x", "subject")])
    func `subject and description are needed, and bounded`(subject: String, description: String, field: String) async {
        let error = await failure { () async throws(APIError) in
            try await test.customer.call(SupportEndpoints.create, CreateTicket(subject: subject, description: description))
        }
        #expect(error?.status == 422 && error.map { Array($0.fields.keys) } == [field])
    }

    @Test func `a repeated attempt opens one ticket, and another one under its key is refused`() async throws {
        let request = CreateTicket(subject: "Delivery delay", description: "...")
        let first = try await test.customer.call(SupportEndpoints.create, request, idempotencyKey: "k1")
        #expect(try await test.customer.call(SupportEndpoints.create, request, idempotencyKey: "k1") == first)
        let other = await failure { () async throws(APIError) in
            try await test.customer.call(SupportEndpoints.create, CreateTicket(subject: "Other", description: "..."), idempotencyKey: "k1")
        }
        #expect(other?.status == 409)
        #expect(try await test.customer.call(SupportEndpoints.tickets, TicketListRequest(page: 1)).total == 1)
    }

    @Test func `a new ticket is announced to its requester and to staff`() async throws {
        #expect(try await test.changes(of: SupportTopics.tickets(of: 7)) { try await test.open() } == ["support.opened"])
        #expect(try await test.changes(of: SupportTopics.desk) { try await test.open() } == ["support.opened"])
        #expect(try await test.changes(of: SupportTopics.tickets(of: 8)) { try await test.open() }.isEmpty)
    }
}
