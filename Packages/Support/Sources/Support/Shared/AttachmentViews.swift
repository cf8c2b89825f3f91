import Core
import SupportAPI
import Theme
import UI

/// The files that are about to be sent. The list is there without any, too: what stands below keeps its place when the first one comes.
struct PendingFilesView: View {
    let files: [TicketAttachment]
    let send: (AttachingFeature.Action) -> Void

    var body: some View {
        FileList {
            ForEach(files, id: \.id) { file in
                PendingFile(
                    file.name, detail: file.detail, picture: file.isPicture ? file.path : nil, removal: Strings.removeFile(file.name),
                    identifier: "support.file.\(file.id)"
                ) { [send] in send(.removeTapped(file.id)) }
            }
        }
    }
}

/// The button that adds files, with what happens to them.
struct AttachButton: View {
    let state: AttachingFeature.State
    /// The number of files that were added already.
    let count: Int
    let send: (AttachingFeature.Action) -> Void

    var body: some View {
        AttachmentField(
            Strings.attach, sendingTo: "/support/attachments", room: TicketAttachment.mostOfMessage - count,
            limits: AttachmentLimits(bytes: TicketAttachment.mostBytes, tooLarge: Strings.fileTooLarge, tooMany: Strings.filesTooMany),
            message: state.message, identifier: "support.attach"
        ) { [send] (outcome: AttachmentOutcome<TicketAttachment>) in
            send(.reported(outcome.file, message: outcome.message, isSending: outcome.isSending))
        }
    }
}

/// The files that were sent: pictures to look at, documents to save.
struct SentFilesView: View {
    let files: [TicketAttachment]

    var body: some View {
        if !files.isEmpty {
            FileList {
                ForEach(files, id: \.id) { file in
                    if file.isPicture {
                        PhotoView(file.path, label: Strings.pictureNamed(file.name), identifier: "support.file.\(file.id)")
                    } else {
                        FileLink(file.path, name: file.name, detail: file.detail, identifier: "support.file.\(file.id)")
                    }
                }
            }
        }
    }
}

extension TicketAttachment {
    /// The path of the file in the API, relative to its base.
    fileprivate var path: String { "/support/attachments/\(id)" }

    /// The size, and for a document what it is, such as `PDF · 1.2 MB`.
    var detail: String {
        let size = bytes < 1_000_000 ? "\(max(1, bytes / 1_000)) KB" : "\(NumberFormat.format(Double(bytes) / 1_000_000)) MB"
        return isPicture ? size : "PDF · \(size)"
    }
}
