import ChatAPI
import Core
import Persistence
import ServerCore

/// The kind of notifications about messages that arrive while their recipient has no page open.
struct MessageNotifications: Sendable {
    let presence: Presence
    let conversations: ConversationRepository

    /// The numbers in the text of a notification.
    struct Facts: Codable, Sendable {
        let conversation: Int
    }

    /// The kind. One unread notification stands for all messages of a conversation; reading it there settles it.
    var kind: NotificationKind {
        NotificationKind(
            "chat.message", name: Strings.notifyMessage, roles: Set(Role.allCases), channels: [.inApp, .push],
            rules: [
                NotificationRule(ChatEvents.messageSent) { message, transaction in
                    try recipients(of: message, in: transaction).map { person in
                        .notify(
                            NotificationDraft(
                                to: .person(person), facts: Facts(conversation: message.conversation), about: message.sender,
                                opens: ChatLink.conversation(message.conversation), thread: Self.thread(message.conversation)))
                    }
                },
                NotificationRule(ChatEvents.read) { read, _ in [.settle(person: read.person, thread: Self.thread(read.conversation))] },
            ],
            text: { _, name in
                NotificationText(title: name.isEmpty ? Strings.notifyMessageTitle : Strings.notifyMessageFrom(name), body: Strings.notifyMessageBody)
            })
    }

    /// Returns those who neither see the message anyway nor have muted the conversation.
    private func recipients(of message: MessageSent, in transaction: Transaction) throws -> [Int] {
        let away = message.recipients.filter { !presence.isOnline($0) }
        guard !away.isEmpty else { return [] }
        let muted = try conversations.muted(in: message.conversation, transaction)
        return away.filter { !muted.contains($0) }
    }

    private static func thread(_ conversation: Int) -> String { "conversation/\(conversation)" }
}
