public import Foundation

/// A list of erased accounts that lies outside of the database: a database that is restored from an older backup doesn't know of them.
///
/// Each process has its own. It holds ids and times alone.
public protocol ErasureKeeping: Sendable {
    /// Returns the list.
    func load() throws -> [ErasedAccount]

    /// Replaces the list.
    func save(_ accounts: [ErasedAccount]) throws
}

/// An account that was erased.
public struct ErasedAccount: Codable, Sendable, Hashable {
    /// The account's id.
    public let id: Int
    /// The time at which the account was created, to the millisecond: where an older backup was restored, a new account may have the same id.
    public let createdAt: Date

    /// Creates an entry. PostgreSQL's times are finer than those of JSON, in which entries are kept.
    public init(id: Int, createdAt: Date) {
        self.id = id
        self.createdAt = Date(timeIntervalSince1970: (createdAt.timeIntervalSince1970 * 1_000).rounded() / 1_000)
    }

    /// Reads an entry.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(id: try container.decode(Int.self, forKey: .id), createdAt: try container.decode(Date.self, forKey: .createdAt))
    }

    private enum CodingKeys: String, CodingKey { case id, createdAt }
}
