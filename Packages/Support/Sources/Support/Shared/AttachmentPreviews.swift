#if DEBUG
import SupportAPI
import UI

extension TicketAttachment {
    /// A document of a long name, for previews and tests.
    static let receipt = TicketAttachment(
        id: 6, name: "receipt-of-the-dry-cleaner.pdf", contentType: "application/pdf", bytes: 2_412_000, createdAt: sample.createdAt)
}

struct PendingFilesView_Previews: PreviewProvider {
    static var previews: some View {
        PendingFilesView(files: [.sample, .receipt]) { _ in }.previewDisplayName("Loaded")
    }
}

struct AttachButton_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AttachButton(state: AttachingFeature.State(), count: 0) { _ in }.previewDisplayName("Empty")
            AttachButton(state: AttachingFeature.State(message: Strings.filesTooMany), count: 5) { _ in }.previewDisplayName("Failed")
        }
    }
}

struct SentFilesView_Previews: PreviewProvider {
    static var previews: some View {
        SentFilesView(files: [.sample, .receipt]).previewDisplayName("Loaded")
    }
}
#endif
