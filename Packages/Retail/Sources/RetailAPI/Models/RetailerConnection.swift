public import Core

/// The server at which customers link their accounts of a retailer, as administrators see it. Its secret is never shown.
public struct RetailerConnection: Codable, Sampled, Hashable {
    /// The id of the retailer.
    public let retailerID: Int
    /// The name of the retailer.
    public let retailer: String
    /// The number of this version, which a change names; 0 where there is none yet.
    public let version: Int
    /// The address that names the authorization server (RFC 8414); nil where customers enter a token instead.
    public let issuer: String?
    /// The id by which the authorization server knows this service.
    public let clientID: String?
    /// Whether a secret is kept.
    public let hasSecret: Bool
    /// The scopes to ask for, separated by spaces.
    public let scopes: String
    /// Whether customers may link accounts there now.
    public let active: Bool
    /// The number of accounts that are linked.
    public let links: Int

    /// Creates a connection.
    public init(
        retailerID: Int, retailer: String, version: Int = 0, issuer: String? = nil, clientID: String? = nil, hasSecret: Bool = false, scopes: String = "",
        active: Bool = false, links: Int = 0
    ) {
        self.retailerID = retailerID
        self.retailer = retailer
        self.version = version
        self.issuer = issuer
        self.clientID = clientID
        self.hasSecret = hasSecret
        self.scopes = scopes
        self.active = active
        self.links = links
    }

    enum CodingKeys: String, CodingKey {
        case retailerID = "retailerId"
        case retailer, version, issuer
        case clientID = "clientId"
        case hasSecret, scopes, active, links
    }

    /// Writes every key, with null for no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(retailerID, forKey: .retailerID)
        try container.encode(retailer, forKey: .retailer)
        try container.encode(version, forKey: .version)
        try container.encode(issuer, forKey: .issuer)
        try container.encode(clientID, forKey: .clientID)
        try container.encode(hasSecret, forKey: .hasSecret)
        try container.encode(scopes, forKey: .scopes)
        try container.encode(active, forKey: .active)
        try container.encode(links, forKey: .links)
    }

    /// A server that is in use, for tests and previews.
    public static let sample = RetailerConnection(
        retailerID: 1, retailer: "Corner Market", version: 2, issuer: "https:/" + "/accounts.retailer.example", clientID: "tumble", hasSecret: true,
        scopes: "profile membership", active: true, links: 12)
}
