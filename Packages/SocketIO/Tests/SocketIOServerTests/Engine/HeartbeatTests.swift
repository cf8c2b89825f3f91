import NIOCore
import SocketIOCodec
import SocketIOEngine
import Testing

@Suite(.timeLimit(.minutes(1))) struct HeartbeatTests {
    private func server(_ closed: Signal<EngineCloseReason>? = nil, timeout: Duration = .milliseconds(60)) async throws -> TestServer {
        try await .echo({ ($0.pingInterval, $0.pingTimeout) = (.milliseconds(40), timeout) }, closed: closed)
    }

    @Test func `the server pings, again and again, as long as it is answered`() async throws {
        let connection = try await server(timeout: .seconds(10)).openWebSocket()
        for _ in 0..<4 {
            #expect(try await connection.frame() == .text("2"))
            connection.text("3")
        }
        connection.text("4still here")
        #expect(try await connection.nextText() == "4still here")
    }

    @Test func `pings belong to the session: on polling they come with the answer`() async throws {
        let server = try await server(timeout: .seconds(10))
        let sid = try await server.openPolling()
        for _ in 0..<3 {
            #expect(try await server.poll(sid).body == "2")
            #expect(try await server.post(sid, "3").body == "ok")
        }
    }

    @Test func `who doesn't answer is gone`() async throws {
        let closed = Signal<EngineCloseReason>()
        let server = try await server(closed)
        let connection = try await server.openWebSocket()
        #expect(try await connection.frame() == .text("2"))
        #expect(try await connection.frame() == .close(1000))
        #expect(try await closed.next() == .pingTimeout)
        #expect(server.engine.sessionCount == 0)
    }

    @Test func `who polls and doesn't answer is gone`() async throws {
        let closed = Signal<EngineCloseReason>()
        let server = try await server(closed)
        let sid = try await server.openPolling()
        #expect(try await closed.next() == .pingTimeout)
        #expect(try await server.poll(sid).status == 400)
    }

    @Test func `a poll held open for ever ends with its session, which only a client that answers pings keeps`() async throws {
        let closed = Signal<EngineCloseReason>()
        let server = try await server(closed, timeout: .seconds(4))
        let sid = try await server.openPolling()
        #expect(try await server.poll(sid).body == "2")
        let held = try await server.connect()
        held.request("GET", server.target("polling", sid))
        #expect(try await closed.next() == .pingTimeout)
        let farewell = try await held.response()
        #expect(farewell.body == "1", "\(farewell)")
        #expect(server.engine.sessionCount == 0)
    }

    @Test func `a probe's pong is no sign of life`() async throws {
        let closed = Signal<EngineCloseReason>()
        let connection = try await server(closed).openWebSocket()
        #expect(try await connection.frame() == .text("2"))
        connection.text("3probe")
        #expect(try await closed.next() == .pingTimeout)
    }

    @Test func `a client doesn't ping`() async throws {
        let closed = Signal<EngineCloseReason>()
        let server = try await TestServer.echo(closed: closed)
        let connection = try await server.openWebSocket()
        connection.text("2")
        #expect(try await closed.next() == .transportError)
        let sid = try await server.openPolling()
        _ = try await server.post(sid, "2")
        #expect(try await closed.next() == .transportError)
    }
}
