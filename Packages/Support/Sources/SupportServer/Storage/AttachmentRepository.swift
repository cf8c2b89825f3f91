import Blobs
import Core
import Foundation
import Persistence
import SupportAPI

/// A row of `support_attachment`.
struct AttachmentRecord: Sendable {
    /// The area of the store that Support's files are in, since what other features remove is none of theirs.
    static let area = "support"

    let attachment: TicketAttachment
    let person: Int
    /// The ticket; 0 before the file is sent.
    let ticket: Int
    let isInternal: Bool
    let blob: BlobID
    /// Whether the bytes are stored.
    let isStored: Bool

    init?(_ row: Row) throws {
        guard let blob = BlobID(try row.get("blob"), area: Self.area) else { return nil }
        self.blob = blob
        person = try row.get("person_id")
        ticket = try row.get("ticket_id")
        isInternal = try row.get("internal")
        isStored = try row.get("stored_at", as: Date?.self) != nil
        attachment = try TicketAttachment(row)
    }
}

extension TicketAttachment {
    fileprivate init(_ row: Row) throws {
        self.init(
            id: try row.get("id"), name: try row.get("name"), contentType: try row.get("content_type"), bytes: try row.get("bytes"),
            width: try row.get("width"), height: try row.get("height"), createdAt: try row.get("created_at"))
    }
}

/// Reads and writes files of tickets and messages. A row is written before the bytes are stored and marked afterwards, so that no bytes are left that no row
/// knows.
struct AttachmentRepository: Sendable {
    /// The place where a file goes.
    enum Place: Sendable {
        /// The description of a ticket.
        case opening(Int)
        /// A message of a ticket.
        case message(Int, ticket: Int, isInternal: Bool)
    }

    func find(_ id: Int, in transaction: Transaction) throws -> AttachmentRecord? {
        try transaction.first("SELECT * FROM support_attachment WHERE id = \(id)").flatMap(AttachmentRecord.init)
    }

    /// Returns the files with these ids.
    func records(_ ids: [SQLValue], in transaction: Transaction) throws -> [AttachmentRecord] {
        try transaction.rows("SELECT * FROM support_attachment WHERE id IN \(list: ids)").compactMap(AttachmentRecord.init)
    }

    /// Returns a file of a person's that isn't sent yet and has these bytes.
    func unsent(_ blob: BlobID, of person: Int, in transaction: Transaction) throws -> AttachmentRecord? {
        try transaction.first(
            "SELECT * FROM support_attachment WHERE person_id = \(person) AND ticket_id = 0 AND blob = \(blob.hexadecimal) ORDER BY id LIMIT 1"
        ).flatMap(AttachmentRecord.init)
    }

    func unsentCount(of person: Int, in transaction: Transaction) throws -> Int {
        try transaction.value(Int.self, "SELECT COUNT(*) FROM support_attachment WHERE person_id = \(person) AND ticket_id = 0")
    }

    func insert(_ file: AttachmentFile, named name: String, as blob: BlobID, by person: Int, at now: Date, in transaction: Transaction) throws -> Int {
        try transaction.insert(
            into: "support_attachment",
            [
                "person_id": person, "blob": blob.hexadecimal, "name": name, "content_type": file.contentType, "bytes": file.data.count,
                "width": file.width, "height": file.height, "created_at": now,
            ])
    }

    /// Marks a file whose bytes are stored.
    ///
    /// - Returns: false if its row was removed meanwhile.
    func markStored(_ id: Int, at now: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute("UPDATE support_attachment SET stored_at = \(now) WHERE id = \(id)") == 1
    }

    /// Binds a person's unsent files to what they are sent with.
    ///
    /// - Throws: ``APIError`` of status 422 for one that isn't theirs, is gone, or was sent before.
    func bind(_ ids: [Int], to place: Place, by person: Int, in transaction: Transaction) throws {
        guard !ids.isEmpty else { return }
        let distinct = Array(Set(ids)).sorted()
        let (ticket, message, isInternal) =
            switch place {
            case .opening(let ticket): (ticket, 0, false)
            case .message(let message, let ticket, let isInternal): (ticket, message, isInternal)
            }
        let bound = try transaction.execute(
            """
            UPDATE support_attachment SET ticket_id = \(ticket), message_id = \(message), internal = \(isInternal)
            WHERE id IN \(list: distinct) AND person_id = \(person) AND ticket_id = 0 AND stored_at IS NOT NULL
            """)
        guard bound == distinct.count else { throw APIError.invalid(["attachmentIds": Strings.attachmentUnknown], code: "unknown_attachment") }
    }

