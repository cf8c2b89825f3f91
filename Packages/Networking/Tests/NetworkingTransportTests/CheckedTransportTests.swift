import Core
import CoreTesting
import Foundation
import HTTPTypes
import NetworkingNIO
import NetworkingTesting
import Testing

extension SocketTests {
    @Suite(.timeLimit(.minutes(1))) struct CheckedTransportTests {
        private func request(_ authority: String) -> HTTPRequest { HTTPRequest(method: .get, scheme: "http", authority: authority, path: "/x") }

        @Test func `an address that is allowed is called, by its name or by itself`() async throws {
            let server = try await TestServer { _ in SuiteResponse(status: 200, body: Data("hello".utf8)) }
            let asked = LockedValue<[String]>([])
            let transport = CheckedTransport { address in
                asked.withLock { $0.append(address) }
                return true
            }
            for host in ["127.0.0.1", "localhost"] {
                let (response, body) = try await transport.send(request("\(host):\(server.port)"), body: Data())
                #expect(response.status == .ok && String(decoding: body, as: UTF8.self) == "hello")
            }
            #expect(asked.value.count == 2 && asked.value.allSatisfy { $0 == "127.0.0.1" || $0 == "::1" })
            try await server.stop()
        }

        @Test(arguments: ["127.0.0.1", "localhost", "0x7f.1", "2130706433"])
        func `an address that isn't allowed is never connected to`(host: String) async throws {
            let reached = LockedValue(false)
            let server = try await TestServer { _ in
                reached.value = true
                return SuiteResponse(status: 200)
            }
            let transport = CheckedTransport { !$0.hasPrefix("127.") && $0 != "::1" }
            await #expect(throws: HTTPClientError.self) { try await transport.send(request("\(host):\(server.port)"), body: Data()) }
            #expect(!reached.value)
            try await server.stop()
        }
    }
}
