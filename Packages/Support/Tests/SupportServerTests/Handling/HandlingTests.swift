import Core
import CoreTesting
import Foundation
import Networking
import ServerTesting
import SupportAPI
import Testing

struct HandlingTests {
    let test: SupportTestServer

    init() async throws { test = try await SupportTestServer() }

    private func update(_ input: UpdateTicket, as client: APIClient? = nil) async throws(APIError) -> Ticket {
        try await (client ?? test.dispatcher).call(SupportEndpoints.update, input)
    }

    @Test func `a ticket is closed, and opened again with a new clock, by either side`() async throws {
        let id = try await test.open().id
        for client in [test.customer, test.dispatcher] {
            test.server.clock.advance(by: .seconds(600))
            let closed = try await update(UpdateTicket(id: id, status: .closed), as: client)
            #expect(closed.status == .closed && closed.dueAt == nil && closed.closedAt == test.server.clock.now)
            test.server.clock.advance(by: .seconds(600))
            let opened = try await update(UpdateTicket(id: id, status: .open), as: client)
            #expect(opened.status == .open && opened.closedAt == nil && opened.dueAt == test.server.clock.now.addingTimeInterval(2 * 3600))
        }
        let notices = try await test.messages(of: id, as: test.customer)
        #expect(notices.map(\.notice) == [.closed, .reopened, .closed, .reopened])
        #expect(notices.map(\.text) == ["Closed", "Opened again", "Closed", "Opened again"])
        #expect(notices.map(\.fromStaff) == [false, false, true, true])
    }

    @Test func `priority and category move the clock of a ticket that waits, from when it began`() async throws {
        let ticket = try await test.open()
        test.server.clock.advance(by: .seconds(600))
        #expect(try await update(UpdateTicket(id: ticket.id, priority: .urgent)).dueAt == ticket.createdAt.addingTimeInterval(1800))
        #expect(try await update(UpdateTicket(id: ticket.id, category: .account)).dueAt == ticket.createdAt.addingTimeInterval(6 * 3600))
        #expect(try await test.messages(of: ticket.id, as: test.dispatcher).map(\.text) == ["Priority: urgent", "Category: account"])
        try await test.write("Hi", to: ticket.id, as: test.dispatcher)
        #expect(try await update(UpdateTicket(id: ticket.id, priority: .low)).dueAt == nil)
    }

    @Test func `requesters change neither priority nor category`() async throws {
        let id = try await test.open().id
        for input in [UpdateTicket(id: id, priority: .urgent), UpdateTicket(id: id, status: .closed, category: .safety)] {
            let error = await failure { () async throws(APIError) in try await update(input, as: test.customer) }
            #expect(error?.status == 403)
        }
        #expect(try await test.ticket(id).version == 1)
    }

    @Test func `what changes nothing leaves version and thread alone`() async throws {
        let ticket = try await test.open()
        #expect(try await update(UpdateTicket(id: ticket.id, status: .open, priority: .normal, category: .delivery)) == ticket)
        #expect(try await test.messages(of: ticket.id, as: test.dispatcher).isEmpty)
    }

    @Test func `a change for another version is refused, and so is waiting without a reply`() async throws {
        let id = try await test.open().id
        #expect(try await update(UpdateTicket(id: id, priority: .high, version: 1)).version == 2)
        let stale = await failure { () async throws(APIError) in try await update(UpdateTicket(id: id, priority: .low, version: 1)) }
        #expect(stale?.status == 409 && stale?.code == "stale_version")
        let pending = await failure { () async throws(APIError) in try await update(UpdateTicket(id: id, status: .pending)) }
        #expect(pending?.status == 422 && pending.map { Array($0.fields.keys) } == ["status"])
    }

    @Test func `tickets are given to staff, and to nobody`() async throws {
        let id = try await test.open().id
        let assigned = try await test.dispatcher.call(SupportEndpoints.assign, AssignTicket(id: id, assigneeID: 12))
        #expect(assigned.assignee == TicketPerson(id: 12, name: "Ada Admin", role: .dispatcher))
        #expect(try await test.dispatcher.call(SupportEndpoints.assign, AssignTicket(id: id, assigneeID: nil)).assignee == nil)
        #expect(try await test.messages(of: id, as: test.dispatcher).map(\.text) == ["Assigned to Ada Admin", "Assigned to nobody"])
        for person in [7, 9, 99] {
            let error = await failure { () async throws(APIError) in
                try await test.dispatcher.call(SupportEndpoints.assign, AssignTicket(id: id, assigneeID: person))
            }
            #expect(error?.status == 422)
        }
        let missing = await failure { () async throws(APIError) in
            try await test.dispatcher.call(SupportEndpoints.assign, AssignTicket(id: 999, assigneeID: 10))
        }
        #expect(missing?.status == 404)
    }

    @Test func `the requester of a closed ticket says how satisfied they are`() async throws {
        let id = try await test.open().id
        let early = await failure { () async throws(APIError) in try await test.customer.call(SupportEndpoints.rate, RateTicket(id: id, rating: 5)) }
        #expect(early?.status == 409 && early?.code == "ticket_not_closed")
        _ = try await update(UpdateTicket(id: id, status: .closed))
        for rating in [0, 6] {
            let error = await failure { () async throws(APIError) in try await test.customer.call(SupportEndpoints.rate, RateTicket(id: id, rating: rating)) }
            #expect(error?.status == 422)
        }
        let rated = try await test.customer.call(SupportEndpoints.rate, RateTicket(id: id, rating: 4, comment: " Quick "))
        #expect(rated.rating == 4 && rated.ratingComment == "Quick" && rated.status == .closed)
        let staff = await failure { () async throws(APIError) in try await test.dispatcher.call(SupportEndpoints.rate, RateTicket(id: id, rating: 5)) }
        #expect(staff?.status == 403)
    }

    @Test func `changes are announced to the requester and to staff`() async throws {
        let id = try await test.open().id
        for topic in [SupportTopics.tickets(of: 7), SupportTopics.desk] {
            let kinds = try await test.changes(of: topic) {
                try await test.write("Hi", to: id, as: test.dispatcher)
                _ = try await update(UpdateTicket(id: id, status: .closed))
                _ = try await update(UpdateTicket(id: id, status: .open))
            }
            #expect(kinds == ["support.replied", "support.changed", "support.changed"])
        }
    }
}
