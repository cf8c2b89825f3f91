public import Foundation
import Synchronization

/// Keeps blobs in memory, for servers without a data folder and for tests.
public final class MemoryBlobStore: BlobStore {
    private let blobs = Mutex<[BlobID: Data]>([:])

    /// Creates an empty store.
    public init() {}

    /// The names of what is stored.
    public var ids: Set<BlobID> { blobs.withLock { Set($0.keys) } }

    /// Stores bytes until the process ends.
    public func put(_ data: Data, as id: BlobID, type: String) async throws(BlobError) { blobs.withLock { $0[id] = data } }

    /// Returns the bytes of a name; nil if there are none.
    public func data(of id: BlobID) async throws(BlobError) -> Data? { blobs.withLock { $0[id] } }

    /// Removes bytes.
    public func remove(_ id: BlobID) async throws(BlobError) { _ = blobs.withLock { $0.removeValue(forKey: id) } }
}
