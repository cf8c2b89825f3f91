public import Core
import Foundation
public import HTTPTypes

/// The handlers of a product, collected from its plugins.
public struct Routes: Sendable {
    /// One handler and where it stands.
    public struct Entry: Sendable {
        /// What tells one entry from all others: method and path template.
        struct Name: Hashable, Sendable, CustomStringConvertible {
            let method: HTTPRequest.Method
            let path: String

            var description: String { "\(method.rawValue) \(path)" }
        }

        /// The HTTP method.
        public let method: HTTPRequest.Method
        /// The path, below `/api/v1` for endpoints, whole for pages.
        public let path: PathTemplate
        /// Who may call it.
        public let access: Access
        /// What it does.
        public let summary: String
        /// The plugin that registered it.
        public internal(set) var plugin = ""
        /// Whether it is an endpoint of the API rather than a page.
        public let isEndpoint: Bool
        /// Whether a policy asks whose the thing is, rather than its access alone or the handler itself.
        public let checksOwnership: Bool
        /// How often it may be called; nil where only the server's own limits hold.
        let rate: RateLimit?
        let takesIdempotencyKey: Bool
        /// What an endpoint takes and gives; nil for pages.
        let contract: EndpointContract?
        let handle: @Sendable (RouteCall) async throws -> ServerResponse
        var metrics: RequestMetrics.Entry?

        var name: Name { Name(method: method, path: path.description) }
    }

    /// Everything registered, in order.
    public private(set) var entries: [Entry] = []
    /// Whose entries are being registered.
    var plugin = Self.server
    /// The name of the server itself, for entries that no plugin registers.
    static let server = "Server"

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
        let usesQuery = endpoint.usesQuery
        add(
            Entry(
                method: endpoint.method, path: endpoint.path, access: endpoint.access, summary: endpoint.summary, isEndpoint: true,
                checksOwnership: policy.checksOwnership,
                rate: endpoint.rate, takesIdempotencyKey: endpoint.idempotency == .key, contract: EndpointContract(endpoint)
            ) { call in
                let input = try RequestDecoder.decode(
                    Input.self, path: call.pathValues, query: usesQuery ? try call.request.query() : [:], body: usesQuery ? Data() : call.request.body)
                var context = call.context
                if context.idempotencyKey != nil {
                    context.fingerprint = name + " " + String(decoding: try WireJSON.encoder().encode(input), as: UTF8.self)
                }
                try await AccessCheck.check(input, policy, context)
                let output = try await handler(input, context)
                return .content(try WireJSON.envelope(around: output), type: "application/json; charset=utf-8", status: status)
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
        add(
            Entry(
                method: method, path: path, access: .everyone, summary: summary, isEndpoint: false, checksOwnership: false, rate: nil,
                takesIdempotencyKey: false, contract: nil
            ) { try await handler($0.request) })
    }

    private mutating func add(_ entry: Entry) {
        var entry = entry
        entry.plugin = plugin
        entries.append(entry)
    }

    /// What a process with these roles answers: the API, the pages that plugins registered, and always what the server itself registers, such as `/health`.
    func serving(_ roles: Set<NodeRole>) -> Routes {
        var served = self
        served.entries = entries.filter { entry in
            if entry.plugin == Self.server { return true }
            return roles.contains(entry.isEndpoint ? .api : .web)
        }
        return served
    }

    /// Gives each entry what its requests are counted by.
    mutating func measure(_ metrics: RequestMetrics) {
        for index in entries.indices { entries[index].metrics = metrics.entry(for: entries[index]) }
    }
}

/// A call on its way to a handler.
struct RouteCall: Sendable {
    let request: ServerRequest
    let pathValues: [String: String]
    let context: HandlerContext
}

extension Routes.Entry {
    /// The key under which a call is done once; nil where the client sent none, or where nobody is signed in whose key it could be.
    ///
    /// - Throws: ``APIError`` of status 400 for a key that isn't 1 to 255 visible characters.
    func idempotencyKey(of request: ServerRequest, caller: Person?) throws(APIError) -> String? {
        guard takesIdempotencyKey, caller != nil, let key = request.head.headerFields[.idempotencyKey] else { return nil }
        guard (1...255).contains(key.utf8.count), key.utf8.allSatisfy({ (33...126).contains($0) }) else {
            throw .malformed(Strings.keyMalformed, code: "malformed_idempotency_key")
        }
        return key
    }
}
