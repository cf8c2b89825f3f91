package import Foundation

/// A folder of one test's own.
package struct TemporaryFolder: Sendable {
    package let url: URL

    /// Makes a folder, and removes it once the work is done.
    package static func with<Result>(_ work: (TemporaryFolder) async throws -> Result) async throws -> Result {
        let url = FileManager.default.temporaryDirectory.appending(path: "tumble-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        return try await work(TemporaryFolder(url: url))
    }

    /// The folder of the database and of keys.
    package var data: URL { url.appending(path: "data", directoryHint: .isDirectory) }
}
