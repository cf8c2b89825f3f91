import NIOCore
import SocketIOCodec
import SocketIOServer
import Testing

@Suite(.timeLimit(.minutes(1))) struct RecoveryTests {
    private static func server(_ recovery: SocketRecovery = SocketRecovery(), _ gone: Signal<SocketDisconnectReason>? = nil) async throws -> TestServer {
        var handlers = SocketHandlers()
        handlers.on("join") { event in
            event.socket.join("x")
            event.acknowledge()
        }
        handlers.onConnect { $0.emit("state", SocketValue($0.isRecovered)) }
        handlers.onDisconnect { _, reason in gone?.send(reason) }
        return try await .sockets(["/": handlers]) { $0.recovery = recovery }
    }

    /// Enters and joins; returns what it takes to come back.
    private static func enter(_ server: TestServer, auth: String = "") async throws -> (RawConnection, sid: String, pid: String) {
        let connection = try await server.openWebSocket()
        connection.text("40\(auth)")
        let parts = try await connection.nextText().split(separator: "\"")
        #expect(parts.count == 9 && parts[5] == "pid")
        return (connection, String(parts[3]), String(parts[7]))
    }

    @Test func `who comes back in time is who it was, in its rooms, and gets what it missed`() async throws {
        let gone = Signal<SocketDisconnectReason>()
        let server = try await Self.server(SocketRecovery(), gone)
        let namespace = try #require(server.sockets?["/"])
        let (connection, sid, pid) = try await Self.enter(server)
        #expect(try await connection.nextText() == "42[\"state\",false,\"1\"]")
        connection.text("420[\"join\"]")
        #expect(try await connection.nextText() == "430[]")
        namespace.to("x").emit("seen")
        #expect(try await connection.nextText() == "42[\"seen\",\"2\"]")
        await connection.close()
        #expect(try await gone.next() == .transportClose)
        namespace.to("x").emit("missed", 1)
        namespace.to("y").emit("not mine")
        namespace.everybody.except(sid).emit("not for me")
        namespace.everybody.volatile.emit("not kept")
        namespace.to(sid).emit("missed", 2)
        let again = try await server.openWebSocket()
        again.text(#"40{"pid":"\#(pid)","offset":"2"}"#)
        #expect(try await again.nextText() == #"40{"sid":"\#(sid)","pid":"\#(pid)"}"#)
        #expect(try await again.nextText() == "42[\"missed\",1,\"3\"]")
        #expect(try await again.nextText() == "42[\"missed\",2,\"6\"]")
        #expect(try await again.nextText() == "42[\"state\",true,\"7\"]")
        namespace.to("x").emit("live")
        #expect(try await again.nextText() == "42[\"live\",\"8\"]")
    }

    @Test(arguments: [#"{"pid":"unknown","offset":"1"}"#, #"{"pid":7}"#, #"{"offset":"1"}"#]) func `who can't be found is new`(auth: String) async throws {
        let server = try await Self.server()
        let (connection, _, _) = try await Self.enter(server, auth: auth)
        #expect(try await connection.nextText().hasPrefix("42[\"state\",false,"))
    }

    @Test func `who was away for too long, or whose place in the log is gone, is new`() async throws {
        let gone = Signal<SocketDisconnectReason>()
        let server = try await Self.server(SocketRecovery(maximumAbsence: .zero), gone)
        let (connection, sid, pid) = try await Self.enter(server)
        await connection.close()
        _ = try await gone.next()
        let (_, other, _) = try await Self.enter(server, auth: #"{"pid":"\#(pid)","offset":"1"}"#)
        #expect(other != sid)
        let small = try await Self.server(SocketRecovery(maximumEvents: 2), gone)
        let (second, id, key) = try await Self.enter(small)
        await second.close()
        _ = try await gone.next()
        for _ in 0..<5 { small.sockets?["/"]?.everybody.emit("n") }
        let (_, newer, _) = try await Self.enter(small, auth: #"{"pid":"\#(key)","offset":"1"}"#)
        #expect(newer != id)
    }

    @Test func `who was put out doesn't come back as who it was`() async throws {
        let gone = Signal<SocketDisconnectReason>()
        let server = try await Self.server(SocketRecovery(), gone)
        let (connection, sid, pid) = try await Self.enter(server)
        connection.text("41")
        #expect(try await gone.next() == .clientNamespaceDisconnect)
        let (_, other, _) = try await Self.enter(server, auth: #"{"pid":"\#(pid)","offset":"1"}"#)
        #expect(other != sid)
    }
}
