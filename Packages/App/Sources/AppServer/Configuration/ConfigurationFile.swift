import Core
import Foundation

/// Finds and reads the product's configuration file: the one that is named, one beside the executable or in the working folder, or the built-in one.
enum ConfigurationFile {
    /// The values of the file and where they come from.
    static func load(build: BuildConfiguration, path: String?) throws -> (values: [String: String], name: String) {
        if let path {
            let url = URL(filePath: path)
            return (try parse(url.lastPathComponent, in: url.deletingLastPathComponent()), path)
        }
        let name = build == .development ? "Dev.xcconfig" : "Prod.xcconfig"
        for folder in folders where FileManager.default.fileExists(atPath: folder.appending(path: name).path) {
            return (try parse(name, in: folder), folder.appending(path: name).path)
        }
        return (try XCConfig.parse(file: name) { BuiltInConfigurations.files[$0] }, "built-in \(name)")
    }

    private static var folders: [URL] {
        let executable = URL(filePath: CommandLine.arguments.first ?? "").deletingLastPathComponent()
        return [executable.appending(path: "Configurations"), URL(filePath: "Configurations")]
    }

    private static func parse(_ name: String, in folder: URL) throws -> [String: String] {
        try XCConfig.parse(file: name) { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }
}
