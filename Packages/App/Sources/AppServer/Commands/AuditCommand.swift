import ArgumentParser
import AuthServer
import Core
import Foundation
import Persistence
import ServerCore

/// `admin audit`: writes the audit log as lines of JSON.
struct AuditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit", abstract: "Write the audit log as lines of JSON, oldest first.",
        discussion: "Times are days such as 2026-11-22, which begin at midnight UTC, or times such as 2026-11-22T18:00:00Z.")

    @OptionGroup var options: SettingsOptions

    @Option(help: "The time of the first events. By default all that are kept.")
    var from: String?

    @Option(help: "The time before which events are written. By default now.")
    var to: String?

    func run() async throws {
        let (start, end) = (try from.map(Self.time) ?? .distantPast, try to.map(Self.time) ?? SystemClock().now)
        let server = try await Bootstrap.composeMigrated(try options.settings())
        do {
            let database = try server.application.container.resolve((any Database).self)
            try await AuditExport(database: database).write(from: start, to: end) { Tumble.write($0, to: .standardOutput) }
        } catch {
            try? await server.close()
            throw error
        }
        try await server.close()
    }

    private static func time(_ text: String) throws -> Date {
        guard let time = WireJSON.date(from: text) ?? WireJSON.date(from: text + "T00:00:00Z") else {
            throw ValidationError("'\(text)' is not a time. To fix, give a day such as 2026-11-22 or a time such as 2026-11-22T18:00:00Z.")
        }
        return time
    }
}
