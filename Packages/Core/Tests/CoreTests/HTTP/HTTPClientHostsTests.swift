import CoreTesting
import Foundation
import HTTPTypes
import Testing

@testable import Core

struct HTTPClientHostsTests {
    private let request = sampleRequest
    private let host = sampleRequest.authority ?? ""

    private func client(_ transport: FakeTransport, requestsPerHost: Int) -> HTTPClient {
        var policy = HTTPClientPolicy()
        policy.requestsPerHost = requestsPerHost
        return HTTPClient(transport: transport, clock: TestClock(), policy: policy)
    }

    private func untilWaiting(_ count: Int, in client: HTTPClient) async throws {
        try await eventually { await client.hosts[host]?.waiting.count == count }
    }

    private func untilIdle(_ client: HTTPClient) async throws {
        try await eventually { await client.hosts.isEmpty }
    }

    @Test func `so many requests to a host are in flight, the others wait in line`() async throws {
        let (arrived, release) = (LockedValue(0), Gate())
        let transport = FakeTransport { _, _ in
            arrived.withLock { $0 += 1 }
            await release.wait()
            return (HTTPResponse(status: .ok), Data())
        }
        let client = client(transport, requestsPerHost: 2)
        let calls = (1...5).map { _ in Task { try await client.data(for: request) } }
        try await untilWaiting(3, in: client)
        var other = request
        other.authority = "other.example.com"
        let elsewhere = Task { [other] in try await client.data(for: other) }
        try await eventually { arrived.value >= 3 }
        #expect(await client.hosts.mapValues(\.inFlight) == [host: 2, "other.example.com": 1])
        #expect(arrived.value == 3)
        release.open()
        for call in calls { _ = try await call.value }
        _ = try await elsewhere.value
        #expect(arrived.value == 6)
        #expect(await client.hosts.isEmpty)
    }

    @Test func `requests leave the line in the order in which they came`() async throws {
        let (first, release) = (Gate(), Gate())
        let transport = FakeTransport { _, _ in
            first.open()
            await release.wait()
            return (HTTPResponse(status: .ok), Data())
        }
        let client = client(transport, requestsPerHost: 1)
        var calls: [Task<Void, any Error>] = []
        for number in 0...5 {
            var request = request
            request.path = "/\(number)"
            calls.append(Task { [request] in _ = try await client.data(for: request) })
            if number == 0 { await first.wait() } else { try await untilWaiting(number, in: client) }
        }
        release.open()
        for call in calls { try await call.value }
        #expect(transport.requests.value.map(\.path) == (0...5).map { "/\($0)" })
    }

    @Test func `a call canceled while it waits leaves the line, and the one behind it goes on`() async throws {
        let (first, release) = (Gate(), Gate())
        let transport = FakeTransport { _, _ in
            first.open()
            await release.wait()
            return (HTTPResponse(status: .ok), Data())
        }
        let client = client(transport, requestsPerHost: 1)
        let running = Task { try await client.data(for: request) }
        await first.wait()
        let canceled = Task { try await client.data(for: request) }
        try await untilWaiting(1, in: client)
        let behind = Task { try await client.data(for: request) }
        try await untilWaiting(2, in: client)
        canceled.cancel()
        await #expect(throws: CancellationError.self) { try await canceled.value }
        try await untilWaiting(1, in: client)
        #expect(await client.hosts[host]?.inFlight == 1)
        release.open()
        _ = try await running.value
        _ = try await behind.value
        #expect(transport.requests.value.count == 2)
        #expect(await client.hosts.isEmpty)
    }

    @Test func `calls canceled at any moment give their places back`() async throws {
        let transport = FakeTransport { _, _ in
            await Task.yield()
            return (HTTPResponse(status: .ok), Data())
        }
        let client = client(transport, requestsPerHost: 2)
        let calls = (0..<400).map { _ in Task { try await client.data(for: request) } }
        for (number, call) in calls.enumerated() where !number.isMultiple(of: 3) {
            if number.isMultiple(of: 5) { await Task.yield() }
            call.cancel()
        }
        for (number, call) in calls.enumerated() {
            let result = await call.result
            if number.isMultiple(of: 3) { _ = try result.get() }
        }
        try await untilIdle(client)
        _ = try await client.data(for: request)
    }

    @Test func `a failed call is no longer in flight`() async throws {
        let client = client(.script([.failure(.unreachable("refused")), .success(HTTPResponse(status: .ok))]), requestsPerHost: 1)
        await #expect(throws: HTTPClientError.unreachable("refused")) { try await client.data(for: request) }
        #expect(await client.hosts.isEmpty)
        _ = try await client.data(for: request)
    }

    @Test func `a canceled call is no longer in flight once the transport has noticed`() async throws {
        let started = Gate()
        let client = client(.silent(started: started), requestsPerHost: 1)
        let call = Task { try await client.data(for: request) }
        await started.wait()
        #expect(await client.hosts[host]?.inFlight == 1)
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        try await untilIdle(client)
    }

    @Test func `without a limit nothing is counted`() async throws {
        let (started, release) = (Gate(), Gate())
        let transport = FakeTransport { _, _ in
            started.open()
            await release.wait()
            return (HTTPResponse(status: .ok), Data())
        }
        let client = HTTPClient(transport: transport, clock: TestClock(), policy: .inProcess)
        let call = Task { try await client.data(for: request) }
        await started.wait()
        #expect(await client.hosts.isEmpty)
        release.open()
        _ = try await call.value
    }
}
