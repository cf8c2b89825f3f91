import Core
import CoreTesting
import Foundation
import Testing

@testable import AuthServer

struct AccessTokenTests {
    private let clock = TestClock()
    private let person = Person(id: 7, name: "Ana Ruiz", roles: [.customer, .driver])
    private let pem = SigningKey.generatePEM()

    @Test func `a token says whose it is until it ends`() async throws {
        let tokens = try tokens()
        let authenticator = JWTAuthenticator(tokens: tokens, clock: clock)
        let issued = try await tokens.issue(for: person, at: clock.now)
        #expect(issued.expiresAt == clock.now.addingTimeInterval(900))
        #expect(try await authenticator.authenticate(issued.token) == person)
        clock.advance(by: .seconds(899))
        #expect(try await authenticator.authenticate(issued.token) == person)
        clock.advance(by: .seconds(1))
        let error = await refusal(authenticator, issued.token)
        #expect(error?.status == 401 && error?.code == "token_expired")
    }

    @Test func `a token of another key, product or algorithm is refused`() async throws {
        let authenticator = JWTAuthenticator(tokens: try tokens(), clock: clock)
        let otherKey = try await tokens(pem: SigningKey.generatePEM()).issue(for: person, at: clock.now).token
        let otherProduct = try await tokens(bundleIdentifier: "app.other").issue(for: person, at: clock.now).token
        let genuine = try await tokens().issue(for: person, at: clock.now).token
        let parts = genuine.split(separator: ".")
        let unsigned = "\(Data(#"{"alg":"none","typ":"JWT"}"#.utf8).base64EncodedString()).\(parts[1])."
        for token in [otherKey, otherProduct, unsigned, "\(parts[0]).\(parts[1]).AAAA"] {
            #expect(await refusal(authenticator, token)?.code == "unauthorized")
        }
    }

    @Test(arguments: ["", "x", "a.b.c", "..", String(repeating: "a", count: 100_000), "\u{0}"])
    func `garbage is refused`(token: String) async throws {
        let error = await refusal(JWTAuthenticator(tokens: try tokens(), clock: clock), token)
        #expect(error?.status == 401 && error?.code == "unauthorized")
    }

    @Test func `verified tokens are remembered within a bound`() async throws {
        let memory = VerifiedTokens(limit: 2)
        let soon = AccessTokens.Verified(person: person, expiresAt: clock.now.addingTimeInterval(1))
        let later = AccessTokens.Verified(person: person, expiresAt: clock.now.addingTimeInterval(900))
        memory.remember(soon, for: "a", at: clock.now)
        memory.remember(later, for: "b", at: clock.now)
        clock.advance(by: .seconds(2))
        #expect(memory.person(for: "a", at: clock.now) == nil)
        memory.remember(later, for: "c", at: clock.now)
        #expect(memory.person(for: "b", at: clock.now) == person)
        memory.remember(later, for: "d", at: clock.now)
        #expect(memory.count == 1)
    }

    @Test func `a signing key that can't be read says how to make one`() throws {
        #expect(throws: SigningKeyError()) { try SigningKey(pem: "secret text") }
        #expect(SigningKeyError().description.contains("To fix"))
        #expect(!"\(SigningKeyError())".contains("secret text"))
        #expect("\(AuthSettings(signingKeyPEM: pem, bundleIdentifier: "app.x"))" == "AuthSettings(app.x)")
    }

    private func tokens(pem: String? = nil, bundleIdentifier: String = "app.tumble.test") throws -> AccessTokens {
        try AccessTokens(settings: AuthSettings(signingKeyPEM: pem ?? self.pem, bundleIdentifier: bundleIdentifier))
    }

    private func refusal(_ authenticator: JWTAuthenticator, _ token: String) async -> APIError? {
        await failure { () async throws(APIError) in try await authenticator.authenticate(token) }
    }
}
