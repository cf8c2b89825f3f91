import Core
import CoreTesting
import HTTPTypes
import Networking
import Testing

struct RefreshTests {
    /// Accepts the second access token alone.
    private func rotated() -> ScriptedTransport {
        ScriptedTransport { $0.authorization == "Bearer access-2" ? .ok(#"{"text":"Hi"}"#) : .unauthorized }
    }

    @Test func `a call of somebody who has signed out is not sent again as the next person's`() async throws {
        let (arrived, release) = (Gate(), Gate())
        let transport = ScriptedTransport { _ in
            await arrived.open()
            await release.wait()
            return .unauthorized
        }
        let session = makeSession()
        let client = makeClient(transport, session: session)
        let call = Task { try await client.call(NoteEndpoints.detail, IDInput(id: 7)) }
        await arrived.wait()
        try await session.begin(.sample(5))
        await release.open()
        let error = await #expect(throws: APIError.self) { try await call.value }
        #expect(error?.kind == .unauthorized)
        #expect(transport.requests.count == 1)
        #expect(await session.tokens() == .sample(5))
    }

    @Test func `fifty parallel requests with an expired token share one refresh and are each retried once`() async throws {
        let allRefused = Gate(opensAfter: 50)
        let transport = ScriptedTransport { exchange in
            guard exchange.authorization != "Bearer access-2" else { return .ok(#"{"text":"Hi"}"#) }
            await allRefused.arrive()
            return .unauthorized
        }
        let refresher = ScriptedRefresher { _ in
            await allRefused.wait()
            return .success(.sample(2))
        }
        let client = makeClient(transport, session: makeSession(refresher: refresher))
        let notes = try await withThrowingTaskGroup(of: Note.self) { group in
            for id in 1...50 { group.addTask { try await client.call(NoteEndpoints.detail, IDInput(id: id)) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(notes.count == 50)
        #expect(refresher.calls.value == ["refresh-1"])
        #expect(transport.requests.count == 100)
        for id in 1...50 {
            let attempts = transport.requests.filter { $0.request.path == "/api/v1/notes/\(id)" }
            #expect(attempts.map(\.authorization) == ["Bearer access-1", "Bearer access-2"])
        }
    }

    @Test func `a request that is refused again after the refresh is not tried a third time`() async {
        let transport = ScriptedTransport { _ in .unauthorized }
        let client = makeClient(transport, session: makeSession())
        let error = await #expect(throws: APIError.self) { try await client.call(NoteEndpoints.detail, IDInput(id: 1)) }
        #expect(error?.code == "token_expired")
        #expect(transport.requests.count == 2)
    }

    @Test func `a refresh that answers 401 ends the session`() async {
        let session = makeSession(refresher: ScriptedRefresher { _ in .failure(.unauthorized(code: "token_reused")) })
        let client = makeClient(rotated(), session: session)
        await #expect(throws: APIError.unauthorized()) { try await client.call(NoteEndpoints.detail, IDInput(id: 1)) }
        #expect(await session.tokens() == nil)
    }

    @Test(arguments: [APIError.internalError, .offline, .canceled])
    func `any other failure of the refresh keeps the session`(failure: APIError) async {
        let session = makeSession(refresher: ScriptedRefresher { _ in .failure(failure) })
        let client = makeClient(rotated(), session: session)
        await #expect(throws: failure) { try await client.call(NoteEndpoints.detail, IDInput(id: 1)) }
        #expect(await session.tokens() == .sample(1))
    }

    @Test func `a session without a refresh token ends without asking`() async {
        let refresher = ScriptedRefresher()
        let session = makeSession(.sample(1, refreshToken: ""), refresher: refresher)
        let client = makeClient(rotated(), session: session)
        await #expect(throws: APIError.unauthorized()) { try await client.call(NoteEndpoints.detail, IDInput(id: 1)) }
        #expect(refresher.calls.value.isEmpty)
        #expect(await session.tokens() == nil)
    }

    @Test func `a sign-out is authorized but never refreshed`() async {
        let refresher = ScriptedRefresher()
        let transport = rotated()
        let session = makeSession(refresher: refresher)
        let client = makeClient(transport, session: session)
        let error = await #expect(throws: APIError.self) {
            try await client.call(NoteEndpoints.logout, retryingAfterRefresh: false)
        }
        #expect(error?.status == 401)
        #expect(transport.requests.map(\.authorization) == ["Bearer access-1"])
        #expect(refresher.calls.value.isEmpty)
        #expect(await session.tokens() == .sample(1))
    }

    @Test func `an endpoint for everyone carries no token and a 401 there is no reason to refresh`() async {
        let refresher = ScriptedRefresher()
        let transport = rotated()
        let client = makeClient(transport, session: makeSession(refresher: refresher))
        await #expect(throws: APIError.self) { try await client.call(NoteEndpoints.areas) }
        #expect(transport.requests.map(\.authorization) == [nil])
        #expect(refresher.calls.value.isEmpty)
    }

    @Test(arguments: [true, false])
    func `without tokens nothing is sent`(hasSession: Bool) async {
        let transport = rotated()
        let client = makeClient(transport, session: hasSession ? makeSession(nil) : nil)
        await #expect(throws: APIError.unauthorized()) { try await client.call(NoteEndpoints.detail, IDInput(id: 1)) }
        #expect(transport.requests.isEmpty)
    }
}
