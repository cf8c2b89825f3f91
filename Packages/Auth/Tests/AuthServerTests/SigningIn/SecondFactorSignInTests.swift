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

struct SecondFactorSignInTests {
    @Test func `an account with a factor signs in with password and code, and with neither alone`() async throws {
        var ana = try await FactorFixture()
        try await ana.setUp()
        #expect(try await ana.login(nil).code == "second_factor_required")
        #expect(try await ana.login("").code == "second_factor_required")
        #expect(try await ana.login(ana.code, password: "wrong").code == "invalid_credentials")
        let wrong = try await ana.login("000000")
        #expect(wrong.status == 401 && wrong.code == "invalid_code")
        #expect(try await ana.login(ana.code).status == 200)
        #expect(try await ana.server.securityEvents().suffix(3) == ["sign_in_failed", "sign_in_failed", "signed_in"])
    }

    @Test func `each code signs in once, and none of before it`() async throws {
        var ana = try await FactorFixture()
        try await ana.setUp()
        let (before, code) = (ana.totp?.code(at: TOTP.step(at: ana.server.server.clock.now) - 1), ana.code)
        #expect(try await ana.login(code).status == 200)
        #expect(try await ana.login(code).code == "invalid_code")
        #expect(try await ana.login(before).code == "invalid_code")
    }

    @Test func `of two sign-ins with one code, one succeeds`() async throws {
        var ana = try await FactorFixture()
        try await ana.setUp()
        let (fixture, code) = (ana, ana.code)
        async let first = fixture.login(code)
        async let second = fixture.login(code)
        #expect(try await [first.status, second.status].sorted() == [200, 401])
    }

    @Test func `the code that set the app up signs nobody in`() async throws {
        let ana = try await FactorFixture()
        let enrollment = try await ana.device.client.call(AuthEndpoints.enrollTOTP)
        let stored = try await ana.server.server.database.read { try $0.value(String.self, "SELECT secret FROM auth_totp") }
        let keys = try ana.server.server.application.container.resolve(FactorRepository.self).keys
        let totp = TOTP(secret: try #require(keys.open(stored, account: ana.id)))
        #expect(totp.secret.base32 == enrollment.secret)
        let code = totp.code(at: TOTP.step(at: ana.server.server.clock.now))
        _ = try await ana.device.client.call(AuthEndpoints.confirmTOTP, CodeRequest(code: code))
        #expect(try await ana.login(code).code == "invalid_code")
    }

    @Test func `each recovery code signs in once, and mail tells the person`() async throws {
        var ana = try await FactorFixture()
        try await ana.setUp()
        let typed = ana.recoveryCodes[3].uppercased().replacing("-", with: " ")
        #expect(try await ana.login(typed).status == 200)
        #expect(try await ana.login(typed).code == "invalid_code")
        #expect(try await ana.server.securityEvents().contains("recovery_code_used"))
        try await ana.server.deliverMail()
        #expect(ana.server.mail.sent.value.last?.subject == "A recovery code was used for Tumble")
    }

    @Test func `codes can't be guessed, from an address that is known either`() async throws {
        var ana = try await FactorFixture()
        try await ana.setUp()
        #expect(try await ana.login(ana.code).status == 200)
        var statuses: [Int] = []
        for _ in 0..<12 { statuses.append(try await held(ana, "00000\(statuses.count % 10)").status) }
        #expect(statuses.contains(429))
        // A right password without a code forgets nothing.
        #expect(try await ana.login(nil).code == "second_factor_required")
        #expect(try await held(ana, "000000").status == 429)
        #expect(try await held(ana, ana.recoveryCodes[0]).status == 429)
        ana.server.server.clock.advance(by: .seconds(3600))
        #expect(try await ana.login(ana.code).status == 200)
    }

    @Test func `a mailed link for a password gives no way around the factor`() async throws {
        var ana = try await FactorFixture()
        try await ana.setUp()
        _ = try await ana.server.post("/auth/password/forgot", #"{"email":"ana@example.com"}"#)
        let token = try await ana.server.mailedToken()
        _ = try await ana.server.post("/auth/password/reset", #"{"token":"\#(token)","newPassword":"another long passphrase"}"#)
        #expect(try await ana.login(nil, password: "another long passphrase").code == "second_factor_required")
        #expect(try await ana.login(ana.code, password: "another long passphrase").status == 200)
    }

    /// Signs in; an attempt that is held is let go as its time has come.
    private func held(_ ana: FactorFixture, _ code: String) async throws -> RawResponse {
        let isDone = LockedValue(false)
        let task = Task {
            defer { isDone.value = true }
            return try await ana.login(code)
        }
        try await eventually {
            if ana.server.server.clock.sleeperCount > 0 { ana.server.server.clock.advance(by: .seconds(5)) }
            return isDone.value
        }
        return try await task.value
    }
}
