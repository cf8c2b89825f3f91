import ServerCore
import Testing

@testable import ServerHost

/// Requests that come whole, and those that are handed over because they don't.
@Suite(.timeLimit(.minutes(1)))
struct WholeRequestTests {
    private static let get = "GET /get HTTP/1.1\r\nHost: test\r\n\r\n"
    private static let whole = "POST /whole HTTP/1.1\r\nHost: test\r\nContent-Length: 5\r\n\r\nwhole"
    private static let chunked = "POST /chunked HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nchu\r\n4\r\nnked\r\n0\r\n\r\n"

    @Test(arguments: [[get, whole, chunked, get, whole], [chunked, get], [whole, chunked, chunked], [get, get, get]])
    func `requests of every kind sent at once are responded to in order`(requests: [String]) async throws {
        try await RunningHost.with { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send(requests.joined())
                for request in requests {
                    let response = try await client.response()
                    let path = request.split(separator: " ")[1]
                    #expect(response.fields["x-echo"]?.contains(path) == true)
                    #expect(response.body == (path == "/get" ? "" : path.dropFirst()))
                }
            }
        }
    }

    @Test func `a body that comes after its head is waited for, and the next request follows`() async throws {
        try await RunningHost.with { host in
            try await RawClient.connect(to: host.port) { client in
                for _ in 1...3 {
                    try await client.send(Self.get)
                    #expect(try await client.response().status == "200")
                    try await client.send("POST /late HTTP/1.1\r\nHost: test\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n")
                    #expect(try await client.head().first?.contains("100") == true)
                    try await client.send("late ")
                    try await client.send("body")
                    #expect(try await client.response().body == "late body")
                }
            }
        }
    }

    @Test(arguments: [1, 2]) func `a client that has sent its last request gets its responses, and the connection ends`(count: Int) async throws {
        let body = String(repeating: "long ", count: 400_000)
        let responder = ClosureResponder { _ in .content(.init(body.utf8), type: "text/plain") }
        try await RunningHost.with(responder) { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send(String(repeating: Self.get, count: count))
                try await client.finishSending()
                for _ in 1...count { #expect(try await client.response().body == body) }
                #expect(await client.isClosed())
            }
        }
    }

    @Test func `a client that wants the connection to end gets its response first`() async throws {
        let body = String(repeating: "long ", count: 400_000)
        let responder = ClosureResponder { _ in .content(.init(body.utf8), type: "text/plain") }
        try await RunningHost.with(responder) { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send("GET / HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n")
                let response = try await client.response()
                #expect(response.fields["connection"] == "close")
                #expect(response.body == body)
                #expect(await client.isClosed())
            }
        }
    }

    @Test func `a client that sends many requests before it reads gets all responses`() async throws {
        let body = String(repeating: "long ", count: 20_000)
        let responder = ClosureResponder { _ in .content(.init(body.utf8), type: "text/plain") }
        try await RunningHost.with(responder) { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send(String(repeating: Self.get, count: 100))
                for _ in 1...100 { #expect(try await client.response().body.utf8.count == body.utf8.count) }
                try await client.send(Self.get)
                #expect(try await client.response().body == body)
            }
        }
    }

    @Test func `what isn't HTTP gets 400 after the response to what was`() async throws {
        try await RunningHost.with { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send(Self.get + "\u{1}\u{2} nonsense\r\n\r\n")
                #expect(try await client.response().status == "200")
                #expect(try await client.response().status == "400")
                #expect(await client.isClosed())
            }
        }
    }
}
