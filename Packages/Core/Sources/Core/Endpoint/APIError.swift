/// An error as the API answers it: an HTTP status, a stable code, a message for people, and the fields at fault.
public struct APIError: Error, Sendable, Equatable, CustomStringConvertible {
    /// A stable, snake_case word that clients may branch on.
    public struct Code: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
        /// The word.
        public let rawValue: String
        /// Creates a code from its word.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a code from a literal.
        public init(stringLiteral value: String) { rawValue = value }
    }

    /// The HTTP status; 0 when no answer came.
    public let status: Int
    /// The stable code.
    public let code: Code
    /// A message for people.
    public let message: String
    /// Messages by the name of the field at fault.
    public let fields: [String: String]
    /// What the caller may do instead, where the state machine refused.
    public let allowedActions: [String]?
    /// How long to wait before asking again, where the server says so (`Retry-After`).
    public let retryAfter: Duration?

    /// Creates an error.
    public init(
        status: Int, code: Code, message: String, fields: [String: String] = [:], allowedActions: [String]? = nil, retryAfter: Duration? = nil
    ) {
        self.status = status
        self.code = code
        self.message = message
        self.fields = fields
        self.allowedActions = allowedActions
        self.retryAfter = retryAfter
    }

    /// Status and code: the message may hold what a person typed, so it stays out.
    public var description: String { "APIError(\(status) \(code.rawValue))" }
}

extension APIError {
    /// 400: the request can't be read.
    public static func malformed(_ message: String, code: Code = "malformed") -> APIError {
        APIError(status: 400, code: code, message: message)
    }

    /// 401: nobody is signed in, or the token can't be used.
    public static func unauthorized(_ message: String? = nil, code: Code = "unauthorized") -> APIError {
        APIError(status: 401, code: code, message: message ?? Strings.errorUnauthorized)
    }

    /// 403: signed in, but this is not yours to do.
    public static func forbidden(_ message: String? = nil, code: Code = "forbidden") -> APIError {
        APIError(status: 403, code: code, message: message ?? Strings.errorForbidden)
    }

    /// 404: not there, or not yours to see.
    public static func notFound(_ message: String? = nil) -> APIError {
        APIError(status: 404, code: "not_found", message: message ?? Strings.errorNotFound)
    }

    /// 409: the state of things doesn't allow it (any more).
    public static func conflict(_ message: String, code: Code = "conflict", allowedActions: [String]? = nil) -> APIError {
        APIError(status: 409, code: code, message: message, allowedActions: allowedActions)
    }

    /// 422: well-formed but invalid, with the fields at fault.
    public static func invalid(_ fields: [String: String], code: Code = "invalid_fields") -> APIError {
        let message = fields.count == 1 ? fields.values.first ?? "" : Strings.errorFields
        return APIError(status: 422, code: code, message: message, fields: fields)
    }

    /// 429: too many calls. The answer carries the wait as `Retry-After`.
    public static func rateLimited(retryAfter: Duration, code: Code = "rate_limited") -> APIError {
        let seconds = max(1, Int((retryAfter / .seconds(1)).rounded(.up)))
        return APIError(status: 429, code: code, message: Strings.errorRateLimited(seconds), retryAfter: retryAfter)
    }

    /// 500: our fault. The cause goes to the log, never to the caller.
    public static var internalError: APIError {
        APIError(status: 500, code: "internal_error", message: Strings.errorInternal)
    }

    /// No answer came.
    public static var offline: APIError {
        APIError(status: 0, code: .offline, message: Strings.errorOffline)
    }

    /// The answer could not be read.
    public static var undecodable: APIError {
        APIError(status: 0, code: .undecodable, message: Strings.errorUndecodable)
    }
}
