import ArgumentParser
import Core
import FleetServer
import Foundation
import MatchingServer
import Persistence
import ServerCore

/// `replay`: gives the jobs of a recorded day to drivers again, without a server, and compares what would have come of it with what did.
struct ReplayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay", abstract: "Give the jobs of a past day to drivers again, and compare.",
        discussion: """
            Reads the day from the database's event log, or from a file, and changes nothing (Docs/matching.md). With --save the day can be replayed elsewhere. \
            Events are kept for EVENT_RETENTION_DAYS.
            """)

    /// The matchers.
    enum Choice: String, ExpressibleByArgument, CaseIterable {
        case greedy, full
    }

    @OptionGroup var options: SettingsOptions

    @Argument(help: "The day, such as 2026-11-20.")
    var day: String?

    @Option(help: "A file with a saved day, instead of the database.")
    var file: String?

    @Option(help: "The matcher.")
    var matcher = Choice.full

    @Option(help: "A file for the report as JSON.")
    var json: String?

    @Option(help: "A file to save the day in. It holds the places of customers' doors, but no names.")
    var save: String?

    func validate() throws {
        guard (day == nil) != (file == nil) else { throw ValidationError("There is no day. To fix, give either a day, such as 2026-11-20, or --file.") }
        if let day, DayRecorder.bounds(of: day) == nil { throw ValidationError("\(day) isn't a day. To fix, give one such as 2026-11-20.") }
    }

    func run() async throws {
        let settings = try options.settings()
        let recorded = try await recorded(settings)
        guard !recorded.jobs.isEmpty else {
            throw ClientFailure(.refused, "No job was opened on that day. To fix, give another day, within EVENT_RETENTION_DAYS.")
        }
        if let save { try write(WireJSON.encoder().encode(recorded), to: save) }
        let matching = try MatchingSettings(settings.values)
        let replay = DayReplay(recorded, settings: FleetSettings(), interval: matching.interval)
        let report = try await replay.run(matcher == .greedy ? GreedyMatcher() : FleetMatching.offline(matching))
        if let json { try write(WireJSON.encoder().encode(report), to: json) }
        Tumble.write(ReplayTable(report: report, matcher: matcher.rawValue).text, to: .standardOutput)
    }

    private func recorded(_ settings: ServerSettings) async throws -> RecordedDay {
        if let file {
            guard let data = FileManager.default.contents(atPath: file) else {
                throw ClientFailure(.refused, "There is no readable file \(file). To fix, give the path of a day that was written with --save.")
            }
            do {
                return try WireJSON.decoder().decode(RecordedDay.self, from: data)
            } catch is DecodingError {
                throw ClientFailure(.refused, "The file \(file) isn't a saved day. To fix, write one with --save.")
            }
        }
        guard let bounds = day.flatMap(DayRecorder.bounds) else { throw ClientFailure(.refused, "There is no such day.") }
        let server = try await Bootstrap.composeMigrated(settings)
        let database = try server.application.container.resolve((any Database).self)
        let recorded = try await database.read { try DayRecorder(settings: FleetSettings()).read(bounds, in: $0) }
        try await server.close()
        return recorded
    }

    private func write(_ data: Data, to path: String) throws {
        do { try data.write(to: URL(filePath: path), options: .atomic) } catch {
            throw ClientFailure(.refused, "The file \(path) can't be written. To fix, check its folder and its permissions.")
        }
    }
}
