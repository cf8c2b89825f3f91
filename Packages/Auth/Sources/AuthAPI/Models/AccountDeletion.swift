public import Foundation

/// Whether an account is to be deleted, and if not, whether it can be.
public struct AccountDeletion: Codable, Sendable, Equatable {
    /// The time from which everything is erased; nil if the account stays.
    public let dueAt: Date?
    /// The number of days between asking for it and erasing, in which the account can be kept after all.
    public let graceDays: Int
    /// The reasons that speak against deleting the account now, in the caller's language; empty if nothing does.
    public let refusals: [String]

    /// Creates a state.
    public init(dueAt: Date?, graceDays: Int, refusals: [String] = []) {
        self.dueAt = dueAt
        self.graceDays = graceDays
        self.refusals = refusals
    }

    /// An account that is to be deleted, for tests, previews and documentation.
    public static let sample = AccountDeletion(dueAt: Date(timeIntervalSince1970: 1_768_478_400), graceDays: 14)

    enum CodingKeys: CodingKey {
        case dueAt, graceDays, refusals
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(dueAt, forKey: .dueAt)
        try container.encode(graceDays, forKey: .graceDays)
        try container.encode(refusals, forKey: .refusals)
    }
}
