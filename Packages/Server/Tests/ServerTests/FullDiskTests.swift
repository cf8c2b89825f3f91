import Core
import Foundation
import HTTPTypes
import Persistence
import PersistenceTesting
import ServerCore
import ServerTesting
import Testing

/// A disk without room, and a file that can't be written: refused so that clients come back, and good again without a restart.
@Suite(.timeLimit(.minutes(1))) struct FullDiskTests {
    private func post(_ server: TestServer, _ count: Int) async -> [Int] {
        await withTaskGroup(of: Int.self) { group in
            for number in 0..<count {
                group.addTask {
                    let body = #"{"text":"note \#(number) \#(String(repeating: "x", count: 80))"}"#
                    return await server.send(.post, "/api/v1/notes", body: body, as: .customer(number % 7)).status.code
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }

    private func notes(_ server: TestServer) async throws -> Int {
        try await server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM notes_note") }
    }

    /// Writes in groups until the room is used up, then makes some.
    private func check(_ server: TestServer, makeRoom: () async throws -> Void) async throws {
        var statuses: [Int] = []
        for _ in 0..<60 where !statuses.contains(503) { statuses += await post(server, 64) }
        #expect(Set(statuses).subtracting([201, 503]) == [])
        #expect(statuses.contains(503))
        // Reading goes on.
        #expect(await server.send(.get, "/api/v1/notes").status == .ok)
        let refused = await server.send(.post, "/api/v1/notes", body: #"{"text":"\#(String(repeating: "x", count: 100))"}"#, as: .customer(1))
        if refused.status.code != 201 {
            #expect(refused.status == .serviceUnavailable)
            #expect(refused.headerFields[.retryAfter] != nil)
            #expect(String(decoding: refused.body, as: UTF8.self).contains(#""code":"unavailable""#))
        }
        let acknowledged = statuses.count { $0 == 201 } + (refused.status.code == 201 ? 1 : 0)
        try await makeRoom()
        #expect(await post(server, 64) == Array(repeating: 201, count: 64))
        #expect(try await notes(server) == acknowledged + 64)
    }

    @Test(.enabled(if: SmallDisk.isAllowed, "\(SmallDisk.isForbidden)"))
    func `on a full disk writes are answered 503, and again as soon as there is room`() async throws {
        let disk = try SmallDisk()
        let server = try await TestServer(plugins: [NotesPlugin()], disk: disk.url)
        try disk.fill()
        try await check(server) { try disk.makeRoom() }
    }

    @Test func `a database that may not grow does the same`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        try await limit(server, to: try await server.database.write { try $0.value(Int.self, "PRAGMA page_count") } + 8)
        try await check(server) { try await limit(server, to: 1_000_000) }
    }

    private func limit(_ server: TestServer, to pages: Int) async throws {
        // No other place of a PRAGMA takes a value that is bound.
        _ = try await server.database.write { pages > 1000 ? try $0.rows("PRAGMA max_page_count = 1000000") : try $0.rows("PRAGMA max_page_count = 60") }
    }

    @Test func `a file that can't be written is answered 503, and reading goes on`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        _ = try await server.database.write { try $0.rows("PRAGMA query_only = ON") }
        #expect(Set(await post(server, 20)) == [503])
        #expect(await server.send(.get, "/api/v1/notes").status == .ok)
    }
}
