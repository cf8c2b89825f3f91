/// Why a schema can't be migrated.
public struct MigrationError: Error, Sendable, Hashable {
    /// What kind of refusal it is; more may come.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The code's name in logs.
        public let rawValue: String

        /// Makes a code; the known ones are static members.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A migration that was applied is another one now.
        public static let changed = Self(rawValue: "changed")
        /// The database was migrated by a newer version of the program.
        public static let newerSchema = Self(rawValue: "newerSchema")
        /// The declarations contradict each other.
        public static let invalid = Self(rawValue: "invalid")
        /// A statement failed.
        public static let failed = Self(rawValue: "failed")
    }

    /// What kind of refusal it is.
    public let code: Code
    /// The plugin.
    public let plugin: String
    /// The migration's number.
    public let number: Int
    /// What happened and how to fix it.
    public let message: String

    init(_ code: Code, _ plugin: String, _ number: Int, _ message: String) {
        self.code = code
        self.plugin = plugin
        self.number = number
        self.message = message
    }
}

extension MigrationError: CustomStringConvertible {
    /// The migration, what happened and how to fix it.
    public var description: String { "Migration \(plugin)/\(number): \(message)" }
}
