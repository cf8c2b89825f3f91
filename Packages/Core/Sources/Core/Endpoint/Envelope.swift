/// The body of every API response: `{ "success", "data", "error" }`, with `code` and `fields` on errors.
public struct Envelope<Value: Codable & Sendable>: Codable, Sendable {
    /// Whether the call succeeded.
    public let success: Bool
    /// The output; null on errors and for endpoints without output.
    public let data: Value?
    /// The message of an error.
    public let error: String?
    /// The stable code of an error.
    public let code: String?
    /// Messages by the name of the invalid field.
    public let fields: [String: String]?
    /// The actions that are allowed instead.
    public let allowedActions: [String]?

    /// Creates the envelope of a success.
    public init(data: Value) {
        success = true
        self.data = data
        error = nil
        code = nil
        fields = nil
        allowedActions = nil
    }

    /// Creates the envelope of an error.
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

    /// Encodes `data` and `error` even when they are null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(success, forKey: .success)
        try container.encode(data, forKey: .data)
        try container.encode(error, forKey: .error)
        try container.encodeIfPresent(code, forKey: .code)
        try container.encodeIfPresent(fields, forKey: .fields)
        try container.encodeIfPresent(allowedActions, forKey: .allowedActions)
    }

    /// Returns the error that the envelope describes.
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
    /// Creates an instance.
    public init() {}
}

/// The output of an endpoint that returns `data: null`.
public struct NoOutput: Codable, Sendable, Equatable {
    /// Creates an instance.
    public init() {}

    /// Decodes from any value.
    public init(from decoder: any Decoder) throws {}

    /// Encodes null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}

/// The input of an endpoint that takes only the id in its path.
public struct IDInput: Codable, Sendable, Equatable {
    /// The id from the path.
    public let id: Int

    /// Creates an input.
    public init(id: Int) { self.id = id }
}
