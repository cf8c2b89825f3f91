import Core
import CoreTesting
import Foundation
import ServerCore
import Testing

@testable import AuthServer

struct AccessTokenTests {
    private let clock = TestClock()
    private let person = Person(id: 7, name: "Ana Ruiz", roles: [.customer, .driver])
    private let pem = SigningKey.generatePEM()

    @Test func `a token says whose it is until it ends`() async throws {
        let tokens = try tokens()
        let authenticator = authenticator(tokens)
        let issued = try await tokens.issue(for: person, session: .one, version: 0, at: clock.now)
        #expect(issued.expiresAt == clock.now.addingTimeInterval(900))
        #expect(try await authenticator.authenticate(issued.token) == person)
        clock.advance(by: .seconds(899))
        #expect(try await authenticator.authenticate(issued.token) == person)
        clock.advance(by: .seconds(1))
        let error = await refusal(authenticator, issued.token)
        #expect(error?.status == 401 && error?.code == "token_expired")
    }

    @Test func `a token of another key or product, unsigned or under another algorithm is refused`() async throws {
        let otherKey = try await tokens(pem: SigningKey.generatePEM()).issue(for: person, session: .one, version: 0, at: clock.now).token
        let otherProduct = try await tokens(bundleIdentifier: "app.other").issue(for: person, session: .one, version: 0, at: clock.now).token
        let genuine = try await tokens().issue(for: person, session: .one, version: 0, at: clock.now).token
        let parts = genuine.split(separator: ".").map(String.init)
        let head = try #require(Data(base64URL: parts[0]).map { String(decoding: $0, as: UTF8.self) })
        let none = Data(head.replacing("ES256", with: "none").utf8).base64URL
        let symmetric = Data(head.replacing("ES256", with: "HS256").utf8).base64URL
        let nameless = Data(#"{"alg":"ES256","typ":"JWT"}"#.utf8).base64URL
        let refused = [
            otherKey, otherProduct, "\(none).\(parts[1]).", "\(none).\(parts[1]).\(parts[2])", "\(symmetric).\(parts[1]).\(parts[2])",
            "\(nameless).\(parts[1]).\(parts[2])", "\(parts[0]).\(parts[1]).AAAA", "\(parts[0]).\(parts[1]).", "\(parts[0]).\(parts[1])",
        ]
        for token in refused {
            let error = await refusal(authenticator(try tokens()), token)
            #expect(error?.status == 401 && error?.code == "unauthorized", "\(token)")
        }
    }

    @Test func `a token with one byte changed is refused, whichever it is`() async throws {
        let genuine = Array(try await tokens().issue(for: person, session: .one, version: 0, at: clock.now).token.utf8)
        let authenticator = authenticator(try tokens())
        for index in stride(from: 0, to: genuine.count - 1, by: 7) {
            var changed = genuine
            changed[index] = changed[index] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
            let token = String(decoding: changed, as: UTF8.self)
            #expect(await refusal(authenticator, token)?.status == 401, "byte \(index)")
        }
    }

    @Test(arguments: ["iss", "aud", "sub", "nbf"])
    func `a genuine signature under a wrong claim is refused`(claim: String) async throws {
        let (tokens, now) = (try tokens(), Int(clock.now.timeIntervalSince1970))
        func payload(_ wrong: String?) -> AccessTokenPayload {
            AccessTokenPayload(
                sub: wrong == "sub" ? "ana" : "7", name: "Ana", roles: [.customer], sid: 1, ver: 0, iss: wrong == "iss" ? "app.other" : "app.tumble.test",
                aud: wrong == "aud" ? "app.other" : "app.tumble.test", exp: now + 900, nbf: wrong == "nbf" ? now + 31 : now, iat: now)
        }
        #expect(try await authenticator(tokens).authenticate(tokens.sign(payload(nil))).id == 7)
        let error = await refusal(authenticator(tokens), try await tokens.sign(payload(claim)))
        #expect(error?.status == 401 && error?.code == "unauthorized")
    }

    @Test func `a token is good as soon as it is issued, by a clock that is a little slow too`() async throws {
        let tokens = try tokens()
        let issued = try await tokens.issue(for: person, session: .one, version: 0, at: clock.now.addingTimeInterval(30))
        #expect(try await authenticator(tokens).authenticate(issued.token) == person)
    }

    @Test func `tokens of the key before are good until that key is taken out, and the new one signs`() async throws {
        let old = try await tokens().issue(for: person, session: .one, version: 0, at: clock.now).token
        let both = try tokens(pem: SigningKeys.rotated(pem: pem))
        #expect(try await authenticator(both).authenticate(old) == person)
        let new = try await both.issue(for: person, session: .one, version: 0, at: clock.now).token
        #expect(new.split(separator: ".")[0] != old.split(separator: ".")[0])
        #expect(await refusal(authenticator(try tokens()), new)?.status == 401)
    }

    @Test(arguments: ["", "x", "a.b.c", "..", String(repeating: "a", count: 100_000), "\u{0}"])
    func `garbage is refused`(token: String) async throws {
        let error = await refusal(authenticator(try tokens()), token)
        #expect(error?.status == 401 && error?.code == "unauthorized")
    }

    @Test func `verified tokens are remembered within a bound`() async throws {
        let memory = VerifiedTokens(limit: 2)
        let soon = AccessTokens.Verified(person: person, session: 1, version: 0, expiresAt: clock.now.addingTimeInterval(1))
        let later = AccessTokens.Verified(person: person, session: 1, version: 0, expiresAt: clock.now.addingTimeInterval(900))
        memory.remember(soon, for: "a", at: clock.now)
        memory.remember(later, for: "b", at: clock.now)
        clock.advance(by: .seconds(2))
        #expect(memory.result(for: "a", at: clock.now) == nil)
        memory.remember(later, for: "c", at: clock.now)
        #expect(memory.result(for: "b", at: clock.now) == later)
        memory.remember(later, for: "d", at: clock.now)
        #expect(memory.count == 1)
    }

    @Test func `a signing key that can't be read says how to make one`() throws {
        #expect(throws: SigningKeyError()) { try SigningKey(pem: "secret text") }
        #expect(SigningKeyError().description.contains("To fix"))
        #expect(!"\(SigningKeyError())".contains("secret text"))
        #expect(!"\(try AuthTestServer.settings(pem: pem))".contains(pem))
    }

    @Test func `keys are read one after the other, and two are kept when a new one comes`() throws {
        let keys = try SigningKeys(pem: pem + "\n\n" + SigningKey.generatePEM())
        let original = try SigningKey(pem: pem).id
        #expect(keys.all.count == 2 && keys.current.id == original && "\(keys)" == "SigningKeys(2)")
        let once = try SigningKeys.rotated(pem: pem)
        let twice = try SigningKeys.rotated(pem: once)
        let (first, second) = (try SigningKeys(pem: once), try SigningKeys(pem: twice))
        #expect(first.all.map(\.id).last == original)
        #expect(second.all.count == 2 && second.all.map(\.id).last == first.current.id && second.current.id != first.current.id)
        #expect(throws: SigningKeyError()) { try SigningKeys(pem: "") }
        #expect(throws: SigningKeyError()) { try SigningKeys(pem: pem + "-----BEGIN NONSENSE-----") }
        #expect(throws: SigningKeyError()) { try SigningKeys.rotated(pem: "nothing") }
        #expect("\(keys.current)" == "SigningKey(P-256)")
    }

    @Test func `what was revoked is refused although its signature is good`() async throws {
        let (tokens, revocations) = (try tokens(), Revocations(lifetime: .seconds(900), endings: SessionEndings()))
        let authenticator = JWTAuthenticator(tokens: tokens, revocations: revocations, clock: clock)
        let first = try await tokens.issue(for: person, session: .one, version: 0, at: clock.now).token
        let second = try await tokens.issue(for: person, session: .two, version: 1, at: clock.now).token
        _ = try await authenticator.authenticate(first)
        revocations.end(session: 2, of: 7, at: clock.now)
        #expect(await refusal(authenticator, second)?.code == "session_over")
        revocations.require(version: 1, of: person.id, at: clock.now)
        #expect(await refusal(authenticator, first)?.code == "token_expired")
    }

    private func authenticator(_ tokens: AccessTokens) -> JWTAuthenticator {
        JWTAuthenticator(tokens: tokens, revocations: Revocations(lifetime: .seconds(900), endings: SessionEndings()), clock: clock)
    }

    private func tokens(pem: String? = nil, bundleIdentifier: String = "app.tumble.test") throws -> AccessTokens {
        try AccessTokens(settings: AuthTestServer.settings(pem: pem ?? self.pem, bundleIdentifier: bundleIdentifier))
    }

    private func refusal(_ authenticator: JWTAuthenticator, _ token: String) async -> APIError? {
        await failure { () async throws(APIError) in try await authenticator.authenticate(token) }
    }
}

extension ProvenSession {
    fileprivate static let one = ProvenSession(id: 1, provedAt: nil, factorAt: nil)
    fileprivate static let two = ProvenSession(id: 2, provedAt: nil, factorAt: nil)
}