    /// Moves all files of a ticket to another one; those of its description go with the message that has it there.
    func move(from ticket: Int, to other: Int, description message: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE support_attachment SET message_id = \(message) WHERE ticket_id = \(ticket) AND message_id = 0")
        try transaction.execute("UPDATE support_attachment SET ticket_id = \(other) WHERE ticket_id = \(ticket)")
    }

    /// Returns the files with which tickets were opened, by the numbers of the tickets.
    func all(openedWith tickets: [Int], in transaction: Transaction) throws -> [Int: [TicketAttachment]] {
        guard !tickets.isEmpty else { return [:] }
        let rows = try transaction.rows("SELECT * FROM support_attachment WHERE ticket_id IN \(list: tickets) AND message_id = 0 ORDER BY id")
        return try Dictionary(grouping: rows) { try $0.get("ticket_id", as: Int.self) }.mapValues { try $0.map(TicketAttachment.init) }
    }

    /// Returns the files of messages, by the ids of the messages.
    func all(of messages: [TicketMessageRecord], in transaction: Transaction) throws -> [Int: [TicketAttachment]] {
        guard let ticket = messages.first?.ticket else { return [:] }
        let rows = try transaction.rows(
            "SELECT * FROM support_attachment WHERE ticket_id = \(ticket) AND message_id IN \(list: messages.map(\.id)) ORDER BY id")
        return try Dictionary(grouping: rows) { try $0.get("message_id", as: Int.self) }.mapValues { try $0.map(TicketAttachment.init) }
    }
}

// What is no longer needed.
extension AttachmentRepository {
    /// Returns files that are older than the retention, those that were never sent, and those whose upload was given up.
    func outdated(before retention: Date, unsentBefore: Date, unstoredBefore: Date, in transaction: Transaction) throws -> [AttachmentRecord] {
        let old = try transaction.rows("SELECT * FROM support_attachment WHERE created_at < \(retention) ORDER BY created_at LIMIT 100")
        let unsent = try transaction.rows(
            """
            SELECT * FROM support_attachment WHERE ticket_id = 0 AND created_at < \(unstoredBefore) AND created_at >= \(retention)
            AND (stored_at IS NULL OR created_at < \(unsentBefore)) ORDER BY created_at, id LIMIT 100
            """)
        return try (old + unsent).compactMap(AttachmentRecord.init)
    }

    /// Removes rows, and notes the bytes that no row is left for. Until these are removed, the same bytes can't be sent again.
    func remove(_ records: [AttachmentRecord], at now: Date, in transaction: Transaction) throws {
        guard !records.isEmpty else { return }
        try transaction.execute("DELETE FROM support_attachment WHERE id IN \(list: records.map(\.attachment.id))")
        for blob in Set(records.map(\.blob.hexadecimal)).sorted() {
            guard try transaction.first("SELECT id FROM support_attachment WHERE blob = \(blob) LIMIT 1") == nil else { continue }
            try transaction.execute("INSERT INTO support_blob_removal (blob, since) VALUES (\(blob), \(now)) ON CONFLICT (blob) DO NOTHING")
        }
    }

    /// Returns the bytes that are to be removed.
    func removals(in transaction: Transaction) throws -> [BlobID] {
        try transaction.values(String.self, "SELECT blob FROM support_blob_removal ORDER BY blob LIMIT 100").compactMap {
            BlobID($0, area: AttachmentRecord.area)
        }
    }

    func isBeingRemoved(_ blob: BlobID, in transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT blob FROM support_blob_removal WHERE blob = \(blob.hexadecimal)") != nil
    }

    func forgetRemoval(_ blob: BlobID, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM support_blob_removal WHERE blob = \(blob.hexadecimal)")
    }
}
