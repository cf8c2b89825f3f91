/// How far a write is kept apart from those that run at the same time.
///
/// SQLite runs writes one after another, whatever is chosen. PostgreSQL runs a body again, a bounded time long, where its isolation can't be kept otherwise.
public enum Isolation: String, Sendable, Hashable, CaseIterable {
    /// Each statement sees what was committed when it began. What is read first and written later needs a lock or a condition in the statement.
    case readCommitted
    /// All statements see one snapshot, and a row that another transaction has changed meanwhile can't be changed: the body runs again. No update is
    /// lost. The usual choice.
    case repeatableRead
    /// As if the transactions ran one after another, also where one reads what another inserts.
    case serializable
}
