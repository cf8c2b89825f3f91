import Auth
import AuthAPI
import Core
import CoreTesting
import Networking
import Persistence
import ServerTesting
import Testing

/// The client's calls about devices, passwords and mail, against the real server.
struct AccountClientTests {
    private static let new = "another long passphrase"

    @Test func `a device is listed and signed out by another`() async throws {
        let server = try await AuthTestServer()
        let (device, other) = (server.device(), server.device())
        try await device.register()
        _ = try await other.service.signIn(email: "ana@example.com", password: Device.password)
        let devices = try await device.service.devices()
        #expect(devices.count == 2 && devices.filter(\.current).count == 1)
        let stranger = try #require(devices.first { !$0.current })
        try await device.service.signOut(device: stranger.id)
        #expect(try await device.service.devices().map(\.current) == [true])
        #expect(await failure { () async throws(APIError) in try await other.service.me() }?.status == 401)
        #expect(await failure { () async throws(APIError) in try await device.service.signOut(device: stranger.id) }?.status == 404)
    }

    @Test func `back in the foreground an expired session is renewed, a good one left alone, and one that is over ended`() async throws {
        let server = try await AuthTestServer()
        let refreshes = LockedValue(0)
        let device = server.device(refreshes: refreshes)
        try await device.register()
        await device.service.returnToForeground()
        #expect(refreshes.value == 0)
        server.server.clock.advance(by: .seconds(901))
        await device.service.returnToForeground()
        #expect(refreshes.value == 1)
        #expect(await device.session.hasExpired() == false)
        let now = server.server.clock.now
        try await server.server.database.write { _ = try $0.execute("UPDATE auth_session SET revoked_at = \(now)") }
        server.server.clock.advance(by: .seconds(901))
        await device.service.returnToForeground()
        #expect(await device.session.tokens() == nil)
    }

    @Test func `a password is changed`() async throws {
        let server = try await AuthTestServer()
        let device = server.device()
        try await device.register()
        let wrong = await failure { () async throws(APIError) in try await device.service.changePassword(from: "wrong", to: Self.new) }
        #expect(wrong?.fields["currentPassword"] != nil)
        try await device.service.changePassword(from: Device.password, to: Self.new)
        #expect(try await device.service.me().email == "ana@example.com")
        #expect(try await server.device().service.signIn(email: "ana@example.com", password: Self.new).name == "Ana Ruiz")
    }

    @Test func `a forgotten password is replaced with the mailed link, once`() async throws {
        let server = try await AuthTestServer()
        try await server.device().register()
        let visitor = server.device()
        try await visitor.service.forgotPassword(email: "ana@example.com")
        let token = try await server.mailedToken()
        try await visitor.service.resetPassword(token: token, to: Self.new)
        let again = await failure { () async throws(APIError) in try await visitor.service.resetPassword(token: token, to: Self.new) }
        #expect(again?.code == "invalid_token")
        _ = try await visitor.service.signIn(email: "ana@example.com", password: Self.new)
    }

    @Test func `an address is confirmed with the mail that is sent again`() async throws {
        let server = try await AuthTestServer()
        let device = server.device()
        #expect(try await device.register().emailVerified == false)
        try await device.service.resendVerification()
        try await device.service.verifyEmail(token: try await server.mailedToken())
        #expect(try await device.service.me().emailVerified)
        #expect(await failure { () async throws(APIError) in try await device.service.verifyEmail(token: "x") }?.code == "invalid_token")
    }
}
