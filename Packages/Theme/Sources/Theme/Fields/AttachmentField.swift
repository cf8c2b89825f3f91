import Core
import Foundation
public import UI

/// A button that takes pictures and documents, from the camera or from files, and sends each to the API, which answers with `File`.
///
/// Beside the button stands what happens: the name of the file that is being sent, and how much of it is. In a `ConversationColumn` the button is a symbol.
///
/// ```swift
/// AttachmentField("Add a photo or PDF", sendingTo: "/support/attachments", room: 5 - files.count, limits: limits, identifier: "support.attach") {
///     store.send(.attached($0))
/// }
/// ```
public struct AttachmentField<File: Decodable & Sendable>: View {
    private let title: String
    private let path: String
    private let room: Int
    private let limits: AttachmentLimits
    private let message: String?
    private let identifier: String
    private let sent: (AttachmentOutcome<File>) -> Void

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - path: the path of the API that takes a file and its `name` in the query, relative to the API's base.
    ///   - room: the number of files that can still be added; without any, the button is disabled.
    ///   - message: what is wrong; nil for nothing.
    ///   - sent: called when the sending begins, and for each file that was taken or refused.
    public init(
        _ title: String, sendingTo path: String, room: Int, limits: AttachmentLimits, message: String? = nil, identifier: String,
        sent: @escaping (AttachmentOutcome<File>) -> Void
    ) {
        self.title = title
        self.path = path
        self.room = room
        self.limits = limits
        self.message = message
        self.identifier = identifier
        self.sent = sent
    }

    /// The button, with what happens beside it.
    public var body: some View {
        let note = FieldNote.id(of: identifier, hint: nil, message: message)
        Element("div", class: "t-attach") {
            Element("label", class: "t-photo-button t-attach-button", attributes: [("title", title)]) {
                Element("input", class: "t-photo-input", attributes: inputAttributes(note))
                AppSymbols.paperclip
                Element("span", class: "t-attach-title") { Text(title) }
            }
            Element("div", class: "t-attach-status", attributes: [("data-file-status", ""), ("role", "status"), ("data-keep", "children")])
            if let note { FieldNote(id: note, hint: nil, message: message) }
        }
        .hook("attachments", options: options) { text in
            if let outcome = try? WireJSON.decoder().decode(AttachmentOutcome<File>.self, from: Data(text.utf8)) { sent(outcome) }
        }
    }

    private func inputAttributes(_ note: String?) -> [(String, String)] {
        // The room isn't an option, since a hook begins anew when an option changes.
        [("type", "file"), ("accept", "image/*,application/pdf"), ("multiple", ""), ("data-room", "\(room)"), ("data-testid", identifier)]
            + (note.map { [("aria-describedby", $0)] } ?? []) + (room > 0 ? [] : [("disabled", "")])
    }

    private var options: [String: String] {
        [
            "path": "/live/files\(path)", "bytes": "\(limits.bytes)", "sending": Strings.fileSending("{name}"),
            "unreachable": Strings.fileOffline, "failed": Strings.fileFailed("{name}"), "refused": Strings.fileRefused("{name}", reason: "{reason}"),
            "large": limits.tooLarge, "many": limits.tooMany,
        ]
    }
}

/// The files that an ``AttachmentField`` takes, and what it says of others.
public struct AttachmentLimits: Sendable {
    let bytes: Int
    let tooLarge: String
    let tooMany: String

    /// Makes the limits.
    ///
    /// - Parameters:
    ///   - bytes: the most bytes of a file.
    ///   - tooLarge: said of a larger file.
    ///   - tooMany: said where there are more files than room.
    public init(bytes: Int, tooLarge: String, tooMany: String) {
        self.bytes = bytes
        self.tooLarge = tooLarge
        self.tooMany = tooMany
    }
}

/// A step of an ``AttachmentField``: a file was taken, or some weren't.
public struct AttachmentOutcome<File: Decodable & Sendable>: Decodable, Sendable {
    /// The file that the API took; nil for none.
    public let file: File?
    /// The reason why a file was refused.
    public let message: String?
    /// Whether files are still being sent.
    public let isSending: Bool
}

#if DEBUG
struct AttachmentField_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            field(room: 5).previewDisplayName("Empty")
            field(room: 0).previewDisplayName("Full")
            field(room: 2, message: "notes.gif: Send a JPEG, PNG or WebP picture, or a PDF.").previewDisplayName("Failed")
        }
    }

    private static func field(room: Int, message: String? = nil) -> some View {
        let limits = AttachmentLimits(bytes: 1_000, tooLarge: "A file can have up to 10 MB.", tooMany: "Up to 5 files fit.")
        return AttachmentField("Add a photo or PDF", sendingTo: "/support/attachments", room: room, limits: limits, message: message, identifier: "attach") {
            (_: AttachmentOutcome<Int>) in
        }
    }
}
#endif
