import HTTPTypes
import ServerCore
import Testing

@testable import ServerHost

@Suite(.timeLimit(.minutes(1)))
struct HTTPTests {
    @Test func `a GET is answered with the responder's status, fields and body`() async throws {
        try await RunningHost.with { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send("GET /orders/1?full=yes HTTP/1.1\r\nHost: test\r\n\r\n")
                let response = try await client.response()
                #expect(response.status == "200")
                #expect(response.fields["x-echo"] == "GET /orders/1 127.0.0.1")
                #expect(response.fields["content-length"] == "0")
                #expect(response.fields["date"]?.hasSuffix(" GMT") == true)
            }
        }
    }

    @Test func `two requests follow each other on one connection`() async throws {
        try await RunningHost.with { host in
            try await RawClient.connect(to: host.port) { client in
                for body in ["first", "second one"] {
                    try await client.send("POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
                    #expect(try await client.response().body == body)
                }
            }
        }
    }

    @Test func `requests sent before the first answer are answered in order`() async throws {
        try await RunningHost.with { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send("GET /1 HTTP/1.1\r\nHost: test\r\n\r\nGET /2 HTTP/1.1\r\nHost: test\r\n\r\n")
                #expect(try await client.response().fields["x-echo"]?.contains("/1") == true)
                #expect(try await client.response().fields["x-echo"]?.contains("/2") == true)
            }
        }
    }

    @Test func `a chunked body is put together`() async throws {
        try await RunningHost.with { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send("POST /echo HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n")
                try await client.send("5\r\nhello\r\n")
                try await client.send("6\r\n world\r\n0\r\n\r\n")
                #expect(try await client.response().body == "hello world")
            }
        }
    }

    @Test func `a HEAD is answered with the length but without the body`() async throws {
        let responder = ClosureResponder { _ in .content(.init("hello".utf8), type: "text/plain") }
        try await RunningHost.with(responder) { host in
            try await RawClient.connect(to: host.port) { client in
                for _ in 1...2 {
                    try await client.send("HEAD / HTTP/1.1\r\nHost: test\r\n\r\n")
                    let response = try await client.response(withBody: false)
                    #expect(response.fields["content-length"] == "5")
                }
            }
        }
    }

    @Test func `an answer without content has no length`() async throws {
        try await RunningHost.with(ClosureResponder { _ in ServerResponse(status: .noContent) }) { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send("DELETE / HTTP/1.1\r\nHost: test\r\n\r\n")
                let response = try await client.response()
                #expect(response.status == "204")
                #expect(response.fields["content-length"] == nil)
            }
        }
    }

    @Test func `a body that is announced as too large is refused with an envelope before it is sent`() async throws {
        try await RunningHost.with { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send("POST / HTTP/1.1\r\nHost: test\r\nExpect: 100-continue\r\nContent-Length: 10000000\r\n\r\n")
                let response = try await client.response()
                #expect(response.status == "413")
                #expect(response.fields["connection"] == "close")
                #expect(response.body.contains(#""code":"body_too_large""#))
                #expect(response.body.contains(#""success":false"#))
                #expect(await client.isClosed())
            }
        }
    }

    @Test func `a client that sends 10 MB without asking reads its refusal, and the server lives`() async throws {
        try await RunningHost.with { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send("POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 10000000\r\n\r\n")
                for _ in 1...100 { try await client.send([UInt8](repeating: 65, count: 100_000)) }
                #expect(try await client.response().status == "413")
            }
            try await RawClient.connect(to: host.port) { client in
                try await client.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n")
                #expect(try await client.response().status == "200")
            }
        }
    }

    @Test func `a chunked body is refused once it grows too large`() async throws {
        try await RunningHost.with { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send("POST / HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n")
                for _ in 1...3 {
                    try await client.send("C350\r\n\(String(repeating: "a", count: 50_000))\r\n")
                }
                #expect(try await client.response().status == "413")
            }
        }
    }

    @Test func `a client that waits for permission to send gets it`() async throws {
        try await RunningHost.with { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send("POST / HTTP/1.1\r\nHost: test\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
                #expect(try await client.head().first == "HTTP/1.1 100 Continue")
                try await client.send("ok")
                #expect(try await client.response().body == "ok")
            }
        }
    }

    @Test func `a client that leaves amid its body reaches no responder and does no harm`() async throws {
        let responder = ClosureResponder { request in
            if request.head.method == .post { Issue.record("half a body was answered") }
            return ServerResponse()
        }
        try await RunningHost.with(responder) { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send("POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 100\r\n\r\nhalf")
                try await client.close()
            }
            try await RawClient.connect(to: host.port) { client in
                try await client.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n")
                #expect(try await client.response().status == "200")
            }
        }
    }

    @Test(arguments: ["", "GET / HTTP/1.1\r\nHost: test\r\n\r\n"])
    func `what isn't HTTP is answered with 400`(before: String) async throws {
        try await RunningHost.with { host in
            try await RawClient.connect(to: host.port) { client in
                if !before.isEmpty {
                    try await client.send(before)
                    _ = try await client.response()
                }
                try await client.send("\u{1}\u{2} nonsense\r\n\r\n")
                #expect(try await client.response().status == "400")
                #expect(await client.isClosed())
            }
        }
    }

    @Test(arguments: ["", "GET / HTTP/1.1\r\nHost:", "POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 9\r\n\r\nslow"])
    func `a client that is too slow is hung up on`(sent: String) async throws {
        var configuration = HostConfiguration.test
        configuration.idleTimeout = .milliseconds(50)
        configuration.bodyTimeout = .milliseconds(50)
        try await RunningHost.with(configuration: configuration) { host in
            try await RawClient.connect(to: host.port) { client in
                if !sent.isEmpty { try await client.send(sent) }
                #expect(await client.isClosed())
            }
        }
    }
}
