import ArgumentParser
import Core
import Foundation
import ServerCore

/// `seed`: writes demo data; only in the development product.
struct SeedCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "seed", abstract: "Write demo people and retailers (development only).")

    @OptionGroup var options: SettingsOptions

    func run() async throws {
        let settings = try options.settings()
        guard settings.app.build == .development else {
            throw ValidationError("Demo data doesn't belong in production. To fix, use tumble-dev.")
        }
        let server = try await Bootstrap.compose(settings)
        _ = try await server.migrate()
        try await server.application.seed()
        Tumble.write(StartBanner.people, to: .standardOutput)
        try await server.close()
    }
}
