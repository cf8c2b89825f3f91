import Core
import CoreTesting
import Foundation
import HTTPTypes
import NIOCore
import NIOSSL
import NetworkingNIO
import NetworkingTesting
import NetworkingURLSession
import Testing

/// What is wrong with a server's response, and what the client makes of it.
private struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expected: String
    let play: @Sendable (String, TestServer.Connection) -> Void

    init(_ name: String, _ expected: String, _ play: @escaping @Sendable (String, TestServer.Connection) -> Void) {
        (testDescription, self.expected, self.play) = (name, expected, play)
    }

    static let all = [
        Fault("reset", "connectionLost") { $1.reset() },
        Fault("closed without a response", "connectionLost") { $1.close() },
        Fault("half a head", "connectionLost|malformedResponse") { _, connection in
            connection.write("HTTP/1.1 200 O")
            connection.close()
        },
        Fault("half a body", "connectionLost") { _, connection in
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc")
            connection.close()
        },
        Fault("reset in the body", "connectionLost") { _, connection in
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc")
            connection.reset()
        },
        Fault("silence", "timedOut") { _, _ in },
        Fault("slow bytes", "timedOut") { _, connection in
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
            connection.channel.eventLoop.scheduleRepeatedTask(initialDelay: .milliseconds(20), delay: .milliseconds(20)) { task in
                if connection.channel.isActive { connection.write("x") } else { task.cancel() }
            }
        },
        Fault("bad chunks", "malformedResponse") { _, connection in
            connection.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\nabc\r\n")
        },
        Fault("an unfinished chunk", "connectionLost") { _, connection in
            connection.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabc")
            connection.close()
        },
        Fault("two lengths", "malformedResponse") { _, connection in
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 5\r\n\r\nabc")
        },
        Fault("a length that is none", "malformedResponse") { _, connection in
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\nabc")
        },
        Fault("no HTTP", "malformedResponse") { _, connection in connection.write("SSH-2.0-OpenSSH_9.2\r\n\r\n") },
        Fault("a huge head", "malformedResponse") { _, connection in
            connection.write("HTTP/1.1 200 OK\r\nX-Long: \(String(repeating: "x", count: 200_000))\r\n\r\n")
        },
    ]
}

private func name(of error: any Error) -> String { String("\(error)".prefix { $0 != "(" }) }

extension SocketTests {
    @Suite(.timeLimit(.minutes(1)))
    struct FaultTests {
        private func outcome(_ transport: any HTTPTransport, _ port: Int, scheme: String = "http", deadline: Duration = .seconds(5)) async -> String {
            let client = HTTPClient(transport: transport, clock: SystemClock(), deadline: deadline)
            do {
                let request = HTTPRequest(method: .get, scheme: scheme, authority: "127.0.0.1:\(port)", path: "/")
                return "answered \(try await client.data(for: request).1.status.code)"
            } catch {
                return name(of: error)
            }
        }

        @Test(arguments: Fault.all) private func `each fault gives its error within the deadline`(fault: Fault) async throws {
            let server = try await TestServer(onRead: fault.play)
            let transport = AsyncHTTPClientTransport()
            let deadline = Duration.milliseconds(fault.expected == "timedOut" ? 250 : 5_000)
            let outcome = await outcome(transport, server.port, deadline: deadline)
            #expect(fault.expected.split(separator: "|").contains { $0 == outcome }, "\(outcome)")
            try await transport.shutdown()
            try await server.stop()
        }

        @Test(arguments: ["reset", "closed without a response", "silence", "half a body"])
        func `URLSession gives the same errors`(name: String) async throws {
            let fault = try #require(Fault.all.first { $0.testDescription == name })
            let server = try await TestServer(onRead: fault.play)
            let outcome = await outcome(URLSessionTransport(), server.port, deadline: .milliseconds(fault.expected == "timedOut" ? 250 : 5_000))
            // To Foundation on Linux a response without a head is a bad one.
            #expect(outcome == (name == "closed without a response" ? "malformedResponse" : fault.expected))
            try await server.stop()
        }

