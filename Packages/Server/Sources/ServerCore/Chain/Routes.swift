public import Core
import Foundation
public import HTTPTypes

/// The handlers of a product, registered by its plugins.
public struct Routes: Sendable {
    /// A handler with its route.
    public struct Entry: Sendable {
        /// The identity of an entry: method and path template.
        struct Name: Hashable, Sendable, CustomStringConvertible {
            let method: HTTPRequest.Method
            let path: String

            var description: String { "\(method.rawValue) \(path)" }
        }

        /// The HTTP method.
        public let method: HTTPRequest.Method
        /// The path: relative to `/api/v1` for endpoints, absolute for pages.
        public let path: PathTemplate
        /// The people who may call it.
        public let access: Access
        /// Whether the caller's session needs a fresh proof of who its person is.
        public let needsFreshProof: Bool
        /// The calls that an administrator may make who views as a person.
        public let viewing: Viewing
        /// The purpose in one sentence.
        public let summary: String
        /// The plugin that registered it.
        public internal(set) var plugin = ""
        /// Whether it is an endpoint of the API rather than a page.
        public let isEndpoint: Bool
        /// Whether a policy checks ownership, rather than the access or the handler alone.
        public let checksOwnership: Bool
        /// The limit on how often it may be called; nil if only the server's limits apply.
        let rate: RateLimit?
        let takesIdempotencyKey: Bool
        /// The maximum size of a request's body in bytes.
        let bodyBytes: Int
        /// The media types of the file that is a request's body; empty for JSON.
        let takes: [String]
        /// The input and output of an endpoint; nil for pages.
        let contract: EndpointContract?
        let handle: @Sendable (RouteCall) async throws -> ServerResponse
        var metrics: RequestMetrics.Entry?

        var name: Name { Name(method: method, path: path.description) }
    }

    /// The registered entries, in order.
    public private(set) var entries: [Entry] = []
    /// The plugin that is registering entries.
    var plugin = Self.server
    /// The name of the server itself, for entries without a plugin.
    static let server = "Server"

    /// Creates an empty collection.
    public init() {}

    /// Registers the handler of an endpoint. `allow` has no default, so that permissions must be stated.
    public mutating func on<Input, Output>(
        _ endpoint: Endpoint<Input, Output>,
        allow policy: Policy<Input>,
        handler: @escaping @Sendable (Input, HandlerContext) async throws -> Output
    ) {
        let status = HTTPResponse.Status(code: endpoint.success)
        add(endpoint, policy) { input, context in
            .content(try WireJSON.envelope(around: try await handler(input, context)), type: "application/json; charset=utf-8", status: status)
        }
    }

    /// Registers the handler of an endpoint whose output is encoded already, as by ``HandlerContext/writeOnce(_:)``.
    @_disfavoredOverload
    public mutating func on<Input, Output>(
        _ endpoint: Endpoint<Input, Output>,
        allow policy: Policy<Input>,
        handler: @escaping @Sendable (Input, HandlerContext) async throws -> EncodedOutput<Output>
    ) {
        let status = HTTPResponse.Status(code: endpoint.success)
        add(endpoint, policy) { input, context in
            .content(WireJSON.envelope(aroundJSON: try await handler(input, context).json), type: "application/json; charset=utf-8", status: status)
        }
    }

    /// Registers a handler of an endpoint that returns its output's JSON, parts of which it keeps from earlier calls. For a client that already has the
    /// response, by its ETag, the JSON isn't even put together.
    @_disfavoredOverload
    public mutating func on<Input, Output>(
        _ endpoint: Endpoint<Input, Output>,
        allow policy: Policy<Input>,
        json handler: @escaping @Sendable (Input, HandlerContext) async throws -> EncodedJSON
    ) {
        let status = HTTPResponse.Status(code: endpoint.success)
        add(endpoint, policy) { input, context in
            EntityTag.response(try await handler(input, context), for: context.request, status: status)
        }
    }

    /// Registers the handler of an endpoint whose output is a file.
    public mutating func onFile<Input, Output>(
        _ endpoint: Endpoint<Input, Output>,
        allow policy: Policy<Input>,
        handler: @escaping @Sendable (Input, HandlerContext) async throws -> ServedFile
    ) {
        let status = HTTPResponse.Status(code: endpoint.success)
        add(endpoint, policy) { input, context in try await handler(input, context).response(status) }
    }

