import Auth
import AuthAPI
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Mail
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import AuthServer

/// Addresses that several accounts claim, of which one confirms it.
struct EmailClaimTests {
    private static let strangers = "four purple kettles sing"

    @Test func `registering tells nothing about the address, neither by its response nor by signing in, resending or guessing`() async throws {
        let server = try await AuthTestServer()
        let owner = server.device()
        try await owner.register()
        try await server.confirm(owner)
        var responses: [[String]] = []
        for (index, email) in ["ana@example.com", "nobody@example.com"].enumerated() {
            let address = "198.51.100.\(index)"
            let registered = try await register(server, email, address: address)
            let token = try #require(registered.text("accessToken"))
            let signedIn = try await logIn(server, email, Self.strangers, address: address)
            let resent = try await server.post("/auth/email/resend", "", token: token, address: address)
            let me = try await server.post("/auth/me", "", token: token, method: .get, address: address)
            var all = [registered, signedIn, resent, me]
            for _ in 0..<12 { all.append(try await logIn(server, email, "wrong guess", address: address)) }
            all.append(try await logIn(server, email, Self.strangers, address: address))
            responses.append(all.map { "\($0.status) \($0.code ?? "") \($0.body.contains(#""emailLost":false,"emailVerified":false,"#))" })
        }
        #expect(responses[0] == responses[1])
        #expect(responses[0].prefix(4) == ["201  true", "200  true", "202  false", "200  true"])
    }

    @Test func `the owner of the address hears of it by mail, without a link that confirms anything`() async throws {
        let server = try await AuthTestServer()
        let owner = server.device()
        try await owner.register()
        try await server.confirm(owner)
        _ = try await register(server, "ana@example.com")
        try await server.deliverMail()
        let mail = try #require(server.mail.sent.value.last)
        #expect(mail.recipient == "ana@example.com" && mail.subject == "You already have a Tumble account")
        #expect(mail.text.contains("https://tumble.example/forgot-password") && !mail.text.contains("token="))
        #expect(try await owner.service.me().emailVerified)
        #expect(try await logIn(server, "ana@example.com", Device.password).status == 200)
    }

    @Test func `a link confirms in a session of its account alone, and stays good when another tries`() async throws {
        let server = try await AuthTestServer()
        let (ana, stranger) = (server.device(), server.device())
        try await ana.register()
        let token = try await server.mailedToken()
        _ = try await stranger.service.register(name: "Stranger", email: "stranger@example.com", password: Self.strangers)
        #expect(try await server.post("/auth/email/verify", #"{"token":"\#(token)"}"#).status == 401)
        let error = await failure { () async throws(APIError) in try await stranger.service.verifyEmail(token: token) }
        #expect(error?.status == 409 && error?.code == "other_account")
        try await ana.service.verifyEmail(token: token)
        #expect(try await ana.service.me().emailVerified)
    }

    @Test func `whoever registered with another's address before loses it once its owner confirms it`() async throws {
        let server = try await AuthTestServer()
        let (stranger, ana) = (server.device(), server.device())
        _ = try await stranger.service.register(name: "Stranger", email: "ana@example.com", password: Self.strangers)
        let strangersLink = try await server.mailedToken()
        try await stranger.service.forgotPassword(email: "ana@example.com")
        let strangersReset = try await server.mailedToken()
        try await ana.register()
        try await server.confirm(ana)
        let lost = try await stranger.service.me()
        #expect(lost.emailLost && !lost.emailVerified && lost.email == "ana@example.com")
        #expect(try await logIn(server, "ana@example.com", Self.strangers).status == 401)
        #expect(try await logIn(server, "ana@example.com", Device.password).status == 200)
        let link = await failure { () async throws(APIError) in try await stranger.service.verifyEmail(token: strangersLink) }
        #expect(link?.code == "invalid_token")
        let reset = try await server.post("/auth/password/reset", #"{"token":"\#(strangersReset)","newPassword":"a new long passphrase"}"#)
        #expect(reset.code == "invalid_token")
        let count = server.mail.sent.value.count
        try await stranger.service.resendVerification()
        try await server.deliverMail()
        #expect(server.mail.sent.value.count == count)
        #expect(try await server.securityEvents().filter { $0.hasPrefix("email_") } == ["email_lost", "email_verified"])
    }

    @Test func `of two that confirm at the same moment one gets the address, and the other is told`() async throws {
        let server = try await AuthTestServer()
        let devices = [server.device(), server.device()]
        var links: [String] = []
        for device in devices {
            try await device.register()
            links.append(try await server.mailedToken())
        }
        // As it is if both transactions have read before either has written.
        let (first, second) = (try await devices[0].service.me().id, try await devices[1].service.me().id)
        let origin = SecurityLog.Origin(actor: nil, address: "", userAgent: "", requestID: "")
        let ownership = EmailOwnership(tokens: MailTokens(random: SystemRandomSource()))
        let now = server.server.clock.now
        try await server.server.database.write { try ownership.give("ana@example.com", to: first, by: origin, at: now, in: $0) }
        await #expect(throws: APIError.self) {
            try await server.server.database.write { try ownership.give("ana@example.com", to: second, by: origin, at: now, in: $0) }
        }
        #expect(try await devices[0].service.me().emailVerified)
        #expect(try await devices[1].service.me().emailLost)
    }

