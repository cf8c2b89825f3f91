import Core
import Foundation

/// Finds and reads the product's configuration file: the one that is named, one beside the executable or in the working folder, or the built-in one.
enum ConfigurationFile {
    /// The values of the file, each with where it stands.
    static func load(build: BuildConfiguration, path: String?) throws -> [String: SettingSource] {
        if let path {
            let url = URL(filePath: path)
            return try read(url.lastPathComponent, in: url.deletingLastPathComponent())
        }
        let name = build == .development ? "Dev.xcconfig" : "Prod.xcconfig"
        for folder in folders where FileManager.default.fileExists(atPath: folder.appending(path: name).path) {
            return try read(name, in: folder)
        }
        return try XCConfig.read(file: name) { BuiltInConfigurations.files[$0] }
            .mapValues { SettingSource(value: $0.value, place: "built-in \($0.file):\($0.line)") }
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
