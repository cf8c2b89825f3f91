public import Foundation

/// An archive with everything that is kept of a person.
public struct AccountExport: Codable, Sendable, Equatable, Identifiable {
    /// The state of an archive.
    public enum Status: String, Codable, Sendable, CaseIterable {
        /// It is being put together.
        case pending
        /// It can be downloaded.
        case ready
        /// It couldn't be put together.
        case failed
        /// Its time is over, and it was removed.
        case expired
    }

    /// The archive's id.
    public let id: Int
    /// The state.
    public let status: Status
    /// The part that is done, in percent.
    public let progress: Int
    /// The size; nil unless it is ready.
    public let bytes: Int?
    /// The time at which the person asked for it.
    public let createdAt: Date
    /// The time until which it can be downloaded; nil unless it is ready.
    public let expiresAt: Date?

    /// Creates an archive.
    public init(id: Int, status: Status, progress: Int, bytes: Int?, createdAt: Date, expiresAt: Date?) {
        self.id = id
        self.status = status
        self.progress = progress
        self.bytes = bytes
        self.createdAt = createdAt
        self.expiresAt = expiresAt
    }

    /// The path of the file, relative to the API's base.
    public var path: String { "/auth/exports/\(id)" }

    /// An archive that is ready, for tests, previews and documentation.
    public static let sample = AccountExport(
        id: 3, status: .ready, progress: 100, bytes: 2_480_000, createdAt: Date(timeIntervalSince1970: 1_767_268_800),
        expiresAt: Date(timeIntervalSince1970: 1_767_873_600))

    enum CodingKeys: CodingKey {
        case id, status, progress, bytes, createdAt, expiresAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(status, forKey: .status)
        try container.encode(progress, forKey: .progress)
        try container.encode(bytes, forKey: .bytes)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(expiresAt, forKey: .expiresAt)
    }
}

/// The archive that a person last asked for, and the time for which archives can be downloaded.
public struct AccountExportState: Codable, Sendable, Equatable {
    /// The archive; nil if the person never asked for one.
    public let export: AccountExport?
    /// The number of days for which an archive can be downloaded.
    public let days: Int

    /// Creates a state.
    public init(export: AccountExport?, days: Int) {
        self.export = export
        self.days = days
    }

    /// An archive that is ready, for tests, previews and documentation.
    public static let sample = AccountExportState(export: .sample, days: 7)

    enum CodingKeys: CodingKey {
        case export, days
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(export, forKey: .export)
        try container.encode(days, forKey: .days)
    }
}
