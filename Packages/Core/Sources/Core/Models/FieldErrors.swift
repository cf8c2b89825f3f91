/// Collects what is wrong with an input, by field, and throws it all at once.
///
/// ```swift
/// var errors = FieldErrors()
/// errors.require((1...20).contains(input.bags), "bags", "Between 1 and 20 bags.")
/// try errors.throwIfAny()
/// ```
public struct FieldErrors: Sendable, Equatable {
    /// The first message of each field at fault.
    public private(set) var fields: [String: String] = [:]

    /// Creates an empty collection.
    public init() {}

    /// Notes a message for a field unless the condition holds. A field keeps its first message.
    public mutating func require(_ condition: Bool, _ field: String, _ message: String) {
        if !condition, fields[field] == nil { fields[field] = message }
    }

    /// Checks that a text is not blank, not too long and free of control characters other than line breaks and tabs.
    public mutating func requireText(_ text: String, _ field: String, length: ClosedRange<Int>) {
        let trimmed = text.drop { $0.isWhitespace }
        require(length.lowerBound == 0 || !trimmed.isEmpty, field, "This is needed.")
        require(text.count >= length.lowerBound, field, "At least \(length.lowerBound) characters.")
        require(text.count <= length.upperBound, field, "At most \(length.upperBound) characters.")
        let clean = text.unicodeScalars.allSatisfy { $0.value >= 32 || $0 == "\n" || $0 == "\r" || $0 == "\t" }
        require(clean, field, "Contains characters that can't be stored.")
    }

    /// Throws what was collected.
    ///
    /// - Throws: ``APIError`` of status 422 with the fields.
    public func throwIfAny() throws(APIError) {
        guard fields.isEmpty else { throw .invalid(fields) }
    }
}
