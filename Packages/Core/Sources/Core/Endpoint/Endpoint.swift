public import Foundation
public import HTTPTypes

/// The people who may call an endpoint. Whether they may touch a particular resource is decided by the policy registered with the handler.
public enum Access: Sendable, Equatable {
    /// Anyone, signed in or not.
    case everyone
    /// Anyone who is signed in.
    case signedIn
    /// Anyone signed in with one of these roles.
    case roles(Set<Role>)
}

/// A person's proof of who they are, by password, second factor or passkey, as endpoints ask for it that must not be left to an open session.
public enum FreshProof {
    /// The seconds for which a proof is fresh.
    public static let lifetime: TimeInterval = 600

    /// Returns whether a proof is fresh.
    ///
    /// - Parameter time: the time of the session's last proof; nil if it is unknown.
    public static func isFresh(_ time: Date?, at now: Date) -> Bool {
        time.map { now.timeIntervalSince($0) <= lifetime } ?? false
    }
}

/// The calls of an endpoint that an administrator may make who sees the product through a person's eyes. Such a session changes nothing, so calls other than GET are
/// refused with `read_only` (403) unless the endpoint says otherwise.
public enum Viewing: Sendable, Equatable {
    /// GET is allowed, everything else refused.
    case reading
    /// Refused whatever the method: what it returns is for the person's own eyes.
    case refused
    /// Allowed whatever the method: it concerns the viewing session alone.
    case allowed

    /// Returns whether a call of a method is allowed.
    public func allows(_ method: HTTPRequest.Method) -> Bool {
        switch self {
        case .reading: method == .get || method == .head
        case .refused: false
        case .allowed: true
        }
    }
}

/// Whether an endpoint accepts an `Idempotency-Key`.
public enum Idempotency: Sendable, Equatable {
    /// The key isn't accepted.
    case none
    /// The key is accepted: a repeated key and body within 24 hours returns the first response again.
    case key
}

/// An operation of the API, declared once for client and server.
///
/// The keys of `Input` named in the path template fill the path; the others go into the query (GET, DELETE) or the JSON body.
///
/// ```swift
/// public enum OrdersEndpoints {
///     public static let detail = Endpoint<IDInput, Order>(.get, "/orders/{id}", access: .signedIn, summary: "An order.")
/// }
/// ```
public struct Endpoint<Input: Codable & Sendable, Output: Codable & Sendable>: Sendable {
    /// The HTTP method.
    public let method: HTTPRequest.Method
    /// The path relative to the API's base.
    public let path: PathTemplate
    /// The people who may call it.
    public let access: Access
    /// Whether the session must have proved within ``FreshProof/lifetime`` who its person is. Otherwise the call fails with `proof_required` (403), and
    /// succeeds after `POST /auth/proof`.
    public let needsFreshProof: Bool
    /// The calls that an administrator may make who views as a person.
    public let viewing: Viewing
    /// Whether it accepts an `Idempotency-Key`.
    public let idempotency: Idempotency
    /// The limit on how often it may be called.
    public let rate: RateLimit
    /// The maximum size of a request's body in bytes.
    public let bodyBytes: Int
    /// The media types of the file that is a request's body, such as `image/jpeg`; empty for JSON. The input is then sent in path and query.
    public let takes: [String]
    /// The media types of the file that is a successful response's body; empty for the JSON of the output.
    public let gives: [String]
    /// The status of a successful response.
    public let success: Int
    /// The purpose in one sentence, for the API's documentation.
    public let summary: String

    /// Declares an endpoint. `access` has no default, so that it can't be forgotten.
    ///
    /// - Parameters:
    ///   - viewing: what an administrator who views as a person may do with it; an endpoint that needs a fresh proof is refused in any case.
    ///   - rate: the limit on calls; nil for ``RateLimit/standard(for:)``.
    ///   - bodyBytes: the maximum size of a body; more than 64 KiB only for files and batches.
    ///   - takes: the media types of a file that is the body of a request.
    ///   - gives: the media types of a file that is the body of a response.
    public init(
        _ method: HTTPRequest.Method,
        _ path: PathTemplate,
        access: Access,
        needsFreshProof: Bool = false,
        viewing: Viewing = .reading,
        idempotency: Idempotency = .none,
        rate: RateLimit? = nil,
        bodyBytes: Int = 65_536,
        takes: [String] = [],
        gives: [String] = [],
        success: Int = 200,
        summary: String
    ) {
        self.method = method
        self.path = path
        self.access = access
        self.needsFreshProof = needsFreshProof
        self.viewing = needsFreshProof ? .refused : viewing
        self.idempotency = idempotency
        self.rate = rate ?? .standard(for: method)
        self.bodyBytes = bodyBytes
        self.takes = takes
        self.gives = gives
        self.success = success
        self.summary = summary
    }

    /// Whether the input is sent in the query rather than in a body.
    public var usesQuery: Bool { method == .get || method == .delete || !takes.isEmpty }
}

/// Calls endpoints as a particular person; the API client is one implementation.
public protocol EndpointCaller: Sendable {
    /// Calls an endpoint and returns its output.
    ///
    /// - Parameters:
    ///   - idempotencyKey: the same for every attempt at an operation, so that it runs once.
    ///   - deviceTime: the time at which the person acted; nil for now.
    /// - Throws: the API's error, or one with status 0 if no response arrived.
    func call<Input, Output>(
        _ endpoint: Endpoint<Input, Output>, _ input: Input, idempotencyKey: String?, deviceTime: Date?
    ) async throws(APIError) -> Output
}

/// A type with a plausible sample for previews, tests, demo data and the API description's examples.
public protocol Sampled: Codable, Sendable {
    /// A plausible value.
    static var sample: Self { get }
}
