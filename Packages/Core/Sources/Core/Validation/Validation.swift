/// A rule for one value: the message for people when the value breaks it, nothing when it holds.
///
/// Rules are values, declared once and used by both ends: a form shows the message before it sends, the server collects it into
/// ``FieldErrors``. Messages are made when they are asked for, in ``Language/current``.
///
/// ```swift
/// let name = Validation.text(length: 1...80)
/// name.check("")  // "This is needed."
/// ```
public struct Validation<Value>: Sendable {
    private let message: @Sendable (Value) -> String?

    /// Creates a rule.
    ///
    /// - Parameter message: what is wrong with a value, in ``Language/current``; nil when nothing is.
    public init(_ message: @escaping @Sendable (Value) -> String?) {
        self.message = message
    }

    /// Creates a rule of a condition and its message.
    ///
    /// ```swift
    /// let bags = Validation<Int>(Strings.bagCount) { (1...20).contains($0) }
    /// ```
    public init(_ message: @autoclosure @escaping @Sendable () -> String, _ holds: @escaping @Sendable (Value) -> Bool) {
        self.init { holds($0) ? nil : message() }
    }

    /// What is wrong with a value; nil when nothing is.
    public func check(_ value: Value) -> String? { message(value) }

    /// Both rules; the message is that of the first that is broken.
    public func and(_ other: Validation) -> Validation {
        Validation { message($0) ?? other.message($0) }
    }

    /// The rule for a value that may be left out: nil is accepted.
    public var optional: Validation<Value?> {
        Validation<Value?> { $0.flatMap(message) }
    }

    /// The rule for another value from which this one is made.
    ///
    /// ```swift
    /// let email = Validation.email.pullback { (input: ProfileInput) in input.email }
    /// ```
    public func pullback<Other>(_ value: @escaping @Sendable (Other) -> Value) -> Validation<Other> {
        Validation<Other> { message(value($0)) }
    }
}
