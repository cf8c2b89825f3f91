import Foundation
import Persistence
import SupportAPI

/// Reads and writes canned answers.
struct AnswerRepository: Sendable {
    /// The most answers that are stored, since they are listed all at once.
    static let most = 200

    func all(in transaction: Transaction) throws -> [CannedAnswer] {
        try transaction.rows("SELECT * FROM support_answer ORDER BY title, id LIMIT \(Self.most)").map(Self.answer)
    }

    func find(_ id: Int, in transaction: Transaction) throws -> CannedAnswer? {
        try transaction.first("SELECT * FROM support_answer WHERE id = \(id)").map(Self.answer)
    }

    func insert(title: String, text: String, at now: Date, in transaction: Transaction) throws -> Int {
        try transaction.insert(into: "support_answer", ["title": title, "text": text, "updated_at": now])
    }

    func update(_ id: Int, title: String, text: String, at now: Date, in transaction: Transaction) throws {
        try transaction.execute("UPDATE support_answer SET title = \(title), text = \(text), updated_at = \(now) WHERE id = \(id)")
    }

    /// - Returns: false if there was none.
    func remove(_ id: Int, in transaction: Transaction) throws -> Bool {
        try transaction.execute("DELETE FROM support_answer WHERE id = \(id)") == 1
    }

    private static func answer(_ row: Row) throws -> CannedAnswer {
        CannedAnswer(id: try row.get("id"), title: try row.get("title"), text: try row.get("text"), updatedAt: try row.get("updated_at"))
    }
}
