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

struct FactorTests {
    @Test func `an app is set up by a code of it, which proves the factor and tells the person`() async throws {
        var ana = try await FactorFixture()
        try await ana.setUp()
        #expect(ana.recoveryCodes.count == 10 && Set(ana.recoveryCodes).count == 10)
        #expect(try await ana.device.client.call(AuthEndpoints.factors) == SecondFactors(totp: true, recoveryCodes: 10, isRequired: false))
        #expect(try await ana.device.service.me().hasSecondFactor)
        #expect(try await ana.server.securityEvents().last == "totp_added")
        try await ana.server.deliverMail()
        let mail = try #require(ana.server.mail.sent.value.last)
        #expect(mail.subject == "Two-step verification is on for Tumble" && !mail.text.contains("Ana"))
        #expect(await ana.failure(AuthEndpoints.enrollTOTP, NoInput())?.code == "factor_exists")
    }

    @Test func `a wrong code sets nothing up, and a second enrollment replaces the first`() async throws {
        let ana = try await FactorFixture()
        #expect(await ana.failure(AuthEndpoints.confirmTOTP, CodeRequest(code: "123456"))?.code == "no_enrollment")
        let first = try await ana.device.client.call(AuthEndpoints.enrollTOTP)
        #expect(first != (try await ana.device.client.call(AuthEndpoints.enrollTOTP)))
        #expect(await ana.failure(AuthEndpoints.confirmTOTP, CodeRequest(code: "12345"))?.fields.keys.first == "code")
        #expect(try await ana.device.client.call(AuthEndpoints.factors) == SecondFactors(totp: false, recoveryCodes: 0, isRequired: false))
        #expect(try await ana.login(nil).status == 200)
    }

    @Test func `an address that isn't confirmed gets no factor`() async throws {
        let server = try await AuthTestServer()
        let device = server.device()
        try await device.register()
        let error = await failure { () async throws(APIError) in try await device.client.call(AuthEndpoints.enrollTOTP) }
        #expect(error?.status == 409 && error?.code == "email_unverified")
    }

    @Test func `neither secret nor recovery code is in the database`() async throws {
        var ana = try await FactorFixture()
        try await ana.setUp()
        let secret = try #require(ana.totp).secret
        let (sealed, hashes) = try await ana.server.server.database.read { transaction in
            (
                try transaction.value(String.self, "SELECT secret FROM auth_totp"),
                try transaction.values(String.self, "SELECT code_hash FROM auth_recovery_code")
            )
        }
        #expect(Data(base64Encoded: sealed)?.range(of: secret) == nil && !sealed.contains(secret.base32))
        #expect(hashes.count == 10 && Set(hashes).isDisjoint(with: ana.recoveryCodes))
    }

    @Test func `a removed app is asked for no more, and its recovery codes are gone`() async throws {
        var ana = try await FactorFixture()
        try await ana.setUp()
        _ = try await ana.device.client.call(AuthEndpoints.removeTOTP)
        #expect(try await ana.device.client.call(AuthEndpoints.factors) == SecondFactors(totp: false, recoveryCodes: 0, isRequired: false))
        #expect(try await ana.device.service.me().hasSecondFactor == false)
        #expect(try await ana.login(nil).status == 200)
        #expect(await ana.failure(AuthEndpoints.removeTOTP, NoInput())?.status == 404)
        #expect(await ana.failure(AuthEndpoints.renewRecoveryCodes, NoInput())?.code == "no_factor")
        try await ana.server.deliverMail()
        #expect(ana.server.mail.sent.value.last?.subject == "Two-step verification is off for Tumble")
    }

    @Test func `new recovery codes replace the old ones`() async throws {
        var ana = try await FactorFixture()
        try await ana.setUp()
        let renewed = try await ana.device.client.call(AuthEndpoints.renewRecoveryCodes).codes
        #expect(try await ana.login(ana.recoveryCodes[0]).code == "invalid_code")
        #expect(try await ana.login(renewed[0]).status == 200)
        #expect(try await ana.device.client.call(AuthEndpoints.factors).recoveryCodes == 9)
    }

    @Test func `of setups and recovery codes made at once, one holds`() async throws {
        var ana = try await FactorFixture()
        let client = ana.device.client
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 { group.addTask { _ = try? await client.call(AuthEndpoints.enrollTOTP) } }
        }
        try await ana.setUp()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 { group.addTask { _ = try? await client.call(AuthEndpoints.renewRecoveryCodes) } }
        }
        #expect(try await client.call(AuthEndpoints.factors).recoveryCodes == 10)
    }

    @Test func `factors need a fresh proof`() async throws {
        let ana = try await FactorFixture()
        ana.server.server.clock.advance(by: .seconds(601))
        #expect(await ana.failure(AuthEndpoints.enrollTOTP, NoInput())?.code == "proof_required")
        #expect(await ana.failure(AuthEndpoints.confirmTOTP, CodeRequest(code: "123456"))?.code == "proof_required")
        #expect(await ana.failure(AuthEndpoints.removeTOTP, NoInput())?.code == "proof_required")
        #expect(await ana.failure(AuthEndpoints.renewRecoveryCodes, NoInput())?.code == "proof_required")
    }
}
