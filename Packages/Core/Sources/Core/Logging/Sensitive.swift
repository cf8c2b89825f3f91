public import Logging

/// A value that logs, errors and dumps show only by its kind.
///
/// ```swift
/// log.info("signed in", metadata: ["account": .sensitive(.email(address))])  // account=[email]
/// send(secret.value)
/// ```
public struct Sensitive<Value: Sendable>: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The kind of value, such as `token`.
    public let kind: String
    /// The wrapped value.
    public let value: Value

    /// Wraps a value.
    ///
    /// - Parameter kind: shown in place of the value.
    public init(_ value: Value, kind: String) {
        self.value = value
        self.kind = kind
    }

    /// The kind in brackets.
    public var description: String { "[\(kind)]" }
    /// The kind in brackets.
    public var debugDescription: String { description }
    /// The kind alone, so that `dump` and reflection don't reveal the value.
    public var customMirror: Mirror { Mirror(self, children: [("kind", kind)]) }
}

extension Sensitive: Equatable where Value: Equatable {}
extension Sensitive: Hashable where Value: Hashable {}

extension Sensitive where Value == String {
    /// Wraps an access token, refresh token, cookie or key.
    public static func token(_ value: String) -> Sensitive { Sensitive(value, kind: "token") }
    /// Wraps a password.
    public static func password(_ value: String) -> Sensitive { Sensitive(value, kind: "password") }
    /// Wraps an email address.
    public static func email(_ value: String) -> Sensitive { Sensitive(value, kind: "email") }
}

extension Sensitive where Value == Coordinate {
    /// Wraps a coordinate where somebody is or lives.
    public static func coordinate(_ value: Coordinate) -> Sensitive { Sensitive(value, kind: "coordinate") }
}

extension Logger.MetadataValue {
    /// Wraps a token, password or email address, which the log replaces with its kind.
    public static func sensitive(_ value: Sensitive<String>) -> Logger.MetadataValue { .string(value.description) }

    /// Wraps a coordinate, which the log replaces with its kind.
    public static func sensitive(_ value: Sensitive<Coordinate>) -> Logger.MetadataValue { .string(value.description) }
}
