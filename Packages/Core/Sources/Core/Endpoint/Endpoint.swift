public import HTTPTypes

/// Who may call an endpoint at all. Whether a thing is theirs is the policy's to say, where the handler is registered.
public enum Access: Sendable, Equatable {
    /// Nobody need be signed in.
    case everyone
    /// Somebody must be signed in.
    case signedIn
    /// Somebody with one of these roles must be signed in.
    case roles(Set<Role>)
}

/// Whether an endpoint takes an `Idempotency-Key`.
public enum Idempotency: Sendable, Equatable {
    /// It doesn't.
    case none
    /// It does: the same key and body within 24 hours gets the first answer again.
    case key
}

/// One operation of the API, declared once for both ends.
///
/// The keys of `Input` that the path template names fill the path; the others go into the query (GET, DELETE) or the JSON body.
///
/// ```swift
/// public enum OrdersEndpoints {
///     public static let detail = Endpoint<IDInput, Order>(.get, "/orders/{id}", access: .signedIn, summary: "An order.")
/// }
/// ```
public struct Endpoint<Input: Codable & Sendable, Output: Codable & Sendable>: Sendable {
    /// The HTTP method.
    public let method: HTTPRequest.Method
    /// The path below the API's base.
    public let path: PathTemplate
    /// Who may call it.
    public let access: Access
    /// Whether it takes an `Idempotency-Key`.
    public let idempotency: Idempotency
    /// How often it may be called.
    public let rate: RateLimit
    /// The status of a success.
    public let success: Int
    /// What it does, in one sentence.
    public let summary: String

    /// Declares an endpoint. `access` has no default: leaving it out doesn't compile.
    ///
    /// - Parameter rate: how often it may be called; nil for ``RateLimit/standard(for:)``.
    public init(
        _ method: HTTPRequest.Method,
        _ path: PathTemplate,
        access: Access,
        idempotency: Idempotency = .none,
        rate: RateLimit? = nil,
        success: Int = 200,
        summary: String
    ) {
        self.method = method
        self.path = path
        self.access = access
        self.idempotency = idempotency
        self.rate = rate ?? .standard(for: method)
        self.success = success
        self.summary = summary
    }

    /// Whether the input travels in the query rather than in a body.
    public var usesQuery: Bool { method == .get || method == .delete }
}
