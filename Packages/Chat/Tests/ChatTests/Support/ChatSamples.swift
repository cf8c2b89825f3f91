import ChatAPI
import Core
import CoreTesting
import Foundation
import Networking
import Testing

@testable import Chat

extension ChatFeature {
    init(_ chat: any ChatService = FakeChatService(), realtime: FakeRealtime = FakeRealtime(), clock: TestClock = TestClock()) {
        self.init(chat: chat, following: Following(realtime: realtime, clock: clock), random: SeededRandomSource(), clock: clock)
    }
}

extension ThreadFeature {
    init(_ chat: any ChatService = FakeChatService(), realtime: FakeRealtime = FakeRealtime(), clock: TestClock = TestClock()) {
        self.init(chat: chat, following: Following(realtime: realtime, clock: clock), random: SeededRandomSource(seed: 1), clock: clock)
    }

    /// A test of conversation 5, which customer 7 has open.
    func store(_ messages: [Message]? = [.sample], change: (inout State) -> Void = { _ in }) -> TestStore<State, Action> {
        TestStore(screen: self, initial: .open(messages, change: change))
    }
}

extension ThreadFeature.State {
    /// Conversation 5, which customer 7 has open.
    static func open(_ messages: [Message]? = [.sample], change: (inout ThreadFeature.State) -> Void = { _ in }) -> ThreadFeature.State {
        var state = ThreadFeature.State(id: 5, person: 7)
        state.isOpen = true
        state.messages = messages.map { .loaded($0) } ?? .idle
        change(&state)
        return state
    }
}

extension ChatState {
    /// Customer 7, at the list.
    static var signedIn: ChatState {
        var state = ChatState()
        state.person = 7
        return state
    }

    /// Customer 7 in conversation 5.
    static func thread(_ messages: [Message]? = [.sample], change: (inout ThreadFeature.State) -> Void = { _ in }) -> ChatState {
        var state = signedIn
        state.path = [.conversation(5)]
        state.threads[5] = .open(messages, change: change)
        return state
    }
}

extension Message {
    static func from(_ sender: Int, id: Int, text: String, clientID: String? = nil) -> Message {
        Message(
            id: id, conversationID: 5, senderID: sender, text: text, clientID: clientID, createdAt: Message.sample.createdAt,
            updatedAt: Message.sample.updatedAt)
    }
}

/// The first client ids that a feature of the tests makes.
let clientIDs: [String] = {
    let random = SeededRandomSource(seed: 1)
    return (0..<4).map { _ in random.hexadecimal(byteCount: 16) }
}()
