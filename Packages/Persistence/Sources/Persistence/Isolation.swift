/// The isolation of a write from concurrent ones.
///
/// SQLite runs writes one after another regardless. PostgreSQL may run a body several times, for a limited time, to keep its isolation.
public enum Isolation: String, Sendable, Hashable, CaseIterable {
    /// Each statement sees what was committed when it began. What is read first and written later needs a lock or a condition in the statement.
    case readCommitted
    /// All statements see one snapshot, and a row that another transaction has changed meanwhile can't be changed: the body runs again. No update is
    /// lost. The usual choice.
    case repeatableRead
    /// As if the transactions ran one after another, also where one reads what another inserts.
    case serializable
}
