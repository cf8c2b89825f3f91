public import ArgumentParser
public import Core
package import Foundation

/// The executables `tumble-dev` and `tumble`, which differ in their build configuration and in the commands for development.
public enum Tumble {
    /// The running product, read by the commands.
    @TaskLocal static var build = BuildConfiguration.production
    /// The commands of this product alone, beside those of both.
    @TaskLocal static var commands: [any (AsyncParsableCommand & SendableMetatype).Type] = []
    /// The scripts of this product's pages alone, beside those of both.
    @TaskLocal static var scripts: [String] = []

    /// Parses the command line and runs the command. Errors are printed on one line, with a nonzero exit status.
    ///
    /// - Parameters:
    ///   - commands: the commands of this product alone.
    ///   - scripts: the scripts of this product's pages alone.
    public static func main(
        _ build: BuildConfiguration, commands: [any (AsyncParsableCommand & SendableMetatype).Type] = [], scripts: [String] = []
    ) async {
        // Databases, backups, mail and logs that it creates are its owner's alone.
        umask(0o077)
        await $build.withValue(build) {
            await $commands.withValue(commands) {
                await $scripts.withValue(scripts) { await run(Array(CommandLine.arguments.dropFirst())) }
            }
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
