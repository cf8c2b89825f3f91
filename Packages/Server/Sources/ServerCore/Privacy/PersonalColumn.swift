/// A column with something of a person, and how an export writes it.
public struct PersonalColumn: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The form in an export.
    public enum Form: Sendable, Hashable {
        /// Text or a number, as it is stored.
        case plain
        /// A Boolean, which SQLite stores as a number.
        case flag
        /// A time, in the form of ISO 8601.
        case time
        /// A JSON document.
        case json
        /// JSON that is sealed, as the table's ``PersonalTable/opened(_:)`` opens it.
        case sealed
        /// Nothing: a secret, or a hash of one, helps nobody but a thief.
        case left
    }

    /// The column's name.
    public let name: String
    /// The form in an export.
    public let form: Form

    private init(_ name: String, _ form: Form) { (self.name, self.form) = (name, form) }

    /// Declares a column that is exported as it is stored.
    public init(stringLiteral name: String) { self.init(name, .plain) }

    /// Declares a column of Booleans.
    public static func flag(_ name: String) -> Self { Self(name, .flag) }

    /// Declares a column of times.
    public static func time(_ name: String) -> Self { Self(name, .time) }

    /// Declares a column of JSON.
    public static func json(_ name: String) -> Self { Self(name, .json) }

    /// Declares a column of JSON that is sealed, which the table opens.
    public static func sealed(_ name: String) -> Self { Self(name, .sealed) }

    /// Declares a column that isn't exported.
    public static func left(_ name: String) -> Self { Self(name, .left) }
}