        @Test(arguments: [Carrier.asyncHTTPClient, .urlSession]) func `a refused connection is unreachable at once`(carrier: Carrier) async throws {
            let server = try await TestServer { _, _ in }
            try await server.stop()
            let nio = AsyncHTTPClientTransport()
            #expect(await outcome(carrier == .urlSession ? URLSessionTransport() : nio, server.port) == "unreachable")
            try await nio.shutdown()
        }

        @Test func `a certificate of another name, or of nobody known, or none at all, is not trusted`() async throws {
            let certificate = try NIOSSLCertificate(bytes: Array(Certificate.certificate.utf8), format: .pem)
            let key = try NIOSSLPrivateKey(bytes: Array(Certificate.key.utf8), format: .pem)
            let context = try NIOSSLContext(
                configuration: .makeServerConfiguration(certificateChain: [.certificate(certificate)], privateKey: .privateKey(key)))
            let server = try await TestServer(tls: context) { $1.write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") }
            let plain = try await TestServer { $1.write("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n") }
            let file = FileManager.default.temporaryDirectory.appending(path: "authority-\(UUID().uuidString).pem")
            try Data(Certificate.certificate.utf8).write(to: file)
            let (knowing, strict) = (AsyncHTTPClientTransport(authorities: file.path), AsyncHTTPClientTransport())
            #expect(await outcome(knowing, server.port, scheme: "https") == "untrusted")
            #expect(await outcome(strict, server.port, scheme: "https") == "untrusted")
            #expect(await outcome(strict, plain.port, scheme: "https") == "untrusted")
            for transport in [knowing, strict] { try await transport.shutdown() }
            for server in [server, plain] { try await server.stop() }
        }

        @Test func `canceling closes the socket, and so does dropping bytes unread`() async throws {
            let asked = LockedValue(0)
            let endless = try await TestServer { _, connection in
                connection.write("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\nabc")
                asked.withLock { $0 += 1 }
            }
            let transport = AsyncHTTPClientTransport()
            let client = HTTPClient(transport: transport, clock: SystemClock())
            let request = HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1:\(endless.port)", path: "/")
            let call = Task { try await client.data(for: request) }
            try await eventually { asked.value >= 1 }
            call.cancel()
            await #expect(throws: CancellationError.self) { try await call.value }
            try await eventually { endless.closed.value >= 1 }
            do {
                let (bytes, _) = try await client.bytes(for: request)
                for try await chunk in bytes {
                    #expect(chunk == Data("abc".utf8))
                    break
                }
            }
            try await eventually { endless.closed.value >= 2 }
            let (bytes, _) = try await client.bytes(for: request, deadline: .milliseconds(200))
            await #expect(throws: HTTPClientError.timedOut) { try await bytes.collect() }
            try await eventually { endless.closed.value >= 3 }
            try await transport.shutdown()
            try await endless.stop()
        }

        @Test func `no socket is left after all faults, and no exchange`() async throws {
            func sockets() -> Int {
                let folder = "/proc/self/fd"
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
                return names.count { (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)"))?.hasPrefix("socket:") == true }
            }
            try #require(FileManager.default.fileExists(atPath: "/proc/self/fd"))
            func pass() async throws {
                for fault in Fault.all {
                    let server = try await TestServer(onRead: fault.play)
                    let transport = AsyncHTTPClientTransport()
                    let counting = CountingTransport(base: transport)
                    _ = await outcome(counting, server.port, deadline: .milliseconds(150))
                    try await eventually { counting.running == 0 }
                    try await transport.shutdown()
                    try await server.stop()
                }
            }
            try await pass()
            let before = sockets()
            for _ in 1...3 { try await pass() }
            // The server's ends close when they hear of it.
            try await eventually { sockets() <= before }
            #expect(sockets() <= before)
        }
    }
}
