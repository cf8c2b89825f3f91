public import HTTPTypes

/// How often something may be done: a bucket of `count` calls that fills again, evenly, over `period`.
///
/// ```swift
/// extension RateLimit {
///     static let login = RateLimit(count: 10, per: .seconds(60), scope: .address)
/// }
/// ```
public struct RateLimit: Sendable, Hashable {
    /// Whose calls are counted together.
    public enum Scope: String, Sendable, Hashable {
        /// Those of one person; where nobody is signed in, those of one address.
        case account
        /// Those of one address, whoever is signed in.
        case address
        /// Both are counted, each in a bucket of its own.
        case accountAndAddress
    }

    /// How many calls may come at once.
    public let count: Int
    /// How long an empty bucket takes to be full again.
    public let period: Duration
    /// Whose calls are counted together.
    public let scope: Scope

    /// Declares a limit.
    ///
    /// - Parameter count: at least 1.
    public init(count: Int, per period: Duration, scope: Scope = .account) {
        self.count = max(1, count)
        self.period = period
        self.scope = scope
    }

    /// What an endpoint gets that declares nothing: 600 reads or 120 writes a minute and person.
    public static func standard(for method: HTTPRequest.Method) -> RateLimit {
        RateLimit(count: method == .get ? 600 : 120, per: .seconds(60))
    }
}
