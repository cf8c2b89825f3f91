public import Core
public import Foundation

/// A picture or a PDF that goes with a ticket or a message.
public struct TicketAttachment: Codable, Sampled, Hashable {
    /// The id.
    public var id: Int
    /// The name of the file, of up to 100 characters and with the ending of its type.
    public var name: String
    /// The media type by the file's content, such as `image/jpeg`.
    public var contentType: String
    /// The size in bytes.
    public var bytes: Int
    /// The width in pixels; nil for a PDF.
    public var width: Int?
    /// The height in pixels; nil for a PDF.
    public var height: Int?
    /// The time at which it was sent.
    public var createdAt: Date

    /// The most bytes of a file: 10 MiB.
    public static let mostBytes = 10 * 1_024 * 1_024
    /// The most files of a message.
    public static let mostOfMessage = 5

    /// Creates an attachment.
    public init(id: Int, name: String, contentType: String, bytes: Int, width: Int? = nil, height: Int? = nil, createdAt: Date) {
        self.id = id
        self.name = name
        self.contentType = contentType
        self.bytes = bytes
        self.width = width
        self.height = height
        self.createdAt = createdAt
    }

    /// Whether it is a picture, which is shown, rather than a document, which is saved.
    public var isPicture: Bool { width != nil }

    enum CodingKeys: CodingKey {
        case id, name, contentType, bytes, width, height, createdAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(contentType, forKey: .contentType)
        try container.encode(bytes, forKey: .bytes)
        try container.encode(width, forKey: .width)
        try container.encode(height, forKey: .height)
        try container.encode(createdAt, forKey: .createdAt)
    }

    /// A photo of a shirt, for tests and previews.
    public static let sample = TicketAttachment(
        id: 5, name: "shirt.jpg", contentType: "image/jpeg", bytes: 348_160, width: 1_600, height: 1_200,
        createdAt: Date(timeIntervalSince1970: 1_767_272_340))
}
