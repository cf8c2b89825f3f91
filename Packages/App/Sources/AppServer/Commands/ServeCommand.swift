import ArgumentParser
import AuthServer
import Core
import Foundation
import ServerHost

/// `serve`: migrates if allowed, and serves until it is told to stop.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "serve", abstract: "Serve the app and the API (default).")

    @OptionGroup var options: SettingsOptions

    @Flag(inversion: .prefixedNo, help: "Simulated people who order and drive, in tumble-dev with demo data (DEMO_TRAFFIC).")
    var demoTraffic: Bool?

    func run() async throws {
        var options = options
        if let demoTraffic { options.assignments.append("DEMO_TRAFFIC=\(demoTraffic ? "YES" : "NO")") }
        let settings = try options.settings()
        let server = try await Bootstrap.prepare(settings)
        let lacksAdministrator = try await ProductionChecks.lacksAdministrator(server)
        try await server.serve { port in
            Tumble.write(StartBanner(settings: settings, port: port, lacksAdministrator: lacksAdministrator).text, to: .standardOutput)
        }
    }
}

/// The text that `serve` prints once it is listening.
struct StartBanner {
    let settings: ServerSettings
    let port: Int
    /// Whether nobody could manage accounts, prices and areas.
    var lacksAdministrator = false

    var text: String {
        let address = "\(settings.app.displayName) serves http:/" + "/\(settings.host.hostname):\(port)"
        if lacksAdministrator { return "\(address)\nThere is no administrator yet. To make one, run: tumble admin create EMAIL" }
        return settings.data.hasDemoData ? "\(address)\n\n\(Self.people)" : address
    }

    /// The demo people and how to sign in as them.
    static var people: String {
        let rows = DemoPeople.all.map { person in
            let roles = Role.allCases.filter(person.roles.contains).map(\.rawValue).joined(separator: ", ")
            return "  \(person.email.padded(to: 28)) \(roles)"
        }
        return "Sign in with password \(DemoPeople.password) as\n" + rows.joined(separator: "\n")
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
