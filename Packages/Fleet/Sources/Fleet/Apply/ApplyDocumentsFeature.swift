import Core
import FleetAPI

/// The documents of an application to drive: which are being sent, and which weren't taken.
struct ApplyDocumentsFeature: Sendable {
    struct State: Sendable, Equatable {
        /// The kinds of which a file is on its way to the server.
        var sending: Set<ApplicationDocumentKind> = []
        /// The reasons for which files weren't taken.
        var messages: [ApplicationDocumentKind: String] = [:]
    }

    enum Action: Sendable, Equatable {
        /// The page began to send a file, it arrived, or it wasn't taken.
        case reported(ApplicationDocumentKind, ApplicationDocument?, message: String?, isSending: Bool)
        case removeTapped(ApplicationDocument)
        case removed(ApplicationDocument, Result<NoOutput, APIError>)
    }

    let service: any ApplicationService

    func reduce(_ state: inout State, _ action: Action, application: inout DriverApplication) -> Effect<Action> {
        switch action {
        case .reported(let kind, let file, let message, let isSending):
            state.messages[kind] = message
            if isSending { state.sending.insert(kind) } else { state.sending.remove(kind) }
            guard let file else { return .none }
            application.documents.removeAll { $0.kind == file.kind }
            application.documents.append(file)
            application.problems["documents.\(kind.rawValue)"] = nil
        case .removeTapped(let document):
            state.messages[document.kind] = nil
            return .load(id: "remove-\(document.id)") { [service] () async throws(APIError) in
                try await service.removeDocument(document.id)
                return NoOutput()
            } send: {
                .removed(document, $0)
            }
        case .removed(let document, .failure(let error)) where error.status != 404: state.messages[document.kind] = error.message
        case .removed(let document, _): application.documents.removeAll { $0.id == document.id }
        }
        return .none
    }
}
