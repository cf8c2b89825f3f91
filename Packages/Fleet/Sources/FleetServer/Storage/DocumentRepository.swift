import Blobs
import Core
import FleetAPI
import Foundation
import Persistence

/// A row of `fleet_application_document`.
struct DocumentRecord: Sendable {
    /// The area of the store that documents of applications are in, since what other features remove is none of them.
    static let area = "fleet"

    let document: ApplicationDocument
    let application: Int
    let blob: BlobID
    /// Whether the bytes are stored.
    let isStored: Bool

    init?(_ row: Row) throws {
        guard let blob = BlobID(try row.get("blob"), area: Self.area) else { return nil }
        self.blob = blob
        application = try row.get("application_id")
        isStored = try row.get("stored_at", as: Date?.self) != nil
        document = ApplicationDocument(
            id: try row.get("id"), kind: try row.get("kind"), name: try row.get("name"), contentType: try row.get("content_type"),
            bytes: try row.get("bytes"), createdAt: try row.get("created_at"))
    }
}

/// Reads and writes documents of applications. A row is written before the bytes are stored and marked afterwards, so that no bytes are left that no row
/// knows.
struct DocumentRepository: Sendable {
    func find(_ id: Int, in transaction: Transaction) throws -> DocumentRecord? {
        try transaction.first("SELECT * FROM fleet_application_document WHERE id = \(id)").flatMap(DocumentRecord.init)
    }

    /// Returns the documents with these ids.
    func records(_ ids: [SQLValue], in transaction: Transaction) throws -> [DocumentRecord] {
        try transaction.rows("SELECT * FROM fleet_application_document WHERE id IN \(list: ids)").compactMap(DocumentRecord.init)
    }

    /// Returns all documents of an application, those whose bytes are on their way included.
    func all(of application: Int, in transaction: Transaction) throws -> [DocumentRecord] {
        try transaction.rows("SELECT * FROM fleet_application_document WHERE application_id = \(application) ORDER BY kind, id")
            .compactMap(DocumentRecord.init)
    }

    /// Returns the documents of an application that can be read.
    func stored(of application: Int, in transaction: Transaction) throws -> [ApplicationDocument] {
        try all(of: application, in: transaction).filter(\.isStored).map(\.document)
    }

    func insert(
        _ file: CheckedFile, as blob: BlobID, named name: String, _ kind: ApplicationDocumentKind, of application: Int, at now: Date,
        in transaction: Transaction
    ) throws -> Int {
        try transaction.insert(
            into: "fleet_application_document",
            [
                "application_id": application, "kind": kind.rawValue, "blob": blob.hexadecimal, "name": name, "content_type": file.contentType,
                "bytes": file.data.count, "created_at": now,
            ])
    }

    /// Marks a document whose bytes are stored.
    ///
    /// - Returns: false if its row was removed meanwhile.
    func markStored(_ id: Int, at now: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute("UPDATE fleet_application_document SET stored_at = \(now) WHERE id = \(id)") == 1
    }

    /// Removes rows, and notes the bytes that no row is left for. Until these are removed, the same bytes can't be sent again.
    func remove(_ records: [DocumentRecord], at now: Date, in transaction: Transaction) throws {
        guard !records.isEmpty else { return }
        try transaction.execute("DELETE FROM fleet_application_document WHERE id IN \(list: records.map(\.document.id))")
        for blob in Set(records.map(\.blob.hexadecimal)).sorted() {
            guard try transaction.first("SELECT id FROM fleet_application_document WHERE blob = \(blob) LIMIT 1") == nil else { continue }
            try transaction.execute("INSERT INTO fleet_blob_removal (blob, since) VALUES (\(blob), \(now)) ON CONFLICT (blob) DO NOTHING")
        }
    }

    /// Returns the documents of some applications.
    func all(of applications: [Int], in transaction: Transaction) throws -> [DocumentRecord] {
        guard !applications.isEmpty else { return [] }
        return try transaction.rows("SELECT * FROM fleet_application_document WHERE application_id IN \(list: applications) ORDER BY id")
            .compactMap(DocumentRecord.init)
    }

    /// Returns documents whose upload was given up before a time.
    func unstored(before time: Date, in transaction: Transaction) throws -> [DocumentRecord] {
        try transaction.rows(
            "SELECT * FROM fleet_application_document WHERE created_at < \(time) AND stored_at IS NULL ORDER BY created_at, id LIMIT 100"
        ).compactMap(DocumentRecord.init)
    }

    /// Returns the bytes that are to be removed.
    func removals(in transaction: Transaction) throws -> [BlobID] {
        try transaction.values(String.self, "SELECT blob FROM fleet_blob_removal ORDER BY blob LIMIT 100").compactMap {
            BlobID($0, area: DocumentRecord.area)
        }
    }

    func isBeingRemoved(_ blob: BlobID, in transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT blob FROM fleet_blob_removal WHERE blob = \(blob.hexadecimal)") != nil
    }

    func forgetRemoval(_ blob: BlobID, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM fleet_blob_removal WHERE blob = \(blob.hexadecimal)")
    }
}
