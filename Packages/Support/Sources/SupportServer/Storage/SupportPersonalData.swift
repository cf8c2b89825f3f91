import Blobs
import Core
import Persistence
import ServerCore
import SupportAPI

/// The data of people that Support holds.
struct SupportPersonalData: Sendable {
    let clock: any Clock
    let attachmentRetention: Duration

    var all: [PersonalData] {
        let days = RetentionText.days(Int(attachmentRetention / .seconds(24 * 3600)))
        // The last is erased first, and the files of tickets are found by the tickets.
        let files = PersonalData(
            "support-files", name: Strings.privacyFiles, purpose: Strings.privacyFilesPurpose, kept: Strings.privacyFilesKept(days),
            tables: [attachments(Self.unsent), attachments(Self.visible), internalAttachments], files: Self.files)
        return [Self.tickets, files]
    }

    private static let tickets =
        PersonalData(
            "support", name: Strings.privacyTickets, purpose: Strings.privacyTicketsPurpose, kept: Strings.privacyTicketsKept,
            tables: [
                PersonalTable(
                    "support_message", ["ticket_id", "sender_id", "sender_role", "text", "notice", .time("created_at")], erased: .deleted,
                    where: visible),
                // What staff wrote for each other goes with the tickets.
                PersonalTable("support_message", [.left("sender_id"), .left("text")], erased: .deleted, where: own),
                PersonalTable(
                    "support_ticket", of: "requester_id",
                    [
                        "id", "subject", "description", "category", "status", "order_id", "rating", "rating_comment", "requester_role", "priority",
                        .left("assignee_id"),
                        .time("created_at"), .time("closed_at"),
                    ],
                    erased: .custom(remove)),
                PersonalTable("support_article_vote", of: "person_id", ["article", .flag("helped"), .time("created_at")], erased: .deleted),
            ])

    private func attachments(_ find: @escaping @Sendable (Int) -> SQL) -> PersonalTable {
        PersonalTable(
            "support_attachment", ["ticket_id", "name", "content_type", "bytes", .left("blob"), .left("person_id"), .time("created_at")],
            erased: removed, where: find)
    }

    /// Those that staff added for each other, which go with the ticket.
    private var internalAttachments: PersonalTable {
        PersonalTable(
            "support_attachment", [.left("name"), .left("blob")], erased: removed,
            where: { "\(sql: Self.own($0)) AND internal = \(true)" })
    }

    private var removed: PersonalTable.Erasure {
        .custom { [clock] keys, transaction in
            // Their bytes go with the next run of the job that removes old files.
            let attachments = AttachmentRepository()
            try attachments.remove(try attachments.records(keys, in: transaction), at: clock.now, in: transaction)
        }
    }

    /// The files of a person's tickets, those that they added and didn't send included.
    private static func files(of person: Int, after key: Int, in transaction: Transaction) throws -> [PersonalFile] {
        try transaction.rows(
            """
            SELECT * FROM support_attachment
            WHERE ((\(sql: visible(person))) OR (\(sql: unsent(person)))) AND stored_at IS NOT NULL AND id > \(key) ORDER BY id LIMIT 100
            """
        ).compactMap(AttachmentRecord.init).map { record in
            PersonalFile(
                key: record.attachment.id, blob: record.blob.hexadecimal, area: AttachmentRecord.area,
                name: "ticket-\(record.ticket)-\(record.attachment.id)-\(AttachmentName.saved(record.attachment))")
        }
    }

    private static let unsent: @Sendable (Int) -> SQL = { "person_id = \($0) AND ticket_id = 0" }

    private static let visible: @Sendable (Int) -> SQL = { "\(sql: own($0)) AND internal = \(false)" }

    private static let own: @Sendable (Int) -> SQL = { "ticket_id IN (SELECT id FROM support_ticket WHERE requester_id = \($0))" }

    /// Removes tickets, and their words from the index of the search.
    @Sendable private static func remove(_ keys: [SQLValue], in transaction: Transaction) throws {
        if transaction.dialect == .sqlite {
            try transaction.execute("DELETE FROM support_search WHERE rowid IN \(list: keys)")
            // Until lists are merged, a deleted ticket's words are still in them.
            try transaction.execute("INSERT INTO support_search (support_search) VALUES ('optimize')")
        }
        try transaction.execute("DELETE FROM support_ticket WHERE id IN \(list: keys)")
    }
}
