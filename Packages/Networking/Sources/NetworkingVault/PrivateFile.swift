import Foundation

/// Reads and writes files that only their owner may read.
enum PrivateFile {
    /// Writes a file atomically, without making it readable by others even briefly.
    static func write(_ data: Data, to file: URL) throws {
        let folder = file.deletingLastPathComponent()
        if !FileManager.default.fileExists(atPath: folder.path) {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        let draft = folder.appending(path: ".\(file.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).new")
        let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: draft.path]) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try handle.write(contentsOf: data)
        try handle.synchronize()
        try handle.close()
        guard rename(draft.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path]) }
    }

    /// Returns whether only the owner may read or write a file.
    static func isPrivate(_ file: URL) throws -> Bool {
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions].map { "\($0)" }.flatMap(Int.init) ?? 0o777
        return mode & 0o077 == 0
    }
}
