public import HTTPTypes

/// A limit on how often something may be done: a bucket of `count` calls that refills evenly over `period`.
///
/// ```swift
/// extension RateLimit {
///     static let login = RateLimit(count: 10, per: .seconds(60), scope: .address)
/// }
/// ```
public struct RateLimit: Sendable, Hashable {
    /// The calls that share a bucket.
    public enum Scope: String, Sendable, Hashable {
        /// The calls of one person, or of one address if nobody is signed in.
        case account
        /// The calls from one address, whoever is signed in.
        case address
        /// Both are counted, each in its own bucket.
        case accountAndAddress
    }

    /// The number of calls that may arrive at once.
    public let count: Int
    /// The time in which an empty bucket refills.
    public let period: Duration
    /// The calls that share a bucket.
    public let scope: Scope

    /// Declares a limit.
    ///
    /// - Parameter count: at least 1.
    public init(count: Int, per period: Duration, scope: Scope = .account) {
        self.count = max(1, count)
        self.period = period
        self.scope = scope
    }

    /// Returns the limit of endpoints that declare none: 600 reads or 120 writes per person and minute.
    public static func standard(for method: HTTPRequest.Method) -> RateLimit {
        RateLimit(count: method == .get ? 600 : 120, per: .seconds(60))
    }
}
