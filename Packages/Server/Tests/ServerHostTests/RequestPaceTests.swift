import Foundation
import NIOCore
import ServerCore
import Testing

@testable import ServerHost

@Suite(.timeLimit(.minutes(1)))
struct RequestPaceTests {
    private var configuration: HostConfiguration {
        var configuration = HostConfiguration.test
        configuration.headTimeout = .milliseconds(150)
        configuration.bodyTimeout = .seconds(30)
        return configuration
    }

    @Test func `a head that doesn't end in time closes the connection, the first one and a later one`() async throws {
        try await RunningHost.with(configuration: configuration) { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send("GET /a HTTP/1.1\r\nHost: test\r\nX-")
                #expect(await client.isClosed())
            }
            try await RawClient.connect(to: host.port) { client in
                try await client.send("GET /a HTTP/1.1\r\nHost: test\r\n\r\n")
                #expect(try await client.response().status == "200")
                try await client.send("GET /a HT")
                #expect(await client.isClosed())
            }
        }
    }

    @Test func `a body that stops coming closes the connection`() async throws {
        try await RunningHost.with(configuration: configuration) { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send("POST /a HTTP/1.1\r\nHost: test\r\nContent-Length: 10\r\n\r\n12")
                #expect(await client.isClosed())
            }
        }
    }

    @Test func `a body that comes slower than a head may, but not too slowly, is read to its end`() async throws {
        var configuration = configuration
        configuration.headTimeout = .milliseconds(50)
        try await RunningHost.with(configuration: configuration) { [configuration] host in
            try await RawClient.connect(to: host.port) { client in
                let parts = (0..<10).map { _ in String(repeating: "x", count: 2_000) }
                try await client.send("POST /a HTTP/1.1\r\nHost: test\r\nContent-Length: 20000\r\n\r\n")
                for part in parts {
                    try await client.send(part)
                    // lint:allow time because the pace of the network is what is tested
                    try await Task.sleep(for: configuration.headTimeout / 5)
                }
                #expect(try await client.response().body == parts.joined())
            }
        }
    }

    @Test func `a client that stops reading its response is let go`() async throws {
        var configuration = configuration
        configuration.bodyTimeout = .milliseconds(200)
        configuration.connections.connections = 1
        let responder = ClosureResponder { request in
            .content(Data(repeating: 120, count: request.path == "/large" ? 64 << 20 : 1), type: "text/plain")
        }
        try await RunningHost.with(responder, configuration: configuration) { host in
            try await RawClient.connect(to: host.port, reads: false) { client in
                try await client.send("GET /large HTTP/1.1\r\nHost: test\r\n\r\n")
                // There is room for one connection alone.
                var isServed = false
                while !isServed {
                    try await RawClient.connect(to: host.port) { next in
                        try? await next.send("GET /small HTTP/1.1\r\nHost: test\r\n\r\n")
                        isServed = (try? await next.response().status) == "200"
                    }
                }
            }
        }
    }
}
