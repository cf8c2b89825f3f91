public import Core
public import Foundation
public import HTTPTypes

/// Calls the API's endpoints: encodes the input, adds the access token, renews an expired session once, decodes the envelope.
///
/// ```swift
/// let api = APIClient(http: http, baseURL: configuration.apiBaseURL, session: session, clock: clock)
/// let order = try await api.call(OrdersEndpoints.detail, IDInput(id: 12))
/// ```
public struct APIClient: Sendable {
    private let http: HTTPClient
    private let base: APIBase
    private let session: AuthSession?
    /// Asks the person to prove who they are where a call needs that; nil where nobody can be asked.
    public let proofs: ProofGate?
    private let clock: (any Clock)?
    private let userAgent: String?
    private let reachability: Reachability?
    private let shared = SharedCalls()

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - baseURL: the API's base; nil means this process, over a transport that needs no authority. A URL without a path gets `/api/v1`.
    ///   - session: provides the access tokens; nil if only public endpoints are called, such as the refresh itself.
    ///   - proofs: asks the person to prove who they are where a call needs that; nil to fail such a call.
    ///   - clock: provides the time of each call; nil omits `X-Device-Time`, and the server uses its own time.
    ///   - userAgent: product and version, as in `Tumble/1.0`.
    ///   - reachability: updated by each call with whether the server can be reached.
    public init(
        http: HTTPClient, baseURL: URL?, session: AuthSession?, proofs: ProofGate? = nil, clock: (any Clock)? = nil, userAgent: String? = nil,
        reachability: Reachability? = nil
    ) {
        self.http = http
        base = APIBase(baseURL)
        self.session = session
        self.proofs = proofs
        self.clock = clock
        self.userAgent = userAgent
        self.reachability = reachability
    }

    /// Calls an endpoint and returns its output.
    ///
    /// - Parameters:
    ///   - idempotencyKey: the same for every attempt at an operation, so that it runs once.
    ///   - deviceTime: the time at which the person acted, if that wasn't now.
    ///   - retryingAfterRefresh: whether a 401 renews the session and retries once. False for a sign-out.
    /// - Throws: the API's error, or one with status 0, whose ``/Core/APIError/kind`` says why no response arrived. If the endpoint needs a session
    ///   and there is none, throws status 401 without sending a request.
    public func call<Input, Output>(
        _ endpoint: Endpoint<Input, Output>,
        _ input: Input,
        idempotencyKey: String? = nil,
        deviceTime: Date? = nil,
        retryingAfterRefresh: Bool = true
    ) async throws(APIError) -> Output {
        let request = try APIRequest(endpoint, input, idempotencyKey: idempotencyKey, deviceTime: deviceTime)
        return try await response(to: request, retryingAfterRefresh: retryingAfterRefresh).output(Output.self)
    }

    /// Calls an endpoint that takes no input.
    ///
    /// - Throws: as ``call(_:_:idempotencyKey:deviceTime:retryingAfterRefresh:)``.
    public func call<Output>(
        _ endpoint: Endpoint<NoInput, Output>,
        idempotencyKey: String? = nil,
        retryingAfterRefresh: Bool = true
    ) async throws(APIError) -> Output {
        try await call(endpoint, NoInput(), idempotencyKey: idempotencyKey, retryingAfterRefresh: retryingAfterRefresh)
    }

    /// Calls an endpoint that only reads, or shares the response of the same call that is under way, as when two features of a screen begin with the
    /// same data. Not for data that is read again because it has changed: a call under way may have read it before.
    ///
    /// - Throws: as ``call(_:_:idempotencyKey:deviceTime:retryingAfterRefresh:)``.
    public func callShared<Input, Output>(_ endpoint: Endpoint<Input, Output>, _ input: Input) async throws(APIError) -> Output {
        let request = try APIRequest(endpoint, input)
        guard endpoint.method == .get else { return try await response(to: request).output(Output.self) }
        let token = request.needsSession ? await session?.tokens()?.accessToken : nil
        let key = SharedCalls.Key(path: request.path, token: token, language: Language.current)
        return try await shared.response(of: key) { () async throws(APIError) in try await response(to: request) }.output(Output.self)
    }

    /// Sends a file to an endpoint that takes one, and returns the endpoint's output.
    ///
    /// - Parameter type: the file's media type.
    /// - Throws: as ``call(_:_:idempotencyKey:deviceTime:retryingAfterRefresh:)``.
    public func upload<Input, Output>(
        _ endpoint: Endpoint<Input, Output>, _ input: Input, file: Data, type: String
    ) async throws(APIError) -> Output {
        try await response(to: try APIRequest(endpoint, input).carrying(file), type: type).output(Output.self)
    }

