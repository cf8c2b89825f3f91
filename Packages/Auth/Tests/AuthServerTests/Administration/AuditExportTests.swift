import AuthAPI
import Core
import CoreTesting
import Foundation
import Persistence
import ServerTesting
import Testing

@testable import AuthServer

struct AuditExportTests {
    @Test func `events of a period are written oldest first, a line each, in more than one batch`() async throws {
        let server = try await AuthTestServer()
        let start = server.server.clock.now
        let count = AuditExport.batch + 3
        try await server.server.database.write { transaction in
            for index in 0..<count {
                try SecurityLog().record(
                    .signInFailed, account: nil, object: "order/\(index)", detail: "a \"quoted\"\nline", by: Self.origin,
                    at: start.addingTimeInterval(Double(index)), in: transaction)
            }
        }
        let lines = try await lines(server, from: start.addingTimeInterval(1), to: start.addingTimeInterval(Double(count - 1)))
        let events = try lines.map { try WireJSON.decoder().decode(SecurityEvent.self, from: Data($0.utf8)) }
        #expect(events.map(\.object) == (1..<count - 1).map { "order/\($0)" })
        #expect(events.first?.detail == "a \"quoted\"\nline" && lines.allSatisfy { !$0.contains("\n") })
        #expect(try await self.lines(server, from: start.addingTimeInterval(-60), to: start).isEmpty)
    }

    private static let origin = SecurityLog.Origin(actor: nil, address: "192.0.2.1", userAgent: "curl/8.5", requestID: "1")

    private func lines(_ server: AuthTestServer, from start: Date, to end: Date) async throws -> [String] {
        let lines = LockedValue<[String]>([])
        try await AuditExport(database: server.server.database).write(from: start, to: end) { line in lines.withLock { $0.append(line) } }
        return lines.value
    }
}
