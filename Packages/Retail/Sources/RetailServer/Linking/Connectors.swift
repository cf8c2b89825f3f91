import Core

/// Makes the connectors of retailers.
struct Connectors: Sendable {
    let seal: LinkSeal
    /// Calls retailers' servers; nil where the product has no network.
    let client: ConnectorClient?

    /// Returns the connector of a server; nil for the connector of retailers without one.
    ///
    /// - Throws: ``ConnectorError/unavailable`` where there is no network, or our secret can't be opened anymore.
    func connector(_ record: ConnectorRecord?) throws(ConnectorError) -> any RetailerConnector {
        guard let record else { return TokenConnector() }
        guard let client else { throw .unavailable }
        var secret: String?
        if let sealed = record.clientSecret {
            secret = seal.open(String.self, sealed, for: .secret(retailer: record.retailerID, issuer: record.metadata.issuer))
            guard secret != nil else { throw .unavailable }
        }
        return OAuthConnector(
            metadata: record.metadata, clientID: record.clientID, clientSecret: secret, scopes: record.scopes, client: client)
    }

    /// Reads what a server says of itself (RFC 8414).
    func metadata(of issuer: String) async throws(ConnectorError) -> Result<OAuthMetadata, OAuthMetadata.Problem> {
        guard let client else { throw .unavailable }
        guard client.allows(issuer) else { return .failure(.address) }
        for address in OAuthMetadata.addresses(of: issuer) {
            let reply = try await client.get(address)
            if reply.status == 404 { continue }
            guard (200..<300).contains(reply.status) else { throw .unavailable }
            do throws(OAuthMetadata.Problem) {
                return .success(try OAuthMetadata(reply.body, issuer: issuer, isAllowed: client.allows))
            } catch {
                return .failure(error)
            }
        }
        return .failure(.unreadable)
    }
}
