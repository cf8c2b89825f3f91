import Core
import Foundation
import ServerCore
import Testing

@testable import ServerHost

/// Pages elsewhere whose names lead to this machine.
@Suite(.timeLimit(.minutes(1)))
struct HostNamesTests {
    private static let local: HostConfiguration = {
        var configuration = HostConfiguration.test
        configuration.names = .local(and: ["tumble.example"])
        return configuration
    }()

    @Test(arguments: [
        "localhost", "LOCALHOST:8080", "driver.localhost:8080", "127.0.0.1:8080", "[::1]:8080", "192.168.1.20:8080", "tumble.example", "localhost.:8080",
    ])
    func `a server for this machine is called by its names, and by addresses, which can't be redirected`(authority: String) {
        #expect(HostNames.local(and: ["tumble.example"]).allows(authority))
    }

    @Test(arguments: [
        "evil.example", "evil.example:8080", "localhost.evil.example", "evillocalhost", "127.0.0.1.evil.example:8080", "127.0.0.1.nip.io", "[::1].evil.example",
        "sub.tumble.example", "tumble.example.evil", "1", "[",
    ])
    func `no other name is responded to`(authority: String) {
        #expect(!HostNames.local(and: ["tumble.example"]).allows(authority))
        #expect(HostNames.all.allows(authority))
    }

    @Test func `a request without a name comes from no browser`() {
        #expect(HostNames.local(and: []).allows(nil) && HostNames.local(and: []).allows(""))
    }

    @Test(arguments: ["GET / HTTP/1.1", "POST /api/v1/auth/login HTTP/1.1\r\nContent-Length: 0"])
    func `a page that calls the server by its own name gets nothing`(head: String) async throws {
        try await RunningHost.with(configuration: Self.local) { host in
            for (name, status) in [("evil.example:\(host.port)", "421"), ("localhost:\(host.port)", "200")] {
                try await RawClient.connect(to: host.port) { client in
                    try await client.send(head + "\r\nHost: \(name)\r\n\r\n")
                    let response = try await client.response()
                    #expect(response.status == status && response.body.contains("unknown_host") == (status == "421"))
                }
            }
        }
    }

    @Test func `a WebSocket of such a page isn't opened`() async throws {
        try await RunningHost.with(socket: .echo, configuration: Self.local) { host in
            try await RawClient.connect(to: host.port) { client in
                let status = try await client.upgrade().status
                // The client calls itself "test".
                #expect(status == "421")
            }
        }
    }
}
