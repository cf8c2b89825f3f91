import Core
import CoreTesting
import Foundation
import Networking
import ServerTesting
import SupportAPI
import Testing

struct ReplyingTests {
    let test: SupportTestServer

    init() async throws { test = try await SupportTestServer() }

    @Test func `a reply stops the clock and takes the ticket on; the answer to it starts the clock anew`() async throws {
        let id = try await test.open().id
        test.server.clock.advance(by: .seconds(600))
        let sent = try await test.write("  We're on it. ", to: id, as: test.dispatcher)
        #expect(sent.text == "We're on it." && sent.fromStaff && !sent.isInternal && sent.sender.id == 10 && sent.notice == nil)
        let replied = try await test.ticket(id)
        #expect(replied.status == .pending && replied.dueAt == nil && replied.assignee?.id == 10 && replied.updatedAt == test.server.clock.now)
        test.server.clock.advance(by: .seconds(600))
        #expect(try await test.write("Thanks, but no.", to: id, as: test.customer).fromStaff == false)
        let answered = try await test.ticket(id)
        #expect(answered.status == .open && answered.dueAt == test.server.clock.now.addingTimeInterval(2 * 3600) && answered.assignee?.id == 10)
    }

    @Test func `further messages of the requester don't give us more time`() async throws {
        let ticket = try await test.open()
        test.server.clock.advance(by: .seconds(600))
        try await test.write("Hello?", to: ticket.id, as: test.customer)
        #expect(try await test.ticket(ticket.id).dueAt == ticket.dueAt)
    }

    @Test func `the second to reply doesn't take the ticket away`() async throws {
        let id = try await test.open().id
        try await test.write("On it.", to: id, as: test.dispatcher)
        try await test.write("Done.", to: id, as: test.admin)
        #expect(try await test.ticket(id).assignee?.id == 10)
    }

    @Test func `a message to a closed ticket opens it again`() async throws {
        let id = try await test.open().id
        _ = try await test.customer.call(SupportEndpoints.update, UpdateTicket(id: id, status: .closed))
        try await test.write("One more thing", to: id, as: test.customer)
        let ticket = try await test.ticket(id)
        #expect(ticket.status == .open && ticket.closedAt == nil && ticket.dueAt != nil)
    }

    @Test func `an internal note is for staff alone and leaves no trace for the requester`() async throws {
        let before = try await test.open()
        let id = before.id
        test.server.clock.advance(by: .seconds(600))
        let changes = try await test.changes(of: SupportTopics.tickets(of: 7)) {
            try await test.write("Complains every week", to: id, as: test.dispatcher, isInternal: true)
        }
        #expect(changes.isEmpty)
        let noted = try await test.changes(of: SupportTopics.desk) { try await test.write("Again", to: id, as: test.dispatcher, isInternal: true) }
        #expect(noted == ["support.noted"])
        _ = try await test.dispatcher.call(SupportEndpoints.assign, AssignTicket(id: id, assigneeID: 11))
        _ = try await test.dispatcher.call(SupportEndpoints.update, UpdateTicket(id: id, priority: .high))
        try await test.write("Hello", to: id, as: test.dispatcher)
        #expect(try await test.messages(of: id, as: test.customer).map(\.text) == ["Hello"])
        let newer = try await test.customer.call(SupportEndpoints.messages, TicketMessageListRequest(id: id, after: 0))
        let older = try await test.customer.call(SupportEndpoints.messages, TicketMessageListRequest(id: id, before: .max >> 11))
        #expect(newer.items.map(\.text) == ["Hello"] && older.items.map(\.text) == ["Hello"])
        let staff = try await test.messages(of: id, as: test.admin)
        #expect(staff.map(\.isInternal) == [true, true, true, true, false])
        #expect(staff.map(\.notice) == [nil, nil, .assigned, .prioritized, nil])
    }

    @Test func `a note doesn't stop the clock`() async throws {
        let before = try await test.open()
        test.server.clock.advance(by: .seconds(600))
        try await test.write("Looking", to: before.id, as: test.dispatcher, isInternal: true)
        #expect(try await test.ticket(before.id) == before)
    }

    @Test func `requesters can't write internal notes`() async throws {
        let id = try await test.open().id
        let error = await failure { () async throws(APIError) in
            try await test.customer.call(SupportEndpoints.send, SendTicketMessage(id: id, text: "x", isInternal: true))
        }
        #expect(error?.status == 403)
        #expect(try await test.messages(of: id, as: test.dispatcher).isEmpty)
    }

    @Test(arguments: ["", " \n", String(repeating: "a", count: 4_001)])
    func `a text has one to four thousand characters`(text: String) async throws {
        let id = try await test.open().id
        let error = await failure { () async throws(APIError) in
            try await test.customer.call(SupportEndpoints.send, SendTicketMessage(id: id, text: text))
        }
        #expect(error?.status == 422 && error.map { Array($0.fields.keys) } == ["text"])
    }

    @Test func `a repeated attempt is one message, also many times at once`() async throws {
        let id = try await test.open().id
        let ids = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    try await test.customer.call(SupportEndpoints.send, SendTicketMessage(id: id, text: "Hello"), idempotencyKey: "k1").id
                }
            }
            return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(ids.count == 1)
        #expect(try await test.messages(of: id, as: test.customer).count == 1)
    }

    @Test func `messages are read in parts, each once`() async throws {
        let id = try await test.open().id
        for number in 1...5 { try await test.write("\(number)", to: id, as: number.isMultiple(of: 2) ? test.dispatcher : test.customer) }
        let newest = try await test.customer.call(SupportEndpoints.messages, TicketMessageListRequest(id: id, limit: 2))
        #expect(newest.items.map(\.text) == ["4", "5"] && newest.hasMore)
        let older = try await test.customer.call(SupportEndpoints.messages, TicketMessageListRequest(id: id, before: newest.items[0].id, limit: 3))
        #expect(older.items.map(\.text) == ["1", "2", "3"] && !older.hasMore)
        let newer = try await test.customer.call(SupportEndpoints.messages, TicketMessageListRequest(id: id, after: older.items[0].id, limit: 3))
        #expect(newer.items.map(\.text) == ["2", "3", "4"] && newer.hasMore)
    }
}
