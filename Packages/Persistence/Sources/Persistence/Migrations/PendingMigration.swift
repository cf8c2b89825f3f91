/// A migration that was not yet applied to a database.
public struct PendingMigration: Sendable, Hashable {
    /// The plugin's name.
    public let plugin: String
    /// The migration's number.
    public let number: Int
    /// The migration's short name.
    public let name: String
    /// The statements to run.
    public let statements: [String]
    let checksum: String
}
