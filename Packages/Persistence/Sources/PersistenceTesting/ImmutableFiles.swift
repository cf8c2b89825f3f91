import Core
import Foundation

/// Files that nobody can write, root and who has them open included; as they were with the value's end.
public final class ImmutableFiles: Sendable {
    private let paths: [String]

    /// Whether this process may make files such, and the file system of the temporary folder then refuses who has them open.
    public static let isAllowed: Bool = {
        let url = FileManager.default.temporaryDirectory.appending(path: "immutable-\(SystemRandomSource().hexadecimal(byteCount: 8))")
        defer { try? FileManager.default.removeItem(at: url) }
        guard FileManager.default.createFile(atPath: url.path, contents: nil), let handle = try? FileHandle(forWritingTo: url) else { return false }
        defer { try? handle.close() }
        guard let files = ImmutableFiles([url.path]) else { return false }
        return withExtendedLifetime(files) { (try? handle.write(contentsOf: Data(count: 1))) == nil }
    }()

    /// What a test says that is skipped where that can't be done.
    public static let isForbidden =
        "Files that refuse writing aren't tested: chattr has no effect for this user or file system. Run it as root, on ext4 or xfs."

    /// Nil where that isn't allowed.
    public init?(_ paths: [String]) {
        self.paths = paths
        guard SmallDisk.run(["chattr", "+i"] + paths) else { return nil }
    }

    deinit {
        _ = SmallDisk.run(["chattr", "-i"] + paths)
    }
}