    private mutating func add<Input, Output>(
        _ endpoint: Endpoint<Input, Output>,
        _ policy: Policy<Input>,
        respond: @escaping @Sendable (Input, HandlerContext) async throws -> ServerResponse
    ) {
        let name = "\(endpoint.method.rawValue) \(endpoint.path)"
        let usesQuery = endpoint.usesQuery
        let contract = EndpointContract(endpoint)
        let limits = OnceComputed { contract.textLimits() }
        add(
            Entry(
                method: endpoint.method, path: endpoint.path, access: endpoint.access, needsFreshProof: endpoint.needsFreshProof, viewing: endpoint.viewing,
                summary: endpoint.summary,
                isEndpoint: true,
                checksOwnership: policy.checksOwnership,
                rate: endpoint.rate, takesIdempotencyKey: endpoint.idempotency == .key, bodyBytes: endpoint.bodyBytes,
                takes: endpoint.takes, contract: contract
            ) { call in
                let input = try RequestDecoder.decode(
                    Input.self, path: call.pathValues, query: usesQuery ? try call.request.query() : [:], body: usesQuery ? Data() : call.request.body,
                    limits: limits.value)
                var context = call.context
                if context.idempotencyKey != nil { context.fingerprint = try RequestFingerprint(endpoint: name, input: input) }
                try await AccessCheck.check(input, policy, context)
                return try await respond(input, context)
            })
    }

    /// Registers a handler outside the API, such as a page, a script or a health check.
    ///
    /// - Parameters:
    ///   - path: the absolute path; a last segment `{rest...}` matches the remainder.
    ///   - takes: the media types of a file that is the body of a request.
    ///   - bodyBytes: the maximum size of a body.
    public mutating func page(
        _ method: HTTPRequest.Method,
        _ path: PathTemplate,
        takes: [String] = [],
        bodyBytes: Int = 65_536,
        summary: String,
        handler: @escaping @Sendable (ServerRequest) async throws -> ServerResponse
    ) {
        add(
            Entry(
                method: method, path: path, access: .everyone, needsFreshProof: false, viewing: .allowed, summary: summary, isEndpoint: false,
                checksOwnership: false, rate: nil,
                takesIdempotencyKey: false, bodyBytes: bodyBytes, takes: takes, contract: nil
            ) { try await handler($0.request) })
    }

    private mutating func add(_ entry: Entry) {
        var entry = entry
        entry.plugin = plugin
        entries.append(entry)
    }

    /// Returns the routes for a process with these roles: the API, the plugins' pages, and always the server's own, such as `/health`.
    func serving(_ roles: Set<NodeRole>) -> Routes {
        var served = self
        served.entries = entries.filter { entry in
            if entry.plugin == Self.server { return true }
            return roles.contains(entry.isEndpoint ? .api : .web)
        }
        return served
    }

    /// Assigns each entry its metrics.
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
    /// Returns the key for running a call once; nil if the client sent none, or if nobody is signed in.
    ///
    /// - Throws: ``APIError`` with status 400 for a key that isn't 1 to 255 visible characters.
    func idempotencyKey(of request: ServerRequest, caller: Person?) throws(APIError) -> String? {
        guard takesIdempotencyKey, caller != nil, let key = request.head.headerFields[.idempotencyKey] else { return nil }
        guard (1...255).contains(key.utf8.count), key.utf8.allSatisfy({ (33...126).contains($0) }) else {
            throw .malformed(Strings.keyMalformed, code: "malformed_idempotency_key")
        }
        return key
    }
}

extension Routes {
    /// One line per handler: method, path, access, summary.
    public var descriptions: [String] {
        entries.map { entry in
            let path = entry.isEndpoint ? "/api/v1\(entry.path)" : entry.path.description
            let access =
                switch entry.access {
                case .everyone: "everyone"
                case .signedIn: "signed in"
                case .roles(let roles): Role.allCases.filter(roles.contains).map(\.rawValue).joined(separator: ", ")
                }
            let proof = entry.needsFreshProof ? ", with a fresh proof" : ""
            return "\(entry.method.rawValue) \(path) (\(access)\(proof)): \(entry.summary)"
        }
    }
}
