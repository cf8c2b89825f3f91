import Blobs
import Core
import Foundation
import Logging
import Persistence

/// Removes photos after their retention, and what uploads left that were never finished, as when the process was killed between the row and the bytes.
struct ProofKeeping: Sendable {
    /// The time in seconds after which an upload was given up: an hour.
    static let uploadTime: TimeInterval = 3600

    let database: any Database
    let blobs: any BlobStore
    let clock: any Core.Clock
    let retention: Duration
    private let proofs = ProofRepository()
    private let log = createLog(category: "orders")

    init(database: any Database, blobs: any BlobStore, clock: any Core.Clock, retention: Duration) {
        (self.database, self.blobs, self.clock, self.retention) = (database, blobs, clock, retention)
    }

    func run() async throws {
        let now = clock.now
        let oldest = now.addingTimeInterval(-(retention / .seconds(1)))
        let unfinished = now.addingTimeInterval(-Self.uploadTime)
        while try await database.read({ [proofs] in try !proofs.outdated(before: oldest, unfinishedBefore: unfinished, in: $0).isEmpty }) {
            try await database.write(.serializable) { [proofs] transaction in
                let records = try proofs.outdated(before: oldest, unfinishedBefore: unfinished, in: transaction)
                try proofs.remove(records, at: now, in: transaction)
            }
            try await removeBlobs()
        }
        // Those that couldn't be removed before.
        try await removeBlobs()
    }

    private func removeBlobs() async throws {
        for blob in try await database.read({ [proofs] in try proofs.removals(in: $0) }) {
            do throws(BlobError) {
                try await blobs.remove(blob)
            } catch {
                log.error("photo can't be removed, it will be tried again", metadata: ["error": "\(error)"])
                return
            }
            try await database.write { [proofs] in try proofs.forgetRemoval(blob, in: $0) }
        }
    }
}
