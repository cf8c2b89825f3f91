import CoreTesting
import HTTPTypes
import NIOCore
import SocketIOCodec
import SocketIOEngine
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct HandshakeTests {
    @Test func `a session that isn't granted a place is refused, and one that ends gives its place back`() async throws {
        let places = Mutex(1)
        let server = try await TestServer.echo {
            $0.reserve = { _ in
                guard places.withLock({ $0 > 0 }) else { return nil }
                places.withLock { $0 -= 1 }
                return { places.withLock { $0 += 1 } }
            }
        }
        let socket = try await server.openWebSocket()
        #expect(try await server.get(server.target("polling")).status == 403)
        let second = try await server.connect()
        second.upgrade(server.target("websocket"))
        #expect(try await second.response().status == 403)
        await socket.close()
        try await eventually { places.withLock({ $0 != 0 }) }
        let sid = try await server.openPolling()
        #expect(try await server.get(server.target("polling")).status == 403)
        #expect(try await server.post(sid, "1").body == "ok")
        #expect(try await server.poll(sid).body == "6")
        // The response may come before the session has ended.
        try await eventually { places.withLock({ $0 != 0 }) }
        #expect(places.withLock { $0 } == 1)
    }

    @Test func `polling opens a session and offers the WebSocket`() async throws {
        let server = try await TestServer.echo { $0.pingInterval = .milliseconds(25_000) }
        let response = try await server.get(server.target("polling") + "&t=abc&b64=1")
        #expect(response.status == 200 && response.fields["content-type"] == "text/plain; charset=UTF-8" && response.fields["cache-control"] == "no-store")
        #expect(response.fields["content-length"] == String(response.body.utf8.count))
        let handshake = try EngineHandshake(json: ByteBuffer(string: String(response.body.dropFirst())))
        #expect(response.body.hasPrefix("0{") && handshake.upgrades == ["websocket"] && handshake.maxPayload == 1_000_000)
        #expect(handshake.pingInterval == 25_000 && handshake.pingTimeout == 20_000 && handshake.sid.count == 20)
    }

    @Test func `a WebSocket opens a session and offers nothing`() async throws {
        let server = try await TestServer.echo()
        let connection = try await server.webSocket()
        guard case .text(let text) = try await connection.frame() else { throw RawConnection.Closed() }
        #expect(try EngineHandshake(json: ByteBuffer(string: String(text.dropFirst()))).upgrades == [])
        connection.text("4hello")
        #expect(try await connection.frame() == .text("4hello"))
    }

    @Test(arguments: [
        ("GET", "?EIO=4", 400, #"{"code":0,"message":"Transport unknown"}"#),
        ("GET", "?EIO=4&transport=abc", 400, #"{"code":0,"message":"Transport unknown"}"#),
        ("GET", "?EIO=3&transport=abc", 400, #"{"code":0,"message":"Transport unknown"}"#),
        ("GET", "?EIO=4&transport=polling&sid=none", 400, #"{"code":1,"message":"Session ID unknown"}"#),
        ("POST", "?EIO=4&transport=polling&sid=none", 400, #"{"code":1,"message":"Session ID unknown"}"#),
        ("POST", "?EIO=4&transport=polling", 400, #"{"code":2,"message":"Bad handshake method"}"#),
        ("PUT", "?EIO=3&transport=polling", 400, #"{"code":2,"message":"Bad handshake method"}"#),
        ("GET", "?EIO=4&transport=websocket", 400, #"{"code":3,"message":"Bad request"}"#),
        ("GET", "?EIO=3&transport=polling", 400, #"{"code":5,"message":"Unsupported protocol version"}"#),
        ("GET", "?transport=polling", 400, #"{"code":5,"message":"Unsupported protocol version"}"#),
    ]) func `a bad request is told what is wrong`(method: String, query: String, status: Int, body: String) async throws {
        let server = try await TestServer.echo()
        let connection = try await server.connect()
        let response = try await connection.exchange(method, server.path + query, body: method == "GET" ? nil : "4x")
        #expect(response.status == status && response.body == body && response.fields["content-type"] == "application/json")
    }

    @Test func `who isn't allowed gets 403`() async throws {
        let server = try await TestServer.echo { $0.allows = { $0.parameter("key") == "a b" } }
        #expect(try await server.get(server.target("polling")).body == #"{"code":4,"message":"Forbidden"}"#)
        #expect(try await server.get(server.target("polling")).status == 403)
        #expect(try await server.get(server.target("polling") + "&key=a%20b").status == 200)
    }

    @Test(
        arguments: [
            ("&key=1&key=2", "1"), ("&&key", ""), ("&key=", ""), ("&a=key&k%65y=a+b%3D%26", "a b=&"), ("&key=a=b", "a=b"), ("&akey=1&keya=2", nil),
            ("&key=%zz%4", "%zz%4"),
        ] as [(String, String?)]) func `a parameter is read from the query`(query: String, value: String?) async throws
    {
        let server = try await TestServer.echo { $0.allows = { $0.parameter("key") == value } }
        #expect(try await server.get(server.target("polling") + query).status == 200)
    }

    @Test func `there are as many sessions as allowed`() async throws {
        let server = try await TestServer.echo { $0.maximumSessions = 1 }
        _ = try await server.openPolling()
        #expect(try await server.get(server.target("polling")).status == 403)
    }

    @Test(arguments: [
        ("?EIO=4&transport=websocket&sid=none", "Session ID unknown"), ("?EIO=4&transport=abc", "Transport unknown"),
        ("?EIO=3&transport=websocket", "Unsupported protocol version"),
    ]) func `a WebSocket that isn't taken is answered by HTTP`(query: String, message: String) async throws {
        let server = try await TestServer.echo()
        let connection = try await server.connect()
        connection.upgrade(server.path + query)
        let response = try await connection.response()
        #expect(response.status == 400 && response.body == message && response.fields["content-type"] == "text/html")
        try await connection.waitUntilClosed()
    }

    @Test func `the slash at the end is part of the path`() async throws {
        let server = try await TestServer.echo()
        #expect(try await server.get("/engine.io?EIO=4&transport=polling").status == 404)
        #expect(try await server.get("/").status == 404)
    }

    @Test func `pages of other origins may poll where the configuration says so`() async throws {
        let server = try await TestServer.echo { $0.cors = .any }
        let connection = try await server.connect()
        let preflight = try await connection.exchange(
            "OPTIONS", server.target("polling"), ["Origin": "https://a.example", "Access-Control-Request-Headers": "x-token"])
        #expect(preflight.status == 204 && preflight.fields["access-control-allow-origin"] == "*")
        #expect(preflight.fields["access-control-allow-headers"] == "x-token" && preflight.fields["access-control-allow-methods"]?.contains("POST") == true)
        #expect(try await server.get(server.target("polling")).fields["access-control-allow-origin"] == "*")
        let named = try await TestServer.echo { $0.cors = .origins(["https://a.example"]) }
        let allowed = try await named.get(named.target("polling"), ["Origin": "https://a.example"])
        #expect(allowed.fields["access-control-allow-origin"] == "https://a.example" && allowed.fields["access-control-allow-credentials"] == "true")
        #expect(try await named.get(named.target("polling"), ["Origin": "https://b.example"]).fields["access-control-allow-origin"] == nil)
        let same = try await TestServer.echo()
        #expect(try await same.get(same.target("polling")).fields["access-control-allow-origin"] == nil)
    }

    @Test func `requests of one connection are answered in their order`() async throws {
        let server = try await TestServer.echo()
        let connection = try await server.connect()
        connection.write(
            "GET /other HTTP/1.1\r\nHost: a\r\n\r\nGET \(server.target("polling")) HTTP/1.1\r\nHost: a\r\n\r\nGET /other HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try await connection.response().status == 404)
        #expect(try await connection.response().status == 200)
        #expect(try await connection.response().status == 404)
    }
}
