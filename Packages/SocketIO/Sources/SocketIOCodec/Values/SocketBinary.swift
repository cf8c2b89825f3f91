public import NIOCore
import Synchronization

/// Binary data in a Codable value: sent as an attachment, with a placeholder in the JSON.
///
/// ```swift
/// struct Photo: Codable {
///     let name: String
///     let data: SocketBinary
/// }
/// ```
public struct SocketBinary: Sendable, Equatable, Codable {
    private enum CodingKeys: String, CodingKey {
        case isPlaceholder = "_placeholder"
        case number = "num"
    }

    /// The data.
    public let bytes: ByteBuffer

    /// Wraps bytes.
    public init(_ bytes: ByteBuffer) {
        self.bytes = bytes
    }

    /// Finds the bytes among the packet's attachments.
    ///
    /// - Throws: a `DecodingError` if there is no such attachment.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let isPlaceholder = try container.decode(Bool.self, forKey: .isPlaceholder)
        let number = try container.decode(Int.self, forKey: .number)
        guard isPlaceholder, let bytes = AttachmentList.of(decoder.userInfo)?.bytes(number) else {
            throw DecodingError.dataCorruptedError(forKey: .number, in: container, debugDescription: "There is no attachment \(number).")
        }
        self.init(bytes)
    }

    /// Adds the bytes to the packet's attachments.
    ///
    /// - Throws: an `EncodingError` with any encoder other than ``SocketValue``'s.
    public func encode(to encoder: any Encoder) throws {
        guard let attachments = AttachmentList.of(encoder.userInfo) else {
            throw EncodingError.invalidValue(self, .init(codingPath: encoder.codingPath, debugDescription: "Encode it with SocketValue(_:)."))
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(true, forKey: .isPlaceholder)
        try container.encode(attachments.append(bytes), forKey: .number)
    }
}

/// The attachments that a coder collects or provides.
final class AttachmentList: Sendable {
    private let list: Mutex<[ByteBuffer]>

    init(_ attachments: [ByteBuffer] = []) {
        list = Mutex(attachments)
    }

    var all: [ByteBuffer] { list.withLock { $0 } }

    func bytes(_ number: Int) -> ByteBuffer? {
        list.withLock { $0.indices.contains(number) ? $0[number] : nil }
    }

    func append(_ bytes: ByteBuffer) -> Int {
        list.withLock { list in
            list.append(bytes)
            return list.count - 1
        }
    }

    static func of(_ userInfo: [CodingUserInfoKey: Any]) -> AttachmentList? {
        // lint:allow downcast because a coder's user info is untyped
        userInfo[.socketAttachments] as? AttachmentList
    }
}

extension CodingUserInfoKey {
    /// The key of the attachments. The name is valid, so it is never nil.
    static let socketAttachments = CodingUserInfoKey(rawValue: "socketAttachments").unsafelyUnwrapped
}
