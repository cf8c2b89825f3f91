import ArgumentParser
import Foundation
import ServerCore

/// `routes`: lists every route of the product.
struct RoutesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "routes", abstract: "List every route.")

    @OptionGroup var options: SettingsOptions

    func run() async throws {
        let server = try await Bootstrap.compose(try options.settings().inMemory)
        for route in server.application.routes.descriptions { Tumble.write(route, to: .standardOutput) }
        try await server.close()
    }
}