    @Test func `many confirm at once, and exactly one owns the address`() async throws {
        let server = try await AuthTestServer()
        var links: [(device: Device, token: String)] = []
        for _ in 0..<4 {
            let device = server.device()
            try await device.register()
            links.append((device, try await server.mailedToken()))
        }
        let codes = await withTaskGroup(of: APIError.Code?.self) { group in
            for (device, token) in links {
                group.addTask { await failure { () async throws(APIError) in try await device.service.verifyEmail(token: token) }?.code }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(codes.filter { $0 == nil }.count == 1)
        #expect(codes.allSatisfy { $0 == nil || $0 == "invalid_token" || $0 == "email_taken" })
        let owners = try await server.server.database.read {
            try $0.value(Int.self, "SELECT COUNT(*) FROM auth_account WHERE email_verified_at IS NOT NULL")
        }
        #expect(owners == 1)
    }

    @Test func `a reset proves the mailbox: it takes over what a stranger registered, and signs them out`() async throws {
        let server = try await AuthTestServer()
        let stranger = server.device()
        _ = try await stranger.service.register(name: "Stranger", email: "ana@example.com", password: Self.strangers)
        try await server.device().service.forgotPassword(email: "ana@example.com")
        let token = try await server.mailedToken()
        #expect(try await server.post("/auth/password/reset", #"{"token":"\#(token)","newPassword":"\#(Device.password)"}"#).status == 200)
        #expect(await failure { () async throws(APIError) in try await stranger.service.me() }?.status == 401)
        #expect(try await server.device().service.signIn(email: "ana@example.com", password: Device.password).emailVerified)
    }

    @Test func `a stranger's own password doesn't clear the count of guesses at the owner's`() async throws {
        let server = try await AuthTestServer()
        let owner = server.device()
        try await owner.register()
        try await server.confirm(owner)
        let token = try #require(try await register(server, "ana@example.com", address: "198.51.100.1").text("accessToken"))
        var statuses: [Int] = []
        for number in 0..<16 {
            statuses.append(try await logIn(server, "ana@example.com", "guess \(number)", address: "192.0.2.\(number)").status)
            _ = try await logIn(server, "ana@example.com", Self.strangers, address: "198.51.100.1")
            let body = #"{"currentPassword":"\#(Self.strangers)","newPassword":"short"}"#
            _ = try await server.post("/auth/password/change", body, token: token, address: "198.51.100.2")
        }
        #expect(statuses.contains(429))
    }

    @Test func `an account that an administrator made comes before a stranger's claim`() async throws {
        let server = try await AuthTestServer()
        let admin = try await server.administrator()
        let dana = try await admin.client.call(AuthEndpoints.createAccount, NewAccount(name: "Dana", email: "dana@example.com", roles: [.driver]))
        _ = try await register(server, "dana@example.com")
        _ = try await server.post("/auth/password/forgot", #"{"email":"dana@example.com"}"#)
        let token = try await server.mailedToken()
        #expect(try await server.post("/auth/password/reset", #"{"token":"\#(token)","newPassword":"\#(Device.password)"}"#).status == 200)
        let user = try await server.device().service.signIn(email: "dana@example.com", password: Device.password)
        #expect(user.id == dana.user.id && user.emailVerified)
        let found = try await admin.client.call(AuthEndpoints.accounts, AccountQuery(email: "dana@example.com")).items
        #expect(found.map(\.user.emailLost) == [true, false])
        let again = await failure { () async throws(APIError) in
            try await admin.client.call(AuthEndpoints.createAccount, NewAccount(name: "Dana", email: "dana@example.com", roles: [.driver]))
        }
        #expect(again?.status == 409 && again?.code == "email_taken" && again?.fields.keys.contains("email") == true)
    }

    private func register(_ server: AuthTestServer, _ email: String, address: String = "198.51.100.9") async throws -> RawResponse {
        let body = #"{"name":"Stranger","email":"\#(email)","password":"\#(Self.strangers)"}"#
        return try await server.post("/auth/register", body, address: address)
    }

    /// Signs in; an attempt that is held is let go.
    private func logIn(_ server: AuthTestServer, _ email: String, _ password: String, address: String = "203.0.113.1") async throws -> RawResponse {
        try await server.letting {
            do {
                let body = #"{"email":"\#(email)","password":"\#(password)"}"#
                return Result<RawResponse, any Error>.success(try await server.post("/auth/login", body, address: address))
            } catch {
                return .failure(error)
            }
        }.get()
    }
}
