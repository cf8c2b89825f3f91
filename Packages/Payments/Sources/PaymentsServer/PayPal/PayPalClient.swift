import Core
import Foundation
import HTTPTypes
import Logging

/// Calls PayPal's API: one request with its key, repeated with growing delays while nobody knows whether it arrived.
struct PayPalClient: Sendable {
    /// The attempts within the time limit.
    private static let policy = HTTPRetryPolicy(attempts: 4, base: .milliseconds(250), cap: .seconds(4))

    private let settings: PayPalSettings
    // lint:allow network-call because PayPal is another server than ours, which only this type calls
    private let http: HTTPClient
    private let clock: any Clock
    private let random: any RandomSource
    private let tokens = PayPalTokens()
    private let log = createLog(category: "payments")

    // lint:allow network-call because the composition root chooses the transport
    init(settings: PayPalSettings, transport: any HTTPTransport, clock: any Clock, random: any RandomSource) {
        self.settings = settings
        self.clock = clock
        self.random = random
        var policy = HTTPClientPolicy()
        policy.deadline = settings.attemptTimeout
        policy.requestsPerHost = 64
        // lint:allow network-call because PayPal is another server than ours, which only this type calls
        http = HTTPClient(transport: transport, clock: clock, random: random, policy: policy)
    }

    /// Sends a call that changes something. PayPal returns its first response to each key again: for six hours about orders, for 45 days about payments.
    func post<Reply: Decodable & Sendable>(_ path: String, _ body: Data, key: String?) async throws(GatewayError) -> Reply {
        try await read(send(.post, path, body, key: key))
    }

    /// Sends a call whose response says nothing.
    func send(_ method: HTTPRequest.Method, _ path: String, key: String?) async throws(GatewayError) { _ = try await send(method, path, Data(), key: key) }

    /// Asks for something.
    func get<Reply: Decodable & Sendable>(_ path: String) async throws(GatewayError) -> Reply { try await read(send(.get, path, Data(), key: nil)) }

    private func read<Reply: Decodable>(_ data: Data) throws(GatewayError) -> Reply {
        do {
            return try JSONDecoder().decode(Reply.self, from: data)
        } catch {
            log.error("PayPal's response can't be read", metadata: ["error": "\(error)"])
            throw .unavailable
        }
    }

    /// A failed attempt, and whether the same call may be sent again.
    private struct Failure: Error {
        let error: GatewayError
        let isRepeatable: Bool
        var pause: Duration = .zero
        var isUnauthorized = false
    }

    private func send(_ method: HTTPRequest.Method, _ path: String, _ body: Data, key: String?) async throws(GatewayError) -> Data {
        let end = clock.now.addingTimeInterval(settings.timeout / .seconds(1))
        var attempt = 1
        while true {
            do {
                return try await once(method, path, body, key: key)
            } catch {
                // A token that PayPal doesn't take any more is fetched anew.
                if error.isUnauthorized { await tokens.forget() }
                let pause = max(Self.policy.delay(after: attempt, random: random), error.pause)
                guard error.isRepeatable || error.isUnauthorized && attempt == 1, attempt < Self.policy.attempts,
                    clock.now.addingTimeInterval(pause / .seconds(1)) < end
                else { throw error.error }
                log.notice("PayPal is asked again", metadata: ["attempt": "\(attempt + 1)", "reason": "\(error.error)"])
                guard (try? await clock.sleep(for: pause)) != nil else { throw .unavailable }
                attempt += 1
            }
        }
    }

    private func once(_ method: HTTPRequest.Method, _ path: String, _ body: Data, key: String?) async throws(Failure) -> Data {
        var request = HTTPRequest(method: method, scheme: settings.scheme, authority: settings.authority, path: path)
        request.headerFields[.authorization] = "Bearer \(try await token())"
        request.headerFields[.contentType] = "application/json"
        request.headerFields[.prefer] = "return=representation"
        request.headerFields[.payPalRequestID] = key
        return try await exchange(request, body)
    }

    /// Returns the token, which is fetched when there is none or it ends within a minute.
    private func token() async throws(Failure) -> String {
        if let token = await tokens.valid(at: clock.now) { return token }
        var request = HTTPRequest(method: .post, scheme: settings.scheme, authority: settings.authority, path: "/v1/oauth2/token")
        let credentials = Data("\(settings.clientID):\(settings.clientSecret)".utf8).base64EncodedString()
        request.headerFields[.authorization] = "Basic \(credentials)"
        request.headerFields[.contentType] = "application/x-www-form-urlencoded"
        let now = clock.now
        let data: Data
        do throws(Failure) {
            data = try await exchange(request, Data("grant_type=client_credentials".utf8))
        } catch {
            // Wrong credentials don't get right by asking again.
            throw Failure(error: error.error, isRepeatable: error.isRepeatable, pause: error.pause)
        }
        guard let reply = try? JSONDecoder().decode(PayPalToken.self, from: data) else { throw Failure(error: .unavailable, isRepeatable: false) }
        await tokens.keep(reply.text, until: now.addingTimeInterval(Double(reply.seconds) - 60))
        return reply.text
    }

    private func exchange(_ request: HTTPRequest, _ body: Data) async throws(Failure) -> Data {
        let (data, response): (Data, HTTPResponse)
        do {
            (data, response) = try await http.data(for: request, body: body)
        } catch let error as HTTPClientError {
            throw Failure(error: .unavailable, isRepeatable: error.isTransient || error == .timedOut)
        } catch {
            throw Failure(error: .unavailable, isRepeatable: false)
        }
        if response.status.kind == .successful { return data }
        let status = response.status.code
        let pause = RetryAfter.duration(in: response.headerFields, now: clock.now)
        let failure = try? JSONDecoder().decode(PayPalFailure.self, from: data)
        let error = GatewayError(status: status, failure, retryAfterSeconds: pause.map { Int(($0 / .seconds(1)).rounded(.up)) })
        if case .rejected(let code) = error {
            log.error("PayPal refuses a call", metadata: ["request": "\(failure?.debugID ?? "")", "status": "\(status)", "code": "\(code)"])
        }
        throw Failure(error: error, isRepeatable: error.isTemporary, pause: pause ?? .zero, isUnauthorized: status == 401)
    }
}

/// The token with which calls are made, shared by all.
private actor PayPalTokens {
    private var token = ""
    private var end = Date.distantPast

    func valid(at now: Date) -> String? { now < end ? token : nil }
    func keep(_ text: String, until time: Date) { (token, end) = (text, time) }
    func forget() { end = .distantPast }
}

extension HTTPField.Name {
    fileprivate static let payPalRequestID = HTTPField.Name("PayPal-Request-Id") ?? .accept
    fileprivate static let prefer = HTTPField.Name("Prefer") ?? .accept
}
