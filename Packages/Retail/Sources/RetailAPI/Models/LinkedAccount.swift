public import Core
public import Foundation

/// The way in which an account of a retailer is linked.
public enum LinkKind: String, Codable, Sendable, CaseIterable {
    /// The person entered a token of the retailer.
    case token
    /// The person allowed it on the retailer's page.
    case oauth
}

/// The state of a linked account.
public enum LinkStatus: String, Codable, Sendable, CaseIterable {
    /// The retailer accepts the link.
    case active
    /// The retailer doesn't accept it anymore: the person has to link again.
    case expired
    /// The retailer can't be reached now. What the link gives stays.
    case unavailable
}

/// A person's account of a retailer that is linked. The token itself is never shown.
public struct LinkedAccount: Codable, Sampled, Hashable {
    /// The link's id.
    public let id: Int
    /// The id of the retailer.
    public let retailerID: Int
    /// The name of the retailer.
    public let retailer: String
    /// The way in which it was linked.
    public let kind: LinkKind
    /// The state.
    public let status: LinkStatus
    /// The name by which the retailer knows the person; nil where it doesn't say.
    public let memberName: String?
    /// The time at which it was linked last.
    public let linkedAt: Date

    /// Creates a linked account.
    public init(id: Int, retailerID: Int, retailer: String, kind: LinkKind, status: LinkStatus = .active, memberName: String? = nil, linkedAt: Date) {
        self.id = id
        self.retailerID = retailerID
        self.retailer = retailer
        self.kind = kind
        self.status = status
        self.memberName = memberName
        self.linkedAt = linkedAt
    }

    enum CodingKeys: String, CodingKey {
        case id
        case retailerID = "retailerId"
        case retailer, kind, status, memberName, linkedAt
    }

    /// Writes every key, with null for no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(retailerID, forKey: .retailerID)
        try container.encode(retailer, forKey: .retailer)
        try container.encode(kind, forKey: .kind)
        try container.encode(status, forKey: .status)
        try container.encode(memberName, forKey: .memberName)
        try container.encode(linkedAt, forKey: .linkedAt)
    }

    /// An account that was linked on the retailer's page, for tests and previews.
    public static let sample = LinkedAccount(
        id: 1, retailerID: 1, retailer: "Corner Market", kind: .oauth, memberName: "Carla", linkedAt: Date(timeIntervalSince1970: 1_790_000_000))
}

/// A retailer whose accounts can be linked.
public struct LinkOption: Codable, Sampled, Hashable {
    /// The id of the retailer.
    public let retailerID: Int
    /// The name of the retailer.
    public let retailer: String
    /// The way in which its accounts are linked.
    public let kind: LinkKind
    /// Whether the retailer works with this service. Where it doesn't, screens say so.
    public let affiliated: Bool

    /// Creates an option.
    public init(retailerID: Int, retailer: String, kind: LinkKind, affiliated: Bool = false) {
        self.retailerID = retailerID
        self.retailer = retailer
        self.kind = kind
        self.affiliated = affiliated
    }

    enum CodingKeys: String, CodingKey {
        case retailerID = "retailerId"
        case retailer, kind, affiliated
    }

    /// A retailer with a page of its own for linking, for tests and previews.
    public static let sample = LinkOption(retailerID: 1, retailer: "Corner Market", kind: .oauth)
}

/// The way to a retailer's page on which the person allows the link.
public struct LinkAuthorization: Codable, Sampled, Hashable {
    /// The address of the retailer's page.
    public let url: String
    /// The time until which the person may come back from there.
    public let expiresAt: Date

    /// Creates a way.
    public init(url: String, expiresAt: Date) {
        self.url = url
        self.expiresAt = expiresAt
    }

    /// The way to the page of a retailer that doesn't exist, for tests and previews.
    public static let sample = LinkAuthorization(
        url: "https:/" + "/accounts.retailer.example/authorize?state=sample", expiresAt: Date(timeIntervalSince1970: 1_790_000_600))
}
