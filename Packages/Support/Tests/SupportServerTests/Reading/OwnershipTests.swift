import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import ServerCore
import ServerTesting
import SupportAPI
import Testing

/// Somebody else's ticket doesn't exist, whatever is tried.
struct OwnershipTests {
    let test: SupportTestServer

    init() async throws { test = try await SupportTestServer() }

    @Test func `somebody else's ticket is answered as one that isn't there, for every verb`() async throws {
        let id = try await test.open().id
        try await test.write("Secret", to: id, as: test.customer)
        let calls: [(HTTPRequest.Method, String, String)] = [
            (.get, "", ""), (.put, "", #"{"status":"closed"}"#), (.put, "", #"{"priority":"low"}"#), (.get, "/messages", ""),
            (.post, "/messages", #"{"text":"Hi"}"#), (.post, "/messages", #"{"text":"Hi","internal":true}"#), (.post, "/messages", #"{"text":""}"#),
            (.put, "/rating", #"{"rating":5}"#), (.put, "/rating", #"{"rating":9}"#),
        ]
        for person in [Person.customer(8), .driver(9)] {
            for (method, path, body) in calls {
                let other = await test.server.send(method, "/api/v1/support/tickets/\(id)\(path)", body: body, as: person)
                let missing = await test.server.send(method, "/api/v1/support/tickets/999\(path)", body: body, as: person)
                #expect(other.status.code == 404 && missing.status.code == 404, "\(method) \(path) \(body)")
                #expect(other.body == missing.body)
            }
        }
        let assigned = await failure { () async throws(APIError) in
            try await test.stranger.call(SupportEndpoints.assign, AssignTicket(id: id, assigneeID: 8))
        }
        #expect(assigned?.status == 403)
        #expect(try await test.messages(of: id, as: test.customer).map(\.text) == ["Secret"])
        #expect(try await test.ticket(id).status == .open)
    }

    @Test func `staff's reading of somebody's ticket is on record, the requester's own isn't`() async throws {
        let id = try await test.open().id
        _ = try await test.ticket(id, as: test.customer)
        #expect(!test.server.audit.entries.contains { $0.action == "ticket_read" })
        _ = try await test.ticket(id)
        #expect(test.server.audit.entries.contains(TestAuditLog.Entry(10, "ticket_read", "ticket/\(id)", account: 7)))
    }
}
