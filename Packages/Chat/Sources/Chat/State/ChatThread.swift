public import ChatAPI
public import Core

/// A conversation as its page shows it: messages, those on the way, what is being typed.
public struct ChatThread: Sendable, Equatable {
    /// The messages that are known, the oldest first and without a gap.
    public var messages: ViewState<[Message]> = .idle
    /// Whether there are older ones.
    public var hasOlder = false
    /// Whether older ones are being fetched.
    public var isLoadingOlder = false
    /// Whether the newest messages could not be fetched, so that what is shown may be old.
    public var isBehind = false
    /// What is being typed.
    public var draft = ""
    /// What is wrong with it, or why older messages could not be fetched.
    public var message: String?
    /// The messages on the way, in their order.
    public var outgoing: [OutgoingMessage] = []

    /// Creates an empty thread.
    public init() {}

    /// Puts messages among those that are known: by id, the later version of each, in order. What has arrived is no longer on the way.
    mutating func merge(_ new: [Message]) {
        var byID = Dictionary((messages.value ?? []).map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        for message in new { byID[message.id] = message }
        messages = .loaded(byID.values.sorted { $0.id < $1.id })
        let arrived = Set(new.compactMap(\.clientID))
        outgoing.removeAll { arrived.contains($0.clientID) }
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
