/// An error returned by the API: an HTTP status, a stable code, a message for people, and the invalid fields.
public struct APIError: Error, Sendable, Equatable, CustomStringConvertible {
    /// A stable, snake_case word that clients may branch on.
    public struct Code: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
        /// The word as sent to clients.
        public let rawValue: String
        /// Creates a code from its word.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a code from a literal.
        public init(stringLiteral value: String) { rawValue = value }
    }

    /// The HTTP status; 0 if no response arrived.
    public let status: Int
    /// The stable code that clients may branch on.
    public let code: Code
    /// A message for people, in their language.
    public let message: String
    /// Messages by the name of the invalid field.
    public let fields: [String: String]
    /// The actions that are allowed instead, when a state machine refused one.
    public let allowedActions: [String]?
    /// The time to wait before the next attempt, if the server gives one (`Retry-After`).
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

    /// Status and code. The message is left out because it may repeat what a person typed.
    public var description: String { "APIError(\(status) \(code.rawValue))" }
}

extension APIError {
    /// 400: the request can't be parsed.
    public static func malformed(_ message: String, code: Code = "malformed") -> APIError {
        APIError(status: 400, code: code, message: message)
    }

    /// 401: nobody is signed in, or the token isn't valid.
    public static func unauthorized(_ message: String? = nil, code: Code = "unauthorized") -> APIError {
        APIError(status: 401, code: code, message: message ?? Strings.errorUnauthorized)
    }

    /// 403: signed in, but not allowed to do this.
    public static func forbidden(_ message: String? = nil, code: Code = "forbidden") -> APIError {
        APIError(status: 403, code: code, message: message ?? Strings.errorForbidden)
    }

    /// 404: it doesn't exist, or the caller may not see it.
    public static func notFound(_ message: String? = nil) -> APIError {
        APIError(status: 404, code: "not_found", message: message ?? Strings.errorNotFound)
    }

    /// 409: the current state doesn't allow it.
    public static func conflict(_ message: String, code: Code = "conflict", allowedActions: [String]? = nil) -> APIError {
        APIError(status: 409, code: code, message: message, allowedActions: allowedActions)
    }

    /// 422: well-formed but invalid, with a message for each invalid field.
    public static func invalid(_ fields: [String: String], code: Code = "invalid_fields") -> APIError {
        let message = fields.count == 1 ? fields.values.first ?? "" : Strings.errorFields
        return APIError(status: 422, code: code, message: message, fields: fields)
    }

    /// 429: too many calls. The response carries the wait as `Retry-After`.
    public static func rateLimited(retryAfter: Duration, code: Code = "rate_limited") -> APIError {
        let seconds = max(1, Int((retryAfter / .seconds(1)).rounded(.up)))
        return APIError(status: 429, code: code, message: Strings.errorRateLimited(seconds), retryAfter: retryAfter)
    }

    /// 500: an internal failure. The cause goes to the log, never to the caller.
    public static var internalError: APIError {
        APIError(status: 500, code: "internal_error", message: Strings.errorInternal)
    }

    /// No response arrived.
    public static var offline: APIError {
        APIError(status: 0, code: .offline, message: Strings.errorOffline)
    }

    /// The response couldn't be decoded.
    public static var undecodable: APIError {
        APIError(status: 0, code: .undecodable, message: Strings.errorUndecodable)
    }
}
