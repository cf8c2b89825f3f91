import Core
import PromotionsAPI

/// The administrator's promo codes, the form of a new one, and the form that grants credit.
struct CodesState: Sendable, Equatable {
    /// The codes, newest first.
    var codes: ViewState<[PromoCode]> = .idle
    /// The new code as typed.
    var new = CodeDraft()
    /// The customer who gets credit, as typed.
    var grantCustomer = ""
    /// The credit, as typed.
    var grantAmount = ""
    /// The reason for it.
    var grantReason = ""
    /// The idempotency key of the grant as it is typed, from its first press until it is known what became of it.
    var grantKey: String?
    /// True while a grant is on its way to the server.
    var isGranting = false
    /// True while a code is on its way to the server.
    var isWorking = false
    /// True where credit was just granted.
    var isGranted = false
    /// The reason of a failure that no single field is at fault for.
    var message: String?
    /// The messages by field.
    var fields: [String: String] = [:]

    /// Changes a part of the grant, which so becomes another one.
    fileprivate mutating func editGrant(_ part: WritableKeyPath<CodesState, String>, _ text: String) {
        self[keyPath: part] = text
        (grantKey, isGranted, fields) = (nil, false, [:])
    }

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
    /// The customer who gets credit was typed.
    case grantCustomerChanged(String)
    /// The credit was typed.
    case grantAmountChanged(String)
    /// The reason was typed.
    case grantReasonChanged(String)
    /// The credit is to be granted.
    case grantTapped
    /// Granting ended.
    case granted(Result<CreditEntry, APIError>)
}

/// Makes and ends promo codes, and grants credit.
struct CodesFeature: Screen {
    let service: any PromotionsService
    let random: any RandomSource

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
        case .grantCustomerChanged(let text): state.editGrant(\.grantCustomer, text)
        case .grantAmountChanged(let text): state.editGrant(\.grantAmount, text)
        case .grantReasonChanged(let text): state.editGrant(\.grantReason, text)
        case .grantTapped: return grant(&state)
        case .granted(let result):
            state.isGranting = false
            switch result {
            case .success:
                state.grantKey = nil
                (state.grantCustomer, state.grantAmount, state.grantReason, state.isGranted) = ("", "", "", true)
            case .failure(let error):
                // Otherwise nobody knows whether it arrived, so that it may only be sent again with its key.
                if error.isRefusal { state.grantKey = nil }
                fail(&state, error)
            }
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

    private func grant(_ state: inout CodesState) -> Effect<CodesAction> {
        guard !state.isGranting else { return .none }
        var errors = FieldErrors()
        let (customer, cents) = (Int(state.grantCustomer), CodeDraft.cents(state.grantAmount))
        errors.require(customer != nil, "customerId", Strings.codeNumber)
        errors.require(cents != nil, "cents", Strings.codeNumber)
        guard let customer, let cents else {
            state.fields = errors.fields
            return .none
        }
        let key = state.grantKey ?? random.hexadecimal(byteCount: 16)
        (state.grantKey, state.isGranting, state.message, state.fields, state.isGranted) = (key, true, nil, [:], false)
        let grant = CreditGrant(customerID: customer, cents: cents, reason: state.grantReason)
        return .load(id: "grant") { [service] () async throws(APIError) in
            try await service.grant(grant, key: key)
        } send: {
            .granted($0)
        }
    }

    private func fail(_ state: inout CodesState, _ error: APIError) {
        state.fields = error.fields
        state.message = error.fields.isEmpty ? error.message : nil
    }
}
