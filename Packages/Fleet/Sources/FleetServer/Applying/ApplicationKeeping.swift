import Blobs
import Core
import FleetAPI
import Foundation
import Logging
import Persistence

/// Withdraws applications that nobody finishes, and removes what is sensitive of those that led to nothing: documents, date of birth, license.
struct ApplicationKeeping: Sendable {
    /// The time in seconds after which an upload was given up: an hour.
    static let uploadTime: TimeInterval = 3_600
    /// The time in seconds after which an application that waits for its applicant is withdrawn: 90 days.
    static let draftTime: TimeInterval = 90 * 24 * 3_600

    let desk: ApplicationDesk
    let database: any Database
    /// Nil where there is no store.
    let blobs: (any BlobStore)?
    let clock: any Core.Clock
    private let documents = DocumentRepository()
    private let log = createLog(category: "fleet")

    init(desk: ApplicationDesk, database: any Database, blobs: (any BlobStore)?, clock: any Core.Clock) {
        (self.desk, self.database, self.blobs, self.clock) = (desk, database, blobs, clock)
    }

    func run() async throws {
        while try await withdrawAbandoned() {}
        while try await removeOutdated() {}
        try await removeBytes(try await database.read { [documents] in try documents.removals(in: $0) })
    }

    /// Removes the bytes of these names that no row is left for.
    func removeBytes(_ names: [BlobID]) async throws {
        guard let blobs else { return }
        for blob in names where try await database.read({ [documents] in try documents.isBeingRemoved(blob, in: $0) }) {
            do throws(BlobError) {
                try await blobs.remove(blob)
            } catch {
                log.error("document can't be removed, it will be tried again", metadata: ["error": "\(error)"])
                return
            }
            try await database.write { [documents] in try documents.forgetRemoval(blob, in: $0) }
        }
    }

    /// Withdraws some applications.
    ///
    /// - Returns: whether there may be more.
    private func withdrawAbandoned() async throws -> Bool {
        let now = clock.now
        return try await database.write(.serializable) { transaction in
            let records = try desk.applications.abandoned(before: now.addingTimeInterval(-Self.draftTime), in: transaction)
            for record in records { try desk.move(record, to: .withdrawn, by: nil, at: now, in: transaction) }
            return !records.isEmpty
        }
    }

    /// Removes documents and secrets of some applications, and uploads that were given up.
    ///
    /// - Returns: whether there may be more.
    private func removeOutdated() async throws -> Bool {
        let now = clock.now
        let cutoff = now.addingTimeInterval(-(desk.rules.documentRetention / .seconds(1)))
        return try await database.write(.serializable) { transaction in
            let ids = try desk.applications.outdated(before: cutoff, in: transaction)
            let unstored = try documents.unstored(before: now.addingTimeInterval(-Self.uploadTime), in: transaction)
            let old = try documents.all(of: ids, in: transaction)
            let known = Set(old.map(\.document.id))
            try documents.remove(old + unstored.filter { !known.contains($0.document.id) }, at: now, in: transaction)
            try desk.applications.removeSecrets(of: ids, in: transaction)
            return !ids.isEmpty || !unstored.isEmpty
        }
    }
}
