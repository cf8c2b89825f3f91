import Core
import Foundation
import HTTPTypes
import Logging

/// Calls Stripe's API: one request with its key, repeated with growing delays while nobody knows whether it arrived.
struct StripeClient: Sendable {
    /// The version of the API that the types here are written for. Without the header an account's own version would count, which somebody may change.
    static let version = "2025-03-31.basil"
    /// The attempts within the time limit.
    private static let policy = HTTPRetryPolicy(attempts: 4, base: .milliseconds(250), cap: .seconds(4))

    private let settings: StripeSettings
    // lint:allow network-call because Stripe is another server than ours, which only this type calls
    private let http: HTTPClient
    private let clock: any Clock
    private let random: any RandomSource
    private let log = createLog(category: "payments")

    // lint:allow network-call because the composition root chooses the transport
    init(settings: StripeSettings, transport: any HTTPTransport, clock: any Clock, random: any RandomSource) {
        self.settings = settings
        self.clock = clock
        self.random = random
        var policy = HTTPClientPolicy()
        policy.deadline = settings.attemptTimeout
        policy.requestsPerHost = 64
        // lint:allow network-call because Stripe is another server than ours, which only this type calls
        http = HTTPClient(transport: transport, clock: clock, random: random, policy: policy)
    }

    /// Sends a call that changes something. Stripe returns its first response to each key again for at least a day.
    func post<Reply: Decodable & Sendable>(_ path: String, _ form: StripeForm, key: String) async throws(GatewayError) -> Reply {
        var request = request(.post, path)
        request.headerFields[.idempotencyKey] = key
        request.headerFields[.contentType] = "application/x-www-form-urlencoded"
        return try await send(request, Data(form.encoded.utf8))
    }

    /// Asks for something.
    func get<Reply: Decodable & Sendable>(_ path: String, _ query: StripeForm = [:]) async throws(GatewayError) -> Reply {
        try await send(request(.get, query.isEmpty ? path : "\(path)?\(query.encoded)"), Data())
    }

    private func request(_ method: HTTPRequest.Method, _ path: String) -> HTTPRequest {
        var request = HTTPRequest(method: method, scheme: settings.scheme, authority: settings.authority, path: "/v1/\(path)")
        request.headerFields[.authorization] = "Bearer \(settings.secretKey)"
        request.headerFields[.stripeVersion] = Self.version
        return request
    }

    /// A failed attempt, and whether the same call may be sent again.
    private struct Failure: Error {
        let error: GatewayError
        let isRepeatable: Bool
        var pause: Duration = .zero
    }

    private func send<Reply: Decodable & Sendable>(_ request: HTTPRequest, _ body: Data) async throws(GatewayError) -> Reply {
        let end = clock.now.addingTimeInterval(settings.timeout / .seconds(1))
        var attempt = 1
        while true {
            do {
                return try await once(request, body)
            } catch {
                let pause = max(Self.policy.delay(after: attempt, random: random), error.pause)
                guard error.isRepeatable, attempt < Self.policy.attempts, clock.now.addingTimeInterval(pause / .seconds(1)) < end else { throw error.error }
                log.notice("Stripe is asked again", metadata: ["attempt": "\(attempt + 1)", "reason": "\(error.error)"])
                guard (try? await clock.sleep(for: pause)) != nil else { throw .unavailable }
                attempt += 1
            }
        }
    }

    private func once<Reply: Decodable & Sendable>(_ request: HTTPRequest, _ body: Data) async throws(Failure) -> Reply {
        let (data, response): (Data, HTTPResponse)
        do {
            (data, response) = try await http.data(for: request, body: body)
        } catch let error as HTTPClientError {
            throw Failure(error: .unavailable, isRepeatable: error.isTransient || error == .timedOut)
        } catch {
            throw Failure(error: .unavailable, isRepeatable: false)
        }
        let decoder = WireJSON.decoder()
        guard response.status.kind == .successful else {
            throw failure(response, try? decoder.decode(StripeFailureBody.self, from: data).error)
        }
        do {
            return try decoder.decode(Reply.self, from: data)
        } catch {
            log.error("Stripe's response can't be read", metadata: ["request": "\(requestID(response))", "error": "\(error)"])
            throw Failure(error: .unavailable, isRepeatable: false)
        }
    }

    private func failure(_ response: HTTPResponse, _ description: StripeFailure?) -> Failure {
        let status = response.status.code
        let pause = RetryAfter.duration(in: response.headerFields, now: clock.now)
        let seconds = pause.map { Int(($0 / .seconds(1)).rounded(.up)) }
        let error = GatewayError(status: status, description, retryAfterSeconds: seconds)
        if case .rejected(let code) = error {
            log.error("Stripe refuses a call", metadata: ["request": "\(requestID(response))", "status": "\(status)", "code": "\(code)"])
        }
        // Stripe knows best whether a repetition would help.
        let isRepeatable =
            switch response.headerFields[.stripeShouldRetry] {
            case "true": true
            case "false": false
            default: error.isTemporary
            }
        return Failure(error: error, isRepeatable: isRepeatable, pause: pause ?? .zero)
    }

    private func requestID(_ response: HTTPResponse) -> String { response.headerFields[.stripeRequestID] ?? "" }
}

extension HTTPField.Name {
    fileprivate static let stripeVersion = HTTPField.Name("Stripe-Version") ?? .accept
    fileprivate static let stripeShouldRetry = HTTPField.Name("Stripe-Should-Retry") ?? .accept
    fileprivate static let stripeRequestID = HTTPField.Name("Request-Id") ?? .accept
}
