import Core
import Foundation

/// Finds and reads the product's configuration file: the given one, or one beside the executable or in the working folder. Without a file the
/// declared defaults hold.
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
        return [executable.appending(path: "Configurations"), URL(filePath: "Configurations")]
    }

    private static func read(_ name: String, in folder: URL) throws -> [String: SettingSource] {
        try XCConfig.read(file: name) { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
            .mapValues { SettingSource(value: $0.value, place: "\(folder.appending(path: $0.file).path):\($0.line)") }
    }
}
