import ArgumentParser
import Core
import Foundation

/// `serve`: migrates if allowed, and serves until it is told to stop.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "serve", abstract: "Serve the app and the API (default).")

    @OptionGroup var options: SettingsOptions

    func run() async throws {
        let settings = try options.settings()
        let server = try await Bootstrap.prepare(settings)
        try await server.serve { port in
            Tumble.write(StartBanner(settings: settings, port: port).text, to: .standardOutput)
        }
    }
}
