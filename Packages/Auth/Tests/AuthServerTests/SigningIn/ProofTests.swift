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

struct ProofTests {
    @Test func `a password proves anew, and the token of the response says so`() async throws {
        let ana = try await FactorFixture()
        ana.server.server.clock.advance(by: .seconds(601))
        #expect(await ana.failure(AuthEndpoints.enrollTOTP, NoInput())?.code == "proof_required")
        let response = try await ana.device.client.call(AuthEndpoints.prove, ProofRequest(password: Device.password))
        #expect(try await ana.server.post("/auth/totp", "", token: response.accessToken).status == 201)
        #expect(try await ana.server.securityEvents().last == "proof_given")
    }

    @Test func `a wrong or missing password is named, logged, and counted`() async throws {
        let ana = try await FactorFixture()
        #expect(await ana.failure(AuthEndpoints.prove, ProofRequest())?.fields.keys.first == "password")
        #expect(await ana.failure(AuthEndpoints.prove, ProofRequest(password: "wrong"))?.fields.keys.first == "password")
        #expect(try await ana.server.securityEvents().last == "proof_refused")
    }

    @Test func `whoever has a factor proves by code, once each, and not by password`() async throws {
        var ana = try await FactorFixture()
        try await ana.setUp()
        #expect(await ana.failure(AuthEndpoints.prove, ProofRequest(password: Device.password))?.code == "second_factor_required")
        let code = ana.code
        _ = try await ana.device.client.call(AuthEndpoints.prove, ProofRequest(code: code))
        #expect(await ana.failure(AuthEndpoints.prove, ProofRequest(code: code))?.code == "invalid_code")
        _ = try await ana.device.client.call(AuthEndpoints.prove, ProofRequest(code: ana.recoveryCodes[0]))
    }

    @Test func `an address is changed with a fresh code where there is a factor`() async throws {
        var ana = try await FactorFixture()
        try await ana.setUp()
        ana.server.server.clock.advance(by: .seconds(601))
        let change = ChangeEmailRequest(email: "new@example.com", currentPassword: Device.password)
        #expect(await ana.failure(AuthEndpoints.changeEmail, change)?.code == "proof_required")
        let proven = try await ana.device.client.call(AuthEndpoints.prove, ProofRequest(code: ana.code))
        await ana.device.session.adopt(accessToken: proven.accessToken, expiresAt: proven.expiresAt)
        #expect(try await ana.device.client.call(AuthEndpoints.changeEmail, change).pending?.email == "new@example.com")
    }

    @Test func `a password is changed with a fresh code where there is a factor`() async throws {
        var ana = try await FactorFixture()
        try await ana.setUp()
        ana.server.server.clock.advance(by: .seconds(601))
        let change = ChangePasswordRequest(currentPassword: Device.password, newPassword: "another long passphrase")
        #expect(await ana.failure(AuthEndpoints.changePassword, change)?.code == "proof_required")
        let response = try await ana.device.client.call(AuthEndpoints.prove, ProofRequest(code: ana.code))
        let body = #"{"currentPassword":"\#(Device.password)","newPassword":"another long passphrase"}"#
        #expect(try await ana.server.post("/auth/password/change", body, token: response.accessToken).status == 200)
    }
}
