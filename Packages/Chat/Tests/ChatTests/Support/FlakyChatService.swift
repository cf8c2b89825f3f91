import ChatAPI
import Core
import CoreTesting

@testable import Chat

/// Conversations whose first sends fail, and which note what they were asked.
struct FlakyChatService: ChatService {
    /// The client ids of all attempts to send.
    let clientIDs = LockedValue<[String]>([])
    /// The conversations in which the person typed.
    let typed = LockedValue<[Int]>([])
    /// After which messages others were asked for.
    let cursors = LockedValue<[Int]>([])
    /// Up to which messages the person has read.
    let read = LockedValue<[Int]>([])
    private let failures: [APIError]
    private let fake = FakeChatService()

    init(failures: [APIError] = []) { self.failures = failures }

    func send(_ text: String, clientID: String, to conversation: Int) async throws(APIError) -> Message {
        let attempt = clientIDs.withLock { ids in
            ids.append(clientID)
            return ids.count - 1
        }
        guard attempt >= failures.count else { throw failures[attempt] }
        return .sample
    }

    func typing(in conversation: Int) async throws(APIError) { typed.withLock { $0.append(conversation) } }

    func messages(of conversation: Int, after: Int) async throws(APIError) -> [Message] {
        cursors.withLock { $0.append(after) }
        return []
    }

    func conversations() async throws(APIError) -> [Conversation] { try await fake.conversations() }
    func open(with person: Int) async throws(APIError) -> Conversation { try await fake.open(with: person) }
    func messages(of conversation: Int, before: Int?) async throws(APIError) -> MessagePage { try await fake.messages(of: conversation, before: before) }
    func markRead(_ conversation: Int, upTo message: Int) async throws(APIError) { read.withLock { $0.append(message) } }
    func search(_ text: String, before: Int?) async throws(APIError) -> MessagePage { try await fake.search(text, before: before) }
    func setMuted(_ isMuted: Bool, _ conversation: Int) async throws(APIError) -> Conversation { .sample }
    func setBlocked(_ isBlocked: Bool, _ conversation: Int) async throws(APIError) -> Conversation { .sample }
    func report(_ report: ReportConversation) async throws(APIError) {}
    func reports() async throws(APIError) -> [ConversationReport] { [.sample] }
    func conversations(ofOrder order: Int) async throws(APIError) -> [Conversation] { [.sample] }
    func join(_ conversation: Int) async throws(APIError) -> Conversation { .sample }
    func leave(_ conversation: Int) async throws(APIError) {}
}
