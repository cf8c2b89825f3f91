extension APIError {
    /// What an error means to the program that made the call.
    ///
    /// ```swift
    /// switch error.kind {
    /// case .offline, .timedOut: show(saved)
    /// case .invalid(let fields): form.messages = fields
    /// default: show(error.message)
    /// }
    /// ```
    public enum Kind: Sendable, Equatable {
        /// No answer came: there is no connection, or it broke.
        case offline
        /// The deadline passed.
        case timedOut
        /// The caller gave up.
        case cancelled
        /// The server could not prove who it is.
        case insecure
        /// The answer is longer than the client accepts.
        case tooLarge
        /// The answer, or the request, could not be read or written.
        case decoding
        /// 401: nobody is signed in.
        case unauthorized
        /// 403: not this person's to do.
        case forbidden
        /// 404 and 410: not there, or not this person's to see.
        case notFound
        /// 422 and 400 with fields: the input is at fault, with a message for each field.
        case invalid([String: String])
        /// 409, 412, 428: the state of things doesn't allow it.
        case conflict
        /// 429: too many calls, with the wait where the server says one.
        case rateLimited(retryAfter: Duration?)
        /// 5xx: the server's fault.
        case server
        /// Any other status: the request is at fault.
        case refused
    }

    /// What the error means to the program. The message for people is ``message``.
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

    /// Whether the same call may succeed later without anybody changing it.
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
        case .cancelled: .cancelled
        case .insecure: .insecure
        case .tooLarge: .tooLarge
        case .undecodable, .unencodable: .decoding
        default: .offline
        }
    }
}

/// The codes of errors of status 0, which no server answers.
extension APIError.Code {
    /// No answer came.
    public static let offline: Self = "offline"
    /// The deadline passed.
    public static let timedOut: Self = "timed_out"
    /// The caller gave up.
    public static let cancelled: Self = "cancelled"
    /// The server could not prove who it is.
    public static let insecure: Self = "insecure"
    /// The answer is longer than the client accepts.
    public static let tooLarge: Self = "too_large"
    /// The answer could not be read.
    public static let undecodable: Self = "undecodable"
    /// The input could not be laid out.
    public static let unencodable: Self = "unencodable"
}
