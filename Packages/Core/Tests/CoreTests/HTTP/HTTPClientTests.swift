import Core
import CoreTesting
import Foundation
import HTTPTypes
import Testing

struct HTTPClientTests {
    private let request = sampleRequest

    @Test func `a response comes back`() async throws {
        let client = HTTPClient(transport: FakeTransport { (HTTPResponse(status: .ok), $1 + Data($0.path?.utf8 ?? "".utf8)) }, clock: TestClock())
        let (data, response) = try await client.data(for: request, body: Data("body ".utf8))
        #expect(String(decoding: data, as: UTF8.self) == "body /me")
        #expect(response.status == .ok)
    }

    @Test func `calls share one timer, which ends with the client`() async throws {
        let clock = TestClock()
        do {
            let client = HTTPClient(transport: FakeTransport { _, _ in (HTTPResponse(status: .ok), Data()) }, clock: clock)
            for _ in 1...10 { _ = try await client.data(for: request) }
            await clock.sleepers(1)
            #expect(clock.sleeperCount == 1)
        }
        try await eventually { clock.sleeperCount == 0 }
    }

    @Test func `a call that takes too long times out at the deadline, not before`() async throws {
        let clock = TestClock()
        let client = HTTPClient(transport: FakeTransport.silent(), clock: clock, deadline: .seconds(10))
        let call = Task { try await client.data(for: request) }
        await clock.sleepers(1)
        clock.advance(by: .seconds(9))
        #expect(clock.sleeperCount == 1)
        clock.advance(by: .seconds(1))
        await #expect(throws: HTTPClientError.timedOut) { try await call.value }
    }

    @Test func `each call has its own deadline`() async throws {
        let clock = TestClock()
        let client = HTTPClient(transport: FakeTransport.silent(), clock: clock, deadline: .seconds(10))
        let long = Task { try await client.data(for: request) }
        await clock.sleepers(1)
        let started = Gate()
        let short = HTTPClient(transport: FakeTransport.silent(started: started), clock: clock)
        let quick = Task { try await short.data(for: request, deadline: .seconds(2)) }
        await started.wait()
        await clock.sleepers(2)
        clock.advance(by: .seconds(2))
        await #expect(throws: HTTPClientError.timedOut) { try await quick.value }
        clock.advance(by: .seconds(8))
        await #expect(throws: HTTPClientError.timedOut) { try await long.value }
    }

    @Test func `a caller goes on at its deadline though the transport doesn't listen`() async throws {
        let clock = TestClock()
        let (started, deaf) = (Gate(), Gate())
        let transport = FakeTransport { _, _ in
            started.open()
            await Task { await deaf.wait() }.value
            return (HTTPResponse(status: .ok), Data())
        }
        let client = HTTPClient(transport: transport, clock: clock, deadline: .seconds(1))
        let call = Task { try await client.data(for: request) }
        await started.wait()
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        await #expect(throws: HTTPClientError.timedOut) { try await call.value }
        deaf.open()
    }

    @Test func `a broken connection is passed on`() async {
        let client = HTTPClient(transport: FakeTransport { _, _ in throw HTTPClientError.unreachable("refused") }, clock: TestClock())
        await #expect(throws: HTTPClientError.unreachable("refused")) { try await client.data(for: request) }
    }

    @Test(arguments: [Duration.seconds(30), nil]) func `canceling the caller cancels the exchange`(deadline: Duration?) async {
        let (started, ended) = (Gate(), Gate())
        let waiting = FakeTransport { _, _ in
            started.open()
            await Gate().wait()
            if Task.isCancelled { ended.open() }
            throw CancellationError()
        }
        var policy = HTTPClientPolicy()
        policy.deadline = deadline
        let client = HTTPClient(transport: waiting, clock: TestClock(), policy: policy)
        let call = Task { try await client.data(for: request) }
        await started.wait()
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        await ended.wait()
    }

    @Test(arguments: [Duration.seconds(30), nil]) func `a canceled task sends nothing`(deadline: Duration?) async {
        let transport = FakeTransport { _, _ in (HTTPResponse(status: .ok), Data()) }
        var policy = HTTPClientPolicy()
        policy.deadline = deadline
        let client = HTTPClient(transport: transport, clock: TestClock(), policy: policy)
        let gate = Gate()
        let call = Task {
            await gate.wait()
            return try await client.data(for: request)
        }
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(transport.requests.value.isEmpty)
    }

    @Test func `without a deadline a call runs in its caller's task, and no timer runs`() async throws {
        let clock = TestClock()
        let tasks = LockedValue<[Int?]>([])
        let transport = FakeTransport { _, _ in
            let task = withUnsafeCurrentTask { $0?.hashValue }
            tasks.withLock { $0.append(task) }
            return (HTTPResponse(status: .ok), Data())
        }
        let client = HTTPClient(transport: transport, clock: clock, policy: .inProcess)
        let caller = try await Task {
            _ = try await client.data(for: request)
            return withUnsafeCurrentTask { $0?.hashValue }
        }.value
        #expect(tasks.value == [caller])
        #expect(clock.sleeperCount == 0)
    }

    @Test func `without a deadline bytes and downloads come, too`() async throws {
        let client = HTTPClient(transport: FakeTransport { _, _ in (HTTPResponse(status: .ok), Data("body".utf8)) }, clock: TestClock(), policy: .inProcess)
        #expect(try await client.bytes(for: request).0.collect() == Data("body".utf8))
        let (file, _) = try await client.download(for: request)
        #expect(try Data(contentsOf: file) == Data("body".utf8))
        try FileManager.default.removeItem(at: file)
    }

    @Test func `without a deadline in the policy a call may still have one`() async throws {
        let clock = TestClock()
        let client = HTTPClient(transport: FakeTransport.silent(), clock: clock, policy: .inProcess)
        let call = Task { try await client.data(for: request, deadline: .seconds(2)) }
        await clock.sleepers(1)
        clock.advance(by: .seconds(2))
        await #expect(throws: HTTPClientError.timedOut) { try await call.value }
    }
}
