public import Core
public import Foundation

/// A picture or a PDF that goes with an application to drive.
public struct ApplicationDocument: Codable, Sampled, Hashable {
    /// The id.
    public var id: Int
    /// The kind of document.
    public var kind: ApplicationDocumentKind
    /// The name of the file, of up to 100 characters and with the ending of its type.
    public var name: String
    /// The media type by the file's content, such as `image/jpeg`.
    public var contentType: String
    /// The size in bytes.
    public var bytes: Int
    /// The time at which it was sent.
    public var createdAt: Date

    /// The most bytes of a file: 10 MiB.
    public static let mostBytes = 10 * 1_024 * 1_024

    /// Creates a document.
    public init(id: Int, kind: ApplicationDocumentKind, name: String, contentType: String, bytes: Int, createdAt: Date) {
        self.id = id
        self.kind = kind
        self.name = name
        self.contentType = contentType
        self.bytes = bytes
        self.createdAt = createdAt
    }

    /// Whether it is a picture, which is shown, rather than a PDF, which is saved.
    public var isPicture: Bool { contentType.hasPrefix("image/") }

    /// The path of the file in the API, relative to its base.
    public var path: String { "/drivers/application/files/\(id)" }

    /// A photo of a license for tests, previews and documentation.
    public static let sample = ApplicationDocument(
        id: 5, kind: .licenseFront, name: "license.jpg", contentType: "image/jpeg", bytes: 348_160, createdAt: Date(timeIntervalSince1970: 1_767_272_340))
}
