import ChatAPI
import Core
import CoreTesting
import Foundation
import Networking
import ServerCore
import ServerTesting
import Synchronization
import Testing

@testable import Chat

/// Two people's pages over the real server, whose connections are cut all the time.
struct LosslessTests {
    @Test(.timeLimit(.minutes(1))) func `two pages end with the same messages, each once, in the same order, over cut connections and lost responses`()
        async throws
    {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        let running = Task { try await test.server.application.run() }
        let count = 60
        async let customer = page(of: .customer(7), in: id, test, writes: (1...count).map { "c\($0)" }, total: 2 * count)
        async let driver = page(of: .driver(9), in: id, test, writes: (1...count).map { "d\($0)" }, total: 2 * count)
        let (first, second) = await (customer, driver)
        running.cancel()
        #expect(first == second)
        #expect(first.count == 2 * count && Set(first).count == 2 * count)
        #expect(first.filter { $0.hasPrefix("c") } == (1...count).map { "c\($0)" })
        #expect(first.filter { $0.hasPrefix("d") } == (1...count).map { "d\($0)" })
        #expect(try await test.messageCount() == 2 * count)
    }

    /// The texts that a person's page shows at the end.
    private func page(of person: Person, in id: Int, _ test: ChatTestServer, writes texts: [String], total: Int) async -> [String] {
        let realtime = CutRealtime(hub: test.server.application.hub, person: person)
        let service = LossyChatService(live: LiveChatService(client: test.server.client(as: person)))
        let clock = HurriedClock()
        let feature = ChatFeature(
            chat: service, following: Following(realtime: realtime, clock: clock), random: SystemRandomSource(), clock: clock)
        let store = Store(initial: feature.initialState) { feature.reduce(&$0, $1) }
        store.send(.signedIn(person.id))
        store.send(.opened([.conversation(id)]))
        store.send(.thread(id, .appeared))
        for text in texts {
            store.send(.thread(id, .composer(.draftChanged(text))))
            store.send(.thread(id, .composer(.sendTapped)))
        }
        await store.run {
            let thread = store.state.threads[id]
            if thread?.messages.value?.count ?? 0 >= total, thread?.composer.outgoing.isEmpty == true { store.stop() }
        }
        return store.state.threads[id]?.messages.value?.map(\.text) ?? []
    }
}

/// Realtime whose subscriptions each end after two changes.
private struct CutRealtime: Realtime {
    let hub: RealtimeHub
    let person: Person

    func subscribe(_ topic: Topic) async -> AsyncStream<Change> {
        guard let stream = try? await hub.subscribe(topic, as: person) else { return AsyncStream { $0.finish() } }
        let left = Mutex(2)
        let iterator = Mutex(stream)
        return AsyncStream {
            guard
                left.withLock({ left in
                    left -= 1
                    return left >= 0
                })
            else { return nil }
            let stream = iterator.withLock { $0 }
            for await change in stream { return change }
            return nil
        }
    }
}

/// The live service, whose response to every third message is lost on the way back.
private struct LossyChatService: ChatService {
    let live: LiveChatService
    private let sends = LockedValue(0)

    init(live: LiveChatService) { self.live = live }

    func send(_ text: String, clientID: String, to conversation: Int) async throws(APIError) -> Message {
        let message = try await live.send(text, clientID: clientID, to: conversation)
        let number = sends.withLock { number in
            number += 1
            return number
        }
        guard !number.isMultiple(of: 3) else { throw .offline }
        return message
    }

    func conversations() async throws(APIError) -> [Conversation] { try await live.conversations() }
    func open(with person: Int) async throws(APIError) -> Conversation { try await live.open(with: person) }
    func messages(of conversation: Int, before: Int?) async throws(APIError) -> MessagePage { try await live.messages(of: conversation, before: before) }
    func messages(of conversation: Int, after: Int) async throws(APIError) -> [Message] { try await live.messages(of: conversation, after: after) }
    func markRead(_ conversation: Int, upTo message: Int) async throws(APIError) { try await live.markRead(conversation, upTo: message) }
    func typing(in conversation: Int) async throws(APIError) { try await live.typing(in: conversation) }
    func search(_ text: String, before: Int?) async throws(APIError) -> MessagePage { try await live.search(text, before: before) }
    func setMuted(_ isMuted: Bool, _ conversation: Int) async throws(APIError) -> Conversation { try await live.setMuted(isMuted, conversation) }
    func setBlocked(_ isBlocked: Bool, _ conversation: Int) async throws(APIError) -> Conversation { try await live.setBlocked(isBlocked, conversation) }
    func report(_ report: ReportConversation) async throws(APIError) { try await live.report(report) }
    func reports() async throws(APIError) -> [ConversationReport] { try await live.reports() }
    func conversations(ofOrder order: Int) async throws(APIError) -> [Conversation] { try await live.conversations(ofOrder: order) }
    func join(_ conversation: Int) async throws(APIError) -> Conversation { try await live.join(conversation) }
    func leave(_ conversation: Int) async throws(APIError) { try await live.leave(conversation) }
}

/// A clock on which back-off takes no time; longer waits never end.
private struct HurriedClock: Core.Clock {
    private let still = TestClock()

    var now: Date { still.now }

    func sleep(for duration: Duration) async throws {
        guard duration < .seconds(60) else { return try await still.sleep(for: duration) }
        try Task.checkCancellation()
        await Task.yield()
    }
}
