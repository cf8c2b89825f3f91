public import Core
public import Foundation

/// A key with which a program calls the API for the person who made it.
public struct APIKey: Codable, Sampled, Hashable, Identifiable {
    /// The id for other calls.
    public let id: Int
    /// The name that its maker gave it.
    public let name: String
    /// The parts of the API that it may call, such as `orders:read`.
    public let scopes: [String]
    /// The time at which it was made.
    public let createdAt: Date
    /// The time from which it isn't accepted any more.
    public let expiresAt: Date
    /// The time at which it was revoked; nil if it wasn't.
    public let revokedAt: Date?
    /// The time of its last call, to the minute; nil if there was none.
    public let lastUsedAt: Date?
    /// The key itself; only in the response to its creation.
    public let secret: String?

    /// Creates a key.
    public init(
        id: Int, name: String, scopes: [String], createdAt: Date, expiresAt: Date, revokedAt: Date?, lastUsedAt: Date?, secret: String?
    ) {
        self.id = id
        self.name = name
        self.scopes = scopes
        self.createdAt = createdAt
        self.expiresAt = expiresAt
        self.revokedAt = revokedAt
        self.lastUsedAt = lastUsedAt
        self.secret = secret
    }

    /// A key for reports, for tests and documentation.
    public static let sample = APIKey(
        id: 3, name: "Monthly report", scopes: ["orders:read", "payments:read"], createdAt: Date(timeIntervalSince1970: 1_767_182_400),
        expiresAt: Date(timeIntervalSince1970: 1_774_958_400), revokedAt: nil, lastUsedAt: Date(timeIntervalSince1970: 1_767_268_800), secret: nil)

    /// A key as its creation returns it, for tests and documentation.
    public static let created = APIKey(
        id: 4, name: "Dashboard", scopes: ["orders:read"], createdAt: Date(timeIntervalSince1970: 1_767_182_400),
        expiresAt: Date(timeIntervalSince1970: 1_774_958_400), revokedAt: nil, lastUsedAt: nil, secret: "tumble_sample")
}
