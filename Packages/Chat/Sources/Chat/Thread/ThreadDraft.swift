import ChatAPI
import Core

/// A message that a person has written and that isn't known to have arrived. It survives a restart of the server.
///
/// Messages keep their client ids, so that none is lost and none arrives twice.
struct ThreadDraft: Codable, Sendable, Equatable {
    /// A message on its way.
    struct Message: Codable, Sendable, Equatable {
        let id: String
        let text: String
    }

    /// A report that is being written.
    struct Report: Codable, Sendable, Equatable {
        let messageID: Int?
        let reason: ReportReason
        var note: String
    }

    /// The conversation.
    let id: Int
    /// The client id of the message in the field; nil where the conversation was never on the screen.
    let textID: String?
    var text: String
    /// The messages on the way, in their order.
    var outgoing: [Message]
    var report: Report?
}

extension ThreadDraft {
    /// The most bytes of texts of all conversations: with more, the page would keep no draft at all.
    static let capacity = 8_000

    /// Leaves out the texts that there is no room for: whole ones, so that no message is sent that nobody wrote.
    fileprivate mutating func fit(into room: inout Int) {
        outgoing = Array(outgoing.prefix { Self.take($0.text, from: &room) })
        if !Self.take(text, from: &room) { text = "" }
        if let note = report?.note, !Self.take(note, from: &room) { report?.note = "" }
    }

    private static func take(_ text: String, from room: inout Int) -> Bool {
        let size = text.utf8.count + 64
        guard size <= room else { return false }
        room -= size
        return true
    }
}

extension ChatState {
    /// The drafts of all conversations, the open one first; nil if there are none.
    var threadDrafts: [ThreadDraft]? {
        var room = ThreadDraft.capacity
        var drafts: [ThreadDraft] = []
        for thread in threads.values.sorted(by: { ($0.isOpen ? 0 : 1, $0.id) < ($1.isOpen ? 0 : 1, $1.id) }) {
            guard var draft = thread.draft else { continue }
            draft.fit(into: &room)
            drafts.append(draft)
        }
        return drafts.isEmpty ? nil : drafts
    }
}

extension ThreadFeature.State {
    /// The draft of this conversation. While the conversation is on screen, it has one in any case: the client id of the next message.
    fileprivate var draft: ThreadDraft? {
        guard isOpen || !composer.draft.isEmpty || !composer.outgoing.isEmpty || report != nil else { return nil }
        return ThreadDraft(
            id: id, textID: composer.draftID, text: composer.draft, outgoing: composer.outgoing.map { .init(id: $0.clientID, text: $0.text) },
            report: report.map { .init(messageID: $0.messageID, reason: $0.reason, note: $0.note) })
    }

    /// Takes back what was written, except for messages that have arrived.
    mutating func restore(_ draft: ThreadDraft) {
        (composer.draftID, composer.draft) = (draft.textID, draft.text)
        let known = Set((messages.value ?? []).compactMap(\.clientID) + composer.outgoing.map(\.clientID))
        composer.outgoing += draft.outgoing.filter { !known.contains($0.id) }.map { OutgoingMessage(clientID: $0.id, text: $0.text) }
        guard let form = draft.report else { return }
        report = ReportFeature.State(conversation: id, messageID: form.messageID, reason: form.reason, note: form.note)
    }
}
