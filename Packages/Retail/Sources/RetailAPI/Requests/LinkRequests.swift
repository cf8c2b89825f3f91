public import Core

/// Links an account by a token of the retailer.
public struct LinkRequest: Codable, Sendable, Hashable, CustomStringConvertible {
    /// The name of the retailer, in capitals or not.
    public let retailer: String
    /// The token. It is sealed, never shown and never logged.
    public let token: String

    /// Creates a request.
    public init(retailer: String, token: String) {
        self.retailer = retailer
        self.token = token
    }

    /// The retailer alone, which keeps the token out of logs.
    public var description: String { "LinkRequest(\(retailer))" }
}

extension LinkRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["retailer": 60, "token": 4_000]
}

/// Begins to link an account on the retailer's page.
public struct LinkStart: Codable, Sendable, Hashable {
    /// The id of the retailer.
    public let retailerID: Int

    /// Creates a request.
    public init(retailerID: Int) { self.retailerID = retailerID }

    enum CodingKeys: String, CodingKey {
        case retailerID = "retailerId"
    }
}

/// Finishes to link an account after the person came back from the retailer's page.
public struct LinkCompletion: Codable, Sendable, Hashable, CustomStringConvertible {
    /// The ticket that the person came back with.
    public let ticket: String

    /// Creates a request.
    public init(ticket: String) { self.ticket = ticket }

    /// The type's name alone, which keeps the ticket out of logs.
    public var description: String { "LinkCompletion" }
}

extension LinkCompletion: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["ticket": 100]
}

/// The next version of the server at which customers link their accounts of a retailer.
public struct RetailerConnectionChange: Codable, Sendable, Hashable, CustomStringConvertible {
    /// The id of the retailer.
    public let id: Int
    /// The version that was changed. If there is a newer one, the change is refused.
    public let version: Int
    /// The address that names the authorization server.
    public let issuer: String
    /// The id by which it knows this service.
    public let clientID: String
    /// The new secret; empty for none. Nil keeps the present one, unless the issuer changes.
    public let clientSecret: String?
    /// The scopes to ask for, separated by spaces.
    public let scopes: String
    /// Whether customers may link accounts there.
    public let active: Bool

    /// Creates a request.
    public init(id: Int, version: Int, issuer: String, clientID: String, clientSecret: String? = nil, scopes: String = "", active: Bool = true) {
        self.id = id
        self.version = version
        self.issuer = issuer
        self.clientID = clientID
        self.clientSecret = clientSecret
        self.scopes = scopes
        self.active = active
    }

    enum CodingKeys: String, CodingKey {
        case id, version, issuer
        case clientID = "clientId"
        case clientSecret, scopes, active
    }

    /// The retailer alone, which keeps the secret out of logs.
    public var description: String { "RetailerConnectionChange(\(id))" }
}

extension RetailerConnectionChange: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["issuer": 300, "clientId": 200, "clientSecret": 500, "scopes": 300]
}
