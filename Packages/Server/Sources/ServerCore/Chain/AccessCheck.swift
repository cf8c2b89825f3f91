public import Core
public import Foundation
import HTTPTypes

/// Determines the caller and checks permissions: the endpoint's access first, then, with the input known, the handler's ``Policy``.
struct AccessCheck: Sendable {
    /// The person who calls, and the API key that they use; nil for a session.
    struct Caller: Sendable {
        let person: Person
        let key: APIKeyCaller?
    }

    let authenticator: any Authenticator
    let keys: (any APIKeyAuthenticator)?

    /// Returns the caller of an endpoint; nil if the endpoint is public, in which case `Authorization` is ignored.
    ///
    /// - Throws: ``APIError`` with status 401 for a missing or invalid token or key.
    func caller(_ request: ServerRequest, _ access: Access) async throws(APIError) -> Caller? {
        if case .everyone = access { return nil }
        guard let token = Self.token(in: request.head.headerFields) else { throw .unauthorized() }
        guard let keys, token.hasPrefix(APIKeyCaller.prefix) else { return Caller(person: try await authenticator.authenticate(token), key: nil) }
        let key = try await keys.authenticate(token)
        return Caller(person: key.person, key: key)
    }

    /// Refuses what an administrator who views as a person may not call. This is the only place that decides it, for every plugin and every endpoint, public
    /// ones included: there the token is otherwise ignored.
    ///
    /// - Throws: ``APIError`` `read_only` (403).
    func checkViewing(_ caller: Caller?, _ request: ServerRequest, _ entry: Routes.Entry) async throws(APIError) {
        guard entry.isEndpoint, !entry.viewing.allows(entry.method) else { return }
        var person = caller?.person
        if person == nil, let token = Self.token(in: request.head.headerFields), !token.hasPrefix(APIKeyCaller.prefix) {
            person = try? await authenticator.authenticate(token)
        }
        if let person, person.viewerID != nil { throw .readOnly(as: person.name) }
    }

    /// Checks whether the caller may call an endpoint at all.
    ///
    /// - Throws: ``APIError`` with status 403 for a person without the role, or without the fresh proof that the endpoint needs, and for a key without the
    ///   endpoint's scope.
    func check(_ caller: Caller?, _ request: ServerRequest, _ entry: Routes.Entry, at now: Date) async throws(APIError) {
        if case .roles(let roles) = entry.access {
            guard let caller, !roles.isDisjoint(with: caller.person.roles) else { throw .forbidden() }
        }
        if let key = caller?.key {
            guard let scope = entry.keyScope, key.scopes.contains(scope) else {
                throw APIError(status: 403, code: "key_scope", message: Strings.keyScope)
            }
            return
        }
        guard entry.needsFreshProof else { return }
        guard let token = Self.token(in: request.head.headerFields) else { throw .unauthorized() }
        guard FreshProof.isFresh(try await authenticator.provedAt(token), at: now) else { throw .proofRequired }
    }

    /// Checks whether the caller may use this input.
    ///
    /// - Throws: any error of the policy.
    static func check<Input>(_ input: Input, _ policy: Policy<Input>, _ context: HandlerContext) async throws {
        try await policy.check(input, context)
    }

    private static func token(in fields: HTTPFields) -> String? {
        guard let header = fields[.authorization]?.utf8, header.count > scheme.count else { return nil }
        // Schemes are compared ignoring case: capitals lack bit 5.
        guard zip(header, scheme).allSatisfy({ $0 | 0x20 == $1 }) else { return nil }
        return String(header.dropFirst(scheme.count).drop { $0 == UInt8(ascii: " ") }).flatMap { $0.isEmpty ? nil : $0 }
    }

    private static let scheme = Array("bearer ".utf8)
}

/// Identifies the person of an access token. Implemented by Auth's server.
public protocol Authenticator: Sendable {
    /// Returns the person of a token.
    ///
    /// - Throws: ``APIError`` with status 401: `token_expired` for an expired token, `unauthorized` for any other invalid one.
    func authenticate(_ token: String) async throws(APIError) -> Person

    /// Returns the time at which the person of a token's session last proved who they are; nil if that is unknown. Asked only for endpoints that need a
    /// fresh proof.
    ///
    /// - Throws: as ``authenticate(_:)``.
    func provedAt(_ token: String) async throws(APIError) -> Date?
}

/// The people who may call an endpoint with a given input, for checks of ownership that the endpoint's access can't express.
///
/// ```swift
/// routes.on(OrdersEndpoints.detail, allow: .when { input, context in try await orders.canSee(input.id, context) }) { ... }
/// ```
public struct Policy<Input: Sendable>: Sendable {
    let check: @Sendable (Input, HandlerContext) async throws -> Void
    /// Whether it checks ownership.
    let checksOwnership: Bool

    /// Relies on the endpoint's access alone: the handler touches only the caller's own data, or data open to everyone.
    public static var accessAlone: Policy { Policy(check: { _, _ in }, checksOwnership: false) }

    /// Leaves the check to the handler, which throws 404 for data that the caller may not see: it reads the data and checks it in one transaction.
    public static var byHandler: Policy { Policy(check: { _, _ in }, checksOwnership: true) }

    /// Allows the call if the closure returns; otherwise throws its error (404 for data that the caller may not even see).
    public static func when(_ check: @escaping @Sendable (Input, HandlerContext) async throws -> Void) -> Policy {
        Policy(check: check, checksOwnership: true)
    }
}
