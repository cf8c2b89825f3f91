import ChatAPI
import Core
import Foundation
import Persistence

/// Builds messages from their rows, as one reader may see them.
struct MessageBuilder: Sendable {
    let people: any ChatPeople

    func messages(_ rows: [Row], for reader: Int, in transaction: Transaction) throws -> [Message] {
        guard !rows.isEmpty else { return [] }
        let readers = try readers(Set(try rows.map { try $0.get("conversation_id", as: Int.self) }), for: reader, in: transaction)
        let names = try names(rows, in: transaction)
        return try rows.map { row in
            let (id, conversation, sender) = (
                try row.get("id", as: Int.self), try row.get("conversation_id", as: Int.self), try row.get("sender_id", as: Int.self)
            )
            let readBy = (readers[conversation] ?? []).filter { $0.lastRead >= id && $0.person != sender }.map(\.person)
            let system: Bool = try row.get("system")
            return Message(
                id: id, conversationID: conversation, senderID: system ? nil : sender, text: try text(row, names), system: system,
                clientID: try row.get("client_id"), createdAt: try row.get("created_at"), updatedAt: try row.get("updated_at"), readBy: readBy)
        }
    }

    private struct Reader {
        let person: Int
        let lastRead: Int
    }

    /// Returns how far each participant has read. Receipts are mutual: those who hide theirs see nobody's.
    private func readers(_ conversations: Set<Int>, for reader: Int, in transaction: Transaction) throws -> [Int: [Reader]] {
        let rows = try transaction.rows(
            """
            SELECT conversation_id, person_id, last_read_message_id FROM chat_participant
            WHERE conversation_id IN \(list: conversations) ORDER BY person_id
            """)
        let ids = Set(try rows.map { try $0.get("person_id", as: Int.self) } + [reader])
        let privacy = try people.privacy(of: ids.sorted(), in: transaction)
        guard privacy[reader]?.receipts ?? true else { return [:] }
        return try Dictionary(grouping: rows) { try $0.get("conversation_id", as: Int.self) }.mapValues { rows in
            try rows.map { Reader(person: try $0.get("person_id"), lastRead: try $0.get("last_read_message_id")) }
                .filter { privacy[$0.person]?.receipts ?? true }
        }
    }

    private func names(_ rows: [Row], in transaction: Transaction) throws -> [Int: Person] {
        let naming: Set<NoticeKind> = [.dispatcherJoined, .dispatcherLeft]
        let subjects = try rows.filter { row in try kind(row).map(naming.contains) ?? false }.compactMap { try $0.get("subject_id", as: Int?.self) }
        return try people.people(Set(subjects).sorted(), in: transaction)
    }

    private func text(_ row: Row, _ names: [Int: Person]) throws -> String {
        guard let kind = try kind(row) else { return try row.get("text") }
        let subject = try row.get("subject_id", as: Int?.self) ?? 0
        return NoticeText.text(kind, subject: subject, name: names[subject]?.name ?? Strings.unknownPerson)
    }

    private func kind(_ row: Row) throws -> NoticeKind? { try row.get("kind", as: String?.self).flatMap(NoticeKind.init) }
}
