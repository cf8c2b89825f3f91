import AuthAPI
import Blobs
import Core
import Foundation
import Logging
import Persistence
import ServerCore
import Synchronization

/// Puts the archives together that people asked for, one after the other, and removes those whose time is over. One whose maker was killed is begun again
/// once its lease is over.
struct AccountExports: Sendable {
    /// The seconds for which no other process works on an export; renewed with each step.
    static let lease: TimeInterval = 60
    /// The number of times that an export is begun before it counts as failed.
    static let attempts = 5
    /// The beginning of the names of folders in which archives are written.
    private static let folderPrefix = "tumble-export-"

    let database: any Database
    let clock: any Core.Clock
    let random: any RandomSource
    let blobs: any BlobStore
    let archive: ExportArchive
    let events: EventLog
    let hints: HintPublisher
    /// The time for which an archive can be downloaded.
    let lifetime: Duration
    private let exports = ExportRepository()
    private let log = createLog(category: "export")

    init(_ container: DIContainer, blobs: any BlobStore, settings: AuthSettings) throws {
        database = try container.resolve((any Database).self)
        (clock, random) = try container.resolve((any Core.Clock).self, (any RandomSource).self)
        (events, hints) = try container.resolve(EventLog.self, HintPublisher.self)
        self.blobs = blobs
        archive = ExportArchive(
            database: database, blobs: blobs, declarations: try container.resolve(PersonalDataDeclarations.self), name: settings.name)
        lifetime = settings.exportLifetime
    }

    /// Puts what waits together, and removes what has expired.
    func run() async throws {
        try await removeExpired()
        while true {
            try Task.checkCancellation()
            let now = clock.now
            guard let export = try await database.write({ try exports.claim(at: now, until: now.addingTimeInterval(Self.lease), in: $0) }) else { return }
            guard export.attempts < Self.attempts else {
                try await finish(export, .failed)
                continue
            }
            do {
                try await make(export)
            } catch let error as CancellationError {
                throw error
            } catch {
                // It is tried again once its lease is over.
                log.error("export can't be made", metadata: ["export": "\(export.id)", "attempt": "\(export.attempts + 1)", "cause": "\(error)"])
            }
        }
    }

    private func make(_ export: ExportRecord) async throws {
        guard let account = try await database.read({ try AccountRepository().find(export.account, in: $0) }) else {
            return try await finish(export, .failed)
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: Self.folderPrefix + random.hexadecimal(byteCount: 8))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "export.zip")
        let progress = ExportProgress()
        let person = ExportArchive.Subject(id: account.id, roles: account.roles, language: Language(tag: export.language) ?? .english)
        try await archive.write(of: person, to: file, at: clock.now) { done, total in
            guard progress.isNews(done, of: total) else { return }
            try await advance(export, done, of: total)
        }
        try await store(file, export)
    }

    /// Stores the archive's bytes, mapped rather than read, after the row that knows their name.
    private func store(_ file: URL, _ export: ExportRecord) async throws {
        let data = try Data(contentsOf: file, options: .alwaysMapped)
        let blob = BlobID(of: data, area: ExportRecord.area)
        // Of an attempt whose process was killed.
        if let former = export.blob, former != blob { try await blobs.remove(former) }
        let lease = clock.now.addingTimeInterval(Self.lease)
        try await database.write { try exports.name(export.id, blob, bytes: data.count, until: lease, in: $0) }
        try await blobs.put(data, as: blob, type: "application/zip")
        try await finish(export, .ready)
    }

    private func advance(_ export: ExportRecord, _ done: Int, of total: Int) async throws {
        let lease = clock.now.addingTimeInterval(Self.lease)
        try await database.write { transaction in
            try exports.advance(export.id, done: done, of: total, until: lease, in: transaction)
            transaction.afterCommit { publish(export) }
        }
    }

    private func finish(_ export: ExportRecord, _ status: AccountExport.Status) async throws {
        let now = clock.now
        let expiry = now.addingTimeInterval(lifetime / .seconds(1))
        try await database.write { transaction in
            guard try exports.finish(export, status, expires: expiry, at: now, in: transaction) else { return }
            try events.append(
                AuthEvents.exported, Exported(user: export.account, export: export.id, isReady: status == .ready), aggregate: "account",
                id: export.account, topics: [], in: transaction)
            transaction.afterCommit { publish(export) }
        }
    }

    private func publish(_ export: ExportRecord) {
        hints.publish(Change(topic: AuthTopics.export(of: export.account), kind: AuthTopics.exportChanged, id: export.id, sequence: 0))
    }

    /// Removes what has expired: the bytes first, then the row that knows them.
    private func removeExpired() async throws {
        let now = clock.now
        for export in try await database.read({ try exports.expired(at: now, in: $0) }) {
            try Task.checkCancellation()
            if let blob = export.blob { try await blobs.remove(blob) }
            try await database.write { transaction in
                try exports.remove(export, in: transaction)
                transaction.afterCommit { publish(export) }
            }
        }
        removeLeftovers(at: now)
    }

    /// Removes what processes that were killed had written so far.
    private func removeLeftovers(at now: Date) {
        let folder = FileManager.default.temporaryDirectory
        let names = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
        for url in names where url.lastPathComponent.hasPrefix(Self.folderPrefix) {
            let changed = try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
            if let changed, now.timeIntervalSince(changed) > 3600 { try? FileManager.default.removeItem(at: url) }
        }
    }
}

/// The percentage that was published last, so that each is published once.
private final class ExportProgress: Sendable {
    private let percent = Mutex(-1)

    func isNews(_ done: Int, of total: Int) -> Bool {
        percent.withLock { percent in
            guard done * 100 / total > percent else { return false }
            percent = done * 100 / total
            return true
        }
    }
}