    /// Returns the file of an endpoint that gives one.
    ///
    /// - Throws: as ``call(_:_:idempotencyKey:deviceTime:retryingAfterRefresh:)``.
    public func download<Input, Output>(_ endpoint: Endpoint<Input, Output>, _ input: Input) async throws(APIError) -> Data {
        let response = try await response(to: try APIRequest(endpoint, input), type: "*/*")
        guard response.status.kind == .successful else { throw response.error }
        return response.body
    }

    /// Sends a prepared call and returns its output; nil where the server has acted, but its response can't be read.
    ///
    /// - Throws: as ``call(_:_:idempotencyKey:deviceTime:retryingAfterRefresh:)``; ``/Core/APIError/undecodable`` where what came isn't HTTP.
    public func output<Output: Decodable>(of request: APIRequest, as type: Output.Type) async throws(APIError) -> Output? {
        let response = try await response(to: request)
        guard response.status.kind == .successful else { throw response.error }
        return try? response.output(type)
    }

    /// Passes a browser's request for a file on to the API, as the session's person.
    ///
    /// - Parameters:
    ///   - path: the path relative to the API's base, percent-encoded.
    ///   - file: the file to send with its media type; nil to ask for one.
    ///   - tag: the tags of what the browser has, as it sent them; nil for none.
    /// - Returns: the response as it came, whatever its status.
    public func relay(
        _ path: String, file: (data: Data, type: String)? = nil, ifNoneMatch tag: String? = nil
    ) async throws(APIError) -> (HTTPResponse, Data) {
        let call = APIRequest(relaying: path, file: file?.data)
        let response = try await response(to: call, type: file?.type ?? "*/*", ifNoneMatch: tag)
        return (HTTPResponse(status: response.status, headerFields: response.fields), response.body)
    }

    /// Sends a prepared call and returns its response, whatever its status.
    ///
    /// - Parameter type: the media type of the body, or of what is asked for; nil for JSON.
    func response(
        to call: APIRequest, type: String? = nil, ifNoneMatch tag: String? = nil, retryingAfterRefresh: Bool = true
    ) async throws(APIError) -> APIResponse {
        let isWrite = call.method != "GET"
        if isWrite { shared.forget() }
        defer { if isWrite { shared.forget() } }
        var request = head(of: call)
        request.headerFields[.ifNoneMatch] = tag
        if let type { request.headerFields[call.body == nil ? .accept : .contentType] = type }
        let body = call.body ?? Data()
        guard call.needsSession else { return try await send(request, body: body) }
        guard let session, let token = await session.tokens()?.accessToken else { throw .unauthorized() }
        request.headerFields[.authorization] = "Bearer \(token)"
        var response = try await send(request, body: body)
        if response.status == .unauthorized, retryingAfterRefresh {
            let renewed = try await session.refresh(replacing: token)
            request.headerFields[.authorization] = "Bearer \(renewed)"
            response = try await send(request, body: body)
        }
        guard response.status == .forbidden, let proofs, response.error.code == .proofRequired, await proofs.prove() else { return response }
        guard let proven = await session.tokens()?.accessToken else { throw .unauthorized() }
        request.headerFields[.authorization] = "Bearer \(proven)"
        return try await send(request, body: body)
    }

    private func head(of call: APIRequest) -> HTTPRequest {
        let method = HTTPRequest.Method(call.method) ?? .get
        var request = base.request(method, call.path)
        request.headerFields[.accept] = "application/json"
        request.headerFields[.acceptLanguage] = Language.current.rawValue
        request.headerFields[.userAgent] = userAgent
        request.headerFields[.requestID] = RequestID.current
        request.headerFields[.idempotencyKey] = call.idempotencyKey
        if call.body != nil { request.headerFields[.contentType] = "application/json" }
        if method != .get, let time = call.deviceTime ?? clock?.now {
            request.headerFields[.deviceTime] = WireJSON.string(from: time)
        }
        return request
    }

    private func send(_ request: HTTPRequest, body: Data) async throws(APIError) -> APIResponse {
        do {
            let (data, response) = try await http.data(for: request, body: body)
            reachability?.succeeded()
            return APIResponse(status: response.status, fields: response.headerFields, body: data, now: clock?.now)
        } catch {
            // A transport may report a canceled exchange as a broken connection.
            let failure = Task.isCancelled ? .canceled : APIError(error)
            if failure.kind == .offline || failure.kind == .timedOut { reachability?.failed() }
            throw failure
        }
    }
}

extension APIClient: EndpointCaller {
    /// Calls an endpoint for an operation that happened at another time.
    ///
    /// - Throws: as ``call(_:_:idempotencyKey:deviceTime:retryingAfterRefresh:)``.
    public func call<Input, Output>(
        _ endpoint: Endpoint<Input, Output>, _ input: Input, idempotencyKey: String?, deviceTime: Date?
    ) async throws(APIError) -> Output {
        try await call(endpoint, input, idempotencyKey: idempotencyKey, deviceTime: deviceTime, retryingAfterRefresh: true)
    }
}
