import Core
import SupportAPI
import Theme
import UI

/// A message of a ticket in its bubble: the person's own side at the end, the other at the start; internal notes apart, and notices between them.
struct TicketBubble: View {
    private let text: String
    private let files: [TicketAttachment]
    private let about: String
    private let isOwn: Bool
    private let isInternal: Bool
    private let isNotice: Bool
    private let identifier: String

    @Environment(\.theme) private var theme

    /// A message.
    init(message: TicketMessage, isOwn: Bool) {
        (text, files, self.isOwn, isInternal, isNotice) = (message.text, message.attachments, isOwn, message.isInternal, message.notice != nil)
        about = [message.isInternal && message.notice == nil ? Strings.internalNote : nil, message.sender.name, DateFormat.dateTime(message.createdAt)]
            .compactMap { $0 }.joined(separator: " · ")
        identifier = "support.message.\(message.id)"
    }

    /// The description with which a ticket was opened.
    init(description ticket: Ticket, isOwn: Bool) {
        (text, files, self.isOwn, isInternal, isNotice) = (ticket.description, ticket.attachments, isOwn, false, false)
        about = "\(ticket.requester.name) · \(DateFormat.dateTime(ticket.createdAt))"
        identifier = "support.message.description"
    }

    var body: some View {
        Group {
            if isNotice {
                VStack(spacing: theme.spacing.xs) {
                    Pill(text)
                    note
                }
                .frame(maxWidth: .infinity)
            } else if isInternal {
                VStack(alignment: .leading, spacing: theme.spacing.xs) {
                    if !text.isEmpty { NoticeBanner(text, tone: .warning) }
                    SentFilesView(files: files)
                    note
                }
                .frame(maxWidth: .infinity)
            } else {
                bubble
            }
        }
        .accessibilityIdentifier(identifier)
    }

    private var note: some View { Text(about).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText) }

    private var bubble: some View {
        HStack {
            if isOwn { Spacer() }
            VStack(alignment: isOwn ? .trailing : .leading, spacing: theme.spacing.xs) {
                if !text.isEmpty {
                    Text(text)
                        .font(theme.fonts.body)
                        .foregroundStyle(isOwn ? theme.colors.onPrimary : theme.colors.text)
                        .padding(theme.spacing.md)
                        .background(isOwn ? theme.colors.primary : theme.colors.secondaryBackground)
                        .cornerRadius(theme.radius.lg)
                }
                SentFilesView(files: files)
                note
            }
            if !isOwn { Spacer() }
        }
        .frame(maxWidth: .infinity)
    }
}
