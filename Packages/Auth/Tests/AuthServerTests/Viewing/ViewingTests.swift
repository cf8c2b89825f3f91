import Auth
import AuthAPI
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

/// An administrator and a customer of whom they see what she sees.
private struct ViewingWorld {
    static let reason = "Asked on the phone why the total differs."

    let server: AuthTestServer
    let admin: Device
    let ana: Device
    let id: Int

    init() async throws {
        server = try await AuthTestServer()
        admin = try await server.administrator()
        ana = server.device()
        id = try await ana.register().id
    }

    func view(_ id: Int? = nil, reason: String = ViewingWorld.reason) async throws(APIError) -> ViewResponse {
        try await admin.client.call(AuthEndpoints.view, ViewRequest(id: id ?? self.id, reason: reason))
    }

    /// A client with the token of a viewing alone.
    func eyes(_ viewing: ViewResponse) async throws -> Device {
        let device = server.device()
        try await device.session.begin(Tokens(accessToken: viewing.accessToken, refreshToken: "", expiresAt: viewing.expiresAt))
        return device
    }

    func account(_ email: String) async throws -> Account {
        try await server.server.database.read { try #require(try AccountRepository().holders(of: email, in: $0).foremost) }
    }

    /// The events about the person that tell of viewings, oldest first.
    func events() async throws -> [SecurityEvent] {
        try await admin.client.call(AuthEndpoints.audit, SecurityEventQuery(limit: 100, accountID: id)).items.reversed().filter {
            [.viewingBegan, .viewingEnded].contains($0.kind)
        }
    }
}

struct ViewingTests {
    @Test func `an administrator sees what the person sees, and beginning and end are in the log without the reason`() async throws {
        let world = try await ViewingWorld()
        let eyes = try await world.eyes(try await world.view())
        #expect(try await eyes.client.call(AuthEndpoints.me).id == world.id)
        #expect(try await eyes.client.call(AuthEndpoints.profile, IDInput(id: world.id)).user.name == "Ana Ruiz")
        await eyes.service.signOut()
        let events = try await world.events()
        #expect(events.map(\.kind) == [.viewingBegan, .viewingEnded])
        #expect(events.allSatisfy { $0.actorID == 1 && $0.object == "viewing/1" && $0.detail == nil })
        #expect(try await world.ana.client.call(AuthEndpoints.me).id == world.id, "The person stays signed in.")
    }

    @Test func `the token is refused wherever it would change something, and no refresh renews it`() async throws {
        let world = try await ViewingWorld()
        let token = try await world.view().accessToken
        for (method, path) in [("POST", "/auth/password/change"), ("POST", "/auth/totp"), ("PUT", "/users/\(world.id)/profile"), ("POST", "/auth/exports")] {
            let response = try await world.server.post(path, "{}", token: token, method: method == "PUT" ? .put : .post)
            #expect(response.status == 403 && response.code == "read_only", "\(path)")
            #expect(response.error == "You are viewing as Ana Ruiz. Nothing can be changed.")
        }
        for path in ["/auth/factors", "/auth/passkeys", "/auth/email", "/auth/exports", "/auth/deletion"] {
            #expect(try await world.server.post(path, "", token: token, method: .get).code == "read_only", "\(path)")
        }
        #expect(try await world.server.post("/auth/refresh", #"{"refreshToken":""}"#).status == 401)
        #expect(try await world.server.securityEvents().filter { $0 == "refused" }.isEmpty)
    }

    @Test func `it needs a reason, a fresh proof and a person who can be viewed`() async throws {
        let world = try await ViewingWorld()
        for reason in ["", " \n", String(repeating: "a", count: 201)] {
            #expect(await failure { () async throws(APIError) in try await world.view(reason: reason) }?.fields.keys.contains("reason") == true)
        }
        #expect(await failure { () async throws(APIError) in try await world.view(99) }?.status == 404)
        #expect(await failure { () async throws(APIError) in try await world.view(1) }?.code == "not_viewable")
        #expect(
            await failure { () async throws(APIError) in
                try await world.ana.client.call(AuthEndpoints.view, ViewRequest(id: world.id, reason: "Curious."))
            }?.status == 403)
        try await world.server.server.database.write { _ = try $0.execute("UPDATE auth_account SET roles = 'customer admin' WHERE id = \(world.id)") }
        #expect(await failure { () async throws(APIError) in try await world.view() }?.code == "not_viewable")
        let now = world.server.server.clock.now
        try await world.server.server.database.write {
            _ = try $0.execute("UPDATE auth_account SET roles = 'customer', deletion_at = \(now) WHERE id = \(world.id)")
        }
        #expect(await failure { () async throws(APIError) in try await world.view() }?.status == 404)
        world.server.server.clock.advance(by: .seconds(601))
        #expect(await failure { () async throws(APIError) in try await world.view() }?.code == .proofRequired)
    }

