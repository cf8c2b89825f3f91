public import Blobs
public import Foundation

/// Keeps blobs as files, in 256 folders by the first digits of their names, in each area.
///
/// A file is written under another name, synchronized and renamed, so that under its own name there are all bytes or none.
public struct FolderBlobStore: BlobStore {
    /// The age in seconds from which a file that was never finished is removed: a day.
    private static let leftoverAge: TimeInterval = 24 * 3600

    private let folder: URL

    /// Creates a store in a folder, which is created when something is stored.
    public init(folder: URL) { self.folder = folder }

    /// Writes a file, unless it exists already.
    public func put(_ data: Data, as id: BlobID, type: String) async throws(BlobError) {
        let file = file(of: id)
        if let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size == data.count { return }
        do {
            for folder in [file.deletingLastPathComponent(), incoming] {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            }
            let draft = try write(data)
            guard rename(draft, file.path) == 0 else {
                let reason = Self.reason()
                unlink(draft)
                throw BlobError.unavailable(reason)
            }
            try synchronize(file.deletingLastPathComponent())
        } catch let error as BlobError {
            throw error
        } catch {
            throw .unavailable("\(error)")
        }
    }

    /// Reads a file, and compares its content with its name.
    public func data(of id: BlobID) async throws(BlobError) -> Data? {
        let file = file(of: id)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let data: Data
        do { data = try Data(contentsOf: file) } catch { throw .unavailable("\(error)") }
        guard BlobID(of: data).hexadecimal == id.hexadecimal else { throw .damaged(id) }
        return data
    }

    /// Removes a file.
    public func remove(_ id: BlobID) async throws(BlobError) {
        guard unlink(file(of: id).path) == 0 || errno == ENOENT else { throw .unavailable(Self.reason()) }
    }

    /// Removes files that a process which was killed didn't finish.
    public func removeLeftovers(at now: Date) {
        let files = (try? FileManager.default.contentsOfDirectory(at: incoming, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
        for file in files {
            let changed = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
            if let changed, now.timeIntervalSince(changed) > Self.leftoverAge { try? FileManager.default.removeItem(at: file) }
        }
    }

    private var incoming: URL { folder.appending(path: "incoming", directoryHint: .isDirectory) }

    private func file(of id: BlobID) -> URL { folder.appending(path: id.path) }

    /// Writes bytes to a new file of its own, and returns its path once they are on the disk.
    private func write(_ data: Data) throws(BlobError) -> String {
        // mkstemp puts a name that no other file has in place of the six letters.
        var template = Array(incoming.appending(path: "blob.XXXXXX").path.utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw .unavailable(Self.reason()) }
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let isWritten = data.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let count = Foundation.write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                written += count
            }
            return fsync(descriptor) == 0
        }
        let reason = Self.reason()
        guard close(descriptor) == 0, isWritten else {
            unlink(path)
            throw .unavailable(reason)
        }
        return path
    }

    /// Makes a new name in a folder survive a loss of power.
    private func synchronize(_ folder: URL) throws(BlobError) {
        let descriptor = open(folder.path, O_RDONLY)
        guard descriptor >= 0 else { throw .unavailable(Self.reason()) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw .unavailable(Self.reason()) }
    }

    private static func reason() -> String { String(cString: strerror(errno)) }
}
