import CoreTesting
import Foundation
import HTTPTypes
import Logging
import Testing

@testable import Core

struct HTTPBytesTests {
    /// A server that sends what a test tells it to, no faster than it is read.
    private struct ChunkTransport: HTTPTransport {
        let chunks: [Data]
        var failure: HTTPClientError?
        let taken = LockedValue(0)

        func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) { throw HTTPClientError.invalidRequest("not used") }

        func open(_ request: HTTPRequest, body: HTTPBody) async throws -> (HTTPResponse, HTTPBytes) {
            let position = LockedValue(0)
            let stream = AsyncThrowingStream<Data, any Error> {
                let index = position.withLock { position in
                    position += 1
                    return position - 1
                }
                taken.withLock { $0 += 1 }
                if index < chunks.count { return chunks[index] }
                if let failure { throw failure }
                return nil
            }
            return (HTTPResponse(status: .ok), HTTPBytes(stream))
        }
    }

    private let three = [Data("one".utf8), Data("two".utf8), Data("three".utf8)]

    private func client(_ transport: any HTTPTransport) -> HTTPClient { HTTPClient(transport: transport, clock: TestClock()) }

    @Test func `chunks come as they were sent`() async throws {
        let (bytes, response) = try await client(ChunkTransport(chunks: three)).bytes(for: sampleRequest)
        #expect(response.status == .ok)
        var received: [Data] = []
        for try await chunk in bytes { received.append(chunk) }
        #expect(received == three)
    }

    @Test func `whoever reads slowly slows the sender`() async throws {
        let transport = ChunkTransport(chunks: Array(repeating: Data("x".utf8), count: 1_000))
        let (bytes, _) = try await client(transport).bytes(for: sampleRequest)
        var iterator = bytes.makeAsyncIterator()
        _ = try await iterator.next()
        for _ in 1...100 { await Task.yield() }
        #expect(transport.taken.value <= 3)
    }

    @Test func `a stream is in flight until its bytes are read or dropped`() async throws {
        var policy = HTTPClientPolicy()
        policy.requestsPerHost = 1
        let client = HTTPClient(transport: ChunkTransport(chunks: three), clock: TestClock(), policy: policy)
        do {
            let (bytes, _) = try await client.bytes(for: sampleRequest)
            #expect(await client.hosts.values.map(\.inFlight) == [1])
            withExtendedLifetime(bytes) {}
        }
        try await eventually { await client.hosts.isEmpty }
        #expect(try await client.bytes(for: sampleRequest).0.collect() == Data("onetwothree".utf8))
        try await eventually { await client.hosts.isEmpty }
    }

    @Test func `a break in the middle is thrown after what came before`() async throws {
        let (bytes, _) = try await client(ChunkTransport(chunks: three, failure: .connectionLost("reset"))).bytes(for: sampleRequest)
        var count = 0
        await #expect(throws: HTTPClientError.connectionLost("reset")) { for try await _ in bytes { count += 1 } }
        #expect(count == 3)
    }

    @Test func `no head within the deadline is an error, and a canceled one too`() async throws {
        let (clock, started) = (TestClock(), Gate())
        let slow = HTTPClient(transport: FakeTransport.silent(started: started), clock: clock)
        let call = Task { try await slow.bytes(for: sampleRequest, deadline: .seconds(3)) }
        await started.wait()
        await clock.sleepers(1)
        clock.advance(by: .seconds(3))
        await #expect(throws: HTTPClientError.timedOut) { _ = try await call.value }
        let cancelled = Task { try await slow.bytes(for: sampleRequest) }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { _ = try await cancelled.value }
    }

    @Test func `a refused request throws for the head`() async {
        let transport = FakeTransport { _, _ in throw HTTPClientError.unreachable("refused") }
        await #expect(throws: HTTPClientError.unreachable("refused")) { _ = try await client(transport).bytes(for: sampleRequest) }
    }

    @Test func `collecting stops at its limit`() async throws {
        #expect(try await HTTPBytes(Data("1234".utf8)).collect(upTo: 4).count == 4)
        await #expect(throws: HTTPClientError.tooLarge(limit: 3)) { try await HTTPBytes(Data("1234".utf8)).collect(upTo: 3) }
        let chunks = AsyncThrowingStream<Data, any Error> { continuation in
            for chunk in three { continuation.yield(chunk) }
            continuation.finish()
        }
        await #expect(throws: HTTPClientError.tooLarge(limit: 8)) { try await HTTPBytes(chunks).collect(upTo: 8) }
    }

    @Test func `a download writes a file, and leaves none where it fails`() async throws {
        let heard = LockedValue<[HTTPProgress]>([])
        let (file, _) = try await client(ChunkTransport(chunks: three)).download(for: sampleRequest) { progress in heard.withLock { $0.append(progress) } }
        #expect(try Data(contentsOf: file) == Data("onetwothree".utf8))
        #expect(heard.value.map(\.completed) == [3, 6, 11])
        try FileManager.default.removeItem(at: file)
        await #expect(throws: HTTPClientError.connectionLost("reset")) {
            try await client(ChunkTransport(chunks: three, failure: .connectionLost("reset"))).download(for: sampleRequest)
        }
    }

    @Test func `bodies are collected for transports that hold them whole`() async throws {
        let echo = FakeTransport { (HTTPResponse(status: .ok), $1) }
        let chunks = AsyncThrowingStream<Data, any Error> { continuation in
            for chunk in three { continuation.yield(chunk) }
            continuation.finish()
        }
        #expect(try await client(echo).upload(for: sampleRequest, from: .stream(chunks)).0 == Data("onetwothree".utf8))
        #expect(HTTPProgress(completed: 0, total: 0).fraction == 1)
        #expect(HTTPProgress(completed: 5, total: nil).fraction == nil)
    }

    @Test func `secrets and the values of queries stay out of the log`() {
        let described = HTTPLog.describe([.authorization: "Bearer secret", .cookie: "secret", .setCookie: "secret", .accept: "text/plain"])
        #expect(!"\(described)".contains("Bearer") && "\(described)".contains("text/plain"))
        let request = HTTPRequest(method: .get, scheme: "https", authority: "api.example.com", path: "/reset?token=secret&email=a%40b")
        #expect(HTTPLog.describe(request)["path"] == "/reset?token&email")
    }
}