    @Test func `it ends with the administrator's session, role or account, with the person's, and with the next viewing`() async throws {
        let ends: [(String, @Sendable (ViewingWorld) async throws -> Void)] = [
            ("signed out", { await $0.admin.service.signOut() }),
            (
                "role lost",
                { world in
                    let account = try await world.account("admin@example.com")
                    try await Self.administer(world) { try $0.setRoles([.customer], of: account, by: Self.console, at: $1, in: $2) }
                }
            ),
            (
                "locked",
                { world in
                    let account = try await world.account("admin@example.com")
                    try await Self.administer(world) { try $0.disable(account, by: Self.console, at: $1, in: $2) }
                }
            ),
            (
                "person locked",
                { world in
                    let account = try await world.account("ana@example.com")
                    try await Self.administer(world) { try $0.disable(account, by: Self.console, at: $1, in: $2) }
                }
            ),
            ("person leaves", { _ = try await $0.ana.client.call(PersonalDataEndpoints.delete) }),
            ("next viewing", { _ = try await $0.view() }),
        ]
        for (name, end) in ends {
            let world = try await ViewingWorld()
            let eyes = try await world.eyes(try await world.view())
            #expect(try await eyes.client.call(AuthEndpoints.me).id == world.id)
            try await end(world)
            #expect(await failure { () async throws(APIError) in try await eyes.client.call(AuthEndpoints.me) }?.status == 401, "\(name)")
            #expect(try await world.server.securityEvents().contains("viewing_ended"), "\(name)")
        }
    }

    @Test func `it ends by itself with its token, which the log is told of`() async throws {
        let world = try await ViewingWorld()
        let viewing = try await world.view()
        let eyes = try await world.eyes(viewing)
        #expect(viewing.expiresAt.timeIntervalSince(world.server.server.clock.now) <= 15 * 60)
        world.server.server.clock.advance(by: .seconds(15 * 60 + 1))
        #expect(await failure { () async throws(APIError) in try await eyes.client.call(AuthEndpoints.me) }?.status == 401)
        try await world.server.run("viewings end")
        #expect(try await world.server.securityEvents().last == "viewing_ended")
        try await world.server.run("viewings end")
        #expect(try await world.server.securityEvents().filter { $0 == "viewing_ended" }.count == 1)
    }

    @Test func `the person reads when and why, not who, and it is none of their devices`() async throws {
        let world = try await ViewingWorld()
        let viewing = try await world.view()
        let overview = try await world.ana.client.call(PersonalDataEndpoints.overview)
        #expect(overview.viewings.map(\.reason) == [ViewingWorld.reason] && overview.viewings.allSatisfy { $0.viewerID == nil })
        #expect(try await world.ana.client.call(AuthEndpoints.sessions).count == 1)
        let listed = try await world.admin.client.call(AuthEndpoints.viewings, IDInput(id: world.id))
        #expect(listed.map(\.viewerID) == [1] && listed.map(\.id) == [viewing.id])
        #expect(await failure { () async throws(APIError) in try await world.admin.client.call(AuthEndpoints.viewings, IDInput(id: 99)) }?.status == 404)
    }

    private static let console = SecurityLog.Origin(actor: nil, address: "", userAgent: "", requestID: "")

    private static func administer(
        _ world: ViewingWorld, _ change: @escaping @Sendable (AccountAdministration, Date, Transaction) throws -> Account
    ) async throws {
        let (administration, now) = (try world.server.server.application.container.resolve(AccountAdministration.self), world.server.server.clock.now)
        try await world.server.server.database.write { _ = try change(administration, now, $0) }
    }
}
