import Crypto
import Foundation
import RetailAPI

/// A catalog file on the disk, of which a piece at a time is in memory.
struct CatalogFile {
    /// The bytes that are read at a time.
    static let pieceBytes = 256 << 10

    let name: String
    let size: Int
    private let handle: FileHandle

    init(_ path: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
            throw ClientFailure(.refused, "There is no file \(path). To fix, give the path of a catalog file.")
        }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw ClientFailure(.refused, "The file \(path) can't be read. To fix, check its permissions.")
        }
        (name, self.handle, size) = (URL(filePath: path).lastPathComponent, handle, Int(try handle.seekToEnd()))
        guard size > 0 else { throw ClientFailure(.refused, "The file \(path) is empty. To fix, give another.") }
    }

    /// The format by the ending of the name.
    var format: CatalogFormat { ["json", "jsonl", "ndjson"].contains { name.lowercased().hasSuffix(".\($0)") } ? .json : .csv }

    /// Returns the piece that begins at an offset.
    func piece(at offset: Int) throws -> Data {
        try handle.seek(toOffset: UInt64(offset))
        return try handle.read(upToCount: Self.pieceBytes) ?? Data()
    }

    /// Returns the SHA-256 of the content.
    func fingerprint() throws -> String {
        var (hash, offset) = (SHA256(), 0)
        while offset < size {
            let piece = try piece(at: offset)
            guard !piece.isEmpty else { break }
            hash.update(data: piece)
            offset += piece.count
        }
        return hash.finalize().map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
