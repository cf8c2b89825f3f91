import ChatAPI
import Core
import Foundation

/// The field of a conversation and the messages on their way: a message shows at once, and stays where it failed until it is sent again or discarded.
struct ComposerFeature: Screen {
    struct State: Sendable, Equatable {
        let conversation: Int
        /// The text in the field.
        var draft = ""
        /// The client id under which the draft will be sent: the same for a page that lost its server and sends it again.
        var draftID: String?
        /// A problem with the draft, or the reason older messages couldn't be loaded.
        var message: String?
        /// The messages on the way, in the order in which they were written.
        var outgoing: [OutgoingMessage] = []
        /// The time at which the others last learned that the person is typing.
        var typingPublishedAt: Date?
    }

    enum Action: Sendable, Equatable {
        case draftChanged(String)
        case sendTapped
        /// A failed message, by its client id, is to be sent again.
        case retryTapped(String)
        /// A failed message, by its client id, isn't to be sent.
        case discardTapped(String)
        /// The outcome of sending a message, by its client id.
        case sent(String, Result<Message, APIError>)
    }

    let chat: any ChatService
    let random: any RandomSource
    let clock: any Clock

    /// The seconds between two notices that the person is typing.
    static let typingInterval: TimeInterval = 3

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .draftChanged(let text):
            state.draft = text
            state.message = nil
            return publishTyping(&state)
        case .sendTapped:
            return send(&state)
        case .retryTapped(let clientID):
            guard state.outgoing.contains(where: { $0.clientID == clientID && $0.isFailed }) else { return .none }
            state.setStatus(.waiting, of: clientID)
        case .discardTapped(let clientID):
            state.outgoing.removeAll { $0.clientID == clientID && $0.isFailed }
        case .sent(let clientID, .success):
            state.setStatus(.sent, of: clientID)
        case .sent(let clientID, .failure(let error)):
            state.setStatus(.failed(error.message), of: clientID)
        }
        return sendNext(&state)
    }

    private func send(_ state: inout State) -> Effect<Action> {
        let text = state.draft.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return .none }
        guard text.count <= SendMessage.longestText else {
            state.message = Strings.tooLong
            return .none
        }
        state.outgoing.append(OutgoingMessage(clientID: state.draftID ?? newClientID(), text: text))
        state.draft = ""
        state.draftID = newClientID()
        state.message = nil
        state.typingPublishedAt = nil
        return sendNext(&state)
    }

    /// Sends the next message that waits, trying again under its client id while the failure may pass.
    func sendNext(_ state: inout State) -> Effect<Action> {
        guard let next = state.startNext() else { return .none }
        let conversation = state.conversation
        return .run(id: "send") { [chat, clock] send in
            var attempt = 0
            while true {
                let result = await Result { () async throws(APIError) in try await chat.send(next.text, clientID: next.clientID, to: conversation) }
                guard case .failure(let error) = result, let delay = Self.delay(after: error, attempt: attempt) else {
                    return send(.sent(next.clientID, result))
                }
                do { try await clock.sleep(for: delay) } catch { return }
                attempt += 1
            }
        }
    }

    /// Returns the time to wait before a message is sent again; nil where the person has to decide.
    private static func delay(after error: APIError, attempt: Int) -> Duration? {
        guard error.isTransient, attempt < 4 else { return nil }
        let delay = max(.seconds(1 << attempt), error.retryAfter ?? .zero)
        return delay <= .seconds(30) ? delay : nil
    }

    /// Publishes that the person is typing, every few seconds. Nothing depends on its arrival.
    private func publishTyping(_ state: inout State) -> Effect<Action> {
        let (now, conversation) = (clock.now, state.conversation)
        guard !state.draft.isEmpty, state.typingPublishedAt.map({ now.timeIntervalSince($0) >= Self.typingInterval }) ?? true else { return .none }
        state.typingPublishedAt = now
        return .run(id: "typing") { [chat] _ in try? await chat.typing(in: conversation) }
    }

    func newClientID() -> String { random.hexadecimal(byteCount: 16) }
}

extension ComposerFeature.State {
    /// Takes the next message that waits, unless one is being sent: messages arrive in the order in which they were written.
    mutating func startNext() -> OutgoingMessage? {
        guard !outgoing.contains(where: { $0.status == .sending }), let index = outgoing.firstIndex(where: { $0.status == .waiting }) else { return nil }
        outgoing[index].status = .sending
        return outgoing[index]
    }

    mutating func setStatus(_ status: OutgoingMessage.Status, of clientID: String) {
        guard let index = outgoing.firstIndex(where: { $0.clientID == clientID }) else { return }
        outgoing[index].status = status
    }

    /// Drops what has arrived: messages on the way, and the text of the field where the page lost its server before it learned so.
    mutating func drop(arrived: [Message], nextID: @autoclosure () -> String) {
        let ids = Set(arrived.compactMap(\.clientID))
        outgoing.removeAll { ids.contains($0.clientID) }
        guard !draft.isEmpty, let draftID, let sent = arrived.last(where: { $0.clientID == draftID }) else { return }
        // The id stays until something else is typed: the page may bring the same text back once more.
        if sent.text == draft.trimmingCharacters(in: .whitespacesAndNewlines) { draft = "" } else { self.draftID = nextID() }
    }
}
