/// A SQL dialect in which declarations and statements are rendered.
public enum Dialect: String, Sendable, Hashable, CaseIterable {
    /// SQLite 3.37 or later.
    case sqlite
    /// PostgreSQL 14 or later, and databases that speak its protocol.
    case postgres
}
