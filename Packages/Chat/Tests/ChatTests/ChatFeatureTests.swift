import ChatAPI
import Core
import CoreTesting
import Foundation
import Networking
import Testing

@testable import Chat

struct ChatListTests {
    private let casey = Person(id: 7, name: "Casey", roles: [.customer])

    @Test(.timeLimit(.minutes(1))) func `the list is listened to from the sign-in on`() async {
        let realtime = FakeRealtime()
        let feature = ChatFeature(chat: FakeChatService(), realtime: realtime, random: SeededRandomSource(), clock: TestClock())
        var loads = 0
        let store = Store(initial: ChatState()) { (state: inout ChatState, action: ChatAction) in
            if case .conversationsLoaded = action { loads += 1 }
            return feature.reduce(&state, action)
        }
        store.send(.signedIn(7))
        await store.run {
            if loads == 1 { realtime.send(Change(topic: ChatTopics.conversations(of: 7), kind: "chat.messageSent", id: 5, sequence: 1)) }
            if loads > 1 { store.stop() }
        }
        #expect(store.state.conversations == .loaded([.sample]))
        #expect(store.state.unreadCount == 1)
    }

    @Test func `signing in is noted, and again under another name changes nothing`() async {
        let store = TestStore(
            ChatFeature(chat: FakeChatService(), realtime: FakeRealtime(), random: SeededRandomSource(), clock: TestClock()), initial: .signedIn)
        await store.send(event: .signedIn(casey))
        await store.finish()
    }

    @Test func `a list that can't be loaded says why, and can be asked for again`() async {
        let store = TestStore(
            ChatFeature(chat: FakeChatService(conversations: .failure(.offline)), realtime: FakeRealtime(), random: SeededRandomSource(), clock: TestClock()))
        for _ in 0..<2 {
            await store.send(.appeared) { $0.conversations = .loading }
            await store.receive(.conversationsLoaded(.failure(.offline))) { $0.conversations = .failed(APIError.offline.message) }
        }
        await store.finish()
    }

    @Test func `signing out forgets everything`() async {
        var state = ChatState()
        state.personID = 7
        state.conversations = .loaded([.sample])
        state.threads[5] = ChatThread()
        let store = TestStore(ChatFeature(chat: FakeChatService(), realtime: FakeRealtime(), random: SeededRandomSource(), clock: TestClock()), initial: state)
        await store.send(event: .signedOut) { $0 = ChatState() }
        await store.finish()
    }
}

struct ChatOpeningTests {
    @Test func `writing to a person opens the conversation in place of that path`() async {
        let realtime = FakeRealtime()
        let store = TestStore(ChatFeature(chat: FakeChatService(), realtime: realtime, random: SeededRandomSource(), clock: TestClock()), initial: .signedIn)
        await store.send(.opened([.with(9)])) { $0.path = [.with(9)] }
        await store.receive(.conversationOpened(9, .success(.sample))) {
            $0.path = [.thread(5)]
            $0.threads[5] = .loading
        }
        var seen: Set<String> = []
        while seen.count < 4 {
            await store.receive(where: { action in
                switch action {
                case .threadConnected(5): seen.insert("changed")
                case .listChanged: seen.insert("list")
                case .newestLoaded: seen.insert("messages")
                case .conversationsLoaded: seen.insert("conversations")
                default: return false
                }
                return true
            }) {
                if seen.contains("messages") { $0.threads[5]?.messages = .loaded([.sample]) }
                if seen.contains("conversations") { $0.conversations = .loaded([.sample]) }
            }
        }
        store.stop()
        await store.finish()
    }

    @Test func `a conversation that can't be opened says why, and can be tried again`() async {
        let service = FakeChatService(open: .failure(.notFound()))
        let store = TestStore(ChatFeature(chat: service, realtime: FakeRealtime(), random: SeededRandomSource(), clock: TestClock()), initial: .signedIn)
        await store.send(.opened([.with(9)])) { $0.path = [.with(9)] }
        await store.receive(.conversationOpened(9, .failure(.notFound()))) { $0.openingFailure = APIError.notFound().message }
        await store.send(.opened([.with(9)])) { $0.openingFailure = nil }
        await store.receive(.conversationOpened(9, .failure(.notFound()))) { $0.openingFailure = APIError.notFound().message }
        await store.send(.opened([])) {
            $0.path = []
            $0.openingFailure = nil
        }
        await store.finish()
    }

    @Test(.timeLimit(.minutes(1))) func `a conversation pressed in the list is opened on top of it, and left by the browser's back`() async {
        let feature = ChatFeature(chat: FakeChatService(), realtime: FakeRealtime(), random: SeededRandomSource(), clock: TestClock())
        var initial = ChatState.signedIn
        initial.conversations = .loaded([.sample])
        let store = Store(initial: initial) { feature.reduce(&$0, $1) }
        store.send(.conversationTapped(5))
        #expect(store.state.path == [.thread(5)] && store.state.threads[5] == .loading)
        await store.run { if store.state.threads[5]?.messages.value != nil { store.stop() } }
        #expect(store.state.threads[5]?.messages == .loaded([.sample]))
        var state = store.state
        _ = feature.reduce(&state, .opened([]))
        #expect(state.path.isEmpty && state.threads[5]?.messages == .loaded([.sample]))
    }

