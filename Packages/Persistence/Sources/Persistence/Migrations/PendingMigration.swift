/// A migration that a database doesn't have yet.
public struct PendingMigration: Sendable, Hashable {
    /// The plugin.
    public let plugin: String
    /// The migration's number.
    public let number: Int
    /// What it does.
    public let name: String
    /// The statements that it will run.
    public let statements: [String]
    let checksum: String
}
