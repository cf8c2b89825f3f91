import BlobStores
import Blobs
import Core
import Foundation

/// Registers the store of uploaded files: a folder or a bucket, or for a database in memory the memory too.
enum BlobBootstrap {
    static func register(_ settings: ServerSettings, in container: DIContainer, clock: any Core.Clock, random: any RandomSource) throws {
        let store = try store(settings, container, clock: clock, random: random)
        container.register((any BlobStore).self) { _ in store }
    }

    private static func store(
        _ settings: ServerSettings, _ container: DIContainer, clock: any Core.Clock, random: any RandomSource
    ) throws -> any BlobStore {
        switch try settings.values[BlobSettings.store] {
        case .s3:
            return S3BlobStore(
                settings: try S3Settings(settings.values), transport: try container.resolve((any HTTPTransport).self), clock: clock, random: random)
        case .folder:
            guard settings.databaseFile != nil || settings.postgres != nil else { return MemoryBlobStore() }
            let store = FolderBlobStore(folder: settings.data.folder.appending(path: "blobs", directoryHint: .isDirectory))
            store.removeLeftovers(at: clock.now)
            return store
        }
    }
}
