import ChatAPI
import Core
import Networking

extension ChatFeature {
    /// What dispatchers do: look into reports, find an order's conversations, join and leave.
    func reduceDispatch(_ state: inout ChatState, _ action: ChatAction) -> Effect<ChatAction> {
        switch action {
        case .reportsAppeared:
            state.reports.beginLoading()
            return .run(id: "reports") { [chat] send in
                send(.reportsLoaded(await Result { () async throws(APIError) in try await chat.reports() }))
            }
        case .reportsLoaded(let result):
            state.reports.finish(result)
        case .orderAppeared(let order):
            state.orderConversations.beginLoading()
            return .run(id: "order") { [chat] send in
                send(.orderLoaded(order, await Result { () async throws(APIError) in try await chat.conversations(ofOrder: order) }))
            }
        case .orderLoaded(let order, let result):
            guard state.path.last == .order(order) else { return .none }
            state.orderConversations.finish(result)
        case .joinTapped(let id):
            state.outcome = nil
            return .run(id: "join") { [chat] send in
                send(.joined(await Result { () async throws(APIError) in try await chat.join(id) }))
            }
        case .joined(.success(let conversation)):
            return .merge(.send(.opened([.thread(conversation.id)])), .send(.listChanged))
        case .joined(.failure(let error)):
            state.outcome = error.message
        case .leaveTapped:
            guard let id = state.openID else { return .none }
            return .run(id: "join") { [chat] send in
                do throws(APIError) {
                    try await chat.leave(id)
                    send(.left(id, nil))
                } catch {
                    send(.left(id, error))
                }
            }
        case .left(_, let error?):
            state.outcome = error.message
        case .left(let id, nil):
            state.threads[id] = nil
            return .merge(id == state.openID ? .send(.opened([])) : .none, .send(.listChanged))
        default:
            break
        }
        return .none
    }
}
