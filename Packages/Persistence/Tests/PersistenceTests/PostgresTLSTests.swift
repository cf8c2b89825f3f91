import Foundation
import Persistence
import PersistencePostgres
import PersistenceTesting
import Testing

/// TLS to PostgreSQL by libpq's own settings, on a server of the suite's own.
@Suite(.enabled(if: TestEngine.available.contains(.postgres), "\(TestEngine.postgresIsMissing)"), .timeLimit(.minutes(2)))
struct PostgresTLSTests {
    private static let isEncrypted: SQL = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()"

    @Test func `sslmode decides whether the connection is encrypted and whose certificate is accepted`() async throws {
        let server = try await TLSServer.start()
        defer { server.end() }
        let host = "postgres://tumble@localhost:\(server.port)/postgres?hostaddr=127.0.0.1&sslmode="
        let (good, other) = (server.certificates + "/server.crt", server.certificates + "/other.crt")
        for (settings, isEncrypted) in [
            ("disable", false), ("require", true), ("verify-ca&sslrootcert=\(good)", true), ("verify-full&sslrootcert=\(good)", true),
        ] {
            let database = try PostgresDatabase(PostgresSettings(url: host + settings, connections: 1))
            #expect(try await database.read { try $0.value(Bool.self, Self.isEncrypted) } == isEncrypted, "\(settings)")
            try await database.close()
        }
        // A certificate of somebody else's, and ours under another name.
        async let stranger = refusal(of: host + "verify-full&sslrootcert=\(other)")
        async let misnamed = refusal(of: host.replacing("localhost", with: "db.example.org") + "verify-full&sslrootcert=\(good)")
        async let missing = refusal(of: host + "verify-full&sslrootcert=/nowhere/root.crt")
        for (error, reason) in await [(stranger, "certificate verify failed"), (misnamed, "does not match host name"), (missing, "does not exist")] {
            #expect(error?.code == .unavailable)
            #expect(error?.message.contains(reason) == true, "\(String(describing: error))")
            #expect(error?.message.hasSuffix("To fix, correct sslmode, sslrootcert or the host in DATABASE_URL, or the server's certificate.") == true)
        }
    }

    private func refusal(of url: String) async -> DatabaseError? {
        await databaseError {
            let database = try PostgresDatabase(PostgresSettings(url: url, connections: 1, timeout: .seconds(2)))
            _ = try await database.read { try $0.value(Int.self, "SELECT 1") }
        }
    }
}

/// A private server with a certificate of its own; it runs until ``end()``, or for as long as this process.
private struct TLSServer {
    let port: Int
    let certificates: String
    private let process: Process
    private let input: Pipe

    static func start() async throws -> TLSServer {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardized
        let (process, input, output) = (Process(), Pipe(), Pipe())
        process.executableURL = root.appending(path: "Scripts/postgres.py")
        process.arguments = ["--tls", "sh", "-c", #"echo "$TUMBLE_TEST_POSTGRES $TUMBLE_TEST_CERTIFICATES"; cat"#]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let line = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var line = Data()
                while !line.contains(UInt8(ascii: "\n")), case let more = output.fileHandleForReading.availableData, !more.isEmpty { line += more }
                continuation.resume(returning: String(decoding: line, as: UTF8.self))
            }
        }
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        let url = try #require(words.first.flatMap(URLComponents.init(string:)), "The server doesn't start: \(line)")
        return TLSServer(port: try #require(url.port), certificates: try #require(words.last), process: process, input: input)
    }

    /// `cat` ends with its input, and the server with `cat`.
    func end() { try? input.fileHandleForWriting.close() }
}
