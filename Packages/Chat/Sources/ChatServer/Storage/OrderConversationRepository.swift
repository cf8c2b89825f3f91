import Foundation
import Persistence

/// Reads and writes which orders a conversation is about, and until when people can write to it.
struct OrderConversationRepository: Sendable {
    func assign(_ order: Int, driver: Int, conversation: Int, sequence: Int, in transaction: Transaction) throws {
        let changed = try transaction.execute(
            """
            UPDATE chat_order SET assigned_sequence = \(sequence), closes_at = NULL, conversation_id = \(conversation)
            WHERE order_id = \(order) AND driver_id = \(driver)
            """)
        guard changed == 0 else { return }
        try transaction.insert(
            into: "chat_order",
            ["order_id": order, "driver_id": driver, "conversation_id": conversation, "assigned_sequence": sequence, "closes_at": nil as Date?])
    }

    /// Returns the conversations about an order, in the order of their assignment.
    func conversations(ofOrder order: Int, in transaction: Transaction) throws -> [Int] {
        try transaction.values(Int.self, "SELECT conversation_id FROM chat_order WHERE order_id = \(order) ORDER BY assigned_sequence")
    }

    /// Returns the conversation with an order's driver; nil where there is none.
    func conversation(ofOrder order: Int, driver: Int, in transaction: Transaction) throws -> Int? {
        try transaction.values(
            Int.self, "SELECT conversation_id FROM chat_order WHERE order_id = \(order) AND driver_id = \(driver)"
        ).first
    }

    /// Closes the conversation with the driver who was assigned last.
    ///
    /// - Returns: the conversation; nil where it wasn't open.
    func closeLast(ofOrder order: Int, at time: Date, in transaction: Transaction) throws -> Int? {
        let row = try transaction.first(
            """
            SELECT id, conversation_id FROM chat_order WHERE order_id = \(order) AND closes_at IS NULL ORDER BY assigned_sequence DESC LIMIT 1
            """)
        guard let row else { return nil }
        try transaction.execute("UPDATE chat_order SET closes_at = \(time) WHERE id = \(try row.get("id", as: Int.self))")
        return try row.get("conversation_id")
    }

    /// Closes all conversations about an order.
    ///
    /// - Returns: those that were open.
    func closeAll(ofOrder order: Int, at time: Date, in transaction: Transaction) throws -> [Int] {
        let open = try transaction.values(
            Int.self, "SELECT conversation_id FROM chat_order WHERE order_id = \(order) AND closes_at IS NULL ORDER BY assigned_sequence")
        try transaction.execute("UPDATE chat_order SET closes_at = \(time) WHERE order_id = \(order) AND closes_at IS NULL")
        return open
    }

    /// Returns whether a conversation is about an order that a person drives or drove.
    func drove(_ person: Int, in conversation: Int, _ transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT id FROM chat_order WHERE conversation_id = \(conversation) AND driver_id = \(person) LIMIT 1") != nil
    }

    /// Returns whether an order of the two is under way.
    func isActive(_ conversation: Int, in transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT id FROM chat_order WHERE conversation_id = \(conversation) AND closes_at IS NULL LIMIT 1") != nil
    }

    /// Returns those conversations that can only be read: they had orders, and all of them are closed by now.
    func closed(_ conversations: [Int], at now: Date, in transaction: Transaction) throws -> Set<Int> {
        let rows = try transaction.rows("SELECT conversation_id, closes_at FROM chat_order WHERE conversation_id IN \(list: conversations)")
        let byConversation = try Dictionary(grouping: rows) { try $0.get("conversation_id", as: Int.self) }
        return Set(
            try byConversation.filter { _, rows in
                try rows.allSatisfy { row in try row.get("closes_at", as: Date?.self).map { $0 <= now } ?? false }
            }.keys)
    }
}
