import ChatAPI
import Core
import Foundation

extension ChatFeature {
    /// Who is typing: shown for seven seconds, unless their message comes first.
    func reduceTyping(_ state: inout ChatState, _ action: ChatAction) -> Effect<ChatAction> {
        switch action {
        case .typingSeen(let id, let person):
            guard id == state.openID, person != state.personID, state.threads[id] != nil else { return .none }
            if state.threads[id]?.typing.contains(person) == false { state.threads[id]?.typing.append(person) }
            return .listen(id: "typing.\(person)") { [clock] send in
                do { try await clock.sleep(for: ChatEvents.typingLifetime) } catch { return }
                send(.typingExpired(id, person))
            }
        case .typingExpired(let id, let person):
            state.threads[id]?.typing.removeAll { $0 == person }
        default:
            break
        }
        return .none
    }

    /// Tells the others that the person types, at most every three seconds. Nothing depends on its arrival.
    func tellTyping(_ id: Int, _ thread: inout ChatThread) -> Effect<ChatAction> {
        let now = clock.now
        guard !thread.draft.isEmpty, thread.typingToldAt.map({ now.timeIntervalSince($0) >= 3 }) ?? true else { return .none }
        thread.typingToldAt = now
        return .run(id: "typing") { [chat] _ in try? await chat.typing(in: id) }
    }
}
