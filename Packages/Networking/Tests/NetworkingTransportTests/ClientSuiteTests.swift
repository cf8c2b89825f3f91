import Core
import NetworkingNIO
import NetworkingTesting
import NetworkingURLSession
import Testing

/// The transports that reach a server over a socket. The one in process is ServerCore's, whose tests run the same suite.
enum Carrier: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case asyncHTTPClient, urlSession

    var testDescription: String { rawValue }

    func open(_ response: @escaping @Sendable (SuiteRequest) -> SuiteResponse) async throws -> SuiteLine {
        let server = try await TestServer(response: response)
        let authority = "127.0.0.1:\(server.port)"
        switch self {
        case .urlSession:
            return SuiteLine(transport: URLSessionTransport(), authority: authority) { try await server.stop() }
        case .asyncHTTPClient:
            let transport = AsyncHTTPClientTransport()
            return SuiteLine(transport: transport, authority: authority) {
                try await transport.shutdown()
                try await server.stop()
            }
        }
    }
}

extension SocketTests {
    @Suite(.timeLimit(.minutes(1)))
    struct ClientSuiteTests {
        @Test(arguments: Carrier.allCases, TransportCase.all)
        func `a transport does what every one does`(carrier: Carrier, one: TransportCase) async throws {
            try await one.check(over: carrier.open)
        }
    }
}
