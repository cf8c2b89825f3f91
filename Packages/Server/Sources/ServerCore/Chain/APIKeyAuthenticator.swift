public import Core
import HTTPTypes

/// Identifies the callers of API keys, which programs send in place of a session's access token. Implemented by Administration's server; a product without
/// one accepts no keys.
public protocol APIKeyAuthenticator: Sendable {
    /// Returns the caller of a key.
    ///
    /// - Throws: ``APIError`` with status 401 for a key that doesn't exist, has expired or was revoked, or whose maker may not sign in any more.
    func authenticate(_ key: String) async throws(APIError) -> APIKeyCaller
}

/// The caller of an API key.
public struct APIKeyCaller: Sendable {
    /// The beginning of every key, by which keys are told from access tokens.
    public static let prefix = "tumble_"

    /// The key's id.
    public let key: Int
    /// The person who made the key, with the roles that they have now.
    public let person: Person
    /// The endpoints that the key may call.
    public let scopes: Set<APIKeyScope>

    /// Creates a caller.
    public init(key: Int, person: Person, scopes: Set<APIKeyScope>) {
        self.key = key
        self.person = person
        self.scopes = scopes
    }
}

/// A part of the API that a key may call: the endpoints of a group that read, or those that change something. Its text is such as `orders:read`.
public struct APIKeyScope: Sendable, Hashable {
    /// The effect of the calls of a scope.
    public enum Kind: String, Sendable, CaseIterable {
        /// They read.
        case read
        /// They change something.
        case write
    }

    /// The group: the name of the plugin that serves the endpoints, in lowercase.
    public let group: String
    /// The effect of the calls.
    public let kind: Kind

    /// Creates a scope.
    public init(group: String, kind: Kind) {
        self.group = group
        self.kind = kind
    }

    /// Parses a scope; nil if the text isn't one.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, let kind = Kind(rawValue: String(parts[1])) else { return nil }
        self.init(group: String(parts[0]), kind: kind)
    }

    /// The scope as text.
    public var text: String { "\(group):\(kind.rawValue)" }
}

extension Routes.Entry {
    /// The scope that a key needs for the endpoint; nil for one that no key may call: it needs a fresh proof of who the person is, or is open to everyone.
    public var keyScope: APIKeyScope? {
        guard isEndpoint, !needsFreshProof, access != .everyone else { return nil }
        return APIKeyScope(group: plugin.lowercased(), kind: method == .get ? .read : .write)
    }
}
