/// Collects an input's errors by field and throws them together.
///
/// ```swift
/// var errors = FieldErrors()
/// errors.check(input.email, "email", .email)
/// errors.require((1...20).contains(input.bags), "bags", Strings.bagCount)
/// try errors.throwIfAny()
/// ```
public struct FieldErrors: Sendable, Equatable {
    /// The first message of each invalid field.
    public private(set) var fields: [String: String] = [:]

    /// Creates an empty collection.
    public init() {}

    /// Whether no error was found.
    public var isEmpty: Bool { fields.isEmpty }

    /// Adds a message for a field unless the condition holds. A field keeps its first message.
    public mutating func require(_ condition: Bool, _ field: String, _ message: @autoclosure () -> String) {
        if !condition, fields[field] == nil { fields[field] = message() }
    }

    /// Adds the message of a rule that the field's value breaks. A field keeps its first message.
    public mutating func check<Value>(_ value: Value, _ field: String, _ validation: Validation<Value>) {
        if fields[field] == nil { fields[field] = validation.check(value) }
    }

    /// Checks that a text is not blank, not too long and free of control characters other than line breaks and tabs.
    public mutating func requireText(_ text: String, _ field: String, length: ClosedRange<Int>) {
        check(text, field, .text(length: length))
    }

    /// Throws the collected errors, if any.
    ///
    /// - Throws: ``APIError`` of status 422 with the fields.
    public func throwIfAny() throws(APIError) {
        guard fields.isEmpty else { throw .invalid(fields) }
    }
}
