import Foundation

/// An error of a log file.
enum AppendLogError: Error, Equatable, CustomStringConvertible {
    /// Another process has the file open.
    case inUse(String)
    /// The file has another format.
    case foreign(String)
    /// A record in the middle of the file was changed.
    case damaged(String, offset: Int)
    /// The log was closed; another instance may open the file.
    case closed(String)
    /// A file system error.
    case system(String, errno: Int32)

    var description: String {
        switch self {
        case .inUse(let path): "\(path) is in use by another process. To fix, stop that process, or give this one a file of its own."
        case .foreign(let path): "\(path) is not a log of this format. To fix, choose another file."
        case .damaged(let path, let offset): "\(path) is damaged at byte \(offset). To fix, restore it from a backup, or remove it."
        case .closed(let path): "\(path) was closed when its person signed out. To fix, open the file of whoever is signed in now."
        case .system(let path, let code): "\(path): \(String(cString: strerror(code)))."
        }
    }
}

/// An append-only file of records, each of which is on disk when `append` returns.
///
/// The file begins with eight bytes, `TMBLLOG1`. Each record is the length and the CRC-32 (ISO 3309) of its payload, both as 32-bit big-endian
/// numbers, followed by the payload. A final record that is incomplete or has a wrong CRC was torn by a crash; it was never acknowledged and is cut
/// off, as are trailing zeros that a file system may leave.
final class AppendLog {
    private static let magic = Data("TMBLLOG1".utf8)
    private static let headLength = 8

    private let path: String
    private let handle: FileHandle
    /// The file's length up to the last complete record.
    private(set) var length: Int

    /// Opens or creates a file, and returns its records in order.
    static func open(_ file: URL) throws -> (AppendLog, [Data]) {
        let path = file.path
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw AppendLogError.system(path, errno: errno) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw AppendLogError.inUse(path) }
        let content = try handle.readToEnd() ?? Data()
        let (records, length) = try read(content, path: path)
        let log = AppendLog(path: path, handle: handle, length: length)
        if content.count < magic.count {
            try log.begin()
            try syncFolder(of: file)
        } else if length < content.count {
            try handle.truncate(atOffset: UInt64(length))
            try handle.synchronize()
        }
        return (log, records)
    }

    private init(path: String, handle: FileHandle, length: Int) {
        self.path = path
        self.handle = handle
        self.length = length
    }

    /// Appends a record. When it returns, the record survives a power failure.
    ///
    /// - Throws: an error of the file system; the record isn't in the file then.
    func append(_ payload: Data) throws {
        do {
            try handle.seek(toOffset: UInt64(length))
            try handle.write(contentsOf: Self.record(payload))
            try handle.synchronize()
        } catch {
            try? handle.truncate(atOffset: UInt64(length))
            throw error
        }
        length += Self.headLength + payload.count
    }

    /// Replaces the file at a path atomically by one with only these records.
    static func rewrite(_ file: URL, with records: [Data]) throws {
        let draft = file.appendingPathExtension("new")
        var content = magic
        for payload in records { content.append(record(payload)) }
        let descriptor = Foundation.open(draft.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw AppendLogError.system(draft.path, errno: errno) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try handle.write(contentsOf: content)
        try handle.synchronize()
        try handle.close()
        guard rename(draft.path, file.path) == 0 else { throw AppendLogError.system(file.path, errno: errno) }
        try syncFolder(of: file)
    }

    private func begin() throws {
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: Self.magic)
        try handle.synchronize()
        length = Self.magic.count
    }

    /// A new name is on disk only once its folder is.
    private static func syncFolder(of file: URL) throws {
        let folder = file.deletingLastPathComponent().path
        let descriptor = Foundation.open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw AppendLogError.system(folder, errno: errno) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw AppendLogError.system(folder, errno: errno) }
    }

    private static func record(_ payload: Data) -> Data {
        var record = Data(capacity: headLength + payload.count)
        for number in [UInt32(payload.count), CRC32.checksum(of: payload)] {
            for shift in [24, 16, 8, 0] { record.append(UInt8(truncatingIfNeeded: number >> UInt32(shift))) }
        }
        record.append(payload)
        return record
    }

    private static func read(_ content: Data, path: String) throws -> ([Data], Int) {
        guard content.count >= magic.count else {
            guard magic.starts(with: content) else { throw AppendLogError.foreign(path) }
            return ([], 0)
        }
        guard content.prefix(magic.count) == magic else { throw AppendLogError.foreign(path) }
        var (records, offset): ([Data], Int) = ([], magic.count)
        while content.count - offset >= headLength {
            let head = content[offset..<offset + headLength].map(UInt32.init)
            let length = Int(head[0] << 24 | head[1] << 16 | head[2] << 8 | head[3])
            let checksum = head[4] << 24 | head[5] << 16 | head[6] << 8 | head[7]
            let end = offset + headLength + length
            guard end <= content.count else { break }
            let payload = Data(content[offset + headLength..<end])
            guard length > 0, CRC32.checksum(of: payload) == checksum else {
                let isTorn = end == content.count || content[offset...].allSatisfy { $0 == 0 }
                if isTorn { break }
                throw AppendLogError.damaged(path, offset: offset)
            }
            records.append(payload)
            offset = end
        }
        return (records, offset)
    }
}

/// The checksum of ISO 3309, as in zip and PNG.
enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }

    static func checksum(of data: Data) -> UInt32 {
        ~data.reduce(~UInt32(0)) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
    }
}
