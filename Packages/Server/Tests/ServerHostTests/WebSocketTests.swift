import NIOCore
import ServerCore
import Testing

@testable import ServerHost

@Suite(.timeLimit(.minutes(1)))
struct WebSocketTests {
    /// Opens a WebSocket to an echo and runs a closure on it.
    private func withSocket(
        _ route: SocketRoute = .echo, configuration: HostConfiguration = .test, _ body: @Sendable @escaping (inout RawClient) async throws -> Void
    ) async throws {
        try await RunningHost.with(socket: route, configuration: configuration) { host in
            try await RawClient.connect(to: host.port) { client in
                #expect(try await client.upgrade().status == "101")
                try await body(&client)
            }
        }
    }

    @Test func `a handshake is answered with the key's proof, and messages travel both ways`() async throws {
        try await RunningHost.with(socket: .echo) { host in
            try await RawClient.connect(to: host.port) { client in
                let response = try await client.upgrade()
                #expect(response.status == "101")
                #expect(response.fields["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
                for text in ["hello", "grüße", String(repeating: "x", count: 70_000)] {
                    try await client.send(text: text)
                    #expect(try await client.frame() == RawClient.Frame(isFinal: true, opcode: 1, payload: Array(text.utf8)))
                }
            }
        }
    }

    @Test func `the one who serves a socket sees its request`() async throws {
        let route = SocketRoute.live { request, socket in socket.send(Array("\(request.path) \(request.remoteAddress)".utf8)) }
        try await withSocket(route) { client in
            let frame = try await client.frame()
            #expect(frame.text == "/live/socket 127.0.0.1")
            let next = try await client.frame()
            #expect(next.code == 1000)
        }
    }

    @Test func `a handshake without the right to it is refused with 403`() async throws {
        try await RunningHost.with(socket: .echo) { host in
            try await RawClient.connect(to: host.port) { client in
                let response = try await client.upgrade(cookie: "live=no")
                #expect(response.status == "403")
                #expect(response.body.contains(#""code":"forbidden""#))
            }
        }
    }

    @Test func `a handshake elsewhere is an ordinary request`() async throws {
        try await RunningHost.with(socket: .echo) { host in
            try await RawClient.connect(to: host.port) { client in
                let response = try await client.upgrade(path: "/orders")
                #expect(response.fields["x-echo"] == "GET /orders 127.0.0.1")
                #expect(response.fields["connection"] == "close")
                #expect(await client.isClosed())
            }
        }
    }

    @Test func `a connection that has answered requests may become the WebSocket`() async throws {
        try await RunningHost.with(socket: .echo) { host in
            try await RawClient.connect(to: host.port) { client in
                for _ in 1...2 {
                    try await client.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n")
                    #expect(try await client.response().status == "200")
                }
                #expect(try await client.upgrade().status == "101")
                try await client.send(text: "hello")
                #expect(try await client.frame().text == "hello")
                try await client.send(opcode: 8, [3, 232])
                #expect(try await client.frame().code == 1000)
                #expect(await client.isClosed())
            }
        }
    }

    @Test func `what is sent right behind the handshake isn't lost, nor the request before it`() async throws {
        try await RunningHost.with(socket: .echo) { host in
            try await RawClient.connect(to: host.port) { client in
                let message = RawClient.encode(opcode: 1, Array("early".utf8))
                try await client.send(Array("GET /a HTTP/1.1\r\nHost: test\r\n\r\n".utf8) + Array(RawClient.handshake().utf8) + message)
                #expect(try await client.response().fields["x-echo"]?.hasPrefix("GET /a") == true)
                #expect(try await client.response().status == "101")
                #expect(try await client.frame().text == "early")
            }
        }
    }

