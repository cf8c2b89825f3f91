public import Core

/// Sends a file, which is the body of the request, for a ticket or message that is sent afterwards.
public struct AddAttachment: Codable, Sendable, Hashable {
    /// The name of the file; nil for none. Folders and what can't be shown are left out, and the ending is that of the content.
    public var name: String?

    /// Creates a request.
    public init(name: String? = nil) { self.name = name }
}

extension AddAttachment: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["name": 255]
}
