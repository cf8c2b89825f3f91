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

/// A person with a confirmed address, a device, and an authenticator app.
struct FactorFixture {
    let server: AuthTestServer
    let device: Device
    let id: Int
    /// The app's secret; nil before it is set up.
    private(set) var totp: TOTP?
    private(set) var recoveryCodes: [String] = []

    init(settings: [String: String] = [:], roles: String = "customer") async throws {
        server = try await AuthTestServer(settings: settings)
        device = server.device()
        let id = try await device.register().id
        self.id = id
        let now = server.server.clock.now
        try await server.server.database.write {
            _ = try $0.execute("UPDATE auth_account SET email_verified_at = \(now), roles = \(roles) WHERE id = \(id)")
        }
        _ = try await device.service.signIn(email: "ana@example.com", password: Device.password)
    }

    /// Sets the app up, in the time that the codes after it need.
    mutating func setUp() async throws {
        let enrollment = try await device.client.call(AuthEndpoints.enrollTOTP)
        let totp = TOTP(secret: try #require(Self.data(base32: enrollment.secret)))
        self.totp = totp
        recoveryCodes = try await device.client.call(AuthEndpoints.confirmTOTP, CodeRequest(code: totp.code(at: TOTP.step(at: server.server.clock.now)))).codes
        server.server.clock.advance(by: .seconds(60))
    }

    /// The code that the app shows now.
    var code: String { totp?.code(at: TOTP.step(at: server.server.clock.now)) ?? "" }

    func login(_ code: String?, password: String = Device.password) async throws -> RawResponse {
        let code = code.map { #","code":"\#($0)""# } ?? ""
        return try await server.post("/auth/login", #"{"email":"ana@example.com","password":"\#(password)"\#(code)}"#)
    }

    /// The error of a call of the device.
    func failure<Input, Output>(_ endpoint: Endpoint<Input, Output>, _ input: Input) async -> APIError? {
        await AuthServerTests.failure { () async throws(APIError) in try await device.client.call(endpoint, input) }
    }

    private static func data(base32 text: String) -> Data? {
        var (data, buffer, bits) = (Data(), 0, 0)
        for character in text {
            guard let value = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".firstIndex(of: character) else { return nil }
            buffer = (buffer << 5 | "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".distance(from: "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".startIndex, to: value)) & 0xffff
            bits += 5
            if bits >= 8 {
                bits -= 8
                data.append(UInt8(buffer >> bits & 0xff))
            }
        }
        return data
    }
}
