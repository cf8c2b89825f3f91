import Foundation
import HTTPTypes

private enum Attempt<Output: Sendable>: Sendable {
    case done(Output, HTTPResponse)
    case again(after: Duration)
}

extension HTTPClient {
    /// The most attempts that interceptors may ask for.
    private static let interceptorRetries = 2

    /// Runs one call: adapts the request, waits in line, sends it, follows redirects, passes the response to `read`, and retries as the policy says.
    /// `read` is called again if the request is repeated.
    ///
    /// - Parameter duration: the caller's time limit: an attempt that could start only later is skipped. Nil for no limit.
    nonisolated func run<Output: Sendable>(
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

    private nonisolated func attempt<Output: Sendable>(
        _ request: HTTPRequest, _ body: HTTPBody, _ number: Int, _ due: Date, _ read: @Sendable (HTTPResponse, HTTPBytes) async throws -> Output
    ) async throws -> Attempt<Output> {
        guard let limit = policy.requestsPerHost else { return try await exchange(request, body, number, due, read) }
        let host = request.authority ?? ""
        try await enter(host, limit: limit)
        do {
            let outcome = try await exchange(request, body, number, due, read)
            await leave(host)
            return outcome
        } catch {
            await leave(host)
            throw error
        }
    }

    private nonisolated func exchange<Output: Sendable>(
        _ request: HTTPRequest, _ body: HTTPBody, _ number: Int, _ due: Date, _ read: @Sendable (HTTPResponse, HTTPBytes) async throws -> Output
    ) async throws -> Attempt<Output> {
        log.sending(request, body)
        let (response, bytes) = try await follow(request, body)
        log.received(request, response)
        if let pause = await pause(before: request, body, after: .success(response), number, due) { return .again(after: pause) }
        return .done(try await read(response, bytes), response)
    }

    private nonisolated func follow(_ request: HTTPRequest, _ body: HTTPBody) async throws -> (HTTPResponse, HTTPBytes) {
        var (request, body) = (request, body)
        for _ in 0...max(0, policy.redirects.limit) {
            let (response, bytes) = try await transport.open(request, body: body)
            guard let next = try policy.redirects.next(after: response, to: request) else { return (response, bytes) }
            if next.method != request.method { body = .data(Data()) }
            guard body.isReplayable else { throw HTTPClientError.redirect("The redirect needs the body again, but a stream can't be repeated.") }
            log.redirected(request, to: next)
            request = next
        }
        throw HTTPClientError.redirect("The server sent more than \(policy.redirects.limit) redirects in a row.")
    }

    /// Returns the delay before the next attempt; nil if the outcome is final.
    private nonisolated func pause(
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
