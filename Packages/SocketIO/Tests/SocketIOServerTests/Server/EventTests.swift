import NIOCore
import SocketIOCodec
import SocketIOServer
import Testing

@Suite(.timeLimit(.minutes(1))) struct EventTests {
    private static func server(_ change: (inout SocketServerConfiguration) -> Void = { _ in }) async throws -> TestServer {
        var handlers = SocketHandlers()
        handlers.on("message") { event in event.socket.emit("message-back", values: event.values) }
        handlers.on("ask") { event in
            event.acknowledge(values: event.values)
            event.acknowledge("twice")
        }
        handlers.on("later") { event async in
            await Task.yield()
            event.acknowledge(values: event.values)
        }
        handlers.on("call me") { event async in
            let answer = try? await event.socket.call("call", 1, timeout: .seconds(30))
            event.socket.emit("answer", values: answer ?? ["none"])
        }
        handlers.on("call me briefly") { event async in
            do {
                _ = try await event.socket.call("call", timeout: .milliseconds(10))
            } catch {
                event.socket.emit("failed", SocketValue("\(error)"))
            }
        }
        handlers.onOthers { event in event.socket.emit("other", SocketValue(event.name)) }
        return try await .sockets(["/": handlers, "/nsp": handlers], change)
    }

    @Test(arguments: ["1", "0.1", "1.0", "true", "null", #"{"a":[1,{"b":2}]}"#, #""é\ud800""#, #"{"a":1,"a":2}"#, #"{"_placeholder":true,"num":0}"#])
    func `arguments come back as they went`(json: String) async throws {
        let (connection, _) = try await Self.server().enter()
        connection.text("42[\"message\",\(json),2]")
        #expect(try await connection.nextText() == "42[\"message-back\",\(json),2]")
    }

    @Test(arguments: [("0", "0"), ("7", "7"), ("007", "7"), ("9007199254740991", "9007199254740991")])
    func `an acknowledgement carries the event's id, once`(sent: String, id: String) async throws {
        let (connection, _) = try await Self.server().enter("/nsp")
        connection.text("42/nsp,\(sent)[\"ask\",1,[2]]")
        #expect(try await connection.nextText() == "43/nsp,\(id)[1,[2]]")
        connection.text("42/nsp,1[\"ask\"]")
        #expect(try await connection.nextText() == "43/nsp,1[]")
    }

    @Test func `an event that asks for no answer gets none`() async throws {
        let (connection, _) = try await Self.server().enter()
        connection.text("42[\"ask\"]")
        connection.text("42[\"x\"]")
        #expect(try await connection.nextText() == "42[\"other\",\"x\"]")
    }

    @Test func `asynchronous handlers run one after the other`() async throws {
        let (connection, _) = try await Self.server().enter()
        for id in 0..<50 { connection.text("42\(id)[\"later\",\(id)]") }
        for id in 0..<50 { #expect(try await connection.nextText() == "43\(id)[\(id)]") }
    }

    @Test func `the server asks and the client answers`() async throws {
        let (connection, _) = try await Self.server().enter()
        connection.text("42[\"call me\"]")
        #expect(try await connection.nextText() == "420[\"call\",1]")
        connection.text("43[\"no id\"]")
        connection.text("4399[\"unknown id\"]")
        connection.text("430[{\"a\":1}]")
        connection.text("430[\"again\"]")
        #expect(try await connection.nextText() == "42[\"answer\",{\"a\":1}]")
        connection.text("42[\"call me\"]")
        #expect(try await connection.nextText() == "421[\"call\",1]")
        connection.text("431[]")
        #expect(try await connection.nextText() == "42[\"answer\"]")
    }

    @Test func `an answer that doesn't come in time is an error`() async throws {
        let (connection, _) = try await Self.server().enter()
        connection.text("42[\"call me briefly\"]")
        #expect(try await connection.nextText() == "420[\"call\"]")
        #expect(try await connection.nextText() == "42[\"failed\",\"timedOut\"]")
    }

    @Test func `calls fail when the client goes, and when too many wait`() async throws {
        let results = Signal<SocketAcknowledgementError?>()
        var handlers = SocketHandlers()
        handlers.onConnect { socket in
            for _ in 0..<2 {
                socket.call("call", values: [], timeout: .seconds(30)) { result in
                    if case .failure(let error) = result { results.send(error) } else { results.send(nil) }
                }
            }
        }
        let server = try await TestServer.sockets(["/": handlers]) { $0.maximumAcknowledgements = 1 }
        let (connection, _) = try await server.enter()
        #expect(try await results.next() == .tooMany)
        await connection.close()
        #expect(try await results.next() == .disconnected)
    }

    @Test func `bytes come back as bytes`() async throws {
        let (connection, _) = try await Self.server().enter("/nsp")
        connection.text(#"452-/nsp,12["ask",{"_placeholder":true,"num":1},{"_placeholder":true,"num":0}]"#)
        connection.binary([1])
        connection.text("3")
        connection.binary([2])
        #expect(try await connection.nextText() == #"462-/nsp,12[{"_placeholder":true,"num":0},{"_placeholder":true,"num":1}]"#)
        #expect(try await connection.frame() == .binary([2]))
        #expect(try await connection.frame() == .binary([1]))
    }

    @Test func `attachments may come in several POSTs, as base64`() async throws {
        let server = try await Self.server()
        let sid = try await server.openPolling()
        _ = try await server.post(sid, "40")
        #expect(try await server.poll(sid).body.hasPrefix("40{"))
        _ = try await server.post(sid, #"452-["message",{"_placeholder":true,"num":0},{"_placeholder":true,"num":1}]"# + "\u{1E}bAQ==")
        _ = try await server.post(sid, "bAgM=")
        let header = #"452-["message-back",{"_placeholder":true,"num":0},{"_placeholder":true,"num":1}]"#
        #expect(try await server.pollMessages(sid) == header + "\u{1E}bAQ==\u{1E}bAgM=")
    }

    @Test(arguments: [#"451-["e",{"_placeholder":true,"num":1}]"#, #"451-["e",{"_placeholder":true,"num":-1}]"#]) func `a placeholder of nothing closes`(
        text: String
    ) async throws {
        let (connection, _) = try await Self.server().enter()
        connection.text(text)
        #expect(try await connection.frame() == .close(1000))
    }

    @Test func `text between attachments closes, and bytes that nobody announced`() async throws {
        let server = try await Self.server()
        let (first, _) = try await server.enter()
        first.text(#"451-["message",{"_placeholder":true,"num":0}]"#)
        first.text(#"42["message"]"#)
        #expect(try await first.frame() == .close(1000))
        let (second, _) = try await server.enter()
        second.binary([1])
        #expect(try await second.frame() == .close(1000))
    }

    @Test func `who sends more events than allowed is dropped`() async throws {
        let server = try await Self.server { $0.eventRate = .init(perSecond: 0.001, burst: 10) }
        let (connection, _) = try await server.enter()
        for id in 0..<20 { connection.text("42\(id)[\"ask\"]") }
        for id in 0..<9 { #expect(try await connection.nextText() == "43\(id)[]") }
        #expect(try await connection.frame() == .close(1000))
    }

    @Test func `events that wait for a slow handler are bounded`() async throws {
        let gate = Signal<Void>()
        var handlers = SocketHandlers()
        handlers.on("slow") { _ async in try? await gate.next() }
        let server = try await TestServer.sockets(["/": handlers]) { $0.maximumWaitingEvents = 3 }
        let (connection, _) = try await server.enter()
        for _ in 0..<10 { connection.text("42[\"slow\"]") }
        #expect(try await connection.frame() == .close(1000))
    }
}
