import NIOCore
import SocketIOCodec
import Testing

@testable import SocketIOEngine

@Suite(.timeLimit(.minutes(1))) struct PollingTests {
    @Test func `messages go by POST and come by GET, bytes too`() async throws {
        let server = try await TestServer.echo()
        let sid = try await server.openPolling()
        let answer = try await server.post(sid, "4a€\u{1E}bAQID\u{1E}4b")
        #expect(answer.status == 200 && answer.body == "ok" && answer.fields["content-type"] == "text/html")
        let response = try await server.poll(sid)
        #expect(response.body == "4a€\u{1E}bAQID\u{1E}4b" && response.fields["content-length"] == "14")
    }

    @Test func `a GET waits until there is something`() async throws {
        let server = try await TestServer.echo()
        let sid = try await server.openPolling()
        let waiting = try await server.connect()
        waiting.request("GET", server.target("polling", sid))
        #expect(try await server.post(sid, "4later").body == "ok")
        #expect(try await waiting.response().body == "4later")
        #expect(try await waiting.exchange("POST", server.target("polling", sid), body: "4again").body == "ok")
        #expect(try await waiting.exchange("GET", server.target("polling", sid)).body == "4again")
    }

    @Test func `a payload may hold a thousand packets`() async throws {
        let server = try await TestServer.echo()
        let sid = try await server.openPolling()
        let body = (0..<1_000).map { "4\($0)" }.joined(separator: "\u{1E}")
        #expect(try await server.post(sid, body).body == "ok")
        #expect(try await server.poll(sid).body == body)
    }

    @Test func `a body may have as many bytes as allowed, and no more`() async throws {
        let server = try await TestServer.echo { $0.maximumPayload = 100 }
        let sid = try await server.openPolling()
        #expect(try await server.post(sid, "4" + String(repeating: "€", count: 33)).status == 200)
        #expect(try await server.post(sid, "41" + String(repeating: "€", count: 33)).status == 413)
        let chunked = try await server.connect()
        chunked.request("POST", server.target("polling", sid), ["Transfer-Encoding": "chunked"])
        chunked.write("65\r\n" + String(repeating: "4", count: 101) + "\r\n0\r\n\r\n")
        #expect(try await chunked.response().status == 413)
        #expect(try await server.poll(sid).body.count == 34)
    }

    @Test(arguments: ["abc", "", "4a\u{1E}", "7"]) func `what is no packet ends the session`(body: String) async throws {
        let closed = Signal<EngineCloseReason>()
        let server = try await TestServer.echo(closed: closed)
        let sid = try await server.openPolling()
        #expect(try await server.post(sid, body).status == 400)
        #expect(try await closed.next() == .parseError)
        #expect(try await server.poll(sid).body == #"{"code":1,"message":"Session ID unknown"}"#)
    }

    @Test func `a body of bytes ends the session`() async throws {
        let server = try await TestServer.echo()
        let sid = try await server.openPolling()
        #expect(try await server.post(sid, "4a", ["Content-Type": "application/octet-stream"]).status == 400)
        #expect(try await server.poll(sid).status == 400)
    }

    @Test func `a second GET ends the session`() async throws {
        let closed = Signal<EngineCloseReason>()
        let server = try await TestServer.echo(closed: closed)
        let sid = try await server.openPolling()
        let connection = try await server.connect()
        connection.request("GET", server.target("polling", sid))
        try await server.waitForPoll(sid)
        #expect(try await server.poll(sid).status == 400)
        let first = try await connection.response()
        #expect(first.status == 200 && first.body == "1")
        #expect(try await closed.next() == .transportError)
        #expect(try await server.poll(sid).status == 400)
    }

    @Test func `a second POST while one is read ends the session`() async throws {
        let server = try await TestServer.echo()
        let sid = try await server.openPolling()
        let slow = try await server.connect()
        slow.write("POST \(server.target("polling", sid)) HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n4ab")
        try await server.wait(sid) { $0.polling.posting != nil }
        #expect(try await server.post(sid, "4x").status == 400)
        #expect(try await server.poll(sid).status == 400)
    }

    @Test func `a poll whose connection is lost ends the session`() async throws {
        let closed = Signal<EngineCloseReason>()
        let server = try await TestServer.echo(closed: closed)
        let sid = try await server.openPolling()
        let connection = try await server.connect()
        connection.request("GET", server.target("polling", sid))
        try await server.waitForPoll(sid)
        await connection.close()
        #expect(try await closed.next() == .transportError)
        #expect(try await server.poll(sid).body == #"{"code":1,"message":"Session ID unknown"}"#)
    }

    @Test func `a client closes`() async throws {
        let closed = Signal<EngineCloseReason>()
        let server = try await TestServer.echo(closed: closed)
        let sid = try await server.openPolling()
        let connection = try await server.connect()
        connection.request("GET", server.target("polling", sid))
        try await server.waitForPoll(sid)
        #expect(try await server.post(sid, "1").body == "ok")
        #expect(try await connection.response().body == "6")
        #expect(try await closed.next() == .transportClose)
        #expect(try await server.poll(sid).status == 400)
    }

    @Test func `a close that overtakes the client's own GET is confirmed to it`() async throws {
        let server = try await TestServer.echo()
        let sid = try await server.openPolling()
        #expect(try await server.post(sid, "1").body == "ok")
        let response = try await server.poll(sid)
        #expect(response.status == 200 && response.body == "6")
        #expect(try await server.poll(sid).status == 400)
    }

    @Test func `requests that wait for an earlier response are bounded by their bytes`() async throws {
        let server = try await TestServer.echo()
        let sid = try await server.openPolling()
        let connection = try await server.connect()
        connection.request("GET", server.target("polling", sid))
        try await server.waitForPoll(sid)
        for _ in 0..<10 { connection.request("GET", "/none", ["X-Padding": String(repeating: "x", count: 1_000)]) }
        #expect(try await server.post(sid, "4a").body == "ok")
        #expect(try await connection.response().body == "4a")
        for _ in 0..<10 { #expect(try await connection.response().status == 404) }
        connection.request("GET", server.target("polling", sid))
        try await server.waitForPoll(sid)
        for _ in 0..<60 { connection.request("GET", "/none", ["X-Padding": String(repeating: "x", count: 1_000)]) }
        try await connection.waitUntilClosed()
    }

    @Test func `the server closes: the GET that waits hears of it`() async throws {
        let closed = Signal<EngineCloseReason>()
        let server = try await TestServer.echo(closed: closed)
        let sid = try await server.openPolling()
        let connection = try await server.connect()
        connection.request("GET", server.target("polling", sid))
        try await server.waitForPoll(sid)
        #expect(try await server.post(sid, "4bye").body == "ok")
        #expect(try await connection.response().body == "1")
        #expect(try await closed.next() == .forcedClose)
    }

    @Test func `the server closes: the next GET hears of it, after what was sent before`() async throws {
        let server = try await TestServer.echo()
        let sid = try await server.openPolling()
        #expect(try await server.post(sid, "4a\u{1E}4bye").body == "ok")
        #expect(try await server.poll(sid).body == "4a\u{1E}1")
        #expect(try await server.poll(sid).status == 400)
    }

    @Test func `the farewell of a client that never polls again is forgotten`() async throws {
        let server = try await TestServer.echo { $0.farewellTimeout = .milliseconds(20) }
        let sid = try await server.openPolling()
        #expect(try await server.post(sid, "4bye").body == "ok")
        try await server.waitForEnd(sid)
        #expect(server.engine.sessionCount == 0)
    }

    @Test func `who doesn't fetch what is sent is dropped`() async throws {
        let closed = Signal<EngineCloseReason>()
        let server = try await TestServer.echo({ $0.sendBuffer = 1_000 }, closed: closed)
        let sid = try await server.openPolling()
        #expect(try await server.post(sid, "4" + String(repeating: "x", count: 900)).body == "ok")
        _ = try await server.post(sid, "4" + String(repeating: "x", count: 900))
        #expect(try await closed.next() == .transportError)
    }

    @Test func `a stop tells those who poll`() async throws {
        let closed = Signal<EngineCloseReason>()
        let server = try await TestServer.echo(closed: closed)
        let sid = try await server.openPolling()
        let connection = try await server.connect()
        connection.request("GET", server.target("polling", sid))
        try await server.waitForPoll(sid)
        server.engine.stop()
        #expect(try await connection.response().body == "1")
        #expect(try await closed.next() == .shuttingDown)
        #expect(try await server.get(server.target("polling")).status == 403)
    }
}
