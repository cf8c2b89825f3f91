public import Foundation

/// Something that happened to an account or a session and that an administrator may have to look into. It holds no secret.
public struct SecurityEvent: Codable, Sendable, Equatable, Identifiable {
    /// What happened; more kinds may come.
    public struct Kind: RawRepresentable, Codable, Sendable, Hashable {
        /// The stable, snake_case word.
        public let rawValue: String

        /// Makes a kind; the known ones are static members.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The place in the log, ascending.
    public let id: Int
    /// What happened.
    public let kind: Kind
    /// Whose account it happened to; nil where no account was meant.
    public let accountID: Int?
    /// Who did it; nil where nobody was signed in.
    public let actorID: Int?
    /// The network address that the request came from.
    public let address: String
    /// What the device calls itself.
    public let device: String
    /// The id of the request, as it stands in the log.
    public let requestID: String
    /// What the kind doesn't say, such as the new roles.
    public let detail: String?
    /// When it happened.
    public let createdAt: Date

    /// Creates an event.
    public init(
        id: Int, kind: Kind, accountID: Int?, actorID: Int?, address: String, device: String, requestID: String, detail: String?, createdAt: Date
    ) {
        self.id = id
        self.kind = kind
        self.accountID = accountID
        self.actorID = actorID
        self.address = address
        self.device = device
        self.requestID = requestID
        self.detail = detail
        self.createdAt = createdAt
    }

    /// A password that was wrong, for tests and documentation.
    public static let sample = SecurityEvent(
        id: 99, kind: .signInFailed, accountID: 7, actorID: nil, address: "203.0.113.9", device: "Firefox on Linux",
        requestID: "4f1f0c6f2a9e0b11", detail: nil, createdAt: Date(timeIntervalSince1970: 1_767_268_800))

    enum CodingKeys: String, CodingKey {
        case id, kind
        case accountID = "accountId"
        case actorID = "actorId"
        case address, device
        case requestID = "requestId"
        case detail, createdAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(kind, forKey: .kind)
        try container.encode(accountID, forKey: .accountID)
        try container.encode(actorID, forKey: .actorID)
        try container.encode(address, forKey: .address)
        try container.encode(device, forKey: .device)
        try container.encode(requestID, forKey: .requestID)
        try container.encode(detail, forKey: .detail)
        try container.encode(createdAt, forKey: .createdAt)
    }
}
