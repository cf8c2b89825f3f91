import Core
import CoreTesting
import NIOCore
import SocketIOClient
import SocketIOCodec
import SocketIOServer
import Testing

@testable import ServerHost
@testable import SocketIOEngine

/// Socket.IO on the same port as everything else.
@Suite(.timeLimit(.minutes(1))) struct SocketIOTests {
    private static let opening = "GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: test\r\n\r\n"

    private static func server() -> SocketIOServer {
        var handlers = SocketHandlers()
        handlers.on("ask") { event in event.acknowledge(values: event.values) }
        return SocketIOServer(namespaces: ["/": handlers], random: SystemRandomSource())
    }

    @Test(arguments: [SocketClientConfiguration.Transports.pollingThenWebSocket, .webSocket, .polling])
    func `a client connects by every transport`(transports: SocketClientConfiguration.Transports) async throws {
        try await RunningHost.with(socket: .echo, engines: [Self.server().engine]) { host in
            let client = SocketIOClient(
                SocketServerAddress(host: "127.0.0.1", port: host.port), configuration: SocketClientConfiguration(transports: transports),
                clock: SystemClock(), random: SystemRandomSource())
            await client.connect()
            for number in 0..<20 {
                let answer = try await client.call("ask", SocketValue(number), timeout: .seconds(30))
                #expect(answer == [SocketValue(number)])
            }
            await client.disconnect()
        }
    }

    @Test func `polling shares a connection with other requests, in their order`() async throws {
        try await RunningHost.with(engines: [Self.server().engine]) { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send("GET /a HTTP/1.1\r\nHost: test\r\n\r\n" + Self.opening + "GET /b HTTP/1.1\r\nHost: test\r\n\r\n")
                #expect(try await client.response().fields["x-echo"]?.hasPrefix("GET /a") == true)
                #expect(try await client.response().body.hasPrefix("0{\"sid\""))
                #expect(try await client.response().fields["x-echo"]?.hasPrefix("GET /b") == true)
                try await client.send(Self.opening)
                #expect(try await client.response().body.hasPrefix("0{\"sid\""))
            }
        }
    }

    @Test func `a connection that has answered requests may become the WebSocket`() async throws {
        try await RunningHost.with(engines: [Self.server().engine]) { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send("GET /a HTTP/1.1\r\nHost: test\r\n\r\n")
                #expect(try await client.response().fields["x-echo"]?.hasPrefix("GET /a") == true)
                try await client.send(Self.opening)
                #expect(try await client.response().body.hasPrefix("0{\"sid\""))
                #expect(try await client.upgrade(path: "/socket.io/?EIO=4&transport=websocket").status.hasPrefix("101"))
                #expect(try await client.frame().text.hasPrefix("0{\"sid\""))
                try await client.send(text: "40")
                #expect(try await client.frame().text.hasPrefix("40{\"sid\""))
            }
        }
    }

    @Test func `a connection that has polled may become a live page's WebSocket`() async throws {
        try await RunningHost.with(socket: .echo, engines: [Self.server().engine]) { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send("GET /a HTTP/1.1\r\nHost: test\r\n\r\n" + Self.opening)
                #expect(try await client.response().fields["x-echo"]?.hasPrefix("GET /a") == true)
                #expect(try await client.response().body.hasPrefix("0{\"sid\""))
                #expect(try await client.upgrade().status.hasPrefix("101"))
                try await client.send(text: "hello")
                #expect(try await client.frame().text == "hello")
            }
        }
    }

    @Test func `other WebSockets and paths are as they were`() async throws {
        try await RunningHost.with(socket: .echo, engines: [Self.server().engine]) { host in
            try await RawClient.connect(to: host.port) { client in
                #expect(try await client.upgrade().status.hasPrefix("101"))
                try await client.send(text: "hello")
                #expect(try await client.frame().text == "hello")
            }
            try await RawClient.connect(to: host.port) { client in
                let response = try await client.upgrade(path: "/socket.io/?EIO=4&transport=websocket&sid=none")
                #expect(response.status.hasPrefix("400"))
                #expect(await client.isClosed())
            }
        }
    }

    @Test func `it works over TLS, by WebSocket and by HTTP/2`() async throws {
        try await TestCertificate.withFiles { files in
            var configuration = HostConfiguration.test
            configuration.tls = files
            try await RunningHost.with(engines: [Self.server().engine], configuration: configuration) { host in
                try await RawClient.connect(to: host.port, protocols: ["http/1.1"]) { client in
                    #expect(try await client.upgrade(path: "/socket.io/?EIO=4&transport=websocket").status.hasPrefix("101"))
                    #expect(try await client.frame().text.hasPrefix("0{\"sid\""))
                    try await client.send(text: "40")
                    #expect(try await client.frame().text.hasPrefix("40{\"sid\""))
                }
                try await RawClient.connect(to: host.port, protocols: ["h2"]) { client in
                    let body = try await client.http2Body(path: "/socket.io/?EIO=4&transport=polling")
                    #expect(body.hasPrefix("0{\"sid\""))
                }
            }
        }
    }

    @Test func `a stop takes leave of those who poll and those who don't`() async throws {
        let engine = Self.server().engine
        try await RunningHost.with(engines: [engine]) { host in
            try await RawClient.connect(to: host.port) { socket in
                #expect(try await socket.upgrade(path: "/socket.io/?EIO=4&transport=websocket").status.hasPrefix("101"))
                #expect(try await socket.frame().text.hasPrefix("0{"))
                try await RawClient.connect(to: host.port) { client in
                    try await client.send(Self.opening)
                    let handshake = try EngineHandshake(json: ByteBuffer(string: String(try await client.response().body.dropFirst())))
                    // The answer to the first tells that the second is there.
                    try await client.send("POST /socket.io/?EIO=4&transport=polling&sid=\(handshake.sid) HTTP/1.1\r\nHost: test\r\nContent-Length: 2\r\n\r\n40")
                    #expect(try await client.response().body == "ok")
                    try await client.send("GET /socket.io/?EIO=4&transport=polling&sid=\(handshake.sid) HTTP/1.1\r\nHost: test\r\n\r\n")
                    #expect(try await client.response().body.hasPrefix("40{"))
                    try await client.send("GET /socket.io/?EIO=4&transport=polling&sid=\(handshake.sid) HTTP/1.1\r\nHost: test\r\n\r\n")
                    try await eventually { await engine.isPolled(handshake.sid) }
                    await host.stop()
                    #expect(try await client.response().body == "1")
                }
                #expect(try await socket.frame().code == 1001)
            }
        }
    }
}

extension EngineServer {
    /// Whether a GET waits; a look is a turn of the session's event loop.
    fileprivate func isPolled(_ sid: String) async -> Bool {
        guard let session = session(sid) else { return false }
        return await withCheckedContinuation { continuation in
            session.eventLoop.execute { session.perform { continuation.resume(returning: $0.polling.waiting != nil) } }
        }
    }
}

extension RawClient {
    /// The first data of a GET by HTTP/2.
    fileprivate mutating func http2Body(path: String) async throws -> String {
        try await send("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
        try await send([0, 0, 0, 4, 0, 0, 0, 0, 0])
        let fields: [UInt8] = [0x82, 0x87, 0x01, 4] + Array("test".utf8) + [0x04, UInt8(path.utf8.count)] + Array(path.utf8)
        try await send([0, 0, UInt8(fields.count), 1, 5, 0, 0, 0, 1] + fields)
        while true {
            let head = try await bytes(9)
            let payload = try await bytes(Int(head[0]) << 16 | Int(head[1]) << 8 | Int(head[2]))
            if head[3] == 0 { return String(decoding: payload, as: UTF8.self) }
        }
    }
}
