public import Core
import Foundation
public import HTTPTypes

/// The handlers of a product, collected from its plugins.
public struct Routes: Sendable {
    /// One handler and where it stands.
    public struct Entry: Sendable {
        /// The HTTP method.
        public let method: HTTPRequest.Method
        /// The path, below `/api/v1` for endpoints, whole for pages.
        public let path: PathTemplate
        /// Who may call it.
        public let access: Access
        /// What it does.
        public let summary: String
        let isEndpoint: Bool
        let takesIdempotencyKey: Bool
        let handle: @Sendable (RouteCall) async throws -> ServerResponse
    }

    /// Everything registered, in order.
    public private(set) var entries: [Entry] = []

    /// Creates an empty collection.
    public init() {}

    /// Registers the handler of an endpoint. `allow` has no default: who may do it for this input has to be said.
    public mutating func on<Input, Output>(
        _ endpoint: Endpoint<Input, Output>,
        allow policy: Policy<Input>,
        handler: @escaping @Sendable (Input, HandlerContext) async throws -> Output
    ) {
        let status = HTTPResponse.Status(code: endpoint.success)
        let name = "\(endpoint.method.rawValue) \(endpoint.path)"
        entries.append(
            Entry(
                method: endpoint.method, path: endpoint.path, access: endpoint.access, summary: endpoint.summary,
                isEndpoint: true, takesIdempotencyKey: endpoint.idempotency == .key
            ) { call in
                let query = endpoint.usesQuery ? call.query : [:]
                let body = endpoint.usesQuery ? Data() : call.request.body
                let input = try RequestDecoder.decode(Input.self, path: call.pathValues, query: query, body: body)
                let context = try call.context(fingerprint: "\(name) ", input: input)
                try await policy.check(input, context)
                let output = try await handler(input, context)
                return .content(try WireJSON.encoder().encode(Envelope(data: output)), type: "application/json; charset=utf-8", status: status)
            })
    }

    /// Registers a handler outside the API, such as a page, a script or a health check.
    ///
    /// - Parameter path: whole; a last segment `{rest...}` takes everything that is left.
    public mutating func page(
        _ method: HTTPRequest.Method,
        _ path: PathTemplate,
        summary: String,
        handler: @escaping @Sendable (ServerRequest) async throws -> ServerResponse
    ) {
        entries.append(
            Entry(
                method: method, path: path, access: .everyone, summary: summary, isEndpoint: false, takesIdempotencyKey: false
            ) { try await handler($0.request) })
    }
}

/// A call on its way to a handler.
struct RouteCall: Sendable {
    let request: ServerRequest
    let pathValues: [String: String]
    let query: [String: String]
    let makeContext: @Sendable (_ fingerprint: String) -> HandlerContext

    func context(fingerprint: String, input: some Encodable) throws -> HandlerContext {
        makeContext(fingerprint + String(decoding: try WireJSON.encoder().encode(input), as: UTF8.self))
    }
}

extension Routes {
    /// A line for each handler: method, address, access, summary.
    public var descriptions: [String] {
        entries.map { entry in
            let path = entry.isEndpoint ? "/api/v1\(entry.path)" : entry.path.description
            let access =
                switch entry.access {
                case .everyone: "everyone"
                case .signedIn: "signed in"
                case .roles(let roles): Role.allCases.filter(roles.contains).map(\.rawValue).joined(separator: ", ")
                }
            return "\(entry.method.rawValue) \(path) (\(access)): \(entry.summary)"
        }
    }
}
