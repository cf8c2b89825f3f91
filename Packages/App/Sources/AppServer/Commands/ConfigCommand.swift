import ArgumentParser
import Core
import Foundation

/// `config`: shows the configuration.
struct ConfigCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Show or write the configuration.", subcommands: [ShowConfigCommand.self, WriteConfigCommand.self])
}

/// `config show`: prints every setting and feature flag with its value and source, secrets masked.
struct ShowConfigCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Print every setting and feature flag with its value, source and meaning; secrets are masked.")

    @OptionGroup var options: SettingsOptions

    func run() async throws {
        let settings = try options.settings()
        Tumble.write(Self.report(settings, try FlagBootstrap.flags(settings.sources, plugins: ProductPlugins.all)), to: .standardOutput)
    }

    static func report(_ settings: ServerSettings, _ flags: FeatureFlags) -> String {
        let sources = settings.sources
        var sections = [settings.catalog.table(sources, settings.values)]
        if !flags.entries.isEmpty {
            let rows = flags.entries.map { entry in
                [entry.flag.key, "\(entry.audience)", entry.isConfigured ? sources.source(of: entry.flag.key)?.place ?? "-" : "default", entry.flag.summary]
            }
            sections.append(TextTable([["FEATURE FLAG", "ON FOR", "SOURCE", "MEANING"]] + rows).text)
        }
        let warnings = settings.catalog.warnings(sources)
        if !warnings.isEmpty { sections.append(warnings.map { "Warning: \($0)" }.joined(separator: "\n")) }
        return sections.joined(separator: "\n\n")
    }
}

/// `config write`: writes the configuration files and README's table from the declared settings.
struct WriteConfigCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "write", abstract: "Write Configurations/*.xcconfig and README's table of settings in the working folder (development only).")

    func run() async throws {
        guard Tumble.build == .development else { throw ValidationError("These files are part of the sources. To fix, use tumble-dev.") }
        let documents = SettingDocuments(try SettingCatalog(ProductPlugins.all))
        for (path, text) in try documents.files(in: URL(filePath: FileManager.default.currentDirectoryPath)) {
            try Data(text.utf8).write(to: URL(filePath: path))
            Tumble.write("Wrote \(path)", to: .standardOutput)
        }
    }
}
