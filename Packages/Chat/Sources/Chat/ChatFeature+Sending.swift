import ChatAPI
import Core
import Foundation

extension ChatFeature {
    /// Typing and sending: a message shows at once, and stays where it failed until it is sent again or discarded.
    func reduceSending(_ state: inout ChatState, _ action: ChatAction) -> Effect<ChatAction> {
        if case .sent(let id, let clientID, let result) = action { return take(result, clientID, of: id, &state) }
        guard let id = state.openID, var thread = state.threads[id] else { return .none }
        switch action {
        case .draftChanged(let text):
            thread.draft = text
            thread.message = nil
            thread.dropSentDraft(next: newClientID())
            let telling = tellTyping(id, &thread)
            state.threads[id] = thread
            return telling
        case .sendTapped:
            let text = thread.draft.trimmingCharacters(in: .whitespacesAndNewlines)
            guard !text.isEmpty else { return .none }
            guard text.count <= SendMessage.longestText else {
                state.threads[id]?.message = Strings.tooLong
                return .none
            }
            thread.outgoing.append(OutgoingMessage(clientID: thread.draftID ?? newClientID(), text: text))
            thread.draft = ""
            thread.draftID = newClientID()
            thread.message = nil
            thread.typingToldAt = nil
        case .keptMessagesRestored(let text):
            guard let kept = KeptMessages(text), kept.person == state.personID else { return .none }
            thread.restore(kept)
            thread.dropSentDraft(next: newClientID())
        case .retryTapped(let clientID):
            guard thread.outgoing.contains(where: { $0.clientID == clientID && $0.isFailed }) else { return .none }
            thread.setStatus(.waiting, of: clientID)
        case .discardTapped(let clientID):
            thread.outgoing.removeAll { $0.clientID == clientID && $0.isFailed }
        default:
            return .none
        }
        state.threads[id] = thread
        return sendNext(of: id, &state)
    }

    private func take(
        _ result: Result<Message, APIError>, _ clientID: String, of id: Int, _ state: inout ChatState
    ) -> Effect<ChatAction> {
        switch result {
        case .success:
            guard id == state.openID else {
                state.threads[id]?.outgoing.removeAll { $0.clientID == clientID }
                break
            }
            // It is fetched like others' messages, so that none between the last known one and this one is left out.
            state.threads[id]?.setStatus(.sent, of: clientID)
            return .merge(sendNext(of: id, &state), fetch(id, after: state.threads[id]?.messages.value?.last?.id))
        case .failure(let error):
            state.threads[id]?.setStatus(.failed(error.message), of: clientID)
        }
        return sendNext(of: id, &state)
    }

    private func sendNext(of id: Int, _ state: inout ChatState) -> Effect<ChatAction> {
        guard let next = state.threads[id]?.startNext() else { return .none }
        return .run(id: Self.sendingID(id)) { [chat, clock] send in
            var attempt = 0
            while true {
                let result = await Result { () async throws(APIError) in try await chat.send(next.text, clientID: next.clientID, to: id) }
                guard case .failure(let error) = result, let pause = Self.pause(after: error, attempt) else {
                    return send(.sent(id, next.clientID, result))
                }
                do { try await clock.sleep(for: pause) } catch { return }
                attempt += 1
            }
        }
    }

    func newClientID() -> String { random.hexadecimal(byteCount: 16) }

    /// The id of the effect that sends a conversation's messages.
    static func sendingID(_ conversation: Int) -> EffectID { "send.\(conversation)" }

    /// How long to wait before a message is sent again under its client id; nil where a person has to decide.
    private static func pause(after error: APIError, _ attempt: Int) -> Duration? {
        guard error.isTransient, attempt < 4 else { return nil }
        let wait = max(pause(attempt), error.retryAfter ?? .zero)
        return wait <= .seconds(30) ? wait : nil
    }
}

extension OutgoingMessage {
    var isFailed: Bool {
        if case .failed = status { true } else { false }
    }
}
