import Blobs
import Core
import Foundation
import OrdersAPI
import Persistence

/// The SQL of photos. A row is written before the photo's bytes are stored and marked afterwards, so that no bytes are left that no row knows.
struct ProofRepository: Sendable {
    /// A photo's row with the name of its bytes.
    struct Record: Sendable {
        let proof: Proof
        let blob: BlobID
        /// True where the bytes are stored.
        let isStored: Bool
    }

    func find(_ id: Int, of order: Int, in transaction: Transaction) throws -> Record? {
        try transaction.first("SELECT * FROM orders_proof WHERE id = \(id) AND order_id = \(order)").flatMap(Record.init(row:))
    }

    func find(_ blob: BlobID, of order: Int, in transaction: Transaction) throws -> Record? {
        try transaction.first("SELECT * FROM orders_proof WHERE order_id = \(order) AND blob = \(blob.hexadecimal)").flatMap(Record.init(row:))
    }

    /// Returns an order's photos, oldest first.
    func all(of order: Int, in transaction: Transaction) throws -> [Record] {
        try transaction.rows("SELECT * FROM orders_proof WHERE order_id = \(order) ORDER BY id").compactMap(Record.init(row:)).filter(\.isStored)
    }

    /// Returns the photos with these ids.
    func records(_ ids: [SQLValue], in transaction: Transaction) throws -> [Record] {
        try transaction.rows("SELECT * FROM orders_proof WHERE id IN \(list: ids)").compactMap(Record.init(row:))
    }

    func count(of order: Int, in transaction: Transaction) throws -> Int {
        try transaction.value(Int.self, "SELECT COUNT(*) FROM orders_proof WHERE order_id = \(order)")
    }

    /// Stores the row of a photo whose bytes aren't stored yet, and returns its id.
    func insert(_ image: ImageFile, as blob: BlobID, of order: Int, by person: Int, at now: Date, in transaction: Transaction) throws -> Int {
        try transaction.insert(
            into: "orders_proof",
            [
                "order_id": order, "blob": blob.hexadecimal, "content_type": image.format.mediaType, "bytes": image.data.count, "width": image.width,
                "height": image.height, "person_id": person, "created_at": now,
            ])
    }

    /// Marks a photo whose bytes are stored.
    ///
    /// - Returns: false if its row was removed meanwhile.
    func markStored(_ id: Int, at now: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute("UPDATE orders_proof SET stored_at = \(now) WHERE id = \(id)") == 1
    }

    /// Binds photos to the transition that they prove.
    ///
    /// - Throws: ``APIError`` of status 422 for one that isn't the order's or proves another transition.
    func bind(_ ids: [Int], to sequence: Int, of order: Int, in transaction: Transaction) throws {
        guard !ids.isEmpty else { return }
        let distinct = Array(Set(ids)).sorted()
        let bound = try transaction.execute(
            """
            UPDATE orders_proof SET sequence = \(sequence)
            WHERE order_id = \(order) AND id IN \(list: distinct) AND stored_at IS NOT NULL AND sequence IS NULL
            """)
        guard bound == distinct.count else { throw APIError.invalid(["proofIds": Strings.unknownPhoto], code: "unknown_proof") }
    }

    /// Returns the photos that are older than the retention, and those whose upload was given up.
    func outdated(before retention: Date, unfinishedBefore limit: Date, in transaction: Transaction) throws -> [Record] {
        // An index each: with one condition for both the engines read every row since the retention.
        let old = try transaction.rows("SELECT * FROM orders_proof WHERE created_at < \(retention) ORDER BY created_at LIMIT 100")
        let unfinished = try transaction.rows(
            """
            SELECT * FROM orders_proof WHERE stored_at IS NULL AND created_at < \(limit) AND created_at >= \(retention) ORDER BY created_at, id LIMIT 100
            """)
        return try (old + unfinished).compactMap(Record.init(row:))
    }

    /// Removes rows, and notes the bytes that no row is left for. Until these are removed, the same bytes can't be sent again.
    func remove(_ records: [Record], at now: Date, in transaction: Transaction) throws {
        guard !records.isEmpty else { return }
        try transaction.execute("DELETE FROM orders_proof WHERE id IN \(list: records.map(\.proof.id))")
        for blob in Set(records.map(\.blob)).sorted(by: { $0.hexadecimal < $1.hexadecimal }) {
            guard try transaction.first("SELECT id FROM orders_proof WHERE blob = \(blob.hexadecimal) LIMIT 1") == nil else { continue }
            try transaction.execute(
                "INSERT INTO orders_blob_removal (blob, since) VALUES (\(blob.hexadecimal), \(now)) ON CONFLICT (blob) DO NOTHING")
        }
    }

    /// Returns the bytes that are to be removed.
    func removals(in transaction: Transaction) throws -> [BlobID] {
        try transaction.values(String.self, "SELECT blob FROM orders_blob_removal ORDER BY blob LIMIT 100").compactMap { BlobID($0) }
    }

    func isBeingRemoved(_ blob: BlobID, in transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT blob FROM orders_blob_removal WHERE blob = \(blob.hexadecimal)") != nil
    }

    func forgetRemoval(_ blob: BlobID, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM orders_blob_removal WHERE blob = \(blob.hexadecimal)")
    }
}

extension ProofRepository.Record {
    fileprivate init?(row: Row) throws {
        guard let blob = BlobID(try row.get("blob")) else { return nil }
        self.blob = blob
        isStored = try row.get("stored_at", as: Date?.self) != nil
        proof = Proof(
            id: try row.get("id"), orderID: try row.get("order_id"), contentType: try row.get("content_type"), bytes: try row.get("bytes"),
            width: try row.get("width"), height: try row.get("height"), sequence: try row.get("sequence"), createdAt: try row.get("created_at"))
    }
}
