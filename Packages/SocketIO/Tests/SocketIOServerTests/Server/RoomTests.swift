import CoreTesting
import NIOCore
import SocketIOCodec
import SocketIOServer
import Testing

@Suite(.timeLimit(.minutes(1))) struct RoomTests {
    private static func handlers() -> SocketHandlers {
        var handlers = SocketHandlers()
        handlers.on("join") { event in
            for room in event.values.compactMap(\.string) { event.socket.join(room) }
            event.acknowledge()
        }
        handlers.on("leave") { event in
            for room in event.values.compactMap(\.string) { event.socket.leave(room) }
            event.acknowledge()
        }
        handlers.on("to others") { event in event.socket.to(event.values[0].string ?? "").emit("hi") }
        handlers.on("to all others") { event in event.socket.others.emit("hi") }
        return handlers
    }

    /// A client in some rooms.
    private static func member(_ server: TestServer, _ rooms: String...) async throws -> (RawConnection, String) {
        let (connection, id) = try await server.enter()
        connection.text("420[\"join\",\(rooms.map { "\"\($0)\"" }.joined(separator: ","))]")
        #expect(try await connection.nextText() == "430[]")
        return (connection, id)
    }

    /// Whoever gets the mark next got nothing before it.
    private static func expectNothing(_ connections: RawConnection..., from server: TestServer) async throws {
        server.sockets?["/"]?.everybody.emit("mark")
        for connection in connections { #expect(try await connection.nextText() == "42[\"mark\"]") }
    }

    @Test func `a room's members get what is sent to it, in order, each once`() async throws {
        let server = try await TestServer.sockets(["/": Self.handlers()])
        let namespace = try #require(server.sockets?["/"])
        let (a, _) = try await Self.member(server, "x", "y")
        let (b, _) = try await Self.member(server, "y")
        let (c, idC) = try await Self.member(server, "z")
        for number in 0..<100 { namespace.to("x").to("y").emit("n", SocketValue(number)) }
        for connection in [a, b] {
            for number in 0..<100 { #expect(try await connection.nextText() == "42[\"n\",\(number)]") }
        }
        namespace.to(idC).emit("alone")
        #expect(try await c.nextText() == "42[\"alone\"]")
        namespace.to("nowhere").emit("n")
        try await Self.expectNothing(a, b, c, from: server)
    }

    @Test func `a broadcast leaves out whom it is told to`() async throws {
        let server = try await TestServer.sockets(["/": Self.handlers()])
        let namespace = try #require(server.sockets?["/"])
        let (a, idA) = try await Self.member(server, "x")
        let (b, _) = try await Self.member(server, "x", "y")
        let (c, _) = try await Self.member(server, "x")
        namespace.to("x").except(idA).except("y").emit("hi")
        #expect(try await c.nextText() == "42[\"hi\"]")
        a.text("42[\"to others\",\"x\"]")
        for connection in [b, c] { #expect(try await connection.nextText() == "42[\"hi\"]") }
        b.text("42[\"to all others\"]")
        for connection in [a, c] { #expect(try await connection.nextText() == "42[\"hi\"]") }
        try await Self.expectNothing(a, b, c, from: server)
    }

    @Test func `who has left a room, or the server, isn't in it`() async throws {
        let server = try await TestServer.sockets(["/": Self.handlers()])
        let namespace = try #require(server.sockets?["/"])
        let (a, _) = try await Self.member(server, "x", "y")
        let (b, _) = try await Self.member(server, "x")
        #expect(await namespace.count(in: "x") == 2)
        #expect(await namespace.count() == 2)
        a.text("421[\"leave\",\"x\",\"x\",\"unknown\"]")
        #expect(try await a.nextText() == "431[]")
        #expect(await namespace.count(in: "x") == 1)
        await b.close()
        try await eventually { await namespace.count() <= 1 }
        #expect(await namespace.count(in: "x") == 0)
        #expect(await namespace.count(in: "y") == 1)
    }

    @Test func `bytes reach a room, by WebSocket and by polling`() async throws {
        let server = try await TestServer.sockets(["/": Self.handlers()])
        let (a, _) = try await Self.member(server, "x")
        let sid = try await server.openPolling()
        _ = try await server.post(sid, "40\u{1E}420[\"join\",\"x\"]")
        var body = try await server.poll(sid).body
        if !body.contains("430[]") { body = try await server.poll(sid).body }
        server.sockets?["/"]?.to("x").emit("bytes", SocketValue(binary: ByteBuffer(bytes: [1, 2, 3])))
        let header = #"451-["bytes",{"_placeholder":true,"num":0}]"#
        #expect(try await a.nextText() == header)
        #expect(try await a.frame() == .binary([1, 2, 3]))
        #expect(try await server.pollMessages(sid) == "\(header)\u{1E}bAQID")
    }

    @Test func `a volatile event is dropped for who isn't ready`() async throws {
        let server = try await TestServer.sockets(["/": Self.handlers()])
        let namespace = try #require(server.sockets?["/"])
        let (a, _) = try await Self.member(server, "x")
        let sid = try await server.openPolling()
        _ = try await server.post(sid, "40")
        #expect(try await server.poll(sid).body.hasPrefix("40{"))
        namespace.everybody.volatile.emit("maybe")
        namespace.everybody.emit("sure")
        #expect(try await a.nextText() == "42[\"maybe\"]")
        #expect(try await a.nextText() == "42[\"sure\"]")
        #expect(try await server.pollMessages(sid) == "42[\"sure\"]")
    }

    @Test func `a room's members are put out`() async throws {
        let server = try await TestServer.sockets(["/": Self.handlers()])
        let namespace = try #require(server.sockets?["/"])
        let (a, _) = try await Self.member(server, "x")
        let (b, _) = try await Self.member(server, "y")
        namespace.to("x").disconnect(closing: true)
        #expect(try await a.nextText() == "41")
        #expect(try await a.frame() == .close(1000))
        namespace.to("y").disconnect()
        #expect(try await b.nextText() == "41")
        _ = try await b.enter()
    }

    @Test func `rooms reach across the nodes of a cluster`() async throws {
        let cluster = InProcessCluster()
        let first = try await TestServer.sockets(["/": Self.handlers()], cluster: cluster)
        let second = try await TestServer.sockets(["/": Self.handlers()], cluster: cluster)
        let (a, _) = try await Self.member(first, "x")
        let (b, _) = try await Self.member(second, "x")
        a.text("42[\"to others\",\"x\"]")
        #expect(try await b.nextText() == "42[\"hi\"]")
        try await Self.expectNothing(a, b, from: second)
        first.sockets?["/"]?.to("x").disconnect()
        #expect(try await b.nextText() == "41")
        second.sockets?.stop()
        first.sockets?["/"]?.to("x").emit("after")
    }
}
