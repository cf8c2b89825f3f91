import Core
import CoreTesting
import Foundation
import HTTPTypes
import Testing

private struct FakeTransport: HTTPTransport {
    let answer: @Sendable (HTTPRequest, Data) async throws -> (HTTPResponse, Data)

    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) { try await answer(request, body) }
}

private let request = HTTPRequest(method: .get, scheme: "https", authority: "api.example.com", path: "/me")

struct HTTPClientTests {
    @Test func `an answer comes back, and nothing sleeps on`() async throws {
        let clock = TestClock()
        let client = HTTPClient(transport: FakeTransport { (HTTPResponse(status: .ok), $1 + Data($0.path?.utf8 ?? "".utf8)) }, clock: clock)
        let (data, response) = try await client.data(for: request, body: Data("body ".utf8))
        #expect(String(decoding: data, as: UTF8.self) == "body /me")
        #expect(response.status == .ok)
        #expect(clock.sleeperCount == 0)
    }

    @Test func `a call that takes too long times out at the deadline, not before`() async throws {
        let clock = TestClock()
        let silent = FakeTransport { _, _ in
            await Gate().wait()
            throw CancellationError()
        }
        let client = HTTPClient(transport: silent, clock: clock, deadline: .seconds(10))
        let call = Task { try await client.data(for: request) }
        await clock.sleepers(1)
        clock.advance(by: .seconds(9))
        #expect(clock.sleeperCount == 1)
        clock.advance(by: .seconds(1))
        await #expect(throws: HTTPClientError.timedOut) { try await call.value }
    }

    @Test func `a broken connection is passed on`() async {
        let client = HTTPClient(transport: FakeTransport { _, _ in throw HTTPClientError.unreachable("refused") }, clock: TestClock())
        await #expect(throws: HTTPClientError.unreachable("refused")) { try await client.data(for: request) }
    }

    @Test func `cancelling the caller cancels the exchange`() async {
        let started = Gate()
        let waiting = FakeTransport { _, _ in
            started.open()
            await Gate().wait()
            throw CancellationError()
        }
        let client = HTTPClient(transport: waiting, clock: TestClock())
        let call = Task { try await client.data(for: request) }
        await started.wait()
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
    }
}
