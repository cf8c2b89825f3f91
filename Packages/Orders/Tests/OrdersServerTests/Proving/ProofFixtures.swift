import Blobs
import Core
import CoreTesting
import Foundation
import OrdersAPI
import Persistence
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

/// Counts the writes to a database.
struct WriteCounter: Database {
    let base: any Database
    let writes = LockedValue(0)

    init(base: any Database) { self.base = base }

    var dialect: Dialect { base.dialect }

    func read<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T { try await base.read(body) }

    @discardableResult
    func write<T: Sendable>(_ isolation: Isolation, _ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        writes.withLock { $0 += 1 }
        return try await base.write(isolation, body)
    }

    func announcements(of channel: String) -> AsyncStream<Void> { base.announcements(of: channel) }
    func close() async throws { try await base.close() }
    func check() async throws { try await base.check() }
}

extension OrdersTestServer {
    /// Returns the job that removes photos.
    func keeping(_ blobs: any BlobStore) throws -> ProofKeeping {
        ProofKeeping(
            database: server.database, blobs: blobs, clock: server.clock, retention: try server.application.container.setting(ProofPolicy.retention))
    }
}
