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

    /// 403: the session's last proof of who its person is isn't fresh (``FreshProof``). The same call succeeds after a new one.
    public static var proofRequired: APIError { .forbidden(Strings.errorProofRequired, code: .proofRequired) }

    /// 403: the caller sees the product through somebody's eyes, and nothing can be changed.
    ///
    /// - Parameter name: the name of the person whose eyes they are.
    public static func readOnly(as name: String) -> APIError { .forbidden(Strings.errorReadOnly(name), code: .readOnly) }

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

extension APIError {
    /// True where the server's decision is final: it changed nothing, and sending the same again would change nothing. Otherwise the call may have arrived,
    /// and is only sent again with its idempotency key.
    public var isRefusal: Bool {
        (400..<500).contains(status) && ![401, 408, 425, 429].contains(status) || kind == .decoding && code == .unencodable
    }

    /// The meaning of an error for the program that made the call.
    ///
    /// ```swift
    /// switch error.kind {
    /// case .offline, .timedOut: show(saved)
    /// case .invalid(let fields): form.messages = fields
    /// default: show(error.message)
    /// }
    /// ```
    public enum Kind: Sendable, Equatable {
        /// No response arrived: there is no connection, or it broke.
        case offline
        /// The deadline passed.
        case timedOut
        /// The caller canceled the call.
        case canceled
        /// The server's identity couldn't be verified.
        case insecure
        /// The response is longer than the client accepts.
        case tooLarge
        /// The request couldn't be encoded or the response couldn't be decoded.
        case decoding
        /// 401: nobody is signed in.
        case unauthorized
        /// 403: the person isn't allowed to do this.
        case forbidden
        /// 404 and 410: it doesn't exist, or the person may not see it.
        case notFound
        /// 422, and 400 with fields: invalid input, with a message for each field.
        case invalid([String: String])
        /// 409, 412, 428: the current state doesn't allow it.
        case conflict
        /// 429: too many calls, with the wait if the server gives one.
        case rateLimited(retryAfter: Duration?)
        /// 5xx: the server failed.
        case server
        /// Any other status: the request is wrong.
        case refused
    }

    /// The meaning of the error for the program. For the text shown to people, see ``message``.
    public var kind: Kind {
        switch status {
        case 0: transportKind
        case 401: .unauthorized
        case 403: .forbidden
        case 404, 410: .notFound
        case 422: .invalid(fields)
        case 409, 412, 428: .conflict
        case 429: .rateLimited(retryAfter: retryAfter)
        case 500...: .server
        default: fields.isEmpty ? .refused : .invalid(fields)
        }
    }

    /// Whether the same call may succeed later without any change.
    public var isTransient: Bool {
        switch kind {
        case .offline, .timedOut, .rateLimited, .server: true
        case .refused: status == 408
        default: false
        }
    }

    private var transportKind: Kind {
        switch code {
        case .timedOut: .timedOut
        case .canceled: .canceled
        case .insecure: .insecure
        case .tooLarge: .tooLarge
        case .undecodable, .unencodable: .decoding
        default: .offline
        }
    }
}

extension APIError.Code {
    /// The call needs a fresh proof of who the caller is, after which it can be repeated.
    public static let proofRequired: Self = "proof_required"
    /// The caller sees the product through somebody's eyes, and nothing can be changed.
    public static let readOnly: Self = "read_only"
}

/// The codes of errors with status 0, which occur without a response.
extension APIError.Code {
    /// No response arrived.
    public static let offline: Self = "offline"
    /// The deadline passed.
    public static let timedOut: Self = "timed_out"
    /// The caller canceled the call.
    public static let canceled: Self = "cancelled"
    /// The server's identity couldn't be verified.
    public static let insecure: Self = "insecure"
    /// The response is longer than the client accepts.
    public static let tooLarge: Self = "too_large"
    /// The response couldn't be decoded.
    public static let undecodable: Self = "undecodable"
    /// The input couldn't be encoded.
    public static let unencodable: Self = "unencodable"
}
