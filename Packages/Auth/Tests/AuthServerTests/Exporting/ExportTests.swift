import Auth
import AuthAPI
import Blobs
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import AuthServer

/// The archive of a person's data: asking for it, putting it together, downloading it, and its end.
struct ExportTests {
    private static let job = "archives of people's data"
    private static let day = Duration.seconds(24 * 3600)

    private let server: AuthTestServer
    private let ana: Device

    init() async throws {
        server = try await AuthTestServer()
        ana = server.device()
        try await ana.register()
    }

    private var stored: Set<BlobID> { server.blobs.ids }

    private func file(_ id: Int, as device: Device, _ method: HTTPRequest.Method = .get) async throws -> ServerResponse {
        let token = try #require(await device.session.tokens()?.accessToken)
        let head = HTTPRequest(
            method: method, scheme: "http", authority: "test", path: "/api/v1/auth/exports/\(id)", headerFields: [.authorization: "Bearer \(token)"])
        return await server.server.application.respond(to: ServerRequest(head: head, remoteAddress: "203.0.113.1"))
    }

    /// Asks for an archive and has it put together.
    private func export() async throws -> AccountExport {
        _ = try await ana.service.requestExport()
        try await server.run(Self.job)
        return try #require(try await ana.service.export().export)
    }

    private func rows() async throws -> Int { try await server.server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM auth_export") } }

    @Test func `an archive is asked for once, put together, and has what is kept of the person in readable files`() async throws {
        #expect(try await ana.service.export() == AccountExportState(export: nil, days: 7))
        let asked = try #require(try await ana.service.requestExport().export)
        #expect(asked.status == .pending && asked.progress == 0 && asked.bytes == nil)
        #expect(try await ana.service.requestExport().export?.id == asked.id, "One is under way.")
        #expect(try await file(asked.id, as: ana).status == .notFound)
        try await server.run(Self.job)
        let ready = try #require(try await ana.service.export().export)
        #expect(ready.id == asked.id && ready.status == .ready && ready.progress == 100)
        #expect(ready.expiresAt == server.server.clock.now.addingTimeInterval(7 * 24 * 3600))

        let response = try await file(ready.id, as: ana)
        #expect(response.status == .ok && response.headerFields[.contentType] == "application/zip" && response.body.count == ready.bytes)
        #expect(response.headerFields[.contentDisposition]?.wholeMatch(of: #/attachment; filename="Tumble-\d{4}-\d\d-\d\d\.zip"/#) != nil)
        #expect(response.headerFields[.cacheControl] == "private, no-store")
        let zip = try StoredZip(response.body)
        #expect(zip.names.first == "README.txt")
        let readme = String(decoding: try #require(zip.entries["README.txt"]), as: UTF8.self)
        #expect(readme.contains("what Tumble keeps about you") && readme.contains("account.json: Account"))
        let account = try JSONDecoder().decode([String: [AccountRow]].self, from: try #require(zip.entries["account.json"]))
        #expect(account["account"] == [AccountRow(name: "Ana Ruiz", email: "ana@example.com")])
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(!text.contains("passwordHash") && !text.contains("tokenHash") && !text.contains("$argon2"))
        #expect(text.contains("\"createdAt\":\"2"))
        #expect(try await server.securityEvents().suffix(2) == ["export_asked", "export_downloaded"])
    }

    @Test func `the archive's words are in the language in which it was asked for`() async throws {
        _ = try await Language.$current.withValue(.polish) { Task { try await ana.service.requestExport() } }.value
        try await server.run(Self.job)
        let id = try #require(try await ana.service.export().export).id
        let zip = try StoredZip(try await file(id, as: ana).body)
        #expect(String(decoding: zip.entries["README.txt"] ?? Data(), as: UTF8.self).contains("Konto"))
    }

    @Test func `somebody else's archive doesn't exist, and nobody has one without a session`() async throws {
        let (ben, id) = (server.device(), try await export().id)
        try await ben.register(email: "ben@example.com", name: "Ben")
        for method in [HTTPRequest.Method.get, .put, .post, .delete, .patch] {
            let (theirs, none) = (try await file(id, as: ben, method), try await file(id + 1, as: ben, method))
            #expect(theirs.status == none.status && [404, 405].contains(theirs.status.code), "\(method)")
        }
        #expect(try await file(id, as: ben).status == .notFound)
        #expect(try await ben.service.export().export == nil)
        for path in ["/auth/exports", "/auth/exports/\(id)"] { #expect(try await server.post(path, "", method: .get).status == 401) }
        #expect(try await server.post("/auth/exports", "").status == 401)
    }

    @Test func `asking needs a fresh proof of who it is`() async throws {
        server.server.clock.advance(by: .seconds(660))
        #expect(await failure { () async throws(APIError) in try await ana.service.requestExport() }?.code == "proof_required")
        #expect(try await rows() == 0)
    }

    @Test func `an archive expires with its bytes, and a new one can be asked for`() async throws {
        let first = try await export()
        server.server.clock.advance(by: Self.day * 7)
        // The access token is renewed.
        _ = try await ana.service.me()
        #expect(try await file(first.id, as: ana).status == .notFound, "Its time is over, whether or not the job has run.")
        #expect(try await ana.service.export().export?.status == .expired)
        try await server.run(Self.job)
        #expect(stored.isEmpty)
        #expect(try await ana.service.export().export?.status == .expired)
        _ = try await ana.service.signIn(email: "ana@example.com", password: Device.password)
        let second = try await export()
        #expect(second.status == .ready && second.id != first.id)
        try await server.run(Self.job)
        #expect(try await rows() == 1)
        #expect(stored.count == 1)
    }

    @Test func `a new archive takes the place of the one before once it is ready`() async throws {
        let first = try await export()
        server.server.clock.advance(by: .seconds(60))
        _ = try await ana.service.requestExport()
        #expect(try await file(first.id, as: ana).status == .ok)
        try await server.run(Self.job)
        #expect(try await file(first.id, as: ana).status == .notFound)
        try await server.run(Self.job)
        #expect(stored.count == 1)
        #expect(try await rows() == 1)
    }

    @Test func `an archive whose maker was killed is begun again once its lease is over, and leaves no other bytes`() async throws {
        _ = try await ana.service.requestExport()
        let (clock, exports) = (server.server.clock, ExportRepository())
        // As far as the process came: it had named and stored its bytes.
        let left = Data("half an archive".utf8)
        let blob = BlobID(of: left, area: ExportRecord.area)
        let lease = clock.now.addingTimeInterval(AccountExports.lease)
        try await server.server.database.write { transaction in
            let claimed = try #require(try exports.claim(at: clock.now, until: lease, in: transaction))
            try exports.advance(claimed.id, done: 3, of: 6, until: lease, in: transaction)
            try exports.name(claimed.id, blob, bytes: left.count, until: lease, in: transaction)
        }
        try await server.blobs.put(left, as: blob, type: "application/zip")
        try await server.run(Self.job)
        let waiting = try #require(try await ana.service.export().export)
        #expect(waiting.status == .pending && waiting.progress == 50)
        clock.advance(by: .seconds(AccountExports.lease))
        try await server.run(Self.job)
        #expect(try await ana.service.export().export?.status == .ready)
        #expect(stored.count == 1 && !stored.contains(blob))
    }

    @Test func `an archive that fails each time is given up, said so, and can be asked for again`() async throws {
        _ = try await ana.service.requestExport()
        try await server.server.database.write { _ = try $0.execute("UPDATE auth_export SET attempts = \(AccountExports.attempts)") }
        try await server.run(Self.job)
        #expect(try await ana.service.export().export?.status == .failed)
        let told = try await server.server.notifications()
        #expect(told.map(\.text.title) == ["We couldn't prepare your data"])
        #expect(try await export().status == .ready)
    }

    @Test func `the person is told once that it is ready, with a way to its page`() async throws {
        _ = try await export()
        try await server.run(Self.job)
        let id = try await ana.service.me().id
        let told = try await server.server.notifications()
        #expect(told.map(\.recipients) == [.person(id)] && told.map(\.kind) == ["account.exported"])
        #expect(told.first?.place == AuthLink.export.place && told.first?.text.title == "Your data is ready")
    }

    @Test func `an erased account takes its archives along, one that is being put together included`() async throws {
        let ready = try await export()
        _ = try await ana.service.requestExport()
        let exports = ExportRepository()
        let lease = server.server.clock.now.addingTimeInterval(15 * 24 * 3600)
        let claimed = try #require(
            try await server.server.database.write { try exports.claim(at: server.server.clock.now, until: lease, in: $0) })
        _ = try await ana.service.deleteAccount()
        server.server.clock.advance(by: Self.day * 14)
        try await server.run("accounts are deleted")
        server.server.clock.advance(by: .seconds(AccountErasure.settling))
        try await server.run("accounts are deleted")
        try await server.run(Self.job)
        #expect(stored.isEmpty)
        #expect(try await rows() == 1, "The one that a process works on is left until that has ended.")
        let (late, now) = (Data("late".utf8), server.server.clock.now)
        let blob = BlobID(of: late, area: ExportRecord.area)
        try await server.server.database.write { try exports.name(claimed.id, blob, bytes: late.count, until: lease, in: $0) }
        try await server.blobs.put(late, as: blob, type: "application/zip")
        #expect(try await server.server.database.write { try exports.finish(claimed, .ready, expires: lease, at: now, in: $0) } == false)
        try await server.run(Self.job)
        #expect(stored.isEmpty)
        #expect(try await rows() == 0)
        #expect(ready.status == .ready)
    }

    @Test func `a product without a store of files says so`() async throws {
        let server = try await AuthTestServer(hasBlobs: false)
        let device = server.device()
        try await device.register()
        #expect(await failure { () async throws(APIError) in try await device.service.requestExport() }?.code == "exports_unavailable")
        #expect(try await device.service.export().export == nil)
    }
}

private struct AccountRow: Decodable, Equatable {
    let name: String
    let email: String
}
