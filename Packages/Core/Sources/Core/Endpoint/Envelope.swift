/// The form of every answer of the API: `{ "success", "data", "error" }`, with `code` and `fields` on errors.
public struct Envelope<Value: Codable & Sendable>: Codable, Sendable {
    /// Whether the call succeeded.
    public let success: Bool
    /// The answer; null on errors and where there is nothing to say.
    public let data: Value?
    /// The message of an error.
    public let error: String?
    /// The stable code of an error.
    public let code: String?
    /// Messages by field.
    public let fields: [String: String]?
    /// What the caller may do instead.
    public let allowedActions: [String]?

    /// The envelope of a success.
    public init(data: Value) {
        success = true
        self.data = data
        error = nil
        code = nil
        fields = nil
        allowedActions = nil
    }

    /// The envelope of an error.
    public init(error: APIError) {
        success = false
        data = nil
        self.error = error.message
        code = error.code.rawValue
        fields = error.fields.isEmpty ? nil : error.fields
        allowedActions = error.allowedActions
    }

    enum CodingKeys: CodingKey {
        case success, data, error, code, fields, allowedActions
    }

    /// Writes `data` and `error` always, as null where there is none.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(success, forKey: .success)
        try container.encode(data, forKey: .data)
        try container.encode(error, forKey: .error)
        try container.encodeIfPresent(code, forKey: .code)
        try container.encodeIfPresent(fields, forKey: .fields)
        try container.encodeIfPresent(allowedActions, forKey: .allowedActions)
    }

    /// The error that a failed answer stands for.
    public func apiError(status: Int) -> APIError {
        APIError(
            status: status,
            code: APIError.Code(rawValue: code ?? "http_\(status)"),
            message: error ?? Strings.errorStatus(status),
            fields: fields ?? [:],
            allowedActions: allowedActions
        )
    }
}

/// The input of an endpoint that takes none.
public struct NoInput: Codable, Sendable, Equatable {
    /// Creates it.
    public init() {}
}

/// The output of an endpoint that answers `data: null`.
public struct NoOutput: Codable, Sendable, Equatable {
    /// Creates it.
    public init() {}

    /// Reads anything.
    public init(from decoder: any Decoder) throws {}

    /// Writes null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}

/// The input of an endpoint that takes nothing but the id in its path.
public struct IDInput: Codable, Sendable, Equatable {
    /// The id in the path.
    public let id: Int

    /// Creates it.
    public init(id: Int) { self.id = id }
}