    @Test func `an answer for a place that was left changes nothing`() async {
        let store = TestStore(
            ChatFeature(chat: FakeChatService(), realtime: FakeRealtime(), random: SeededRandomSource(), clock: TestClock()), initial: .signedIn)
        await store.send(.conversationOpened(9, .success(.sample)))
        await store.finish()
    }
}

struct ChatThreadTests {
    private func store(
        _ service: FakeChatService, realtime: FakeRealtime = FakeRealtime(), messages: [Message]? = [.sample], hasOlder: Bool = false
    ) -> TestStore<ChatState, ChatAction> {
        TestStore(
            ChatFeature(chat: service, realtime: realtime, random: SeededRandomSource(), clock: TestClock()), initial: .thread(messages, hasOlder: hasOlder))
    }

    @Test(.timeLimit(.minutes(1))) func `a thread listens, loads the newest messages, then those after the last known one`() async {
        let realtime = FakeRealtime()
        let new = Message.from(9, id: 32, text: "Thanks")
        let feature = ChatFeature(
            chat: FakeChatService(page: .success(MessagePage(items: [.sample], hasMore: true)), newer: .success([new])), realtime: realtime,
            random: SeededRandomSource(), clock: TestClock())
        let store = Store(initial: ChatState.signedIn) { feature.reduce(&$0, $1) }
        store.send(.opened([.thread(5)]))
        #expect(store.state.threads[5] == .loading)
        await store.run {
            let known = store.state.threads[5]?.messages.value?.count
            if known == 1 { realtime.send(Change(topic: ChatTopics.conversation(5), kind: "chat.messageSent", id: 5, sequence: 2)) }
            if known == 2 { store.stop() }
        }
        #expect(store.state.threads[5]?.messages == .loaded([.sample, new]))
        #expect(store.state.threads[5]?.hasOlder == true)
    }

    @Test func `messages that can't be loaded say why; later failures take nothing away`() async {
        let store = store(FakeChatService(page: .failure(.offline), newer: .failure(.offline)), messages: nil)
        await store.send(.threadChanged(5)) { $0.threads[5]?.messages = .loading }
        await store.receive(.newestLoaded(5, .failure(.offline))) { $0.threads[5]?.messages = .failed(APIError.offline.message) }
        await store.send(.newestLoaded(5, .success(MessagePage(items: [.sample])))) { $0.threads[5]?.messages = .loaded([.sample]) }
        await store.send(.threadChanged(5))
        await store.receive(.newerLoaded(5, .failure(.offline))) { $0.threads[5]?.isBehind = true }
        await store.send(.newerLoaded(5, .success([]))) { $0.threads[5]?.isBehind = false }
        await store.finish()
    }

    @Test func `a change of a thread that isn't on the screen fetches nothing`() async {
        let store = store(FakeChatService())
        await store.send(.threadChanged(6))
        await store.finish()
    }

    @Test func `older messages come before the others`() async {
        let old = Message.from(9, id: 30, text: "Here")
        let store = store(FakeChatService(page: .success(MessagePage(items: [old]))), hasOlder: true)
        await store.send(.olderTapped) { $0.threads[5]?.isLoadingOlder = true }
        await store.send(.olderTapped)
        await store.receive(.olderLoaded(5, .success(MessagePage(items: [old])))) {
            $0.threads[5]?.isLoadingOlder = false
            $0.threads[5]?.hasOlder = false
            $0.threads[5]?.messages = .loaded([old, .sample])
        }
        await store.send(.olderTapped)
        await store.finish()
    }

    @Test func `older messages that can't be loaded say why`() async {
        let store = store(FakeChatService(page: .failure(.offline)), hasOlder: true)
        await store.send(.olderTapped) { $0.threads[5]?.isLoadingOlder = true }
        await store.receive(.olderLoaded(5, .failure(.offline))) {
            $0.threads[5]?.isLoadingOlder = false
            $0.threads[5]?.message = APIError.offline.message
        }
        await store.finish()
    }

    @Test func `merging keeps each message once, in order, in its later version`() {
        var thread = ChatThread()
        let (first, second) = (Message.from(9, id: 1, text: "a"), Message.from(9, id: 2, text: "b"))
        let read = Message(
            id: 1, conversationID: 5, senderID: 9, text: "a", createdAt: first.createdAt, updatedAt: first.updatedAt, readBy: [7])
        thread.merge([second])
        thread.merge([read, first, second, read])
        #expect(thread.messages.value == [read, second])
    }
}

extension ChatState {
    /// Customer 7, at the list.
    static var signedIn: ChatState {
        var state = ChatState()
        state.personID = 7
        return state
    }

    /// Customer 7 in conversation 5.
    static func thread(_ messages: [Message]? = [.sample], hasOlder: Bool = false, change: (inout ChatThread) -> Void = { _ in }) -> ChatState {
        var state = signedIn
        state.path = [.thread(5)]
        var thread = ChatThread()
        thread.messages = messages.map { .loaded($0) } ?? .idle
        thread.hasOlder = hasOlder
        change(&thread)
        state.threads[5] = thread
        return state
    }
}

extension ChatThread {
    static var loading: ChatThread {
        var thread = ChatThread()
        thread.messages = .loading
        thread.draftID = SeededRandomSource().hexadecimal(byteCount: 16)
        return thread
    }
}

extension Message {
    static func from(_ sender: Int, id: Int, text: String, clientID: String? = nil) -> Message {
        Message(
            id: id, conversationID: 5, senderID: sender, text: text, clientID: clientID, createdAt: Message.sample.createdAt,
            updatedAt: Message.sample.updatedAt)
    }
}
