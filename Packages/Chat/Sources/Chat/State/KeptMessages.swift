import ChatAPI
import Core
import Foundation

/// The messages of a conversation that aren't known to have arrived, as a page keeps them for the case that it loses its server.
///
/// They come back under the client ids that they had, so that none is lost and none arrives twice.
struct KeptMessages: Codable, Equatable {
    struct Message: Codable, Equatable {
        let id: String
        let text: String
    }

    /// Whose they are: another person in the same tab doesn't send them.
    let person: Int
    /// The client id of the message that is being written.
    let draft: String
    /// Those on the way, in their order.
    let outgoing: [Message]

    /// The most bytes of texts that are kept; a browser brings back no more than 15,000.
    private static let room = 10_000

    /// The messages of a thread; those that there is no room for are left out, the latest first.
    init?(_ thread: ChatThread, of person: Int?) {
        guard let person, let draft = thread.draftID else { return nil }
        (self.person, self.draft) = (person, draft)
        var left = Self.room
        outgoing = thread.outgoing.map { Message(id: $0.clientID, text: $0.text) }.prefix { message in
            left -= message.text.utf8.count + 64
            return left >= 0
        }
    }

    init?(_ text: String) {
        guard let kept = try? JSONDecoder().decode(KeptMessages.self, from: Data(text.utf8)) else { return nil }
        self = kept
    }

    /// The text that the page keeps.
    var text: String { (try? JSONEncoder.sorted.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
}

extension JSONEncoder {
    /// Always the same text for the same value: a page that didn't change isn't sent again.
    fileprivate static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return encoder
    }
}

extension ChatThread {
    /// Takes back what a page kept.
    mutating func restore(_ kept: KeptMessages) {
        draftID = kept.draft
        let known = Set((messages.value ?? []).compactMap(\.clientID) + outgoing.map(\.clientID))
        outgoing += kept.outgoing.filter { !known.contains($0.id) }.map { OutgoingMessage(clientID: $0.id, text: $0.text) }
    }

    /// Empties the field where its text has arrived: the page lost its server before it heard so.
    mutating func dropSentDraft(next: @autoclosure () -> String) {
        guard !draft.isEmpty, let draftID, let sent = messages.value?.last(where: { $0.clientID == draftID }) else { return }
        if sent.text == draft.trimmingCharacters(in: .whitespacesAndNewlines) { draft = "" }
        self.draftID = next()
    }
}
