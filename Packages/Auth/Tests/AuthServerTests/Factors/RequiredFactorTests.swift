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

struct RequiredFactorTests {
    private static let required = ["SECOND_FACTOR_REQUIRED": "YES"]

    @Test func `staff have their roles once they have set a factor up`() async throws {
        var ada = try await FactorFixture(settings: Self.required, roles: "customer dispatcher admin")
        let before = try await ada.device.service.me()
        #expect(before.roles == [.customer] && before.needsSecondFactor && !before.hasSecondFactor)
        #expect(try await ada.device.service.profile(of: ada.id).user == before)
        #expect(await ada.failure(AuthEndpoints.accounts, AccountQuery())?.status == 403)
        #expect(try await ada.device.client.call(AuthEndpoints.factors).isRequired)
        try await ada.setUp()
        let after = try await ada.device.service.me()
        #expect(after.roles == [.customer, .dispatcher, .admin] && !after.needsSecondFactor && after.hasSecondFactor)
        #expect(try await ada.device.client.call(AuthEndpoints.accounts, AccountQuery()).items.count == 1)
    }

    @Test func `a sign-in with a code has the roles at once`() async throws {
        var ada = try await FactorFixture(settings: Self.required, roles: "dispatcher")
        try await ada.setUp()
        let response = try await ada.login(ada.code)
        #expect(response.body.contains(#""roles":["dispatcher"]"#) && response.body.contains(#""needsSecondFactor":false"#))
        let token = try #require(response.text("accessToken"))
        #expect(try await ada.server.post("/auth/me", "", token: token, method: .get).body.contains(#""roles":["dispatcher"]"#))
    }

    @Test func `a session of before the factor gets the roles with a code`() async throws {
        var ada = try await FactorFixture(settings: Self.required, roles: "dispatcher")
        let other = ada.server.device()
        _ = try await other.service.signIn(email: "ana@example.com", password: Device.password)
        try await ada.setUp()
        let user = try await other.service.me()
        #expect(user.roles == [] && user.needsSecondFactor && user.hasSecondFactor)
        let proven = try await other.client.call(AuthEndpoints.prove, ProofRequest(code: ada.code))
        #expect(try await ada.server.post("/auth/me", "", token: proven.accessToken, method: .get).body.contains(#""roles":["dispatcher"]"#))
    }

    @Test func `whoever removes their factor has no roles as staff until there is a new one`() async throws {
        var ada = try await FactorFixture(settings: Self.required, roles: "customer dispatcher")
        try await ada.setUp()
        _ = try await ada.device.client.call(AuthEndpoints.removeTOTP)
        #expect(try await ada.device.service.me().roles == [.customer])
        try await ada.setUp()
        #expect(try await ada.device.service.me().roles == [.customer, .dispatcher])
    }

    @Test func `customers and drivers need none, and nobody does where the setting is off`() async throws {
        let driver = try await FactorFixture(settings: Self.required, roles: "customer driver")
        #expect(try await driver.device.service.me().needsSecondFactor == false)
        let dispatcher = try await FactorFixture(roles: "dispatcher")
        #expect(try await dispatcher.device.service.me().roles == [.dispatcher])
    }

    @Test func `an operator removes the factors of somebody who lost their phone`() async throws {
        var ada = try await FactorFixture(settings: Self.required, roles: "admin")
        try await ada.setUp()
        let commands = try ada.server.server.application.container.resolve(AccountCommands.self)
        try await commands.removeFactors(of: "ana@example.com")
        #expect(await failure { () async throws(APIError) in try await ada.device.service.me() }?.status == 401)
        let response = try await ada.login(nil)
        #expect(response.status == 200 && response.body.contains(#""needsSecondFactor":true"#))
        #expect(try await ada.server.securityEvents().contains("factors_removed"))
        await #expect(throws: AccountCommandError.unknown("nobody@example.com")) { try await commands.removeFactors(of: "nobody@example.com") }
    }

    @Test func `the first administrator, made on the command line, sets a factor up first`() async throws {
        let server = try await AuthTestServer(settings: Self.required)
        let commands = try server.server.application.container.resolve(AccountCommands.self)
        try await commands.createAdministrator(email: "ada@example.com", name: "Ada", password: "four unrelated words here")
        let device = server.device()
        let user = try await device.service.signIn(email: "ada@example.com", password: "four unrelated words here")
        #expect(user.roles == [] && user.needsSecondFactor)
        _ = try await device.client.call(AuthEndpoints.enrollTOTP)
    }
}
