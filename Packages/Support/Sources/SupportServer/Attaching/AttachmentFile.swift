import Blobs
import Core
import Foundation
import ServerCore
import SupportAPI

/// An uploaded file that is safe to keep: a picture that was written anew, or a document that is only ever saved by those who get it. The content alone says
/// which; the name and the declared type say nothing.
struct AttachmentFile: Sendable {
    let data: Data
    let contentType: String
    /// The endings that a name may have, the usual one first.
    let endings: [String]
    let width: Int?
    let height: Int?

    /// Checks an uploaded file.
    ///
    /// - Throws: ``/Core/APIError`` of status 413, 415 or 422.
    init(_ uploaded: Data) throws(APIError) {
        do throws(ImageProblem) {
            let file = try CheckedFile(uploaded, mostBytes: TicketAttachment.mostBytes)
            (data, contentType, endings) = (file.data, file.contentType, file.endings)
            (width, height) = (file.width, file.height)
        } catch {
            switch error {
            case .tooLarge: throw RequestLimits.bodyTooLarge
            case .unknownFormat: throw APIError(status: 415, code: "unsupported_media_type", message: Strings.attachmentFormats)
            case .broken: throw .invalid(["file": Strings.attachmentBroken], code: "file_broken")
            case .unsupported: throw .invalid(["file": Strings.attachmentUnsupported], code: "file_unsupported")
            case .tooManyPixels: throw .invalid(["file": Strings.attachmentPixels], code: "file_too_large")
            }
        }
    }
}

/// The names of files, which people choose and which lead nowhere.
enum AttachmentName {
    /// Returns a name without folders, marks that can't be seen and other tricks, with one of the endings.
    static func cleaned(_ name: String?, endings: [String]) -> String { FileName.cleaned(name, endings: endings) }

    /// Returns a name in letters of every system, for saving a file.
    static func saved(_ attachment: TicketAttachment) -> String { FileName.saved(attachment.name, id: attachment.id) }
}
