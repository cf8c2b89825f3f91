/// An error that prevents a migration of the schema.
public struct MigrationError: Error, Sendable, Hashable {
    /// The kind of error; more may be added.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The code's name in logs.
        public let rawValue: String

        /// Creates a code; the known ones are static members.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// An applied migration was changed.
        public static let changed = Self(rawValue: "changed")
        /// The database was migrated by a newer version of the program.
        public static let newerSchema = Self(rawValue: "newerSchema")
        /// The declarations are inconsistent.
        public static let invalid = Self(rawValue: "invalid")
        /// A statement failed.
        public static let failed = Self(rawValue: "failed")
    }

    /// The kind of error.
    public let code: Code
    /// The plugin's name.
    public let plugin: String
    /// The migration's number.
    public let number: Int
    /// The problem and its fix.
    public let message: String

    init(_ code: Code, _ plugin: String, _ number: Int, _ message: String) {
        self.code = code
        self.plugin = plugin
        self.number = number
        self.message = message
    }
}

extension MigrationError: CustomStringConvertible {
    /// The migration, the problem and its fix.
    public var description: String { "Migration \(plugin)/\(number): \(message)" }
}