    @Test func `a handshake without the right to it is refused on a connection that has answered requests, too`() async throws {
        try await RunningHost.with(socket: .echo) { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n")
                #expect(try await client.response().status == "200")
                #expect(try await client.upgrade(cookie: "live=no").status == "403")
                #expect(await client.isClosed())
            }
        }
    }

    @Test func `fragments are put together, with a ping among them`() async throws {
        try await withSocket { client in
            try await client.send(text: "one ", isFinal: false)
            try await client.send(opcode: 9, [7])
            try await client.send(opcode: 0, Array("two ".utf8), isFinal: false)
            try await client.send(opcode: 0, Array("three".utf8))
            #expect(try await client.frame() == RawClient.Frame(isFinal: true, opcode: 10, payload: [7]))
            #expect(try await client.frame().text == "one two three")
        }
    }

    @Test func `a closing frame is answered with its code, then the connection closes`() async throws {
        try await withSocket { client in
            try await client.send(opcode: 8, [3, 232])
            #expect(try await client.frame().code == 1000)
            #expect(await client.isClosed())
        }
    }

    @Test func `a frame that is too large is refused with 1009`() async throws {
        try await withSocket { client in
            try await client.send(opcode: 1, [UInt8](repeating: 65, count: 100_001))
            #expect(try await client.frame().code == 1009)
            #expect(await client.isClosed())
        }
    }

    @Test func `fragments that grow too large are refused with 1009`() async throws {
        try await withSocket { client in
            try await client.send(opcode: 1, [UInt8](repeating: 65, count: 60_000), isFinal: false)
            try await client.send(opcode: 0, [UInt8](repeating: 65, count: 60_000), isFinal: false)
            #expect(try await client.frame().code == 1009)
        }
    }

    @Test func `an unmasked frame is refused with 1002`() async throws {
        try await withSocket { client in
            try await client.send(opcode: 1, [65], isMasked: false)
            #expect(try await client.frame().code == 1002)
        }
    }

    @Test(arguments: [(opcode: UInt8(0), code: 1002), (opcode: 2, code: 1003), (opcode: 3, code: 1002)])
    func `frames out of place are refused`(opcode: UInt8, code: Int) async throws {
        try await withSocket { client in
            try await client.send(opcode: opcode, [65])
            #expect(try await client.frame().code == code)
        }
    }

    @Test func `a message amid another is refused with 1002, one that isn't UTF-8 with 1007`() async throws {
        try await withSocket { client in
            try await client.send(text: "one", isFinal: false)
            try await client.send(text: "two")
            #expect(try await client.frame().code == 1002)
        }
        try await withSocket { client in
            try await client.send(opcode: 1, [0xC3, 0x28])
            #expect(try await client.frame().code == 1007)
        }
    }

    @Test func `a silent socket is pinged, then closed; its messages end`() async throws {
        var configuration = HostConfiguration.test
        configuration.pingInterval = .milliseconds(30)
        let ended = Signal<Void>()
        let route = SocketRoute.live { _, socket in
            while await socket.inbox.take() != nil {}
            ended.send(())
        }
        try await withSocket(route, configuration: configuration) { client in
            let frame = try await client.frame()
            #expect(frame.opcode == 9)
            let next = try await client.frame()
            #expect(next.opcode == 9)
            #expect(await client.isClosed())
            await ended.value
        }
    }

    @Test func `a vanished client ends the messages`() async throws {
        let ended = Signal<Void>()
        let route = SocketRoute.live { _, socket in
            while await socket.inbox.take() != nil {}
            ended.send(())
        }
        try await withSocket(route) { client in
            try await client.close()
            await ended.value
        }
    }

    @Test func `a server that reads late loses nothing`() async throws {
        let released = Signal<Void>()
        let count = 400
        let route = SocketRoute.live { _, socket in
            await released.value
            var length = 0
            while length < count * 50_000, let messages = await socket.inbox.take() {
                length += messages.reduce(0) { $0 + $1.utf8.count }
            }
            socket.send(Array("\(length)".utf8))
        }
        try await withSocket(route) { client in
            let (outbound, bytes) = (client.outbound, RawClient.encode(opcode: 1, [UInt8](repeating: 65, count: 50_000)))
            async let sending: Void = {
                for _ in 1...count { try await outbound.write(ByteBuffer(bytes: bytes)) }
            }()
            released.send(())
            try await sending
            #expect(try await client.frame().text == "\(count * 50_000)")
        }
    }

    @Test func `200 sockets echo side by side`() async throws {
        try await RunningHost.with(socket: .echo) { host in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 1...200 {
                    group.addTask {
                        try await RawClient.connect(to: host.port) { client in
                            #expect(try await client.upgrade().status == "101")
                            for round in 1...3 {
                                try await client.send(text: "\(number) \(round)")
                                #expect(try await client.frame().text == "\(number) \(round)")
                            }
                            try await client.send(opcode: 8, [3, 232])
                            #expect(try await client.frame().code == 1000)
                        }
                    }
                }
                try await group.waitForAll()
            }
        }
    }
}

/// Pings and pongs of a client that wants to use memory or time.
@Suite(.timeLimit(.minutes(1)))
struct ControlFrameTests {
    @Test func `a client that pings and doesn't read gets the newest pong alone once it reads`() async throws {
        let (filled, taken) = (Signal<Void>(), Signal<Void>())
        let padding = [UInt8](repeating: 120, count: 8 << 20)
        let route = SocketRoute.live { _, socket in
            socket.send(padding)
            filled.send(())
            _ = await socket.inbox.take()
            taken.send(())
            _ = await socket.inbox.take()
        }
        try await RunningHost.with(socket: route) { host in
            try await RawClient.connect(to: host.port, reads: false) { client in
                try await client.send(RawClient.handshake())
                await filled.value
                for number in UInt8(0)..<90 { try await client.send(opcode: 9, [number]) }
                try await client.send(text: "all sent")
                await taken.value
                try await client.startReading()
                #expect(try await client.response().status == "101")
                #expect(try await client.frame().payload.count == padding.count)
                #expect(try await client.frame() == RawClient.Frame(isFinal: true, opcode: 10, payload: [89]))
            }
        }
    }

    @Test(arguments: [9, 10] as [UInt8]) func `more pings or pongs than anybody needs close the socket`(opcode: UInt8) async throws {
        try await RunningHost.with(socket: .echo) { host in
            try await RawClient.connect(to: host.port) { client in
                #expect(try await client.upgrade().status == "101")
                for _ in 0..<201 { try await client.send(opcode: opcode, []) }
                var frame = try await client.frame()
                while frame.opcode == 10 { frame = try await client.frame() }
                #expect(frame.code == 1008)
            }
        }
    }
}
