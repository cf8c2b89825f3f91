/// The way to a retailer's accounts: how a person links theirs, and how the link is kept, read and ended.
protocol RetailerConnector: Sendable {
    /// Returns the address of the retailer's page on which a person allows the link; nil where there is no such page.
    func authorizationURL(_ authorization: AuthorizationQuery) -> String?

    /// Returns the tokens for the code that a person came back with.
    func exchange(code: String, verifier: String, redirect: String) async throws(ConnectorError) -> LinkTokens

    /// Returns new tokens; the former ones may not be accepted anymore.
    func refresh(_ tokens: LinkTokens) async throws(ConnectorError) -> LinkTokens

    /// Has the retailer revoke tokens. Succeeds where they were revoked before.
    func revoke(_ tokens: LinkTokens) async throws(ConnectorError)

    /// Returns what the retailer knows of the person; nil where it doesn't say.
    ///
    /// - Throws: ``ConnectorError/refused(_:)`` where it doesn't accept the token.
    func member(_ tokens: LinkTokens) async throws(ConnectorError) -> RetailerMember?
}

/// The parts of the address of a retailer's page that differ each time.
struct AuthorizationQuery: Sendable {
    let state: String
    /// The hash of the verifier (RFC 7636, S256).
    let challenge: String
    /// Our own address to which the page leads back.
    let redirect: String
}

/// The tokens of a link. Texts about it don't contain them.
struct LinkTokens: Codable, Sendable, Equatable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var access: String
    var refresh: String?
    /// The number of seconds for which the access token is valid; nil where the retailer doesn't say.
    var seconds: Int?

    var description: String { "LinkTokens" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: []) }
}

/// A person as a retailer knows them.
struct RetailerMember: Sendable, Equatable {
    /// The name; nil where the retailer doesn't say.
    let name: String?
}

/// The reason why a retailer did not do what it was asked for.
enum ConnectorError: Error, Sendable, Equatable {
    /// It can't be reached, is too busy, or sent what nobody understands: try again later.
    case unavailable
    /// It refused, with a code such as `invalid_grant`.
    case refused(String)

    /// Whether the tokens are of no use anymore.
    var endsLink: Bool { self == .refused("invalid_grant") || self == .refused("invalid_token") }
}
