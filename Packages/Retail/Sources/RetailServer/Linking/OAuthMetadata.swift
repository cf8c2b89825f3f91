import Foundation

/// The facts about an authorization server (RFC 8414) that linking needs.
struct OAuthMetadata: Sendable, Equatable {
    /// The way in which our secret is sent to the token endpoint.
    enum Authentication: String, Sendable {
        case basic, post
    }

    let issuer: String
    let authorizationEndpoint: String
    let tokenEndpoint: String
    let revocationEndpoint: String?
    /// Says who the person is; nil where the server doesn't say.
    let memberEndpoint: String?
    let authentication: Authentication
    /// Whether the server names itself in every response (RFC 9207), so that a response without a name is refused.
    let namesIssuer: Bool

    /// The reason why metadata can't be used.
    enum Problem: Error, Sendable, Equatable {
        /// It isn't metadata, or lacks an endpoint.
        case unreadable
        /// It names another issuer than the one that was asked.
        case foreign
        /// The server doesn't do what linking needs: codes with PKCE.
        case unsuitable
        /// An endpoint's address may not be called.
        case address
    }

    init(
        issuer: String, authorizationEndpoint: String, tokenEndpoint: String, revocationEndpoint: String?, memberEndpoint: String?,
        authentication: Authentication, namesIssuer: Bool
    ) {
        self.issuer = issuer
        self.authorizationEndpoint = authorizationEndpoint
        self.tokenEndpoint = tokenEndpoint
        self.revocationEndpoint = revocationEndpoint
        self.memberEndpoint = memberEndpoint
        self.authentication = authentication
        self.namesIssuer = namesIssuer
    }

    private struct Document: Decodable {
        let issuer: String
        let authorization_endpoint: String
        let token_endpoint: String
        let revocation_endpoint: String?
        let userinfo_endpoint: String?
        let response_types_supported: [String]?
        let code_challenge_methods_supported: [String]?
        let token_endpoint_auth_methods_supported: [String]?
        let authorization_response_iss_parameter_supported: Bool?
    }

    /// Reads what a server says of itself.
    ///
    /// - Parameter isAllowed: returns whether an endpoint's address may be used.
    init(_ data: Data, issuer: String, isAllowed: (String) -> Bool) throws(Problem) {
        guard let document = try? JSONDecoder().decode(Document.self, from: data) else { throw .unreadable }
        guard document.issuer == issuer else { throw .foreign }
        guard document.code_challenge_methods_supported?.contains("S256") == true, document.response_types_supported?.contains("code") != false else {
            throw .unsuitable
        }
        let endpoints = [document.authorization_endpoint, document.token_endpoint, document.revocation_endpoint, document.userinfo_endpoint]
        guard endpoints.compactMap(\.self).allSatisfy(isAllowed) else { throw .address }
        let methods = document.token_endpoint_auth_methods_supported ?? ["client_secret_basic"]
        self.init(
            issuer: issuer, authorizationEndpoint: document.authorization_endpoint, tokenEndpoint: document.token_endpoint,
            revocationEndpoint: document.revocation_endpoint, memberEndpoint: document.userinfo_endpoint,
            authentication: methods.contains("client_secret_basic") || !methods.contains("client_secret_post") ? .basic : .post,
            namesIssuer: document.authorization_response_iss_parameter_supported == true)
    }

    /// Returns the addresses at which a server may say who it is: as RFC 8414 has it, and as OpenID Connect has it; none for what can't be an issuer.
    static func addresses(of issuer: String) -> [String] {
        guard var parts = URLComponents(string: issuer), parts.percentEncodedQuery == nil, parts.fragment == nil else { return [] }
        let path = parts.percentEncodedPath.hasSuffix("/") ? String(parts.percentEncodedPath.dropLast()) : parts.percentEncodedPath
        return ["/.well-known/oauth-authorization-server\(path)", "\(path)/.well-known/openid-configuration"].compactMap { path in
            parts.percentEncodedPath = path
            return parts.string
        }
    }
}
