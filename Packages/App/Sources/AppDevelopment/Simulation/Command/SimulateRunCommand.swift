import AppServer
import ArgumentParser
import Core
import Foundation
import NetworkingNIO

/// `simulate run`: plays a day, against a server of its own whose clock runs faster, or in real time against another one.
struct SimulateRunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "run", abstract: "Play a day and report what it was like (default).")

    @OptionGroup var day: SimulatedDayOptions

    @Option(help: "Simulated seconds that pass in a second.")
    var speed = 60.0

    @Option(help: "Hours after the last order in which the rest may be delivered.")
    var tail = 6.0

    @Option(help: ArgumentHelp("Matcher of the server that the command starts (MATCHER).", valueName: "greedy|full"))
    var matcher: String?

    @Option(help: "Address of a development server with these people; without it the command starts one of its own.")
    var server: String?

    @Option(name: .customLong("set"), help: ArgumentHelp("Any other setting of the server that the command starts.", valueName: "KEY=VALUE"))
    var assignments: [String] = []

    @Option(help: "Average number of times a day that a device loses its network, for 2 to 10 minutes.")
    var outages = 3.0

    @Option(help: "Share of offers, in percent, that drivers decline.")
    var declines = 10.0

    @Option(name: .customLong("data"), help: "Folder for the data of the server that the command starts, which is kept, for tumble replay.")
    var dataFolder: String?

    @Option(name: .customLong("json"), help: "File for the report as JSON.")
    var jsonFile: String?

    @Option(name: .customLong("html"), help: "File for the report as a page with charts and a map.")
    var htmlFile: String?

    @Option(name: .customLong("compare"), help: "Report of an earlier run, to compare this one with.")
    var comparedFile: String?

    func validate() throws {
        guard speed > 0, speed <= 3600 else { throw ValidationError("--speed is more than 0, and at most 3600.") }
        guard tail >= 0, tail <= 72, outages >= 0, outages <= 200 else { throw ValidationError("--tail is 0 to 72 hours, --outages 0 to 200 a day.") }
        guard (0...90).contains(declines) else { throw ValidationError("A share is 0 to 90 percent.") }
        if let dataFolder, FileManager.default.fileExists(atPath: dataFolder) {
            throw ValidationError("--data \(dataFolder) exists. To fix, give the path of a new folder.")
        }
        guard let server else { return }
        guard dataFolder == nil else { throw ValidationError("--server has its own data. To fix, leave out --data.") }
        guard URL(string: server)?.host() != nil else { throw ValidationError("--server \(server) isn't an address such as http:" + "//127.0.0.1:8080.") }
        guard matcher == nil, assignments.isEmpty else { throw ValidationError("--server has its own settings. To fix, leave out --matcher and --set.") }
        guard speed == 1 else { throw ValidationError("--server has its own clock, which runs in real time. To fix, add --speed 1.") }
    }

    func run() async throws {
        // Read first, since it would be a pity to find out after the day.
        let compared = try comparedFile.map { try SimulationReport.read(URL(filePath: $0)) }
        let folder = FileManager.default.temporaryDirectory.appending(path: "tumble-simulation-\(SystemRandomSource().hexadecimal(byteCount: 8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        let report: SimulationReport
        if let server { report = try await play(on: server, folder) } else { report = try await playOnOwnServer(folder) }
        if let jsonFile { try report.json.write(to: URL(filePath: jsonFile)) }
        if let htmlFile { try ReportPage(report: report, compared: compared).html.write(to: URL(filePath: htmlFile)) }
        Tumble.write(ReportTable(report: report).text, to: .standardOutput)
        if let compared, let comparedFile {
            let comparison = ReportComparison(first: compared, second: report)
            Tumble.write("\n" + comparison.text(URL(filePath: comparedFile).lastPathComponent, "this run"), to: .standardOutput)
        }
    }

    private func playOnOwnServer(_ folder: URL) async throws -> SimulationReport {
        let setup = day.setup(speed: speed, matcher: matcher, outages: outages, declines: declines)
        let people = SimulatedCrowd(Simulation.plan(setup, day.profile), drivers: day.drivers, seed: day.seed).all
        let clock = ScaledClock(start: Self.midnight + Double(setup.firstHour) * 3600, speed: speed)
        let data = dataFolder.map { URL(filePath: $0, directoryHint: .isDirectory) }
        if let data { try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700]) }
        let own = try await SimulationServer(in: data ?? folder, settings: try settings(), people: people, clock: clock)
        return try await own.run { [self] address in
            let simulation = try simulation(setup, own.transport, address, folder, midnight: Self.midnight, clock: clock)
            try await simulation.signIn()
            clock.run()
            return try await play(simulation)
        }
    }

    private func play(on server: String, _ folder: URL) async throws -> SimulationReport {
        let setup = day.setup(speed: 1, server: server, outages: outages, declines: declines)
        let (clock, transport) = (SystemClock(), AsyncHTTPClientTransport())
        // A lost network is no news here.
        LogBootstrap.run(try SimulationServer.settings(in: folder, [:]), clock: clock)
        // The first hour of the day is the one that begins now.
        let midnight = clock.now - Double(setup.firstHour) * 3600
        do {
            let simulation = try simulation(setup, transport, URL(string: server), folder, midnight: midnight, clock: clock)
            do {
                try await simulation.signIn()
            } catch let error as APIError {
                throw Self.refusal(error, by: server)
            }
            let report = try await play(simulation)
            try await transport.shutdown()
            return report
        } catch {
            try? await transport.shutdown()
            throw error
        }
    }

    private static func refusal(_ error: APIError, by server: String) -> SimulationFailure {
        switch error.kind {
        case .offline, .timedOut: SimulationFailure("\(server) can't be reached. To fix, start that server, or leave out --server.")
        case .unauthorized: SimulationFailure("\(server) doesn't have these people. To fix, create them with simulate people, with the same numbers and seed.")
        default: SimulationFailure("\(server) refuses a simulated person: \(error.message)")
        }
    }

    private func simulation(
        _ setup: SimulationReport.Setup, _ transport: any HTTPTransport, _ address: URL?, _ folder: URL, midnight: Date, clock: any Core.Clock
    ) throws -> Simulation {
        let network = try TrafficNetwork(
            transport: transport, baseURL: address, folder: folder.appending(path: "devices", directoryHint: .isDirectory),
            clock: DeviceClock(simulation: clock), random: SystemRandomSource())
        var rules = TrafficRules.day
        rules.declineShare = setup.declineShare
        return Simulation(setup, profile: day.profile, rules: rules, network: network, midnight: midnight, tail: tail * 3600, clock: clock)
    }

    private func play(_ simulation: Simulation) async throws -> SimulationReport {
        let start = MonotonicClock.nanoseconds
        try await simulation.play { Tumble.write($0, to: .standardError) }
        return try await simulation.report(seconds: Double(MonotonicClock.nanoseconds - start) / 1_000_000_000)
    }

    private func settings() throws -> [String: String] {
        var values: [String: String] = [:]
        for assignment in assignments {
            let sides = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard sides.count == 2, !sides[0].isEmpty else { throw ValidationError("--set \(assignment) doesn't have the form KEY=VALUE.") }
            values[String(sides[0])] = String(sides[1])
        }
        if let matcher { values["MATCHER"] = matcher }
        // The full matcher gives out orders by itself; without it, offers go to those who are near.
        if matcher == "full" { values["FLAG_MATCHING_ROUNDS"] = "YES" }
        return values
    }

    /// The midnight with which each simulated day begins, a Monday in the service's time zone, so that windows and promises are the same in every run.
    private static let midnight: Date = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "America/Los_Angeles") ?? .gmt
        return calendar.date(from: DateComponents(year: 2026, month: 3, day: 2)) ?? Date(timeIntervalSince1970: 1_772_438_400)
    }()
}
