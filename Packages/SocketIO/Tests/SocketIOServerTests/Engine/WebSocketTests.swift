import NIOCore
import SocketIOCodec
import SocketIOEngine
import Testing

@Suite(.timeLimit(.minutes(1))) struct WebSocketTests {
    @Test func `text comes back as text, bytes as bytes without a type, base64 as bytes`() async throws {
        let connection = try await TestServer.echo().openWebSocket()
        connection.text("4€")
        connection.binary([1, 2, 3])
        connection.text("bAQID")
        #expect(try await connection.frame() == .text("4€"))
        #expect(try await connection.frame() == .binary([1, 2, 3]))
        #expect(try await connection.frame() == .binary([1, 2, 3]))
    }

    @Test func `many messages in one read come back in order`() async throws {
        let connection = try await TestServer.echo().openWebSocket()
        var bytes = ByteBuffer()
        for number in 0..<500 { bytes.writeImmutableBuffer(WebSocketFrames.frame(.text, ByteBuffer(string: "4\(number)"), mask: 1)) }
        connection.write(bytes)
        for number in 0..<500 { #expect(try await connection.frame() == .text("4\(number)")) }
    }

    @Test func `fragments make one message, a ping between them is answered`() async throws {
        let connection = try await TestServer.echo().openWebSocket()
        var first = WebSocketFrames.frame(.text, ByteBuffer(string: "4ab"), mask: 1)
        first.setInteger(UInt8(1), at: 0)
        connection.write(first)
        connection.write(WebSocketFrames.frame(.ping, ByteBuffer(string: "x"), mask: 1))
        connection.write(WebSocketFrames.frame(.continuation, ByteBuffer(string: "cd"), mask: 1))
        #expect(try await connection.frame() == .pong)
        #expect(try await connection.frame() == .text("4abcd"))
    }

    @Test func `a message may be as large as allowed`() async throws {
        let connection = try await TestServer.echo().openWebSocket()
        let text = "4" + String(repeating: "x", count: 999_999)
        connection.text(text)
        #expect(try await connection.frame() == .text(text))
    }

    @Test func `a larger message closes with 1009`() async throws {
        let closed = Signal<EngineCloseReason>()
        let connection = try await TestServer.echo(closed: closed).openWebSocket()
        connection.text("4" + String(repeating: "x", count: 1_000_000))
        #expect(try await connection.frame() == .close(1009))
        #expect(try await closed.next() == .transportError)
    }

    @Test(arguments: ["", "x", "7"]) func `what is no packet ends the session`(text: String) async throws {
        let closed = Signal<EngineCloseReason>()
        let connection = try await TestServer.echo(closed: closed).openWebSocket()
        connection.text(text)
        #expect(try await connection.frame() == .close(1000))
        #expect(try await closed.next() == .parseError)
    }

    @Test func `a frame without a mask, or text that isn't UTF-8, closes`() async throws {
        let server = try await TestServer.echo()
        let unmasked = try await server.openWebSocket()
        unmasked.write(WebSocketFrames.frame(.text, ByteBuffer(string: "4x")))
        #expect(try await unmasked.frame() == .close(1002))
        let garbled = try await server.openWebSocket()
        garbled.write(WebSocketFrames.frame(.text, ByteBuffer(bytes: [0x34, 0xFF]), mask: 1))
        #expect(try await garbled.frame() == .close(1007))
    }

    @Test(arguments: ["0", "5", "6"]) func `packets that mean nothing here are ignored`(text: String) async throws {
        let connection = try await TestServer.echo().openWebSocket()
        connection.text(text)
        connection.text("4x")
        #expect(try await connection.frame() == .text("4x"))
    }

    @Test func `a client closes by packet, by handshake or by hanging up`() async throws {
        let closed = Signal<EngineCloseReason>()
        let server = try await TestServer.echo(closed: closed)
        let byPacket = try await server.openWebSocket()
        byPacket.text("1")
        #expect(try await byPacket.frame() == .close(1000))
        #expect(try await closed.next() == .transportClose)
        let byHandshake = try await server.openWebSocket()
        byHandshake.write(WebSocketFrames.close(.normal, mask: 1))
        #expect(try await byHandshake.frame() == .close(1000))
        try await byHandshake.waitUntilClosed()
        #expect(try await closed.next() == .transportClose)
        await (try await server.openWebSocket()).close()
        #expect(try await closed.next() == .transportClose)
        #expect(server.engine.sessionCount == 0)
    }

    @Test func `the server closes behind what it sent`() async throws {
        let closed = Signal<EngineCloseReason>()
        let connection = try await TestServer.echo(closed: closed).openWebSocket()
        connection.text("4last")
        connection.text("4bye")
        #expect(try await connection.frame() == .text("4last"))
        #expect(try await connection.frame() == .close(1000))
        #expect(try await closed.next() == .forcedClose)
    }

    @Test func `a slow reader is dropped when its buffer is full`() async throws {
        let closed = Signal<EngineCloseReason>()
        let server = try await TestServer.echo({ $0.sendBuffer = 100_000 }, closed: closed)
        let connection = try await server.webSocket(reads: false)
        let frame = WebSocketFrames.frame(.text, ByteBuffer(string: "4" + String(repeating: "x", count: 99_000)), mask: 1)
        let flood = Task {
            for _ in 0..<2_000 where !Task.isCancelled {
                connection.write(frame)
                await Task.yield()
            }
        }
        #expect(try await closed.next() == .transportError)
        flood.cancel()
        await connection.close()
    }

    @Test func `a client that reads late gets everything in order, whoever sent it to the system`() async throws {
        let server = try await TestServer.echo { $0.sendBuffer = 64 << 20 }
        let connection = try await server.webSocket(reads: false)
        let (count, padding) = (4_000, String(repeating: "x", count: 3_000))
        let writing = Task {
            for number in 0..<count {
                connection.text("4\(number) \(padding)")
                // One by one, so that many are sent alone and more than the system holds wait.
                await Task.yield()
            }
        }
        await writing.value
        try await connection.startReading()
        #expect(try await connection.response().status == 101)
        let first = try await connection.nextText()
        #expect(first.hasPrefix("0{"))
        for number in 0..<count { #expect(try await connection.nextText() == "4\(number) \(padding)") }
    }

    @Test func `a client that pings and doesn't read gets the newest pong alone once it reads`() async throws {
        let server = try await TestServer.echo()
        let connection = try await server.webSocket(reads: false)
        let (count, padding) = (60_000, String(repeating: "x", count: 118))
        for number in 0..<count {
            connection.write(WebSocketFrames.frame(.ping, ByteBuffer(string: "\(100_000 + number)\(padding)"), mask: 1))
            if number.isMultiple(of: 100) { await Task.yield() }
        }
        connection.text("4last")
        // More than the system holds for a client that doesn't read.
        try await connection.waitUntilWritten()
        try await connection.startReading()
        #expect(try await connection.response().status == 101)
        var pongs = 0
        while true {
            let frame = try await connection.frame()
            if frame == .pong { pongs += 1 }
            if frame == .text("4last") { break }
        }
        #expect(pongs > 0 && pongs < count)
    }

    @Test func `a stop takes leave with 1001`() async throws {
        let closed = Signal<EngineCloseReason>()
        let server = try await TestServer.echo(closed: closed)
        let connection = try await server.openWebSocket()
        server.engine.stop()
        #expect(try await connection.frame() == .close(1001))
        #expect(try await closed.next() == .shuttingDown)
    }
}
