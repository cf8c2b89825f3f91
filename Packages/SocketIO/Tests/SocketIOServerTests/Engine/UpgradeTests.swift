import NIOCore
import SocketIOCodec
import Testing

@testable import SocketIOEngine

/// Sessions begin by polling and change to a WebSocket. The two connections may belong to different event loops: each test runs several times.
@Suite(.timeLimit(.minutes(1))) struct UpgradeTests {
    @Test(arguments: 0..<4) func `nothing is lost, doubled or reordered`(round: Int) async throws {
        let server = try await TestServer.echo()
        let sid = try await server.openPolling()
        _ = try await server.post(sid, "41\u{1E}42")
        let socket = try await server.webSocket(sid)
        socket.text("2probe")
        #expect(try await socket.frame() == .text("3probe"))
        _ = try await server.post(sid, "43\u{1E}44")
        #expect(try await server.poll(sid).body == "41\u{1E}42\u{1E}43\u{1E}44")
        _ = try await server.post(sid, "45")
        socket.text("5")
        socket.text("46")
        #expect(try await socket.frame() == .text("45"))
        #expect(try await socket.frame() == .text("46"))
        socket.binary([1])
        #expect(try await socket.frame() == .binary([1]))
    }

    @Test func `a connection that has polled may become the WebSocket`() async throws {
        let server = try await TestServer.echo()
        let connection = try await server.connect()
        let opening = try await connection.exchange("GET", server.target("polling"))
        let sid = try EngineHandshake(json: ByteBuffer(string: String(opening.body.dropFirst()))).sid
        connection.upgrade(server.target("websocket", sid))
        #expect(try await connection.response().status == 101)
        connection.text("2probe")
        #expect(try await connection.frame() == .text("3probe"))
        connection.text("5")
        connection.text("4x")
        #expect(try await connection.frame() == .text("4x"))
    }

    @Test func `a GET that waits is released by the probe, a later one at once`() async throws {
        let server = try await TestServer.echo()
        let sid = try await server.openPolling()
        let poll = try await server.connect()
        poll.request("GET", server.target("polling", sid))
        try await server.waitForPoll(sid)
        let socket = try await server.webSocket(sid)
        socket.text("2probe")
        #expect(try await poll.response().body == "6")
        #expect(try await server.poll(sid).body == "6")
    }

    @Test func `until the upgrade everything goes by polling`() async throws {
        let server = try await TestServer.echo()
        let sid = try await server.openPolling()
        let socket = try await server.webSocket(sid)
        socket.text("2probe")
        #expect(try await socket.frame() == .text("3probe"))
        #expect(try await server.post(sid, "4by poll").body == "ok")
        #expect(try await server.poll(sid).body == "4by poll")
        socket.text("5")
        socket.text("4by socket")
        #expect(try await socket.frame() == .text("4by socket"))
    }

    @Test func `after the upgrade polling is refused and does no harm`() async throws {
        let server = try await TestServer.echo()
        let (sid, socket) = try await server.upgraded()
        #expect(try await server.poll(sid).body == #"{"code":3,"message":"Bad request"}"#)
        #expect(try await server.post(sid, "4x").body == #"{"code":3,"message":"Bad request"}"#)
        socket.text("4y")
        #expect(try await socket.frame() == .text("4y"))
    }

    @Test(arguments: ["4x", "2", "", "3probe"]) func `a WebSocket that begins otherwise is closed, the session goes on`(text: String) async throws {
        let server = try await TestServer.echo()
        let sid = try await server.openPolling()
        let socket = try await server.webSocket(sid)
        socket.text(text)
        #expect(try await socket.frame() == .close(1000))
        #expect(try await server.post(sid, "4x").body == "ok")
        #expect(try await server.poll(sid).body == "4x")
    }

    @Test func `a WebSocket lost after the probe leaves the session on polling, and another may come`() async throws {
        let server = try await TestServer.echo()
        let sid = try await server.openPolling()
        let socket = try await server.webSocket(sid)
        socket.text("2probe")
        #expect(try await socket.frame() == .text("3probe"))
        await socket.close()
        try await server.wait(sid) { $0.probe == nil }
        #expect(try await server.post(sid, "4x").body == "ok")
        #expect(try await server.poll(sid).body == "4x")
        let second = try await server.webSocket(sid)
        second.text("2probe")
        #expect(try await second.frame() == .text("3probe"))
    }

    @Test func `a probe that leads to nothing is given up after a while`() async throws {
        let server = try await TestServer.echo { $0.upgradeTimeout = .milliseconds(30) }
        let sid = try await server.openPolling()
        let socket = try await server.webSocket(sid)
        #expect(try await socket.frame() == .close(1000))
        #expect(try await server.post(sid, "4x").body == "ok")
        #expect(try await server.poll(sid).body == "4x")
    }

    @Test func `a second WebSocket is closed, the first goes on`() async throws {
        let server = try await TestServer.echo()
        let sid = try await server.openPolling()
        let first = try await server.webSocket(sid)
        try await server.wait(sid) { $0.probe != nil }
        let second = try await server.webSocket(sid)
        #expect(try await second.frame() == .close(1000))
        first.text("2probe")
        #expect(try await first.frame() == .text("3probe"))
        first.text("5")
        first.text("4x")
        #expect(try await first.frame() == .text("4x"))
        let third = try await server.webSocket(sid)
        #expect(try await third.frame() == .close(1000))
        first.text("4y")
        #expect(try await first.frame() == .text("4y"))
    }

    @Test func `an upgraded session is closed by its WebSocket's end`() async throws {
        let closed = Signal<EngineCloseReason>()
        let server = try await TestServer.echo(closed: closed)
        let (_, socket) = try await server.upgraded()
        await socket.close()
        #expect(try await closed.next() == .transportClose)
    }

    @Test func `upgrades may be switched off`() async throws {
        let server = try await TestServer.echo { $0.allowsUpgrades = false }
        #expect(try await server.get(server.target("polling")).body.contains("\"upgrades\":[]"))
        let socket = try await server.webSocket(try await server.openPolling())
        #expect(try await socket.frame() == .close(1000))
    }
}

extension TestServer {
    func upgraded() async throws -> (String, RawConnection) {
        let sid = try await openPolling()
        let socket = try await webSocket(sid)
        socket.text("2probe")
        #expect(try await socket.frame() == .text("3probe"))
        socket.text("5")
        return (sid, socket)
    }
}
