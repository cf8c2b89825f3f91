import Core
import CoreTesting
import ServerCore
import Testing

@testable import ServerHost

@Suite(.timeLimit(.minutes(1)))
struct ConnectionLimitTests {
    private func configuration(_ limits: ConnectionLimits, proxies: TrustedProxies = .none) -> HostConfiguration {
        var configuration = HostConfiguration.test
        (configuration.connections, configuration.trustedProxies) = (limits, proxies)
        return configuration
    }

    private static let request = "GET /a HTTP/1.1\r\nHost: test\r\n\r\n"

    /// Asks over a new connection, again until the server grants it one, as it learns of the end of others a moment later than they do.
    private func waitForPlace(_ host: RunningHost) async throws {
        var isServed = false
        while !isServed {
            try await RawClient.connect(to: host.port) { client in
                try? await client.send(Self.request)
                isServed = (try? await client.response().status) == "200"
            }
        }
    }

    @Test(arguments: [ConnectionLimits(connections: 2), ConnectionLimits(connectionsPerAddress: 2)])
    func `connections beyond a limit are closed, and a place is free again after the end of one`(limits: ConnectionLimits) async throws {
        try await RunningHost.with(configuration: configuration(limits)) { host in
            try await RawClient.connect(to: host.port) { first in
                try await first.send(Self.request)
                #expect(try await first.response().status == "200")
                try await RawClient.connect(to: host.port) { second in
                    try await second.send(Self.request)
                    #expect(try await second.response().status == "200")
                    try await RawClient.connect(to: host.port) { third in #expect(await third.isClosed()) }
                }
                try await waitForPlace(host)
            }
        }
    }

    @Test func `a trusted proxy may have any number of connections, its clients' sockets are counted`() async throws {
        let configuration = configuration(ConnectionLimits(connectionsPerAddress: 1), proxies: try #require(TrustedProxies("127.0.0.1")))
        @Sendable func handshake(from address: String) -> String {
            RawClient.handshake().replacing("Host: test\r\n", with: "Host: test\r\nX-Forwarded-For: \(address)\r\n")
        }
        try await RunningHost.with(socket: .echo, configuration: configuration) { host in
            try await RawClient.connect(to: host.port) { first in
                try await first.send(handshake(from: "192.0.2.1"))
                #expect(try await first.response().status == "101")
                try await RawClient.connect(to: host.port) { second in
                    try await second.send(handshake(from: "192.0.2.1"))
                    let refusal = try await second.response()
                    #expect(refusal.status == "429" && refusal.body.contains(#""code":"rate_limited""#))
                    #expect(await second.isClosed())
                }
                try await RawClient.connect(to: host.port) { third in
                    try await third.send(handshake(from: "192.0.2.2"))
                    #expect(try await third.response().status == "101")
                }
            }
        }
    }

    @Test func `handshakes are limited by address and time`() {
        let clock = TestClock()
        let limits = ConnectionLimits(connectionsPerAddress: 0, handshakesPerAddress: RateLimit(count: 2, per: .seconds(60), scope: .address))
        let limiter = ConnectionLimiter(limits: limits, clock: clock)
        func opens(_ address: String) -> Bool {
            guard let place = limiter.openSocket(from: address) else { return false }
            place.end()
            return true
        }
        #expect([opens("192.0.2.1"), opens("192.0.2.1"), opens("192.0.2.1"), opens("192.0.2.2")] == [true, true, false, true])
        clock.advance(by: .seconds(30))
        #expect([opens("192.0.2.1"), opens("192.0.2.1")] == [true, false])
    }

    @Test func `the addresses of one IPv6 subscriber count as one`() {
        let limiter = ConnectionLimiter(limits: ConnectionLimits(connectionsPerAddress: 2), clock: TestClock())
        let places = ["2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1"].map { limiter.connect(from: $0) }
        #expect(places.map { $0 != nil } == [true, true, false, true])
        places[0]?.end()
        #expect(limiter.connect(from: "2001:db8::4") != nil)
        #expect(limiter.connectionCount == 3)
    }

    @Test func `the limit of open files leaves some for everything else`() {
        #expect(ConnectionLimits(connections: 20_000).fitting(openFiles: 1_024).connections == 768)
        #expect(ConnectionLimits(connections: 500).fitting(openFiles: 1_024).connections == 500)
        #expect(ConnectionLimits(connections: 0).fitting(openFiles: 65_536).connections == 65_280)
        #expect(OpenFiles.raiseLimit() == OpenFiles.raiseLimit())
    }
}
