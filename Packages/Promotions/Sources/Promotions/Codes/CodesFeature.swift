import Core
import PromotionsAPI

/// The administrator's promo codes, and the form of a new one.
struct CodesState: Sendable, Equatable {
    /// The codes, newest first.
    var codes: ViewState<[PromoCode]> = .idle
    /// The new code as typed.
    var new = CodeDraft()
    /// True while a code is on its way to the server.
    var isWorking = false
    /// The reason of a failure that no single field is at fault for.
    var message: String?
    /// The messages by field.
    var fields: [String: String] = [:]

    /// The new code, where anything of it was typed.
    var draft: CodeDraft? { new == CodeDraft() ? nil : new }
}

/// The actions of the promo codes.
enum CodesAction: Sendable, Equatable {
    /// The page appeared, or was asked for again.
    case appeared
    /// Entries from before a restart of the server were restored.
    case draftRestored(CodeDraft)
    /// The codes arrived, or didn't.
    case loaded(Result<[PromoCode], APIError>)
    /// The new code was edited.
    case edited(CodeEdit)
    /// The code is to be made.
    case createTapped
    /// A code is to be ended.
    case endTapped(Int)
    /// Making or ending a code ended.
    case changed(Result<PromoCode, APIError>)
}

/// Makes and ends promo codes.
struct CodesFeature: Screen {
    let service: any PromotionsService

    func reduce(_ state: inout CodesState, _ action: CodesAction) -> Effect<CodesAction> {
        switch action {
        case .appeared:
            state.codes.beginLoading()
            return .load(id: "codes", service.codes) { .loaded($0) }
        case .draftRestored(let draft): state.new = draft
        case .loaded(let result): state.codes.finish(result)
        case .edited(let edit):
            state.new.edit(edit)
            (state.fields, state.message) = ([:], nil)
        case .createTapped: return create(&state)
        case .endTapped(let id):
            guard !state.isWorking else { return .none }
            (state.isWorking, state.message) = (true, nil)
            return .load(id: "change") { [service] () async throws(APIError) in
                try await service.end(id)
            } send: {
                .changed($0)
            }
        case .changed(let result): return finish(&state, result)
        }
        return .none
    }

    private func create(_ state: inout CodesState) -> Effect<CodesAction> {
        guard !state.isWorking else { return .none }
        do {
            let request = try state.new.request()
            (state.isWorking, state.message, state.fields) = (true, nil, [:])
            return .load(id: "change") { [service] () async throws(APIError) in
                try await service.create(request)
            } send: {
                .changed($0)
            }
        } catch {
            state.fields = error.fields
            return .none
        }
    }

    private func finish(_ state: inout CodesState, _ result: Result<PromoCode, APIError>) -> Effect<CodesAction> {
        state.isWorking = false
        switch result {
        case .success(let code):
            if code.active { state.new = CodeDraft() }
            return reduce(&state, .appeared)
        case .failure(let error):
            fail(&state, error)
            return .none
        }
    }

    private func fail(_ state: inout CodesState, _ error: APIError) {
        state.fields = error.fields
        state.message = error.fields.isEmpty ? error.message : nil
    }
}
