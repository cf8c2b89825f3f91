import Core
public import Foundation
import Persistence

/// A file system of four megabytes of its own, which can run full and turn read-only; gone with the value.
public final class SmallDisk: Sendable {
    /// Where it is mounted.
    public let url: URL

    /// Whether this process may mount one, as root may outside of most containers.
    public static let isAllowed = (try? SmallDisk()) != nil

    /// What a test says that is skipped where none may be mounted.
    public static let isForbidden = "Full and read-only disks aren't tested: this user may not mount any. Run it as root."

    /// Mounts one.
    ///
    /// - Throws: `DatabaseError` where that isn't allowed.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "small-disk-\(SystemRandomSource().hexadecimal(byteCount: 8))")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        guard Self.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", url.path]) else {
            try? FileManager.default.removeItem(at: url)
            throw DatabaseError(code: .unavailable, message: Self.isForbidden)
        }
    }

    deinit {
        _ = Self.run(["umount", "-l", url.path])
        try? FileManager.default.removeItem(at: url)
    }

    private var filler: URL { url.appending(path: "filler") }

    /// Takes all the room that is left.
    public func fill() throws {
        _ = FileManager.default.createFile(atPath: filler.path, contents: nil)
        let handle = try FileHandle(forWritingTo: filler)
        defer { try? handle.close() }
        for size in [65_536, 4096] {
            while (try? handle.write(contentsOf: Data(count: size))) != nil {}
        }
    }

    /// Gives back what ``fill()`` took.
    public func makeRoom() throws { try FileManager.default.removeItem(at: filler) }

    /// Mounts it anew, for reading alone or for writing; nobody may have a file open there for writing.
    public func remount(readOnly: Bool) throws {
        guard Self.run(["mount", "-o", readOnly ? "remount,ro" : "remount,rw", url.path]) else {
            throw DatabaseError(code: .busy, message: "\(url.path) can't be mounted anew. To fix, close the files that are open there.")
        }
    }

    static func run(_ arguments: [String]) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
