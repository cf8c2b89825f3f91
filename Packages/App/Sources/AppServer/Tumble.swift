public import ArgumentParser
public import Core
public import CoreUI
package import Foundation
public import ServerCore

/// The parts that one product has beside those of both.
public struct ProductExtras: Sendable {
    /// The commands.
    public var commands: [any (AsyncParsableCommand & SendableMetatype).Type]
    /// The scripts of pages.
    public var scripts: [String]
    /// The client plugins where there is demo data.
    public var demoClients: [any ClientPlugin]
    /// The server plugins where there is demo data.
    public var demoServers: [any ServerPlugin]

    /// Creates a list; an empty one by default.
    public init(
        commands: [any (AsyncParsableCommand & SendableMetatype).Type] = [], scripts: [String] = [], demoClients: [any ClientPlugin] = [],
        demoServers: [any ServerPlugin] = []
    ) {
        self.commands = commands
        self.scripts = scripts
        self.demoClients = demoClients
        self.demoServers = demoServers
    }
}

/// The executables `tumble-dev` and `tumble`, which differ in their build configuration and in what is linked for development.
public enum Tumble {
    /// The running product, read by the commands.
    @TaskLocal static var build = BuildConfiguration.production
    /// The parts that this product has beside those of both.
    @TaskLocal static var extras = ProductExtras()

    /// Parses the command line and runs the command. Errors are printed on one line, with a nonzero exit status.
    ///
    /// - Parameter extras: the parts that this product has beside those of both.
    public static func main(_ build: BuildConfiguration, extras: ProductExtras = ProductExtras()) async {
        // Databases, backups, mail and logs that it creates are its owner's alone.
        umask(0o077)
        await $build.withValue(build) {
            await $extras.withValue(extras) { await run(Array(CommandLine.arguments.dropFirst())) }
        }
    }

    private static func run(_ arguments: [String]) async {
        do {
            var command = try TumbleCommand.parseAsRoot(arguments)
            if var asynchronous = command as? any AsyncParsableCommand {  // lint:allow downcast because the parser hands out commands by their oldest protocol
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch let failure as ClientFailure {
            write("Error: \(failure.description)", to: .standardError)
            exit(failure.status.rawValue)
        } catch {
            exit(Self.report(error))
        }
    }

    /// Prints help unchanged, and every error as one line with its fix.
    private static func report(_ error: any Error) -> Int32 {
        let code = TumbleCommand.exitCode(for: error)
        guard code != .success else {
            write(TumbleCommand.fullMessage(for: error), to: .standardOutput)
            return 0
        }
        let message = "\(TumbleCommand.message(for: error))".split(separator: "\n").joined(separator: " ")
        let hint = message.contains("To fix") ? "" : "\(message.hasSuffix(".") ? "" : ".") To fix, see --help."
        write("Error: \(message)\(hint)", to: .standardError)
        return code.rawValue
    }

    /// Writes a line.
    package static func write(_ text: String, to handle: FileHandle) {
        handle.write(Data((text + "\n").utf8))
    }
}
