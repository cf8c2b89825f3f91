import PaymentsAPI
import Persistence

/// Reads entries.
struct EntryList: Sendable {
    /// Returns a person's entries, newest first.
    func entries(of person: Int, in transaction: Transaction) throws -> [PaymentsEntry] {
        try transaction.rows("SELECT id, title FROM payments_entry WHERE person_id = \(person) ORDER BY id DESC")
            .map { PaymentsEntry(id: try $0.get("id"), title: try $0.get("title")) }
    }
}
