extension APIError {
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
