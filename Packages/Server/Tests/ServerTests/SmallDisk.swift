import Foundation

/// A file system of four megabytes of its own; made where the user may mount one.
final class SmallDisk: Sendable {
    let url: URL

    init?() {
        url = FileManager.default.temporaryDirectory.appending(path: "small-disk-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        guard Self.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", url.path]) else {
            try? FileManager.default.removeItem(at: url)
            return nil
        }
    }

    deinit {
        _ = Self.run(["umount", "-l", url.path])
        try? FileManager.default.removeItem(at: url)
    }

    private var filler: URL { url.appending(path: "filler") }

    /// Takes all the room that is left.
    func fill() throws {
        _ = FileManager.default.createFile(atPath: filler.path, contents: nil)
        let handle = try FileHandle(forWritingTo: filler)
        defer { try? handle.close() }
        for size in [65_536, 4096] {
            while (try? handle.write(contentsOf: Data(count: size))) != nil {}
        }
    }

    func makeRoom() throws { try FileManager.default.removeItem(at: filler) }

    private static func run(_ arguments: [String]) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
