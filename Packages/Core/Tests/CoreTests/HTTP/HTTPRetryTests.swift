import Core
import CoreTesting
import Foundation
import HTTPTypes
import Testing

struct HTTPRetryTests {
    private let clock = TestClock()
    private let unreachable = Result<HTTPResponse, HTTPClientError>.failure(.unreachable("refused"))

    private func status(_ code: Int, _ fields: HTTPFields = [:]) -> Result<HTTPResponse, HTTPClientError> {
        .success(HTTPResponse(status: .init(code: code), headerFields: fields))
    }

    private func client(_ transport: FakeTransport, attempts: Int = 3, _ interceptors: [any HTTPInterceptor] = []) -> HTTPClient {
        var policy = HTTPClientPolicy()
        policy.retry = HTTPRetryPolicy(attempts: attempts)
        return HTTPClient(transport: transport, clock: clock, random: SeededRandomSource(seed: 1), policy: policy, interceptors: interceptors)
    }

    /// Lets waits pass until the call has ended.
    private func finish(_ client: HTTPClient, _ request: HTTPRequest, body: Data = Data()) async -> Result<Int, HTTPClientError> {
        let call = Task { try await client.data(for: request, body: body).1.status.code }
        let pusher = Task { [clock] in
            while !Task.isCancelled {
                // The first sleeper is the client's timer.
                if clock.sleeperCount > 1 { clock.advance(by: .seconds(1)) }
                await Task.yield()
            }
        }
        defer { pusher.cancel() }
        do {
            return .success(try await call.value)
        } catch let error as HTTPClientError {
            return .failure(error)
        } catch {
            return .failure(.invalidRequest("\(error)"))
        }
    }

    @Test(.timeLimit(.minutes(1)), arguments: [408, 429, 502, 503, 504]) func `a passing status is tried again`(code: Int) async {
        let transport = FakeTransport.script([status(code), unreachable, status(200)])
        #expect(await finish(client(transport), sampleRequest) == .success(200))
        #expect(transport.requests.value.count == 3)
    }

    @Test(.timeLimit(.minutes(1))) func `the last outcome stands when the attempts are used up`() async {
        #expect(await finish(client(.script([unreachable, unreachable]), attempts: 2), sampleRequest) == .failure(.unreachable("refused")))
        #expect(await finish(client(.script([status(503), status(503)]), attempts: 2), sampleRequest) == .success(503))
    }

    @Test(arguments: [400, 401, 404, 409, 500, 501]) func `a lasting status is not tried again`(code: Int) async {
        #expect(await finish(client(.script([status(code)])), sampleRequest) == .success(code))
    }

    @Test(arguments: [HTTPClientError.untrusted(""), .malformedResponse(""), .redirect(""), .invalidRequest("")])
    func `an error that stays is not tried again`(error: HTTPClientError) async {
        #expect(await finish(client(.script([.failure(error)])), sampleRequest) == .failure(error))
    }

    @Test(.timeLimit(.minutes(1))) func `a POST is tried again only with an idempotency key`() async throws {
        var request = sampleRequest
        request.method = .post
        #expect(await finish(client(.script([status(503)])), request) == .success(503))
        request.headerFields[.idempotencyKey] = "key"
        #expect(await finish(client(.script([status(503), status(201)])), request) == .success(201))
    }

    @Test(.timeLimit(.minutes(1))) func `Retry-After is waited for, and not for longer than the deadline`() async throws {
        let transport = FakeTransport.script([status(429, [.retryAfter: "20"]), status(200)])
        let client = client(transport)
        let call = Task { try await client.data(for: sampleRequest).1.status.code }
        await clock.sleepers(2)
        clock.advance(by: .seconds(19))
        #expect(transport.requests.value.count == 1)
        clock.advance(by: .seconds(1))
        #expect(try await call.value == 200)
        #expect(await finish(self.client(.script([status(429, [.retryAfter: "31"])])), sampleRequest) == .success(429))
    }

    @Test func `waits grow to the cap and are spread over the whole range`() {
        let policy = HTTPRetryPolicy(attempts: 9, base: .milliseconds(100), cap: .seconds(1))
        let random = SeededRandomSource(seed: 7)
        for (attempt, bound) in [(1, 100), (2, 200), (3, 400), (4, 800), (5, 1_000), (60, 1_000)] {
            let waits = (1...200).map { _ in policy.delay(after: attempt, random: random) }
            #expect(waits.allSatisfy { $0 >= .zero && $0 <= .milliseconds(bound) })
            #expect(waits.contains { $0 < .milliseconds(bound / 4) } && waits.contains { $0 > .milliseconds(bound * 3 / 4) })
        }
    }

    @Test func `Retry-After is read as seconds and as a date`() throws {
        let now = Date(timeIntervalSince1970: 784_111_770)
        #expect(RetryAfter.duration(in: [.retryAfter: "120"], now: now) == .seconds(120))
        #expect(RetryAfter.duration(in: [.retryAfter: "Sun, 06 Nov 1994 08:49:37 GMT"], now: now) == .seconds(7))
        #expect(RetryAfter.duration(in: [.retryAfter: "Sun, 06 Nov 1994 08:00:00 GMT"], now: now) == .zero)
        #expect(RetryAfter.duration(in: [.retryAfter: "-5"], now: now) == .zero)
        for unreadable in ["soon", "Sun, 06 Foo 1994 08:49:37 GMT", ""] { #expect(RetryAfter.duration(in: [.retryAfter: unreadable], now: now) == nil) }
        #expect(RetryAfter.duration(in: [:], now: now) == nil)
    }

    @Test(.timeLimit(.minutes(1))) func `interceptors change each attempt and may ask for another, twice at most`() async throws {
        struct Renewing: HTTPInterceptor {
            let number = LockedValue(0)
            func adapt(_ request: HTTPRequest) async throws -> HTTPRequest {
                var request = request
                request.headerFields[.authorization] = "Bearer \(number.value)"
                return request
            }
            func shouldRetry(_ request: HTTPRequest, after outcome: Result<HTTPResponse, HTTPClientError>, attempt: Int) async -> Bool {
                guard case .success(let response) = outcome, response.status == .unauthorized else { return false }
                number.withLock { $0 += 1 }
                return true
            }
        }
        struct Idle: HTTPInterceptor {}
        let transport = FakeTransport.script([status(401), status(401), status(401)])
        #expect(await finish(client(transport, attempts: 1, [Idle(), Renewing()]), sampleRequest) == .success(401))
        #expect(transport.requests.value.map { $0.headerFields[.authorization] } == ["Bearer 0", "Bearer 1", "Bearer 2"])
    }

    @Test(.timeLimit(.minutes(1))) func `a stream is sent once`() async throws {
        let chunks = AsyncThrowingStream<Data, any Error> { continuation in
            continuation.yield(Data("a".utf8))
            continuation.finish()
        }
        let transport = FakeTransport.script([status(503)])
        var request = sampleRequest
        request.method = .put
        let (_, response) = try await client(transport).upload(for: request, from: .stream(chunks))
        #expect(response.status.code == 503)
    }
}
