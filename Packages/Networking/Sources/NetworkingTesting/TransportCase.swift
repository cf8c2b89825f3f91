import Core
import CoreTesting
import Foundation
import HTTPTypes
public import Testing

/// A requirement that HTTP clients must meet over every transport.
///
/// ```swift
/// @Test(arguments: TransportCase.all) func `the transport does what every one does`(one: TransportCase) async throws {
///     try await one.check { response in SuiteLine(transport: MyTransport(response)) }
/// }
/// ```
public struct TransportCase: Sendable, CustomTestStringConvertible {
    /// The requirement in words.
    public let testDescription: String
    private let body: @Sendable (SuiteLine) async throws -> Void
    private let response: @Sendable () -> @Sendable (SuiteRequest) -> SuiteResponse

    private init(
        _ description: String, response: @escaping @Sendable () -> @Sendable (SuiteRequest) -> SuiteResponse = { SuiteResponse.standard },
        body: @escaping @Sendable (SuiteLine) async throws -> Void
    ) {
        (testDescription, self.response, self.body) = (description, response, body)
    }

    /// Checks the requirement over a transport, which is stopped at the end.
    public func check(over open: SuiteLine.Opening) async throws {
        let line = try await open(response())
        // A case that throws must also close its transport.
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await body(line)) } catch { outcome = .failure(error) }
        try await line.stop()
        try outcome.get()
    }

    /// The requirements for all transports.
    public static let all = [
        TransportCase("every verb carries its path, fields and body", body: verbs),
        TransportCase("every status is a response", body: statuses),
        TransportCase("a response longer than the limit is refused", body: limit),
        TransportCase("the deadline ends a call", body: deadline),
        TransportCase("canceling ends a call, down to the transport, with a deadline and without", body: cancelling),
        TransportCase("a call that is canceled at any moment ends", body: cancellingAtAnyMoment),
        TransportCase("an upload reports its progress up to the end", body: upload),
        TransportCase("bytes come chunk by chunk", body: bytes),
        TransportCase("a download ends in a file, unless it is too long", body: download),
        TransportCase("redirects are followed as far as the policy says", body: redirects),
        TransportCase("what fails for a while is tried again, if it may be repeated", response: everyThird, body: retries),
    ]

    private static func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

    private static func verbs(_ line: SuiteLine) async throws {
        for method in [HTTPRequest.Method.get, .post, .put, .patch, .delete] {
            let body = method == .get || method == .delete ? "" : "body"
            let request = line.request(method, "/echo?a=%20b", [try #require(HTTPField.Name("X-Test")): "é1"])
            let (data, response) = try await line.client().data(for: request, body: Data(body.utf8))
            #expect(response.status == .ok)
            #expect(response.headerFields[try #require(HTTPField.Name("X-Seen"))] == "yes")
            #expect(text(data).hasPrefix("\(method.rawValue) /echo?a=%20b "))
            #expect(text(data).hasSuffix(" " + body))
        }
        let (data, response) = try await line.client().data(for: line.request(.head, "/echo"))
        #expect(response.status == .ok && data.isEmpty)
    }

    private static func statuses(_ line: SuiteLine) async throws {
        for status in [201, 304, 401, 404, 500] {
            let (_, response) = try await line.client().data(for: line.request(.get, "/status/\(status)"))
            #expect(response.status.code == status)
        }
    }

    private static func limit(_ line: SuiteLine) async throws {
        let client = line.client { $0.responseLimit = 1_000_000 }
        #expect(try await client.data(for: line.request(.get, "/size/1000000")).0.count == 1_000_000)
        await #expect(throws: HTTPClientError.tooLarge(limit: 1_000_000)) { try await client.data(for: line.request(.get, "/size/1000001")) }
    }

    private static func deadline(_ line: SuiteLine) async throws {
        await #expect(throws: HTTPClientError.timedOut) {
            try await line.client().data(for: line.request(.get, "/silence"), deadline: .milliseconds(200))
        }
    }

    private static func cancelling(_ line: SuiteLine) async throws {
        for deadline in [Duration.seconds(30), nil] {
            let counting = CountingTransport(base: line.transport)
            var policy = HTTPClientPolicy()
            policy.deadline = deadline
            let client = HTTPClient(transport: counting, clock: SystemClock(), policy: policy)
            let call = Task { try await client.data(for: line.request(.get, "/silence")) }
            while counting.running == 0 { await Task.yield() }
            call.cancel()
            await #expect(throws: CancellationError.self) { try await call.value }
            while counting.running > 0 { await Task.yield() }
        }
    }

    private static func cancellingAtAnyMoment(_ line: SuiteLine) async throws {
        let counting = CountingTransport(base: line.transport)
        let client = HTTPClient(transport: counting, clock: SystemClock(), policy: HTTPClientPolicy())
        for turn in 0..<200 {
            let call = Task { try await client.data(for: line.request(.get, "/silence")) }
            // Before the transport has the request, while it sends it, and while it waits for the response.
            while turn % 4 > 0, counting.running == 0 { await Task.yield() }
            for _ in 0..<turn / 4 { await Task.yield() }
            call.cancel()
            await #expect(throws: CancellationError.self) { try await call.value }
        }
    }

    private static func upload(_ line: SuiteLine) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "upload-\(SystemRandomSource().hexadecimal(byteCount: 8))")
        try Data(repeating: 7, count: 200_000).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let heard = LockedValue<[HTTPProgress]>([])
        let (data, _) = try await line.client().upload(for: line.request(.post, "/echo"), from: .file(file)) { progress in
            heard.withLock { $0.append(progress) }
        }
        #expect(data.count == "POST /echo - ".utf8.count + 200_000)
        #expect(heard.value.map(\.completed) == [65_536, 131_072, 196_608, 200_000])
        #expect(heard.value.last?.fraction == 1)
    }

    private static func bytes(_ line: SuiteLine) async throws {
        let (bytes, response) = try await line.client().bytes(for: line.request(.get, "/size/300000"))
        #expect(response.status == .ok)
        #expect(try await bytes.collect().count == 300_000)
    }

    private static func download(_ line: SuiteLine) async throws {
        let (file, _) = try await line.client().download(for: line.request(.get, "/size/300000"))
        #expect(try Data(contentsOf: file).count == 300_000)
        try FileManager.default.removeItem(at: file)
        await #expect(throws: HTTPClientError.tooLarge(limit: 10)) { try await line.client().download(for: line.request(.get, "/size/300000"), limit: 10) }
    }

    private static func redirects(_ line: SuiteLine) async throws {
        let (_, left) = try await line.client().data(for: line.request(.get, "/hop"))
        #expect(left.status.code == 302)
        let follower = line.client { $0.redirects = .sameOrigin() }
        #expect(text(try await follower.data(for: line.request(.get, "/hop")).0).hasPrefix("GET /echo"))
        await #expect(throws: HTTPClientError.redirect("The server sent more than 5 redirects in a row.")) {
            try await follower.data(for: line.request(.get, "/circle"))
        }
    }

    private static func retries(_ line: SuiteLine) async throws {
        let counting = CountingTransport(base: line.transport)
        var policy = HTTPClientPolicy()
        policy.retry = HTTPRetryPolicy(attempts: 3, base: .milliseconds(1), cap: .milliseconds(2))
        let client = HTTPClient(transport: counting, clock: SystemClock(), policy: policy)
        #expect(text(try await client.data(for: line.request(.get, "/a")).0) == "at last")
        #expect(text(try await client.data(for: line.request(.post, "/a", [.idempotencyKey: "k"])).0) == "at last")
        #expect(try await client.data(for: line.request(.post, "/a")).1.status.code == 503)
        #expect(counting.begun == 7)
    }

    /// A server that succeeds on every third request.
    private static let everyThird: @Sendable () -> @Sendable (SuiteRequest) -> SuiteResponse = {
        let count = LockedValue(0)
        return { _ in
            let number = count.withLock {
                $0 += 1
                return $0
            }
            return number % 3 == 0 ? SuiteResponse(body: Data("at last".utf8)) : SuiteResponse(status: 503)
        }
    }
}
