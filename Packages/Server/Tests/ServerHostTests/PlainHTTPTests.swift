import Core
import Foundation
import HTTPTypes
import ServerCore
import Testing

@testable import ServerHost

@Suite(.timeLimit(.minutes(1)))
struct PlainHTTPTests {
    private func configuration(_ plainHTTP: PlainHTTP, trusting proxies: String = "") throws -> HostConfiguration {
        var configuration = HostConfiguration.test
        configuration.plainHTTP = plainHTTP
        configuration.trustedProxies = try #require(TrustedProxies(proxies))
        return configuration
    }

    private func answer(_ configuration: HostConfiguration, _ head: String, socket: SocketRoute? = nil) async throws -> RawClient.Response {
        let answers = Signal<RawClient.Response>()
        try await RunningHost.with(socket: socket, configuration: configuration) { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send(head + "\r\nHost: test\r\n\r\n")
                answers.send(try await client.response())
            }
        }
        return await answers.value
    }

    @Test func `a page that is asked for without encryption is asked for again with it`() async throws {
        let response = try await answer(try configuration(.redirected(to: "https://tumble.example")), "GET /customer/orders?page=2 HTTP/1.1")
        #expect(response.status == "308")
        #expect(response.fields["location"] == "https://tumble.example/customer/orders?page=2")
    }

    @Test(arguments: ["POST /api/v1/auth/login HTTP/1.1", "GET /api/v1/auth/me HTTP/1.1\r\nAuthorization: Bearer x", "GET https://evil.example/ HTTP/1.1"])
    func `anything else that came without encryption is refused`(head: String) async throws {
        let response = try await answer(try configuration(.redirected(to: "https://tumble.example")), head)
        #expect(response.status == "403" || response.fields["location"] == "https://tumble.example/")
        #expect(response.fields["location"]?.contains("evil") != true)
    }

    @Test func `refused is refused, but for health checks`() async throws {
        let refusing = try configuration(.refused)
        let response = try await answer(refusing, "GET / HTTP/1.1")
        #expect(response.status == "403")
        #expect(response.body.contains("https_required"))
        #expect(try await answer(refusing, "GET /health HTTP/1.1").status == "200")
        #expect(try await answer(refusing, "GET /ready HTTP/1.1").status == "200")
    }

    @Test func `a trusted proxy says what the client did, or is taken to end TLS`() async throws {
        let behind = try configuration(.refused, trusting: "127.0.0.1")
        #expect(try await answer(behind, "GET / HTTP/1.1\r\nX-Forwarded-Proto: https").status == "200")
        #expect(try await answer(behind, "GET / HTTP/1.1").status == "200")
        #expect(try await answer(behind, "GET / HTTP/1.1\r\nX-Forwarded-Proto: http").status == "403")
        #expect(try await answer(try configuration(.refused), "GET / HTTP/1.1\r\nX-Forwarded-Proto: https").status == "403")
    }

    @Test func `the client's address comes from a trusted proxy alone`() async throws {
        let forwarded = "GET / HTTP/1.1\r\nX-Forwarded-For: 203.0.113.9, 192.0.2.7"
        #expect(try await answer(try configuration(.allowed, trusting: "127.0.0.0/8"), forwarded).fields["x-echo"] == "GET / 192.0.2.7")
        #expect(try await answer(try configuration(.allowed), forwarded).fields["x-echo"] == "GET / 127.0.0.1")
    }

    @Test func `a WebSocket without encryption isn't opened`() async throws {
        try await RunningHost.with(socket: .echo, configuration: try configuration(.refused)) { host in
            try await RawClient.connect(to: host.port) { client in
                let status = try await client.upgrade().status
                #expect(status == "403")
            }
        }
    }
}
