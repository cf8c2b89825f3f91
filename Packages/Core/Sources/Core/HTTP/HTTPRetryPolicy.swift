public import Foundation
public import HTTPTypes

/// The number and delays of retries: exponential backoff with full jitter, after
/// [AWS's analysis](https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/).
///
/// Only repeatable requests are retried: those with an idempotent method or an `Idempotency-Key`.
public struct HTTPRetryPolicy: Sendable, Equatable {
    /// The total number of attempts, including the first.
    public let attempts: Int
    /// The longest delay before the second attempt. It doubles with each.
    public let base: Duration
    /// The longest delay before any attempt.
    public let cap: Duration

    /// Creates a policy.
    public init(attempts: Int, base: Duration = .milliseconds(200), cap: Duration = .seconds(5)) {
        self.attempts = max(1, attempts)
        self.base = base
        self.cap = cap
    }

    /// A single attempt.
    public static let never = HTTPRetryPolicy(attempts: 1)
    /// Three attempts within about a second.
    public static let standard = HTTPRetryPolicy(attempts: 3)

    /// Returns a random delay after an attempt, between zero and the exponential bound.
    public func delay(after attempt: Int, random: any RandomSource) -> Duration {
        let bound = min(cap / .milliseconds(1), base / .milliseconds(1) * pow(2, Double(attempt - 1)))
        return .milliseconds(random.integer(in: 0..<Int(bound) + 1))
    }

    /// Returns whether a response with this status may differ a little later.
    public static func isTransient(_ status: HTTPResponse.Status) -> Bool {
        [408, 429, 502, 503, 504].contains(status.code)
    }

    /// Returns whether sending a request twice has the same effect as sending it once.
    public static func mayRepeat(_ request: HTTPRequest) -> Bool {
        switch request.method {
        case .get, .head, .options, .trace, .put, .delete: true
        default: request.headerFields[.idempotencyKey] != nil
        }
    }
}

/// Parses the header field `Retry-After`.
public enum RetryAfter {
    /// Returns the delay that a response asks for, in whole seconds or until a date.
    ///
    /// - Returns: nil if the field is missing or invalid; never negative.
    public static func duration(in fields: HTTPFields, now: Date) -> Duration? {
        guard let text = fields[.retryAfter]?.trimmingCharacters(in: .whitespaces) else { return nil }
        if let seconds = Int(text) { return .seconds(max(0, seconds)) }
        guard let date = Self.date(from: text) else { return nil }
        return .seconds(max(0, date.timeIntervalSince(now).rounded(.up)))
    }

    /// Parses a date in HTTP's preferred format, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
    static func date(from text: String) -> Date? {
        let parts = text.split(whereSeparator: { $0 == " " || $0 == ":" || $0 == "," })
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard parts.count == 8, parts[7] == "GMT", let month = months.firstIndex(of: String(parts[2])) else { return nil }
        var components = DateComponents()
        components.day = Int(parts[1])
        components.month = month + 1
        components.year = Int(parts[3])
        components.hour = Int(parts[4])
        components.minute = Int(parts[5])
        components.second = Int(parts[6])
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(from: components)
    }
}
