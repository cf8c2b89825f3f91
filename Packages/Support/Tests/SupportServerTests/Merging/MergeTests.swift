import Core
import CoreTesting
import Foundation
import Networking
import ServerTesting
import SupportAPI
import Testing

struct MergeTests {
    let test: SupportTestServer

    init() async throws { test = try await SupportTestServer() }

    @discardableResult
    private func merge(_ ticket: Int, into other: Int, as client: APIClient? = nil) async throws(APIError) -> Ticket {
        try await (client ?? test.dispatcher).call(SupportEndpoints.merge, MergeTicket(id: ticket, into: other))
    }

    @Test func `messages, notes and files move to the other ticket, and this one leads there`() async throws {
        let photo = try await test.attach(as: test.customer).id
        let ticket = try await test.customer.call(
            SupportEndpoints.create, CreateTicket(subject: "Torn shirt", description: "Look at the sleeve.", attachmentIDs: [photo])
        ).id
        let other = try await test.open().id
        let file = try await test.attach(.document, named: "a.pdf", type: "application/pdf", as: test.customer).id
        try await test.write("Here", files: [file], to: ticket, as: test.customer)
        try await test.write("Again?", to: ticket, as: test.dispatcher, isInternal: true)
        let merged = try await merge(ticket, into: other)
        #expect(merged.id == other && merged.mergedInto == nil)
        let messages = try await test.messages(of: other, as: test.dispatcher)
        #expect(messages.map(\.text).prefix(2) == ["Here", "Again?"] && messages.map(\.notice) == [nil, nil, .merged, nil])
        #expect(messages.last?.text == "Torn shirt\nLook at the sleeve." && messages.last?.sender.id == 7 && messages.last?.fromStaff == false)
        #expect(messages.map { $0.attachments.map(\.id) } == [[file], [], [], [photo]])
        #expect(try await test.messages(of: other, as: test.customer).map(\.isInternal) == [false, false, false])
        #expect(try await !test.customer.download(SupportEndpoints.attachment, IDInput(id: photo)).isEmpty)
        let left = try await test.ticket(ticket, as: test.customer)
        #expect(left.status == .closed && left.mergedInto == other)
        #expect(try await test.messages(of: ticket, as: test.customer).map(\.notice) == [.mergedInto])
        // The other ticket is found by the words of both.
        let found = try await test.customer.call(SupportEndpoints.tickets, TicketListRequest(search: "sleeve")).items
        #expect(found.contains { $0.id == other })
    }

    @Test func `a second merge, a cycle and one with itself are refused, and those that led to a ticket lead on`() async throws {
        let (first, second, third) = (try await test.open().id, try await test.open().id, try await test.open().id)
        try await merge(first, into: second)
        #expect(await failure { () async throws(APIError) in try await merge(first, into: third) }?.code == "ticket_merged")
        #expect(await failure { () async throws(APIError) in try await merge(second, into: first) }?.code == "ticket_merged")
        #expect(await failure { () async throws(APIError) in try await merge(third, into: first) }?.code == "ticket_merged")
        #expect(await failure { () async throws(APIError) in try await merge(third, into: third) }?.fields["into"] != nil)
        #expect(await failure { () async throws(APIError) in try await merge(third, into: 999) }?.fields["into"] != nil)
        try await merge(second, into: third)
        for ticket in [first, second] { #expect(try await test.ticket(ticket).mergedInto == third) }
    }

    @Test func `tickets of two people aren't merged, and only staff merge`() async throws {
        let (own, others) = (try await test.open().id, try await test.open(as: test.stranger).id)
        let second = try await test.open().id
        #expect(await failure { () async throws(APIError) in try await merge(own, into: others) }?.fields["into"] != nil)
        for client in [test.customer, test.stranger, test.driver] {
            #expect(await failure { () async throws(APIError) in try await merge(own, into: second, as: client) }?.status == 403)
        }
        #expect(await failure { () async throws(APIError) in try await merge(999, into: own) }?.status == 404)
    }

    @Test func `the other ticket owes the reply that this one owed`() async throws {
        let ticket = try await test.open()
        test.server.clock.advance(by: .seconds(600))
        let other = try await test.open().id
        try await test.write("On it.", to: other, as: test.dispatcher)
        #expect(try await test.ticket(other).status == .pending)
        let merged = try await merge(ticket.id, into: other)
        #expect(merged.status == .open && merged.dueAt == ticket.dueAt)
        // One that waits for nothing changes nothing.
        let answered = try await test.open().id
        try await test.write("Done?", to: answered, as: test.dispatcher)
        #expect(try await merge(answered, into: other).dueAt == ticket.dueAt)
    }

    @Test func `nothing but reading is left of a merged ticket`() async throws {
        let (ticket, other) = (try await test.open().id, try await test.open().id)
        try await merge(ticket, into: other)
        let reopen = await failure { () async throws(APIError) in
            try await test.customer.call(SupportEndpoints.update, UpdateTicket(id: ticket, status: .open))
        }
        let rate = await failure { () async throws(APIError) in try await test.customer.call(SupportEndpoints.rate, RateTicket(id: ticket, rating: 1)) }
        let assign = await failure { () async throws(APIError) in
            try await test.dispatcher.call(SupportEndpoints.assign, AssignTicket(id: ticket, assigneeID: 11))
        }
        #expect([reopen, rate, assign].allSatisfy { $0?.status == 409 && $0?.code == "ticket_merged" })
    }

    @Test func `what is written while tickets are merged goes where the messages go`() async throws {
        let (ticket, other) = (try await test.open().id, try await test.open().id)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<10 {
                group.addTask { try await test.write("c\(number)", to: ticket, as: test.customer) }
                group.addTask { try await test.write("n\(number)", to: ticket, as: test.dispatcher, isInternal: true) }
            }
            group.addTask { try await merge(ticket, into: other) }
            try await group.waitForAll()
        }
        let texts = try await test.messages(of: other, as: test.dispatcher).map(\.text)
        for number in 0..<10 { #expect(texts.filter { $0 == "c\(number)" || $0 == "n\(number)" }.count == 2) }
        #expect(try await test.messages(of: ticket, as: test.dispatcher).map(\.notice) == [.mergedInto])
        // Also afterwards.
        #expect(try await test.write("Late", to: ticket, as: test.customer).ticketID == other)
        #expect(try await test.ticket(ticket).status == .closed)
    }
}
