import Blobs
import Foundation
import Persistence

/// The SQL of pictures, and of bytes that no item has any more.
struct PictureRepository: Sendable {
    /// The area of the store.
    static let area = "retail"
    /// The time in seconds for which bytes stay that no item has: a picture that is being sent needs them.
    static let removalTime: TimeInterval = 3_600
    /// The time in seconds before a removal in which nothing is stored that may be removed.
    private static let margin: TimeInterval = 600

    func picture(of item: Int, in transaction: Transaction) throws -> (blob: BlobID, type: String)? {
        guard let row = try transaction.first("SELECT picture, picture_type FROM retail_item WHERE id = \(item)"),
            let text = try row.get("picture", as: String?.self), let blob = BlobID(text, area: Self.area)
        else { return nil }
        return (blob, try row.get("picture_type", as: String?.self) ?? "application/octet-stream")
    }

    /// Notes bytes that are about to be stored. Returns false where they are about to be removed.
    func announce(_ blob: BlobID, at now: Date, in transaction: Transaction) throws -> Bool {
        let tooLate = now.addingTimeInterval(Self.margin - Self.removalTime)
        if try transaction.first("SELECT blob FROM retail_picture_removal WHERE blob = \(blob.hexadecimal) AND since < \(tooLate)") != nil { return false }
        try note(blob.hexadecimal, at: now, in: transaction)
        return true
    }

    /// Gives an item a picture, or none. Returns false where there is no such item.
    func set(_ blob: BlobID?, type: String?, of item: Int, at now: Date, in transaction: Transaction) throws -> Bool {
        guard let row = try transaction.first("SELECT picture FROM retail_item WHERE id = \(item)") else { return false }
        try transaction.execute(
            "UPDATE retail_item SET picture = \(blob?.hexadecimal), picture_type = \(type), version = version + 1 WHERE id = \(item)")
        if let former = try row.get("picture", as: String?.self), former != blob?.hexadecimal { try note(former, at: now, in: transaction) }
        return true
    }

    /// Returns bytes that have to be looked at.
    func removals(before time: Date, in transaction: Transaction) throws -> [BlobID] {
        try transaction.values(String.self, "SELECT blob FROM retail_picture_removal WHERE since < \(time) ORDER BY since LIMIT 100")
            .compactMap { BlobID($0, area: Self.area) }
    }

    func isUsed(_ blob: BlobID, in transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT id FROM retail_item WHERE picture = \(blob.hexadecimal) LIMIT 1") != nil
    }

    func forget(_ blob: BlobID, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM retail_picture_removal WHERE blob = \(blob.hexadecimal)")
    }

    private func note(_ blob: String, at now: Date, in transaction: Transaction) throws {
        try transaction.execute(
            "INSERT INTO retail_picture_removal (blob, since) VALUES (\(blob), \(now)) ON CONFLICT (blob) DO UPDATE SET since = EXCLUDED.since")
    }
}

/// Removes the bytes of pictures that no item has.
struct PictureKeeping: Sendable {
    let database: any Database
    let blobs: any BlobStore
    private let pictures = PictureRepository()

    init(database: any Database, blobs: any BlobStore) { (self.database, self.blobs) = (database, blobs) }

    func run(at now: Date) async throws {
        let time = now.addingTimeInterval(-PictureRepository.removalTime)
        for blob in try await database.read({ [pictures] in try pictures.removals(before: time, in: $0) }) {
            if try await !database.read({ [pictures] in try pictures.isUsed(blob, in: $0) }) { try await blobs.remove(blob) }
            try await database.write { [pictures] in try pictures.forget(blob, in: $0) }
        }
    }
}
