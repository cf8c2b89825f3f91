import Blobs
import Foundation
import Synchronization

extension Data {
    /// A PNG of one pixel.
    static let picture = Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==") ?? Data()

    /// A PDF without pages.
    static let document = Data("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n".utf8)

    /// A PNG whose header says that it has 50,000 by 50,000 pixels.
    static let bomb: Data = {
        var bytes = Array(Data.picture)
        // The length, the name and the content of the header follow the signature, and then the checksum of name and content.
        bytes.replaceSubrange(16..<24, with: [0, 0, 0xC3, 0x50, 0, 0, 0xC3, 0x50])
        var checksum: UInt32 = 0xFFFF_FFFF
        for byte in bytes[12..<29] {
            checksum ^= UInt32(byte)
            for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
        }
        let inverted = ~checksum
        bytes.replaceSubrange(29..<33, with: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: inverted >> $0) })
        return Data(bytes)
    }()
}

/// Stores bytes and then fails, as a process does that is killed before it can say so.
final class DyingStore: BlobStore {
    let isDying = Mutex(true)
    private let store: MemoryBlobStore

    init(store: MemoryBlobStore) { self.store = store }

    func put(_ data: Data, as id: BlobID, type: String) async throws(BlobError) {
        try await store.put(data, as: id, type: type)
        if isDying.withLock({ $0 }) { throw .unavailable("killed") }
    }

    func data(of id: BlobID) async throws(BlobError) -> Data? { try await store.data(of: id) }
    func remove(_ id: BlobID) async throws(BlobError) { try await store.remove(id) }
}
