import App
import ArgumentParser
import AuthServer
import Core
import Foundation

/// `config`: what the product was told.
struct ConfigCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Look at the configuration.", subcommands: [ShowConfigCommand.self])
}

/// `config show`: every setting and feature flag with its value and where that is from, secrets masked.
struct ShowConfigCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Print every setting and feature flag with its value and source; secrets are masked.")

    @OptionGroup var options: SettingsOptions

    func run() async throws {
        let settings = try options.settings()
        let plugins: [any Plugin] = AppPlugins.all + ServerPlugins.all(settings, SigningKey.generatePEM())
        let flags = try FlagBootstrap.flags(settings.sources, plugins: plugins)
        Tumble.write(Self.report(settings.sources, flags), to: .standardOutput)
    }

    static func report(_ sources: SettingSources, _ flags: FeatureFlags) -> String {
        var sections = [sources.table(SettingKey.all)]
        if !flags.entries.isEmpty {
            let rows = flags.entries.map { entry in
                [entry.flag.key, "\(entry.audience)", entry.isConfigured ? sources.source(of: entry.flag.key)?.place ?? "-" : "default", entry.flag.summary]
            }
            sections.append(TextTable([["FEATURE FLAG", "ON FOR", "SOURCE", "MEANING"]] + rows).text)
        }
        let warnings = sources.warnings(known: SettingKey.all.map(\.name) + flags.entries.map(\.flag.key))
        if !warnings.isEmpty { sections.append(warnings.map { "Warning: \($0)" }.joined(separator: "\n")) }
        return sections.joined(separator: "\n\n")
    }
}
