/// A value that may be used but not shown: in a log, in an error, in a dump it is named by its kind alone.
///
/// ```swift
/// log.info("signed in", metadata: ["account": .sensitive(.email(address))])  // account=[e-mail]
/// send(secret.value)
/// ```
public struct Sensitive<Value: Sendable>: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// What kind of value it is, such as `token`.
    public let kind: String
    /// The value itself.
    public let value: Value

    /// Wraps a value.
    ///
    /// - Parameter kind: stands where the value would.
    public init(_ value: Value, kind: String) {
        self.value = value
        self.kind = kind
    }

    /// The kind in brackets.
    public var description: String { "[\(kind)]" }
    /// The kind in brackets.
    public var debugDescription: String { description }
    /// The kind alone, so that `dump` and reflection don't show the value.
    public var customMirror: Mirror { Mirror(self, children: [("kind", kind)]) }
}

extension Sensitive: Equatable where Value: Equatable {}
extension Sensitive: Hashable where Value: Hashable {}

extension Sensitive where Value == String {
    /// An access token, a refresh token, a cookie, a key.
    public static func token(_ value: String) -> Sensitive { Sensitive(value, kind: "token") }
    /// A password.
    public static func password(_ value: String) -> Sensitive { Sensitive(value, kind: "password") }
    /// An e-mail address.
    public static func email(_ value: String) -> Sensitive { Sensitive(value, kind: "e-mail") }
}

extension Sensitive where Value == Coordinate {
    /// A place where somebody is or lives.
    public static func coordinate(_ value: Coordinate) -> Sensitive { Sensitive(value, kind: "coordinate") }
}
