import AuthAPI
import Blobs
import Core
import Foundation
import HTTPTypes
import Networking
import OrdersAPI
import Persistence
import ServerCore
import Testing

@testable import AppServer
@testable import AuthServer

/// What remains of somebody whose account was deleted, in the whole product.
@Suite(.timeLimit(.minutes(5)))
struct ErasureTests {
    @Test func `after the time of grace no column of any table has a word that tells of the person, and no photo is left`() async throws {
        let leaving = try await LeavingWorld()
        try await leaving.live()
        let before = try await leaving.traces()
        for mark in LeavingWorld.marks { #expect(before.contains { $0.hasSuffix(": \(mark)") }, "\(mark) is nowhere, so that nothing is proved") }

        #expect(try await leaving.leave().dueAt != nil)
        #expect(try await leaving.traces().isSuperset(of: before.filter { !$0.contains("auth_") }), "Until then nothing is lost.")
        try await leaving.pass()
        try await leaving.run("accounts are deleted")
        try await leaving.run("old photos are removed")
        #expect(try await leaving.traces() == [])
        let blobs = try leaving.server.application.container.resolve((any BlobStore).self)
        #expect(try await blobs.data(of: BlobID(of: LeavingWorld.photo)) == nil)
    }

    @Test func `the books and the figures of orders stay, and staff's pages work without the person`() async throws {
        let leaving = try await LeavingWorld()
        try await leaving.live()
        let database = leaving.server.database
        func totals() async throws -> [Int] {
            try await database.read { transaction in
                try [
                    "SELECT COUNT(*) FROM orders_order", "SELECT CAST(COALESCE(SUM(bags), 0) AS BIGINT) FROM orders_order",
                    "SELECT COUNT(*) FROM payments_entry", "SELECT COUNT(*) FROM payments_posting", "SELECT COUNT(*) FROM sustainability_order",
                ].map { try transaction.value(Int.self, $0) }
            }
        }
        let before = try await totals()
        _ = try await leaving.leave()
        try await leaving.pass()
        try await leaving.run("accounts are deleted")
        #expect(try await totals() == before)
        for entry in leaving.server.application.routes.entries where entry.isEndpoint && entry.method == .get {
            // Each is read as a dispatcher would, with the ids of the person's things.
            for id in entry.path.fields.isEmpty ? [1] : [1, 2, leaving.person.person.id] {
                let status = try await leaving.status(of: entry, id: id)
                #expect(status < 500, "\(entry.path)")
            }
        }
    }

    @Test func `what a killed process left is erased by the next run, and a run more changes nothing`() async throws {
        let leaving = try await LeavingWorld()
        try await leaving.live()
        _ = try await leaving.leave()
        try await leaving.pass()
        let id = leaving.person.person.id
        let declarations = try leaving.server.application.container.resolve(PersonalDataDeclarations.self).all
        // As far as a process came: half of the tables, and a few rows of the next.
        let tables = declarations.reversed().flatMap(\.tables)
        try await leaving.server.database.write { transaction in
            for table in tables.prefix(tables.count / 2) { while try table.erase(of: id, after: nil, limit: 1, in: transaction) != nil, table.isDeleted {} }
        }
        #expect(try await !leaving.traces().isEmpty)
        for _ in 1...2 {
            try await leaving.run("accounts are deleted")
            #expect(try await leaving.traces() == [])
        }
        let events = try await leaving.server.database.read {
            try $0.value(Int.self, "SELECT COUNT(*) FROM auth_security_event WHERE kind = 'account_erased' AND account_id = \(id)")
        }
        #expect(events == 1)
    }

    @Test func `an account that comes back with an older backup is erased again, and a new one with its id isn't`() async throws {
        try await TemporaryFolder.with { folder in
            let list = ErasedAccountsFile(file: folder.appending(path: "data/erased-accounts.json"))
            let leaving = try await LeavingWorld()
            let (database, clock) = (leaving.server.database, SystemClock())
            let restored = RestoredAccounts(database: database, clock: clock, list: list)
            let id = leaving.person.person.id
            let createdAt = try await database.read { try $0.value(Date.self, "SELECT created_at FROM auth_account WHERE id = \(id)") }
            try await restored.run()
            #expect(try list.load() == [], "Nobody was erased.")

            try list.save([ErasedAccount(id: id, createdAt: createdAt.addingTimeInterval(-5))])
            try await restored.run()
            try await leaving.run("accounts are deleted")
            #expect(try await database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM auth_account WHERE id = \(id)") } == 1)

            try list.save([ErasedAccount(id: id, createdAt: createdAt)])
            try await restored.run()
            try await leaving.run("accounts are deleted")
            #expect(try await leaving.traces().filter { $0.contains("Muster") || $0.contains("max@") } == [])
            try await restored.run()
            #expect(try list.load() == [ErasedAccount(id: id, createdAt: createdAt)])
        }
    }
}

extension LeavingWorld {
    /// Returns the status with which an endpoint answers a dispatcher who asks for a thing by its id.
    fileprivate func status(of entry: Routes.Entry, id: Int) async throws -> Int {
        let path = try #require(entry.path.fill(Dictionary(entry.path.fields.map { ($0, String(id)) }) { $1 }))
        var head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/api/v1" + path)
        head.headerFields[.authorization] = "Bearer \(world.dispatcher.token)"
        return await server.application.respond(to: ServerRequest(head: head)).status.code
    }
}

extension PersonalTable {
    fileprivate var isDeleted: Bool { if case .deleted = erasure { true } else { false } }
}
