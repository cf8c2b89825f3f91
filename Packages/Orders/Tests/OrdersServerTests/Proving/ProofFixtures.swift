import Blobs
import Core
import Foundation
import OrdersAPI
import ServerCore
import ServerTesting
import Synchronization

@testable import OrdersServer

extension Data {
    /// A PNG of one pixel.
    static let photo = Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==") ?? Data()
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

extension OrdersTestServer {
    /// Returns the job that removes photos.
    func keeping(_ blobs: any BlobStore) throws -> ProofKeeping {
        ProofKeeping(
            database: server.database, blobs: blobs, clock: server.clock, retention: try server.application.container.setting(ProofPolicy.retention))
    }
}
