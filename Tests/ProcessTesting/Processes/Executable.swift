package import Foundation

/// One of the products, as it was built beside these tests.
package enum Executable: String, Sendable {
    case development = "tumble-dev"
    case production = "tumble"
    /// An app on a device, as far as its outbox goes.
    case outbox = "OutboxFixture"

    /// The path: in a folder above the running test, or in TUMBLE_PRODUCTS.
    package func url() throws -> URL {
        let given = ProcessInfo.processInfo.environment["TUMBLE_PRODUCTS"].map { [URL(filePath: $0, directoryHint: .isDirectory)] } ?? []
        let running = [URL(filePath: "/proc/self/exe")] + CommandLine.arguments.filter { $0.hasPrefix("/") }.map { URL(filePath: $0) }
        let folders = given + running.map { $0.resolvingSymlinksInPath() }.flatMap(Self.parents)
        let files = folders.map { $0.appending(path: rawValue) }
        guard let file = files.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) && !$0.hasDirectoryPath }) else {
            throw NeverCame(description: "\(rawValue) isn't beside the tests. To fix, run `swift build` first; without it, it")
        }
        return file
    }

    private static func parents(of file: URL) -> [URL] {
        (1...4).map { count in (0..<count).reduce(file) { folder, _ in folder.deletingLastPathComponent() } }
    }

    /// Runs a command to its end.
    package func run(_ arguments: [String], in folder: TemporaryFolder) async throws -> Execution {
        let process = try RunningProcess(self, arguments, in: folder.url, log: folder.url.appending(path: "log-\(UUID().uuidString).txt"))
        return await process.end()
    }
}
