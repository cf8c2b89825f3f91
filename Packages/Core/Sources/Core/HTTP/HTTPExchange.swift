import Foundation
import HTTPTypes

/// A call's way through a client: adapt, wait for a turn, send, follow redirects, read, and once more where the policy says so.
struct HTTPExchange: Sendable {
    private enum Attempt<Output: Sendable>: Sendable {
        case done(Output, HTTPResponse)
        case again(after: Duration)
    }

    let transport: any HTTPTransport
    let policy: HTTPClientPolicy
    let interceptors: [any HTTPInterceptor]
    let limiter: HostLimiter?
    let clock: any Clock
    let random: any RandomSource
    let log = HTTPLog()

    /// So often at most may interceptors ask for another attempt.
    private static let interceptorRetries = 2

    /// Sends a request and hands the answer to `read`, which is called again where reading failed and the request is repeated.
    ///
    /// - Parameter duration: how long the caller waits: another attempt that could only begin later is not waited for. Nil for any time.
    func run<Output: Sendable>(
        _ original: HTTPRequest, _ body: HTTPBody, within duration: Duration?, read: @Sendable (HTTPResponse, HTTPBytes) async throws -> Output
    ) async throws -> (Output, HTTPResponse) {
        let due = policy.retry.attempts > 1 ? duration.map { clock.now.addingTimeInterval($0 / .seconds(1)) } ?? .distantFuture : .distantPast
        var number = 1
        while true {
            var request = original
            for interceptor in interceptors { request = try await interceptor.adapt(request) }
            let wait: Duration
            do {
                switch try await attempt(request, body, number, due, read) {
                case .done(let output, let response): return (output, response)
                case .again(let pause): wait = pause
                }
            } catch let error as HTTPClientError {
                try Task.checkCancellation()
                guard let pause = await pause(before: request, body, after: .failure(error), number, due) else {
                    log.failed(request, error)
                    throw error
                }
                wait = pause
            }
            log.retrying(request, number, wait)
            try await clock.sleep(for: wait)
            number += 1
        }
    }

    private func attempt<Output: Sendable>(
        _ request: HTTPRequest, _ body: HTTPBody, _ number: Int, _ due: Date, _ read: @Sendable (HTTPResponse, HTTPBytes) async throws -> Output
    ) async throws -> Attempt<Output> {
        let host = request.authority ?? ""
        if let limiter { try await limiter.enter(host) }
        defer { limiter?.leave(host) }
        log.sending(request, body)
        let (response, bytes) = try await follow(request, body)
        log.received(request, response)
        if let pause = await pause(before: request, body, after: .success(response), number, due) { return .again(after: pause) }
        return .done(try await read(response, bytes), response)
    }

    private func follow(_ request: HTTPRequest, _ body: HTTPBody) async throws -> (HTTPResponse, HTTPBytes) {
        var (request, body) = (request, body)
        for _ in 0...max(0, policy.redirects.limit) {
            let (response, bytes) = try await transport.open(request, body: body)
            guard let next = try policy.redirects.next(after: response, to: request) else { return (response, bytes) }
            if next.method != request.method { body = .data(Data()) }
            guard body.isReplayable else { throw HTTPClientError.redirect("The redirect asks for the body again, which is a stream.") }
            log.redirected(request, to: next)
            request = next
        }
        throw HTTPClientError.redirect("There are more than \(policy.redirects.limit) redirects in a row.")
    }

    /// How long to wait before the request is sent once more; nil where the outcome stands.
    private func pause(
        before request: HTTPRequest, _ body: HTTPBody, after outcome: Result<HTTPResponse, HTTPClientError>, _ number: Int, _ due: Date
    ) async -> Duration? {
        guard body.isReplayable else { return nil }
        if number <= Self.interceptorRetries {
            for interceptor in interceptors where await interceptor.shouldRetry(request, after: outcome, attempt: number) { return .zero }
        }
        guard number < policy.retry.attempts, HTTPRetryPolicy.mayRepeat(request) else { return nil }
        var pause = policy.retry.delay(after: number, random: random)
        switch outcome {
        case .success(let response):
            guard HTTPRetryPolicy.isTransient(response.status) else { return nil }
            pause = max(pause, RetryAfter.duration(in: response.headerFields, now: clock.now) ?? .zero)
        case .failure(let error):
            guard error.isTransient else { return nil }
        }
        return clock.now.addingTimeInterval(pause / .seconds(1)) < due ? pause : nil
    }
}
