import Core
import Foundation
import HTTPTypes
import ServerCore
import Testing

@testable import ServerHost

@Suite(.timeLimit(.minutes(1)))
struct TLSTests {
    private func withHost(
        socket: SocketRoute? = nil, change: @escaping (inout HostConfiguration) -> Void = { _ in },
        _ body: @Sendable @escaping (RunningHost) async throws -> Void
    ) async throws {
        try await TestCertificate.withFiles { files in
            var configuration = HostConfiguration.test
            configuration.tls = files
            change(&configuration)
            try await RunningHost.with(socket: socket, configuration: configuration, body)
        }
    }

    @Test func `HTTP/1.1 is spoken over TLS where nothing else is asked for`() async throws {
        try await withHost { host in
            for protocols in [[], ["http/1.1"]] {
                try await RawClient.connect(to: host.port, protocols: protocols) { client in
                    for _ in 1...2 {
                        try await client.send("POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello")
                        #expect(try await client.response().body == "hello")
                    }
                }
            }
        }
    }

    @Test func `HTTP/2 is spoken where the client offers it`() async throws {
        try await withHost { host in
            try await RawClient.connect(to: host.port, protocols: ["h2", "http/1.1"]) { client in
                try await client.send("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
                try await client.send([0, 0, 0, 4, 0, 0, 0, 0, 0])
                // GET https://test/ by HPACK's static table (RFC 7541, A), and the authority as a literal.
                let fields: [UInt8] = [0x82, 0x84, 0x87, 0x01, 4] + Array("test".utf8)
                try await client.send([0, 0, UInt8(fields.count), 1, 5, 0, 0, 0, 1] + fields)
                var kinds: [UInt8] = []
                while true {
                    let head = try await client.bytes(9)
                    let payload = try await client.bytes(Int(head[0]) << 16 | Int(head[1]) << 8 | Int(head[2]))
                    kinds.append(head[3])
                    guard head[3] == 1 else { continue }
                    // `:status: 200` is entry 8.
                    #expect(payload.first == 0x88)
                    break
                }
                // Settings come first.
                #expect(kinds.first == 4)
            }
        }
    }

    @Test func `a WebSocket goes on working over TLS`() async throws {
        try await withHost(socket: .echo) { host in
            try await RawClient.connect(to: host.port, protocols: ["http/1.1"]) { client in
                #expect(try await client.upgrade().status == "101")
                try await client.send(opcode: 1, Array("hello".utf8))
                #expect(try await client.frame().text == "hello")
            }
        }
    }

    @Test func `a client without TLS gets no answer`() async throws {
        try await withHost { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
                await #expect(throws: (any Error).self) { try await client.head() }
            }
        }
    }

    @Test func `a client that never begins its handshake is hung up on`() async throws {
        try await withHost(change: { $0.idleTimeout = .milliseconds(50) }) { host in
            try await RawClient.connect(to: host.port) { client in #expect(await client.isClosed()) }
        }
    }

    @Test func `a stop doesn't wait for a client that never begins its handshake`() async throws {
        let change = { (configuration: inout HostConfiguration) in
            configuration.firstRequestTimeout = .milliseconds(50)
            (configuration.idleTimeout, configuration.shutdownTimeout) = (.seconds(300), .seconds(300))
        }
        try await withHost(change: change) { host in
            try await RawClient.connect(to: host.port) { client in
                await host.stop()
                #expect(await client.isClosed())
            }
        }
    }

    @Test func `a connection that has sent nothing when the server stops may send one request over TLS, too`() async throws {
        let change = { (configuration: inout HostConfiguration) in
            (configuration.firstRequestTimeout, configuration.shutdownTimeout) = (.seconds(300), .seconds(300))
        }
        try await withHost(change: change) { host in
            try await RawClient.connect(to: host.port, protocols: []) { client in
                try await RawClient.connect(to: host.port, protocols: []) { waiting in
                    try await waiting.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
                    #expect(try await waiting.response().status == "200")
                    await host.stop()
                    #expect(await waiting.isClosed())
                }
                try await client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
                #expect(try await client.response().status == "200")
                #expect(await client.isClosed())
            }
        }
    }

    @Test func `browsers are told to use nothing but https`() async throws {
        try await withHost(change: { $0.demandsHTTPS = true }) { host in
            try await RawClient.connect(to: host.port, protocols: []) { client in
                try await client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
                #expect(try await client.response().fields["strict-transport-security"] == "max-age=31536000; includeSubDomains")
            }
        }
    }

    @Test func `files that can't be used are named with the fix`() async throws {
        let missing = TLSFiles(certificates: "/nowhere/c.pem", privateKey: "/nowhere/k.pem")
        #expect(throws: TLSFilesError.certificates("/nowhere/c.pem")) { try missing.makeContext() }
        try await TestCertificate.withFiles { files in
            let noKey = TLSFiles(certificates: files.certificates, privateKey: "/nowhere/k.pem")
            #expect(throws: TLSFilesError.privateKey("/nowhere/k.pem")) { try noKey.makeContext() }
        }
        try await TestCertificate.withFiles(key: TestCertificate.otherKey) { files in
            #expect(throws: TLSFilesError.mismatch(files)) { try files.makeContext() }
            var configuration = HostConfiguration.test
            configuration.tls = files
            let host = HTTPHost(configuration: configuration, responder: ClosureResponder.echo)
            await #expect(throws: TLSFilesError.self) { try await host.run() }
        }
        #expect(
            "\(TLSFilesError.privateKey("k.pem"))"
                == "No private key can be read from k.pem. To fix, set TLS_KEY_FILE to the certificate's key in PEM, without a password.")
    }
}
