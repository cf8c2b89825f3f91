import Core
import PromotionsAPI

/// The form that grants a customer credit.
struct GrantState: Sendable, Equatable {
    /// The grant as typed.
    var entries = GrantDraft()
    /// True while it is on its way to the server.
    var isWorking = false
    /// True where credit was just granted.
    var isGranted = false
    /// The reason of a failure that no single field is at fault for.
    var message: String?
    /// The messages by field.
    var fields: [String: String] = [:]

    /// The grant, where anything of it was typed.
    var draft: GrantDraft? { entries == GrantDraft() ? nil : entries }
}

/// The actions of the form that grants credit.
enum GrantAction: Sendable, Equatable {
    /// Entries from before a restart of the server were restored.
    case draftRestored(GrantDraft)
    /// The customer's number was typed.
    case customerChanged(String)
    /// The credit was typed.
    case amountChanged(String)
    /// The reason was typed.
    case reasonChanged(String)
    /// The credit is to be granted.
    case grantTapped
    /// Granting ended.
    case granted(Result<CreditEntry, APIError>)
}

/// Grants credit.
struct GrantFeature: Screen {
    let service: any PromotionsService
    let random: any RandomSource

    func reduce(_ state: inout GrantState, _ action: GrantAction) -> Effect<GrantAction> {
        switch action {
        case .draftRestored(let draft): state.entries = draft
        case .customerChanged(let text): edit(&state) { $0.customer = text }
        case .amountChanged(let text): edit(&state) { $0.amount = text }
        case .reasonChanged(let text): edit(&state) { $0.reason = text }
        case .grantTapped: return grant(&state)
        case .granted(let result): finish(&state, result)
        }
        return .none
    }

    private func edit(_ state: inout GrantState, _ change: (inout GrantDraft) -> Void) {
        (state.isGranted, state.message, state.fields) = (false, nil, [:])
        change(&state.entries)
        // An edited grant is another one.
        state.entries.key = nil
    }

    private func grant(_ state: inout GrantState) -> Effect<GrantAction> {
        guard !state.isWorking else { return .none }
        let key = state.entries.key ?? random.hexadecimal(byteCount: 16)
        let grant: CreditGrant
        do {
            grant = try state.entries.request()
        } catch {
            state.fields = error.fields
            return .none
        }
        (state.entries.key, state.isWorking, state.isGranted, state.message, state.fields) = (key, true, false, nil, [:])
        return .load(id: "grant") { [service] () async throws(APIError) in
            try await service.grant(grant, key: key)
        } send: {
            .granted($0)
        }
    }

    private func finish(_ state: inout GrantState, _ result: Result<CreditEntry, APIError>) {
        state.isWorking = false
        switch result {
        case .success: state = GrantState(isGranted: true)
        case .failure(let error):
            // Otherwise nobody knows whether it arrived, so that it may only be sent again with its key.
            if error.isRefusal { state.entries.key = nil }
            state.fields = error.fields
            state.message = error.fields.isEmpty ? error.message : nil
        }
    }
}
