import Core
import SupportAPI

/// The form with which staff grant the requester of a ticket credit.
struct CreditFeature: Sendable {
    struct State: Sendable, Equatable {
        /// The credit as it is typed; nil while the form is closed.
        var form: CreditForm?
        var isWorking = false
        /// The fields at fault.
        var fields: [String: String] = [:]
        /// The reason why no credit was granted.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        /// The form is to be opened, or closed.
        case formTapped
        case amountChanged(String)
        case reasonChanged(String)
        case grantTapped
        /// The outcome for a ticket, by its number.
        case granted(Int, Result<TicketMessage, APIError>)
    }

    let service: any SupportService
    let random: any RandomSource

    func reduce(_ state: inout State, _ action: Action, ticket: Int) -> Effect<Action> {
        switch action {
        case .formTapped: state = State(form: state.form == nil ? CreditForm() : nil)
        case .amountChanged(let text): edit(&state) { $0.amount = text }
        case .reasonChanged(let text): edit(&state) { $0.reason = text }
        case .grantTapped: return grant(&state, ticket)
        case .granted(_, .success): state = State()
        case .granted(_, .failure(let error)):
            (state.isWorking, state.fields) = (false, error.fields)
            state.message = error.fields.isEmpty ? error.message : nil
        }
        return .none
    }

    private func edit(_ state: inout State, _ change: (inout CreditForm) -> Void) {
        guard var form = state.form else { return }
        change(&form)
        // An edited grant is another one.
        form.key = nil
        (state.form, state.fields, state.message) = (form, [:], nil)
    }

    private func grant(_ state: inout State, _ ticket: Int) -> Effect<Action> {
        guard var form = state.form, !state.isWorking else { return .none }
        let request: GrantTicketCredit
        do {
            request = try form.request(for: ticket)
        } catch {
            state.fields = error.fields
            return .none
        }
        let key = form.key ?? random.hexadecimal(byteCount: 16)
        form.key = key
        (state.form, state.isWorking, state.fields, state.message) = (form, true, [:], nil)
        return .load(id: "credit") { [service] () async throws(APIError) in
            try await service.grantCredit(request, key: key)
        } send: {
            .granted(ticket, $0)
        }
    }
}
