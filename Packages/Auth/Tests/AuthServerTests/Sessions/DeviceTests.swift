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

struct DeviceTests {
    private static let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    private static let iPhone = """
        Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1
        """

    @Test func `the devices are listed with their names, the one used last first`() async throws {
        let server = try await AuthTestServer()
        let laptop = try await signIn(server, userAgent: Self.firefox, registering: true)
        server.server.clock.advance(by: .seconds(60))
        let phone = try await signIn(server, userAgent: Self.iPhone)
        let devices = try await devices(server, token: phone.access)
        #expect(devices.map(\.name) == ["Safari on iPhone", "Firefox on Linux"])
        #expect(devices.map(\.current) == [true, false])
        server.server.clock.advance(by: .seconds(60))
        let refreshed = try await server.post("/auth/refresh", #"{"refreshToken":"\#(laptop.refresh)"}"#, userAgent: Self.firefox)
        let later = try await self.devices(server, token: try #require(refreshed.text("accessToken")))
        #expect(later.map(\.name) == ["Firefox on Linux", "Safari on iPhone"])
        #expect(later.first?.lastUsedAt == server.server.clock.now && later.first?.current == true)
        #expect(later.first?.createdAt == devices.last?.createdAt)
    }

    @Test func `a device that is signed out from another is out at once`() async throws {
        let server = try await AuthTestServer()
        let laptop = try await signIn(server, userAgent: Self.firefox, registering: true)
        let phone = try await signIn(server, userAgent: Self.iPhone)
        let id = try #require(try await devices(server, token: phone.access).first { !$0.current }).id
        #expect(try await server.post("/auth/sessions/\(id)", "", token: phone.access, method: .delete).status == 200)
        #expect(try await server.post("/auth/me", "", token: laptop.access, method: .get).code == "session_over")
        #expect(try await server.post("/auth/refresh", #"{"refreshToken":"\#(laptop.refresh)"}"#).status == 401)
        #expect(try await server.post("/auth/me", "", token: phone.access, method: .get).status == 200)
        #expect(try await server.post("/auth/sessions/\(id)", "", token: phone.access, method: .delete).status == 404)
        #expect(try await server.securityEvents().last == "session_revoked")
    }

    @Test func `nobody sees or ends another's session`() async throws {
        let server = try await AuthTestServer()
        let ana = try await signIn(server, userAgent: Self.firefox, registering: true)
        let anas = try #require(try await devices(server, token: ana.access).first).id
        let bob = server.device()
        try await bob.register(email: "bob@example.com", name: "Bob")
        let error = await failure { () async throws(APIError) in try await bob.client.call(AuthEndpoints.revokeSession, IDInput(id: anas)) }
        let unknown = await failure { () async throws(APIError) in try await bob.client.call(AuthEndpoints.revokeSession, IDInput(id: 999)) }
        #expect(error?.status == 404 && error == unknown)
        #expect(try await bob.client.call(AuthEndpoints.sessions, NoInput()).count == 1)
        #expect(try await server.post("/auth/me", "", token: ana.access, method: .get).status == 200)
    }

    @Test(arguments: [
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge on Windows"),
        ("Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36", "Chrome on Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19 Safari/605.1.15", "Safari on Mac"),
        ("Firefox/3", "Firefox"), ("TumbleCourier/2.1 (Linux)", "TumbleCourier"), ("Tumble Dev/1", "Tumble Dev"), ("curl/8.5.0", "curl"),
        ("Mozilla/5.0 (Linux)", "Linux"), ("", "Unknown device"), ("Mozilla/5.0", "Unknown device"), (String(repeating: "x", count: 99), nil),
    ])
    func `a device is named by its User-Agent`(userAgent: String, name: String?) {
        #expect(DeviceName.of(userAgent: userAgent) == name ?? String(repeating: "x", count: 60))
    }

    @Test func `names are in the reader's language`() {
        #expect(Language.$current.withValue(.spanish) { DeviceName.of(userAgent: Self.firefox) } == "Firefox en Linux")
    }

    @Test func `one household of IPv6 is one network`() {
        #expect(Client(address: "2001:db8:1:2:3:4:5:6", userAgent: "").network == Client(address: "2001:db8:1:2::9", userAgent: "").network)
        #expect(Client(address: "2001:db8:1:3::9", userAgent: "").network != Client(address: "2001:db8:1:2::9", userAgent: "").network)
        #expect(Client(address: "203.0.113.9", userAgent: "").network != Client(address: "203.0.113.8", userAgent: "").network)
        #expect(Client(address: nil, userAgent: "").network == nil)
    }

    private func signIn(_ server: AuthTestServer, userAgent: String, registering: Bool = false) async throws -> (access: String, refresh: String) {
        let answer =
            registering
            ? try await server.post(
                "/auth/register", #"{"name":"Ana","email":"ana@example.com","password":"\#(Device.password)"}"#, userAgent: userAgent)
            : try await server.post("/auth/login", #"{"email":"ana@example.com","password":"\#(Device.password)"}"#, userAgent: userAgent)
        return (try #require(answer.text("accessToken")), try #require(answer.text("refreshToken")))
    }

    private func devices(_ server: AuthTestServer, token: String) async throws -> [SignedInDevice] {
        let answer = try await server.post("/auth/sessions", "", token: token, method: .get)
        return try #require(try WireJSON.decoder().decode(Envelope<[SignedInDevice]>.self, from: Data(answer.body.utf8)).data)
    }
}
