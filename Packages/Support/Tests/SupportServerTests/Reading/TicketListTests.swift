import Core
import CoreTesting
import Foundation
import Networking
import Persistence
import ServerTesting
import SupportAPI
import Testing

@testable import SupportServer

struct TicketListTests {
    let test: SupportTestServer

    init() async throws { test = try await SupportTestServer() }

    private func list(_ request: TicketListRequest = TicketListRequest(), as client: APIClient? = nil) async throws -> TicketPage {
        try await (client ?? test.dispatcher).call(SupportEndpoints.tickets, request)
    }

    /// Reads a list to its end in parts, each ticket once.
    private func all(_ request: TicketListRequest) async throws -> [Int] {
        var (ids, request) = ([Int](), request)
        repeat {
            let page = try await list(request)
            ids += page.items.map(\.id)
            request.after = page.next
        } while request.after != nil
        return ids
    }

    @Test func `people see their own tickets, newest first, and staff everybody's`() async throws {
        let first = try await test.open("First").id
        let other = try await test.open("Other", as: test.stranger).id
        let second = try await test.open("Second").id
        #expect(try await list(as: test.customer).items.map(\.id) == [second, first])
        #expect(try await list(as: test.stranger).items.map(\.id) == [other])
        #expect(try await list(as: test.driver).items.isEmpty)
        #expect(try await list().items.map(\.id) == [second, other, first])
        #expect(try await list(as: test.admin).items.count == 3)
        #expect(try await list(TicketListRequest(own: true)).items.isEmpty)
    }

    @Test func `the queue begins with what is due first, and is read in parts`() async throws {
        let slow = try await test.open(category: .other).id
        let urgent = try await test.open(category: .safety).id
        let usual = try await test.open(category: .delivery).id
        let same = try await test.open(category: .delivery).id
        #expect(try await list(TicketListRequest(status: .open)).items.map(\.id) == [urgent, usual, same, slow])
        for limit in 1...4 {
            #expect(try await all(TicketListRequest(status: .open, limit: limit)) == [urgent, usual, same, slow])
            #expect(try await all(TicketListRequest(limit: limit)) == [same, usual, urgent, slow])
        }
    }

    @Test func `closed tickets come latest first`() async throws {
        let ids = [try await test.open().id, try await test.open().id]
        for id in ids {
            test.server.clock.advance(by: .seconds(60))
            _ = try await test.dispatcher.call(SupportEndpoints.update, UpdateTicket(id: id, status: .closed))
        }
        #expect(try await all(TicketListRequest(status: .closed, limit: 1)) == ids.reversed())
    }

    @Test func `filters narrow the queue`() async throws {
        let damage = try await test.open("Torn shirt", category: .damage, order: 12).id
        let late = try await test.open("100% late_").id
        _ = try await test.dispatcher.call(SupportEndpoints.assign, AssignTicket(id: late, assigneeID: 11))
        let expected: [(TicketListRequest, [Int])] = [
            (TicketListRequest(category: .damage), [damage]), (TicketListRequest(priority: .high), [damage]), (TicketListRequest(orderID: 12), [damage]),
            (TicketListRequest(assigneeID: 11), [late]), (TicketListRequest(assigneeID: 0), [damage]), (TicketListRequest(search: "SHIRT"), [damage]),
            (TicketListRequest(search: "%100 LATE_"), [late]), (TicketListRequest(search: "%"), []), (TicketListRequest(search: "#\(late)"), [late]),
            (TicketListRequest(status: .open, category: .delivery, priority: .normal, assigneeID: 11), [late]),
            (TicketListRequest(status: .closed), []),
        ]
        for (request, ids) in expected { #expect(try await list(request).items.map(\.id) == ids, "\(request)") }
    }

    @Test func `pages by number are counted`() async throws {
        for _ in 1...3 { try await test.open() }
        let page = try await list(TicketListRequest(page: 2, limit: 2))
        #expect(page.items.count == 1 && page.page == 2 && page.limit == 2 && page.total == 3 && page.next == nil)
        #expect(try await list(TicketListRequest(page: 1), as: test.stranger).total == 0)
    }

    @Test(arguments: ["x", "1", "1.", "1.0", "1.2.3", "a.b"])
    func `what isn't the end of a list is named`(cursor: String) async {
        let error = await failure { () async throws(APIError) in
            try await test.customer.call(SupportEndpoints.tickets, TicketListRequest(after: cursor))
        }
        #expect(error?.status == 422 && error.map { Array($0.fields.keys) } == ["after"])
    }

    @Test func `who isn't signed in is refused`() async {
        let error = await failure { () async throws(APIError) in try await test.server.client(as: nil).call(SupportEndpoints.tickets, TicketListRequest()) }
        #expect(error?.status == 401)
    }
}
