/// A rule for a value: returns a message for people if the value breaks it.
///
/// Rules are values, declared once and used by client and server: a form shows the message before it sends, the server collects it into
/// ``FieldErrors``. Messages are created when a value is checked, in ``Language/current``.
///
/// ```swift
/// let name = Validation.text(length: 1...80).and(.oneLine)
/// name.check("")  // "This field is required."
/// ```
public struct Validation<Value>: Sendable {
    private let message: @Sendable (Value) -> String?

    /// Creates a rule.
    ///
    /// - Parameter message: returns the problem with a value, in ``Language/current``; nil if it is valid.
    public init(_ message: @escaping @Sendable (Value) -> String?) {
        self.message = message
    }

    /// Creates a rule from a message and a condition that valid values meet.
    ///
    /// ```swift
    /// let bags = Validation<Int>(Strings.bagCount) { (1...20).contains($0) }
    /// ```
    public init(_ message: @autoclosure @escaping @Sendable () -> String, _ holds: @escaping @Sendable (Value) -> Bool) {
        self.init { holds($0) ? nil : message() }
    }

    /// Returns the problem with a value; nil if it is valid.
    public func check(_ value: Value) -> String? { message(value) }

    /// Returns whether a value is valid.
    public func accepts(_ value: Value) -> Bool { message(value) == nil }

    /// Requires both rules; the message is that of the first broken one.
    public func and(_ other: Validation) -> Validation {
        Validation { message($0) ?? other.message($0) }
    }

    /// Requires either rule; the message is that of the last.
    public func or(_ other: Validation) -> Validation {
        Validation { message($0) == nil ? nil : other.message($0) }
    }

    /// The rule for an optional value: nil is accepted.
    public var optional: Validation<Value?> {
        Validation<Value?> { $0.flatMap(message) }
    }

    /// Returns the rule for another type, from which the value is derived.
    ///
    /// ```swift
    /// let phone = Validation.phone.pullback { (input: ProfileInput) in input.phone }
    /// ```
    public func pullback<Other>(_ value: @escaping @Sendable (Other) -> Value) -> Validation<Other> {
        Validation<Other> { message(value($0)) }
    }
}
