import BlobStores
import Blobs
import Foundation
import Testing

@Suite struct FolderTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "blobs-\(UUID().uuidString)")
    private let data = Data("a photo".utf8)

    @Test func `what is stored is read again, once stored twice, and removed`() async throws {
        let (store, id) = (FolderBlobStore(folder: folder), BlobID(of: data))
        #expect(try await store.data(of: id) == nil)
        try await store.put(data, as: id, type: "image/png")
        try await store.put(data, as: id, type: "image/png")
        #expect(try await FolderBlobStore(folder: folder).data(of: id) == data)
        try await store.remove(id)
        try await store.remove(id)
        #expect(try await store.data(of: id) == nil)
        try FileManager.default.removeItem(at: folder)
    }

    @Test func `equal bytes of two areas are removed each on their own`() async throws {
        let (store, common, area) = (FolderBlobStore(folder: folder), BlobID(of: data), BlobID(of: data, area: "support"))
        #expect(common != area && common.hexadecimal == area.hexadecimal && BlobID(area.hexadecimal, area: "support") == area)
        try await store.put(data, as: common, type: "image/png")
        try await store.put(data, as: area, type: "image/png")
        try await store.remove(common)
        #expect(try await store.data(of: common) == nil)
        #expect(try await store.data(of: area) == data)
        try FileManager.default.removeItem(at: folder)
    }

    @Test func `a damaged file is noticed`() async throws {
        let (store, id) = (FolderBlobStore(folder: folder), BlobID(of: data))
        try await store.put(data, as: id, type: "image/png")
        try Data("another".utf8).write(to: folder.appending(path: "\(id.hexadecimal.prefix(2))/\(id.hexadecimal)"))
        await #expect(throws: BlobError.damaged(id)) { try await store.data(of: id) }
        try FileManager.default.removeItem(at: folder)
    }

    @Test func `files that were never finished are removed after a day`() async throws {
        let store = FolderBlobStore(folder: folder)
        try await store.put(data, as: BlobID(of: data), type: "image/png")
        let leftover = folder.appending(path: "incoming/blob.abcdef")
        try data.write(to: leftover)
        let now = try #require(try leftover.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate)
        store.removeLeftovers(at: now)
        #expect(FileManager.default.fileExists(atPath: leftover.path))
        store.removeLeftovers(at: now.addingTimeInterval(25 * 3600))
        #expect(!FileManager.default.fileExists(atPath: leftover.path))
        #expect(try await store.data(of: BlobID(of: data)) == data)
        try FileManager.default.removeItem(at: folder)
    }

    @Test func `a folder that can't be written says so`() async throws {
        let store = FolderBlobStore(folder: URL(filePath: "/dev/null/blobs"))
        await #expect(throws: BlobError.self) { try await store.put(data, as: BlobID(of: data), type: "image/png") }
    }
}
