import App
import AppServer
import ArgumentParser
import AuthServer
import Core
import Foundation

/// `simulate`: plays a day of orders, and compares days.
struct SimulateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "simulate", abstract: "Play a day of simulated customers and drivers, and report what it was like.",
        subcommands: [SimulateRunCommand.self, SimulateCompareCommand.self, SimulatePeopleCommand.self], defaultSubcommand: SimulateRunCommand.self)
}

/// `simulate compare`: shows two reports side by side.
struct SimulateCompareCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "compare", abstract: "Compare two reports that simulate --json has written.")

    @Argument(help: "Report of the first run.")
    var first: String

    @Argument(help: "Report of the second run.")
    var second: String

    @Option(name: .customLong("html"), help: "File for a page of the second run, with the first beside it.")
    var htmlFile: String?

    func run() async throws {
        let (one, other) = (URL(filePath: first), URL(filePath: second))
        let (former, latter) = (try SimulationReport.read(one), try SimulationReport.read(other))
        if let htmlFile { try ReportPage(report: latter, compared: former).html.write(to: URL(filePath: htmlFile)) }
        Tumble.write(ReportComparison(first: former, second: latter).text(one.lastPathComponent, other.lastPathComponent), to: .standardOutput)
    }
}

/// `simulate people`: creates the accounts that a run against another server needs.
struct SimulatePeopleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "people", abstract: "Create the accounts for simulate --server, in the data of that development server.")

    @OptionGroup var day: SimulatedDayOptions

    @Option(name: .customLong("data"), help: "Folder of that server's database and keys (DATA_FOLDER).")
    var dataFolder: String

    func run() async throws {
        let settings = try ServerSettings.load(build: .development, file: nil, commandLine: ["DATA_FOLDER": dataFolder])
        let people = SimulatedCrowd(Simulation.plan(day.setup(), day.profile), drivers: day.drivers, seed: day.seed).all
        // Without the demo, whose orders would come along.
        let server = try await Bootstrap.compose(settings, clients: AppPlugins.all, servers: ServerPlugins.all)
        _ = try await server.migrate()
        try await SimulationServer.create(people, in: server.application)
        try await server.close()
        Tumble.write("There are \(people.count) simulated people, whose password is \(DemoPeople.password).", to: .standardOutput)
    }
}
