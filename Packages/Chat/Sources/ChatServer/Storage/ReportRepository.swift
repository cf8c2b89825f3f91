import ChatAPI
import Core
import Foundation
import Persistence

/// Reads and writes reports.
struct ReportRepository: Sendable {
    let people: any ChatPeople

    /// Stores a report with a copy of the message's text, which may be gone by the time somebody reviews it.
    func insert(_ report: ReportConversation, by reporter: Int, on reported: Int, at now: Date, in transaction: Transaction) throws {
        let text = try report.messageID.flatMap { message in
            try transaction.values(
                String.self,
                "SELECT text FROM chat_message WHERE id = \(message) AND conversation_id = \(report.id) AND system = \(false)"
            ).first
        }
        try transaction.insert(
            into: "chat_report",
            [
                "conversation_id": report.id, "reporter_id": reporter, "reported_id": reported, "reason": report.reason.rawValue,
                "note": report.note, "message_text": text, "created_at": now,
            ])
    }

    /// Returns a page of the reports, newest first.
    func page(_ page: PageNumbers, in transaction: Transaction) throws -> Page<ConversationReport> {
        let rows = try transaction.rows("SELECT * FROM chat_report ORDER BY id DESC LIMIT \(page.limit) OFFSET \(page.offset)")
        let ids = Set(try rows.flatMap { [try $0.get("reporter_id", as: Int.self), try $0.get("reported_id", as: Int.self)] })
        let known = try people.people(ids.sorted(), in: transaction)
        let items = try rows.map { row in
            let (reporter, reported) = (try row.get("reporter_id", as: Int.self), try row.get("reported_id", as: Int.self))
            return ConversationReport(
                id: try row.get("id"), conversationID: try row.get("conversation_id"), reporter: .of(reporter, known[reporter]),
                reported: .of(reported, known[reported]), reason: ReportReason(rawValue: try row.get("reason")) ?? .other,
                note: try row.get("note"), messageText: try row.get("message_text"), createdAt: try row.get("created_at"))
        }
        let total = try transaction.value(Int.self, "SELECT COUNT(*) FROM chat_report")
        return page.page(of: items, total: total)
    }

    /// Removes the oldest reports from before a time, at most `limit`.
    func removeOld(before time: Date, limit: Int, in transaction: Transaction) throws {
        try transaction.execute(
            """
            DELETE FROM chat_report WHERE id IN
            (SELECT id FROM chat_report WHERE created_at < \(time) ORDER BY created_at LIMIT \(limit))
            """)
    }
}
