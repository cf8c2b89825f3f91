/// The SQL dialect that declarations and statements are rendered for.
public enum Dialect: String, Sendable, Hashable, CaseIterable {
    /// SQLite 3.37 or later.
    case sqlite
    /// PostgreSQL 14 or later, and what speaks its protocol.
    case postgres
}
