import Core
import Foundation

/// Files that nobody can write, not even root or a process that has them open; restored at the value's end.
public final class ImmutableFiles: Sendable {
    private let paths: [String]

    /// Whether this process may make files immutable, and the temporary folder's file system enforces it for open files.
    public static let isAllowed: Bool = {
        let url = FileManager.default.temporaryDirectory.appending(path: "immutable-\(SystemRandomSource().hexadecimal(byteCount: 8))")
        defer { try? FileManager.default.removeItem(at: url) }
        guard FileManager.default.createFile(atPath: url.path, contents: nil), let handle = try? FileHandle(forWritingTo: url) else { return false }
        defer { try? handle.close() }
        guard let files = ImmutableFiles([url.path]) else { return false }
        return withExtendedLifetime(files) { (try? handle.write(contentsOf: Data(count: 1))) == nil }
    }()

    /// The reason for skipping a test if it may not.
    public static let isForbidden =
        "Files that refuse writing aren't tested: chattr has no effect for this user or file system. Run it as root, on ext4 or xfs."

    /// Makes files immutable; nil if that isn't allowed.
    public init?(_ paths: [String]) {
        self.paths = paths
        guard SmallDisk.run(["chattr", "+i"] + paths) else { return nil }
    }

    deinit {
        _ = SmallDisk.run(["chattr", "-i"] + paths)
    }
}
