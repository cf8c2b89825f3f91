import Configuration
import Core
import Foundation

/// A setting's text and its source.
struct SettingSource: Sendable, Equatable {
    let value: String
    /// The source: `command line`, `environment`, or a file with its line.
    let place: String
}

/// All given settings, by source.
struct SettingSources: Sendable {
    let commandLine: [String: String]
    let environment: [String: String]
    let file: [String: SettingSource]

    /// Returns the text of a key: the command line overrides the environment, which overrides the file; nil if it isn't given.
    func source(of key: String) -> SettingSource? {
        if let value = commandLine[key] { return SettingSource(value: value, place: "command line") }
        if let value = environment[key] { return SettingSource(value: value, place: "environment") }
        return file[key]
    }

    /// Returns where a key is given in a way that administrators can't override by a change: the command line or the environment; nil if it isn't.
    func pin(of key: String) -> String? {
        if commandLine[key] != nil { return "command line" }
        return environment[key] != nil ? "environment" : nil
    }

    /// Returns the text of a key; nil if it isn't given, or is empty.
    func text(_ key: String) -> String? {
        source(of: key).flatMap { $0.value.isEmpty ? nil : $0.value }
    }

    /// Returns the values of a build.
    func values(_ build: BuildConfiguration) -> SettingValues {
        let reader = ConfigReader(providers: [
            InMemoryProvider(name: "command line", values: Self.keyed(commandLine)),
            EnvironmentVariablesProvider(environmentVariables: environment),
            InMemoryProvider(name: "configuration file", values: Self.keyed(file.mapValues(\.value))),
        ])
        return SettingValues(build: build) { reader.string(forKey: ConfigKey(Self.components($0))) }
    }

    private static func keyed(_ values: [String: String]) -> [AbsoluteConfigKey: ConfigValue] {
        Dictionary(values.map { (AbsoluteConfigKey(components($0)), ConfigValue(.string($1), isSecret: false)) }, uniquingKeysWith: { $1 })
    }

    private static func components(_ key: String) -> [String] { key.lowercased().split(separator: "_").map(String.init) }

    /// Returns a line for each given name that is unknown, with the name that was probably meant.
    func warnings(known: [String]) -> [String] {
        let known = Set(known)
        var given = Dictionary(file.map { ($0.key, $0.value.place) }, uniquingKeysWith: { first, _ in first })
        for key in commandLine.keys { given[key] = "command line" }
        // The environment is shared by all programs, so only likely typos are reported.
        for key in environment.keys where key.count >= 8 {
            if key.hasPrefix("FLAG_") || known.contains(where: { NearestName.distance($0, key) == 1 }) { given[key] = given[key] ?? "environment" }
        }
        return given.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.map { key, place in
            let fix = NearestName.nearest(to: key, among: known).map { "write \($0)" } ?? "remove it"
            return "\(key) (\(place)) is not a setting. To fix, \(fix)."
        }
    }
}

/// Finds and reads the product's configuration file: the given one, or one beside the executable, in the working folder, or in `/etc/tumble`, where the
/// Debian package has it. Without a file the declared defaults hold.
enum ConfigurationFile {
    /// Returns the name of a build's file.
    static func name(_ build: BuildConfiguration) -> String {
        switch build {
        case .development: "Dev.xcconfig"
        case .production: "Prod.xcconfig"
        }
    }

    /// Returns the values of the file, each with its place.
    static func load(build: BuildConfiguration, path: String?) throws -> [String: SettingSource] {
        if let path {
            let url = URL(filePath: path)
            return try read(url.lastPathComponent, in: url.deletingLastPathComponent())
        }
        let folder = folders.first { FileManager.default.fileExists(atPath: $0.appending(path: name(build)).path) }
        return try folder.map { try read(name(build), in: $0) } ?? [:]
    }

    private static var folders: [URL] {
        let executable = URL(filePath: CommandLine.arguments.first ?? "").deletingLastPathComponent()
        return [executable.appending(path: "Configurations"), URL(filePath: "Configurations"), URL(filePath: "/etc/tumble")]
    }

    private static func read(_ name: String, in folder: URL) throws -> [String: SettingSource] {
        try XCConfig.read(file: name) { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
            .mapValues { SettingSource(value: $0.value, place: "\(folder.appending(path: $0.file).path):\($0.line)") }
    }
}
