import Core
import Foundation

@testable import AppServer

/// A folder that is gone after the test.
enum TemporaryFolder {
    static func with<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tumble-\(SystemRandomSource().hexadecimal(byteCount: 8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await body(folder)
    }

    /// The settings of a product whose data folder it is.
    static func settings(_ folder: URL, _ build: BuildConfiguration = .development, _ values: [String: String] = [:]) throws -> ServerSettings {
        let values = ["DATA_FOLDER": folder.path, "LOG_LEVEL": "critical"].merging(values) { $1 }
        return try ServerSettings.load(build: build, file: nil, commandLine: values, environment: [:])
    }

    /// Who may read a file.
    static func permissions(_ file: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    }
}
