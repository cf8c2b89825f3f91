import Blobs
import Core
import Foundation
import Logging
import Persistence

/// Removes files after their retention, those that were added and never sent, and what uploads left that were never finished.
struct AttachmentKeeping: Sendable {
    /// The time in seconds after which an upload was given up: an hour.
    static let uploadTime: TimeInterval = 3_600
    /// The time in seconds for which a file waits to be sent, as long as a draft of a message may: a week.
    static let draftTime: TimeInterval = 7 * 24 * 3_600

    let database: any Database
    let blobs: any BlobStore
    let clock: any Core.Clock
    let retention: Duration
    private let attachments = AttachmentRepository()
    private let log = createLog(category: "support")

    init(database: any Database, blobs: any BlobStore, clock: any Core.Clock, retention: Duration) {
        (self.database, self.blobs, self.clock, self.retention) = (database, blobs, clock, retention)
    }

    func run() async throws {
        while try await !outdated().isEmpty {
            let now = clock.now
            try await database.write(.serializable) { transaction in
                try attachments.remove(try outdated(at: now, in: transaction), at: now, in: transaction)
            }
            try await removeBytes()
        }
        // Those that couldn't be removed before.
        try await removeBytes()
    }

    /// Removes the bytes of these names that no row is left for.
    func removeBytes(_ names: [BlobID]) async throws {
        for blob in names where try await database.read({ [attachments] in try attachments.isBeingRemoved(blob, in: $0) }) {
            do throws(BlobError) {
                try await blobs.remove(blob)
            } catch {
                log.error("file can't be removed, it will be tried again", metadata: ["error": "\(error)"])
                return
            }
            try await database.write { [attachments] in try attachments.forgetRemoval(blob, in: $0) }
        }
    }

    private func removeBytes() async throws {
        try await removeBytes(try await database.read { [attachments] in try attachments.removals(in: $0) })
    }

    private func outdated() async throws -> [AttachmentRecord] {
        let now = clock.now
        return try await database.read { try outdated(at: now, in: $0) }
    }

    private func outdated(at now: Date, in transaction: Transaction) throws -> [AttachmentRecord] {
        try attachments.outdated(
            before: now.addingTimeInterval(-(retention / .seconds(1))), unsentBefore: now.addingTimeInterval(-Self.draftTime),
            unstoredBefore: now.addingTimeInterval(-Self.uploadTime), in: transaction)
    }
}
