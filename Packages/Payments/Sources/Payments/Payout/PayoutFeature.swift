import Core
import PaymentsAPI

/// A payout with its lines, to mark as paid, give up or save as a file.
struct PayoutFeature: Screen {
    struct State: Sendable, Equatable {
        var id: Int?
        var detail: ViewState<PayoutDetail> = .idle
        /// The bank's reference as it is being entered.
        var reference = ""
        var isSettling = false
        /// The reason why the last step didn't work.
        var message: String?
        /// The table that the browser is to save as a file.
        var export: PayoutExport?

        /// The entries that outlive the server; nil if there are none.
        var draft: PayoutDraft? { reference.isEmpty ? nil : id.map { PayoutDraft(id: $0, reference: reference) } }
    }

    enum Action: Sendable, Equatable {
        case appeared(Int)
        case draftRestored(PayoutDraft)
        case loaded(Result<PayoutDetail, APIError>)
        case referenceChanged(String)
        case settleTapped(PayoutState)
        case settled(Result<Payout, APIError>)
        case exportTapped
        case exported(Result<PayoutExport, APIError>)
        /// The browser has saved the file.
        case saved
        case backTapped
    }

    let service: any MoneyService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared(let id):
            if state.id != id { state = State(id: id) }
            state.detail.beginLoading()
            return .load(id: "payout") { [service] () async throws(APIError) in
                try await service.payout(id)
            } send: {
                .loaded($0)
            }
        case .draftRestored(let draft):
            // It is there before its page appears.
            if state.id == nil || state.id == draft.id { (state.id, state.reference) = (draft.id, draft.reference) }
        case .loaded(let result): state.detail.finish(result)
        case .referenceChanged(let text): state.reference = text
        case .settleTapped(let target):
            guard let id = state.id, !state.isSettling else { return .none }
            (state.isSettling, state.message) = (true, nil)
            let reference = state.reference.isEmpty ? nil : state.reference
            return .load(id: "settle") { [service] () async throws(APIError) in
                try await service.settle(id, target, reference: reference)
            } send: {
                .settled($0)
            }
        case .settled(let result):
            (state.isSettling, state.message) = (false, result.failure?.message)
            if case .success(let payout) = result, var detail = state.detail.value {
                detail.payout = payout
                (state.detail, state.reference) = (.loaded(detail), "")
            }
        case .exportTapped:
            guard let id = state.id else { return .none }
            return .load(id: "export") { [service] () async throws(APIError) in
                try await service.export(id)
            } send: {
                .exported($0)
            }
        case .exported(let result):
            state.message = result.failure?.message
            if case .success(let export) = result { state.export = export }
        case .saved: state.export = nil
        case .backTapped: return .open(MoneyLink.payouts)
        }
        return .none
    }
}

/// The reference of a payout that isn't settled yet. It survives a restart of the server.
struct PayoutDraft: Codable, Sendable, Equatable {
    let id: Int
    let reference: String
}
