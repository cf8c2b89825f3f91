import Core
public import Foundation
import Persistence

/// A temporary file system of four megabytes, which can be filled and made read-only; removed with the value.
public final class SmallDisk: Sendable {
    /// The folder where it is mounted.
    public let url: URL

    /// Whether this process may mount one, as root may outside of most containers.
    public static let isAllowed = (try? SmallDisk()) != nil

    /// The reason for skipping a test if it may not.
    public static let isForbidden = "Full and read-only disks aren't tested: this user may not mount any. Run it as root."

    /// Mounts a disk.
    ///
    /// - Throws: `DatabaseError` if that isn't allowed.
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

    /// Fills the remaining space.
    public func fill() throws {
        _ = FileManager.default.createFile(atPath: filler.path, contents: nil)
        let handle = try FileHandle(forWritingTo: filler)
        defer { try? handle.close() }
        for size in [65_536, 4096] {
            while (try? handle.write(contentsOf: Data(count: size))) != nil {}
        }
    }

    /// Frees the space taken by ``fill()``.
    public func makeRoom() throws { try FileManager.default.removeItem(at: filler) }

    /// Remounts it read-only or writable; no file on it may be open for writing.
    public func remount(readOnly: Bool) throws {
        guard Self.run(["mount", "-o", readOnly ? "remount,ro" : "remount,rw", url.path]) else {
            throw DatabaseError(code: .busy, message: "\(url.path) can't be remounted. To fix, close the open files on it.")
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
