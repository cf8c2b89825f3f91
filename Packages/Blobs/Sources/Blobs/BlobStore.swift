public import Foundation

/// Keeps bytes by their content: photos, and later documents. Who may see them is for the feature to decide that stores them.
///
/// A feature stores its row first, with ``BlobID``, and marks it when the bytes are stored, so that no bytes are left that no row knows.
///
/// ```swift
/// try await blobs.put(photo.data, as: id, type: photo.type.mediaType)
/// let data = try await blobs.data(of: id)
/// ```
public protocol BlobStore: Sendable {
    /// Stores bytes under their name, and returns once they would survive a loss of power. Storing them again changes nothing.
    func put(_ data: Data, as id: BlobID, type: String) async throws(BlobError)

    /// Returns the bytes of a name; nil if there are none.
    ///
    /// - Throws: ``BlobError/damaged(_:)`` where they aren't what was stored.
    func data(of id: BlobID) async throws(BlobError) -> Data?

    /// Removes bytes; does nothing if there are none.
    func remove(_ id: BlobID) async throws(BlobError)
}

/// A failure of a store. Its text is for the log.
public enum BlobError: Error, Sendable, Equatable {
    /// The store can't be reached, or its disk is full. The same call may succeed later.
    case unavailable(String)
    /// The store refuses the call, as with wrong keys; somebody must change its settings.
    case refused(String)
    /// The bytes aren't those that were stored.
    case damaged(BlobID)
}
