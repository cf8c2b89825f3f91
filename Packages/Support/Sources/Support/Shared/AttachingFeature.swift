import Core
import SupportAPI

/// The files that are added to a message or a ticket before it is sent.
struct AttachingFeature: Sendable {
    struct State: Sendable, Equatable {
        /// Whether the page is still sending some, without which the message would go.
        var isSending = false
        /// The reason why some weren't taken.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        /// The page began to send files, one arrived, or some weren't taken.
        case reported(TicketAttachment?, message: String?, isSending: Bool)
        /// A file, by its id, is not to be sent.
        case removeTapped(Int)
    }

    let service: any SupportService

    func reduce(_ state: inout State, _ action: Action, files: inout [TicketAttachment]) -> Effect<Action> {
        switch action {
        case .reported(let file, let message, let isSending):
            state = State(isSending: isSending, message: message)
            guard let file, !files.contains(where: { $0.id == file.id }), files.count < TicketAttachment.mostOfMessage else { return .none }
            files.append(file)
        case .removeTapped(let id):
            state.message = nil
            files.removeAll { $0.id == id }
            // What can't be removed now goes by itself after some days.
            return .run(id: "remove-\(id)") { [service] _ in _ = await Result { () async throws(APIError) in try await service.removeAttachment(id) } }
        }
        return .none
    }
}
