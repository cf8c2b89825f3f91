public import Core
import CoreTesting
public import Foundation
public import Networking
public import ServerCore

/// An authenticator whose tokens contain the person, so that feature tests need no accounts.
public struct TestAuthenticator: Authenticator {
    /// The people of tokens read before, as the product's authenticator caches them.
    private let known = LockedValue<[String: Person]>([:])

    /// Creates an instance.
    public init() {}

    /// Returns the person in the token.
    ///
    /// - Throws: ``APIError`` with status 401 for anything not made by ``token(for:)``; `token_expired` for the token `expired`.
    public func authenticate(_ token: String) async throws(APIError) -> Person {
        guard token != "expired" else { throw .unauthorized("Your sign-in has expired.", code: "token_expired") }
        if let person = known.withLock({ $0[token] }) { return person }
        let parts = token.split(separator: Self.viewing, maxSplits: 1).map(String.init)
        guard let text = parts.first, let data = Data(base64Encoded: text.replacing(Self.unproved, with: "")),
            let read = try? JSONDecoder().decode(Person.self, from: data)
        else {
            throw .unauthorized()
        }
        let person = parts.count > 1 ? read.viewed(by: Int(parts[1])) : read
        known.withLock { $0[token] = person }
        return person
    }

    /// Returns nil for a token made by ``tokenWithoutProof(for:)``; any other counts as proved in the future.
    public func provedAt(_ token: String) -> Date? { token.hasSuffix(Self.unproved) ? nil : .distantFuture }

    /// Returns a token for a person whose session has no fresh proof of who they are.
    public static func tokenWithoutProof(for person: Person) -> String { token(for: person) + unproved }

    /// The end of such tokens: not base64.
    private static let unproved = "!"

    /// Returns a token with which an administrator views as a person.
    public static func token(viewing person: Person, by administrator: Int) -> String { token(for: person) + viewing + String(administrator) }

    /// The sign before the administrator's id in such tokens: not base64.
    private static let viewing = "~"

    /// Returns a token for a person.
    public static func token(for person: Person) -> String {
        ((try? JSONEncoder().encode(person)) ?? Data()).base64EncodedString()
    }

    /// Returns a session with a person's token.
    public static func session(for person: Person) -> AuthSession {
        let tokens = Tokens(accessToken: token(for: person), refreshToken: "", expiresAt: .distantFuture)
        return AuthSession(store: InMemoryTokenStore(tokens), refresher: NoRefresh(), clock: SystemClock())
    }
}

private struct NoRefresh: SessionRefreshing {
    func refresh(_ refreshToken: String) async throws(APIError) -> Tokens { throw .unauthorized() }
}

extension Person {
    fileprivate func viewed(by administrator: Int?) -> Person {
        Person(id: id, name: name, roles: roles, language: language, appearance: appearance, viewerID: administrator)
    }

    /// Returns a customer for tests.
    public static func customer(_ id: Int) -> Person { Person(id: id, name: "Customer \(id)", roles: [.customer]) }
    /// Returns a driver for tests.
    public static func driver(_ id: Int) -> Person { Person(id: id, name: "Driver \(id)", roles: [.driver]) }
    /// Returns a dispatcher for tests.
    public static func dispatcher(_ id: Int) -> Person { Person(id: id, name: "Dispatcher \(id)", roles: [.dispatcher]) }
}
