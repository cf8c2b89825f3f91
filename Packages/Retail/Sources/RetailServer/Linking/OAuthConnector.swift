import Foundation

/// Links accounts at an OAuth 2 authorization server: codes with PKCE (RFC 7636), refresh tokens that rotate, and revocation (RFC 7009).
struct OAuthConnector: RetailerConnector {
    let metadata: OAuthMetadata
    let clientID: String
    /// Our secret; nil for a client without one.
    let clientSecret: String?
    let scopes: String
    let client: ConnectorClient

    func authorizationURL(_ authorization: AuthorizationQuery) -> String? {
        var query: FormText = [
            "response_type": "code", "client_id": clientID, "redirect_uri": authorization.redirect, "state": authorization.state,
            "code_challenge": authorization.challenge, "code_challenge_method": "S256",
        ]
        query.add("scope", scopes.isEmpty ? nil : scopes)
        return metadata.authorizationEndpoint + (metadata.authorizationEndpoint.contains("?") ? "&" : "?") + query.encoded
    }

    func exchange(code: String, verifier: String, redirect: String) async throws(ConnectorError) -> LinkTokens {
        try await tokens(["grant_type": "authorization_code", "code": code, "redirect_uri": redirect, "code_verifier": verifier])
    }

    func refresh(_ tokens: LinkTokens) async throws(ConnectorError) -> LinkTokens {
        guard let refresh = tokens.refresh else { throw .refused("invalid_grant") }
        var renewed = try await self.tokens(["grant_type": "refresh_token", "refresh_token": refresh])
        // A server that doesn't rotate leaves it out.
        renewed.refresh = renewed.refresh ?? refresh
        return renewed
    }

    func revoke(_ tokens: LinkTokens) async throws(ConnectorError) {
        guard let endpoint = metadata.revocationEndpoint else { return }
        // With the refresh token, servers end the whole grant; the access token may outlive it otherwise.
        for (token, hint) in [(tokens.refresh, "refresh_token"), (tokens.access, "access_token")] {
            guard let token else { continue }
            let reply = try await post(["token": token, "token_type_hint": hint], to: endpoint)
            // A kind of token that the server can't revoke ends by itself.
            if Self.code(reply) == "unsupported_token_type" { continue }
            guard (200..<300).contains(reply.status) else { throw Self.error(reply) }
        }
    }

    func member(_ tokens: LinkTokens) async throws(ConnectorError) -> RetailerMember? {
        guard let endpoint = metadata.memberEndpoint else { return nil }
        let reply = try await client.get(endpoint, token: tokens.access)
        if reply.status == 401 { throw .refused("invalid_token") }
        guard (200..<300).contains(reply.status) else { throw Self.error(reply) }
        guard let member = try? JSONDecoder().decode(Member.self, from: reply.body) else { throw .unavailable }
        let name = (member.name ?? member.preferred_username).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
        let isPlain = !name.unicodeScalars.contains { $0.properties.generalCategory == .control || $0.properties.generalCategory == .format }
        return RetailerMember(name: name.isEmpty || !isPlain ? nil : String(name.prefix(80)))
    }

    private struct Member: Decodable {
        let name: String?
        let preferred_username: String?
    }

    private struct Grant: Decodable {
        let access_token: String
        let token_type: String
        let refresh_token: String?
        let expires_in: Int?
    }

    private struct Refusal: Decodable {
        let error: String
    }

    private func tokens(_ form: FormText) async throws(ConnectorError) -> LinkTokens {
        let reply = try await post(form, to: metadata.tokenEndpoint)
        guard (200..<300).contains(reply.status) else { throw Self.error(reply) }
        guard let grant = try? JSONDecoder().decode(Grant.self, from: reply.body), grant.token_type.lowercased() == "bearer",
            Self.isToken(grant.access_token), grant.refresh_token.map(Self.isToken) ?? true
        else { throw .unavailable }
        return LinkTokens(access: grant.access_token, refresh: grant.refresh_token, seconds: grant.expires_in.map { min(max($0, 0), 366 * 24 * 3600) })
    }

    /// Whether a text can be a token: one that could break out of a header field can't.
    private static func isToken(_ text: String) -> Bool { (1...8_000).contains(text.utf8.count) && text.utf8.allSatisfy { (33...126).contains($0) } }

    private func post(_ form: FormText, to endpoint: String) async throws(ConnectorError) -> ConnectorClient.Reply {
        var form = form
        guard let clientSecret, metadata.authentication == .basic else {
            form.add("client_id", clientID)
            form.add("client_secret", clientSecret)
            return try await client.post(form, to: endpoint, authorization: nil)
        }
        // Both are encoded first (RFC 6749, section 2.3.1).
        let credentials = Data("\(FormText.escaped(clientID)):\(FormText.escaped(clientSecret))".utf8).base64EncodedString()
        return try await client.post(form, to: endpoint, authorization: "Basic \(credentials)")
    }

    private static func error(_ reply: ConnectorClient.Reply) -> ConnectorError {
        guard (400..<500).contains(reply.status), reply.status != 429, reply.status != 408, let code = code(reply) else { return .unavailable }
        return .refused(code)
    }

    /// Returns the code of a refusal, if it is one that may stand in a log.
    private static func code(_ reply: ConnectorClient.Reply) -> String? {
        guard let code = try? JSONDecoder().decode(Refusal.self, from: reply.body).error, (1...60).contains(code.utf8.count),
            code.utf8.allSatisfy({ (97...122).contains($0) || $0 == 95 })
        else { return nil }
        return code
    }
}
