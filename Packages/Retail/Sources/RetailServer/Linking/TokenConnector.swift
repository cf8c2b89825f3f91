/// Links accounts of retailers without a server of their own by a token that the person enters. Nobody can be asked about it.
struct TokenConnector: RetailerConnector {
    func authorizationURL(_ authorization: AuthorizationQuery) -> String? { nil }

    func exchange(code: String, verifier: String, redirect: String) async throws(ConnectorError) -> LinkTokens { throw .refused("unsupported_grant_type") }

    func refresh(_ tokens: LinkTokens) async throws(ConnectorError) -> LinkTokens { tokens }

    func revoke(_ tokens: LinkTokens) async throws(ConnectorError) {}

    func member(_ tokens: LinkTokens) async throws(ConnectorError) -> RetailerMember? { nil }
}
