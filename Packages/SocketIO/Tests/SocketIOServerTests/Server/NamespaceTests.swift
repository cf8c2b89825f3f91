import NIOCore
import SocketIOCodec
import SocketIOServer
import Testing

@testable import SocketIOEngine

@Suite(.timeLimit(.minutes(1))) struct NamespaceTests {
    private static func handlers(_ gone: Signal<SocketDisconnectReason>? = nil) -> SocketHandlers {
        var handlers = SocketHandlers()
        handlers.onConnect { $0.emit("auth", $0.handshake.auth) }
        handlers.on("kick") { event in event.socket.disconnect() }
        handlers.on("kick out") { event in event.socket.disconnect(closing: true) }
        handlers.on("ask") { event in event.acknowledge(values: event.values) }
        handlers.onDisconnect { _, reason in gone?.send(reason) }
        return handlers
    }

    @Test(arguments: [
        ("40", "40", "{}"), (#"40{"token":"x"}"#, "40", #"{"token":"x"}"#), ("40/chat", "40/chat,", "{}"), (#"40/chat,{"a":1}"#, "40/chat,", #"{"a":1}"#),
    ])
    func `CONNECT is answered before anything else of the namespace`(text: String, prefix: String, auth: String) async throws {
        let server = try await TestServer.sockets(["/": Self.handlers(), "/chat": Self.handlers()])
        let connection = try await server.openWebSocket()
        connection.text(text)
        let answer = try await connection.nextText()
        #expect(answer.hasPrefix("\(prefix){\"sid\":\"") && answer.hasSuffix("\"}") && !answer.contains("pid"))
        #expect(try await connection.nextText() == "42\(prefix.dropFirst(2))[\"auth\",\(auth)]")
    }

    @Test func `each namespace gives an id of its own, which tells nothing about others`() async throws {
        let server = try await TestServer.sockets(["/": SocketHandlers(), "/chat": SocketHandlers()])
        let connection = try await server.openWebSocket()
        let ids = [try await connection.enter(), try await connection.enter("/chat")]
        #expect(Set(ids).count == 2 && ids.allSatisfy { $0.count == 20 && server.engine.session($0) == nil })
    }

    @Test func `a client may send large messages once a namespace has admitted it`() async throws {
        let server = try await TestServer.sockets(["/": Self.handlers()]) { $0.engine.payloadBeforeAdmission = 1_000 }
        let large = String(repeating: "x", count: 2_000)
        let refused = try await server.openWebSocket()
        refused.text("40{\"token\":\"\(large)\"}")
        #expect(try await refused.frame() == .close(1009))
        let admitted = try await server.openWebSocket()
        _ = try await admitted.enter()
        _ = try await admitted.nextText()
        admitted.text("421[\"ask\",\"\(large)\"]")
        #expect(try await admitted.nextText() == "431[\"\(large)\"]")
        let sid = try await server.openPolling()
        #expect(try await server.post(sid, "40{\"token\":\"\(large)\"}").status == 413)
        #expect(try await server.post(sid, "40").body == "ok")
        #expect(try await server.post(sid, "421[\"ask\",\"\(large)\"]").body == "ok")
    }

    @Test func `pings and pongs count as packets`() async throws {
        let gone = Signal<SocketDisconnectReason>()
        let server = try await TestServer.sockets(["/": Self.handlers(gone)]) { $0.eventRate = .init(perSecond: 1, burst: 20) }
        let connection = try await server.openWebSocket()
        _ = try await connection.enter()
        for opcode in [WebSocketOpcode.ping, .pong] {
            for _ in 0..<10 { connection.write(WebSocketFrames.frame(opcode, ByteBuffer(string: "x"), mask: 1)) }
        }
        #expect(try await gone.next() == .transportError)
    }

    @Test func `an unknown namespace is refused, the connection stays`() async throws {
        let server = try await TestServer.sockets(["/": SocketHandlers(), "/chat": SocketHandlers()])
        let connection = try await server.openWebSocket()
        connection.text("40/nope")
        #expect(try await connection.nextText() == #"44/nope,{"message":"Invalid namespace"}"#)
        connection.text("40/chat?a=b,")
        #expect(try await connection.nextText() == #"44/chat?a=b,{"message":"Invalid namespace"}"#)
        _ = try await connection.enter("/chat")
    }

    @Test func `middleware refuses with a message, data where there is some`() async throws {
        var plain = SocketHandlers()
        plain.authorize { _ throws in throw SocketRefusal("no") }
        var coded = SocketHandlers()
        coded.authorize { _ async throws in throw SocketRefusal("not authorized", code: 403) }
        var broken = SocketHandlers()
        broken.authorize { _ throws in throw CancellationError() }
        let server = try await TestServer.sockets(["/plain": plain, "/coded": coded, "/broken": broken, "/": SocketHandlers()])
        let connection = try await server.openWebSocket()
        for (name, refusal) in [
            ("/plain", #"{"message":"no"}"#), ("/coded", #"{"message":"not authorized","data":{"code":403}}"#), ("/broken", #"{"message":"Internal error"}"#),
        ] {
            connection.text("40\(name),")
            #expect(try await connection.nextText() == "44\(name),\(refusal)")
        }
        _ = try await connection.enter()
    }

    @Test func `middleware adds up: rooms, and what is known of the client`() async throws {
        struct Person: Sendable { let name: String }
        var handlers = SocketHandlers()
        handlers.authorize { _ throws in SocketAdmission(rooms: ["a"], context: Person(name: "Ann")) }
        handlers.authorize { handshake async throws in SocketAdmission(rooms: [handshake.namespace]) }
        handlers.on("who") { event in event.acknowledge(SocketValue(event.socket.context(as: Person.self)?.name ?? "")) }
        let server = try await TestServer.sockets(["/": handlers])
        let (connection, _) = try await server.enter()
        connection.text("420[\"who\"]")
        #expect(try await connection.nextText() == "430[\"Ann\"]")
        let namespace = try #require(server.sockets?["/"])
        #expect(await namespace.count(in: "a") == 1)
        #expect(await namespace.count(in: "/") == 1)
    }

    @Test func `an event before the answer ends the connection`() async throws {
        let gate = Signal<Void>()
        var slow = SocketHandlers()
        slow.authorize { _ async throws in
            try await gate.next()
            return SocketAdmission()
        }
        let server = try await TestServer.sockets(["/": slow])
        let connection = try await server.openWebSocket()
        connection.text("40")
        connection.text("42[\"early\"]")
        #expect(try await connection.frame() == .close(1000))
    }

    @Test(arguments: [
        "42[\"e\"]", "40[]", "40\"x\"", "41", "43[]", "44{}", "4x", "40/nope,{",
    ]) func `a connection that doesn't begin with CONNECT is closed`(text: String) async throws {
        let server = try await TestServer.sockets(["/": SocketHandlers()])
        let connection = try await server.openWebSocket()
        connection.text(text)
        #expect(try await connection.frame() == .close(1000))
    }

    @Test(arguments: ["40", "42/chat,[\"e\"]", "44{}", "42[]", "42{}", "42[null]", "42[\"connect\"]", "42", "41{}", "4", "511-[\"e\"]", "451-[\"e\"]\u{0}"])
    func `what isn't allowed closes the whole connection, with forced close`(text: String) async throws {
        let gone = Signal<SocketDisconnectReason>()
        let server = try await TestServer.sockets(["/": Self.handlers(gone), "/chat": SocketHandlers()])
        let (connection, _) = try await server.enter()
        #expect(try await connection.nextText() == "42[\"auth\",{}]")
        connection.text(text.hasPrefix("5") ? "4\(text)" : text)
        #expect(try await connection.frame() == .close(1000))
        #expect(try await gone.next() == .forcedClose)
    }

    @Test func `a client leaves, its late event costs it the connection, before that it may come back`() async throws {
        let gone = Signal<SocketDisconnectReason>()
        let server = try await TestServer.sockets(["/": Self.handlers(gone)])
        let (connection, first) = try await server.enter()
        #expect(try await connection.nextText() == "42[\"auth\",{}]")
        connection.text("41")
        #expect(try await gone.next() == .clientNamespaceDisconnect)
        #expect(try await connection.enter() != first)
        #expect(try await connection.nextText() == "42[\"auth\",{}]")
        connection.text("41")
        connection.text("42[\"late\"]")
        #expect(try await connection.frame() == .close(1000))
    }

    @Test func `the server puts a client out of a namespace, or out of everything`() async throws {
        let gone = Signal<SocketDisconnectReason>()
        let server = try await TestServer.sockets(["/": Self.handlers(gone), "/chat": Self.handlers()])
        let (connection, _) = try await server.enter()
        #expect(try await connection.nextText() == "42[\"auth\",{}]")
        _ = try await connection.enter("/chat")
        #expect(try await connection.nextText() == "42/chat,[\"auth\",{}]")
        connection.text("42/chat,[\"kick\"]")
        #expect(try await connection.nextText() == "41/chat,")
        connection.text("42[\"kick out\"]")
        #expect(try await connection.nextText() == "41")
        #expect(try await connection.frame() == .close(1000))
        #expect(try await gone.next() == .serverNamespaceDisconnect)
    }

    @Test func `the reason names what happened`() async throws {
        let gone = Signal<SocketDisconnectReason>()
        let server = try await TestServer.sockets(["/": Self.handlers(gone)])
        await (try await server.enter()).0.close()
        #expect(try await gone.next() == .transportClose)
        (try await server.enter()).0.text("x")
        #expect(try await gone.next() == .parseError)
        (try await server.enter()).0.text("2")
        #expect(try await gone.next() == .transportError)
        _ = try await server.enter()
        server.sockets?.stop()
        #expect(try await gone.next() == .shuttingDown)
    }

    @Test func `who enters no namespace in time is closed`() async throws {
        let server = try await TestServer.sockets(["/": SocketHandlers()]) { $0.connectTimeout = .milliseconds(30) }
        let idle = try await server.openWebSocket()
        #expect(try await idle.frame() == .close(1000))
    }

    @Test func `the time to enter ends with the first namespace, and doesn't begin again`() async throws {
        let gone = Signal<SocketDisconnectReason>()
        let server = try await TestServer.sockets(["/": Self.handlers(gone)]) {
            ($0.connectTimeout, $0.engine.pingInterval) = (.seconds(4), .milliseconds(4_500))
        }
        let (connection, _) = try await server.enter()
        connection.text("41")
        #expect(try await connection.nextText() == "42[\"auth\",{}]")
        // Past the time, the server still pings.
        #expect(try await connection.frame() == .text("2"))
    }

    @Test func `a connection may ask for a thousand namespaces, but be in few`() async throws {
        var names: [String: SocketHandlers] = [:]
        for number in 0..<20 { names["/\(number)"] = SocketHandlers() }
        let server = try await TestServer.sockets(names) { $0.maximumNamespaces = 3 }
        let connection = try await server.openWebSocket()
        for number in 0..<3 { _ = try await connection.enter("/\(number)") }
        connection.text("40/4,")
        #expect(try await connection.nextText() == #"44/4,{"message":"Too many namespaces"}"#)
        for number in 0..<1_000 {
            connection.text("40/none\(number)")
            #expect(try await connection.nextText() == #"44/none\#(number),{"message":"Invalid namespace"}"#)
        }
    }
}
