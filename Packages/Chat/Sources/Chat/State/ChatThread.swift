public import ChatAPI
public import Core
public import Foundation

/// A conversation as its page shows it: messages, those on the way, what is being typed.
public struct ChatThread: Sendable, Equatable {
    /// The messages that are known, the oldest first and without a gap.
    public var messages: ViewState<[Message]> = .idle
    /// Whether there are older ones.
    public var hasOlder = false
    /// Whether messages have arrived that the person has not been able to see.
    public var isUnseen = false
    /// Whether older ones are being fetched.
    public var isLoadingOlder = false
    /// Whether the newest messages could not be fetched, so that what is shown may be old.
    public var isBehind = false
    /// What is being typed.
    public var draft = ""
    /// The client id that it will be sent under: the same for a page that lost its server, and sends it again.
    public var draftID: String?
    /// What is wrong with it, or why older messages could not be fetched.
    public var message: String?
    /// The messages on the way, in their order.
    public var outgoing: [OutgoingMessage] = []
    /// Who is typing.
    public var typing: [Int] = []
    /// When the others were last told that the person is typing.
    public var typingToldAt: Date?
    /// Whether the connection that tells of changes is lost.
    public var isDisconnected = false

    /// Creates an empty thread.
    public init() {}

    /// Puts messages among those that are known: by id, the later version of each, in order. What has arrived is no longer on the way.
    mutating func merge(_ new: [Message]) {
        var byID = Dictionary((messages.value ?? []).map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        for message in new { byID[message.id] = message }
        messages = .loaded(byID.values.sorted { $0.id < $1.id })
        let arrived = Set(new.compactMap(\.clientID))
        outgoing.removeAll { arrived.contains($0.clientID) }
        let senders = Set(new.map(\.senderID))
        typing.removeAll { senders.contains($0) }
    }

    /// The message after which a fetch brings the receipts of the person's own latest messages, and leaves no gap.
    func cursorForReceipts(of person: Int?) -> Int? {
        guard let recent = messages.value?.suffix(50) else { return nil }
        let unread = recent.first { $0.senderID == person && $0.readBy.isEmpty }
        return unread.map { $0.id - 1 } ?? recent.last?.id
    }

    /// Takes the next message that waits, unless one is on the way: they arrive in the order in which they were written.
    mutating func startNext() -> OutgoingMessage? {
        guard !outgoing.contains(where: { $0.status == .sending }), let index = outgoing.firstIndex(where: { $0.status == .waiting }) else { return nil }
        outgoing[index].status = .sending
        return outgoing[index]
    }

    mutating func setStatus(_ status: OutgoingMessage.Status, of clientID: String) {
        guard let index = outgoing.firstIndex(where: { $0.clientID == clientID }) else { return }
        outgoing[index].status = status
    }
}
