import Core
import RetailAPI

/// The person's linked accounts of retailers: linking on the retailer's page or by a token, asking again, unlinking.
struct LinkingFeature: Screen {
    struct State: Sendable, Equatable {
        var accounts: ViewState<LinkedAccounts> = .idle
        /// The way to a retailer's page, while the browser goes there.
        var leaving: Leaving?
        /// True from the return from a retailer's page until the account is linked.
        var isReturning = false
        /// The token that is being entered; nil while none is. It isn't a draft: it goes nowhere but to the server.
        var form: TokenForm?
        /// The retailer whose account is being changed.
        var busy: Int?
        /// The link that the question before unlinking is about.
        var asked: Int?
        /// The reason why the last step didn't work.
        var message: String?
    }

    /// The way to a retailer's page.
    struct Leaving: Sendable, Equatable {
        let retailerID: Int
        let url: String
    }

    /// A token as it is entered.
    struct TokenForm: Sendable, Equatable {
        let retailerID: Int
        let retailer: String
        var token = ""
        /// The reason why the token wasn't accepted.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case appeared
        case loaded(Result<LinkedAccounts, APIError>)
        /// An account of this retailer is to be linked.
        case linkTapped(Int)
        case began(Int, Result<LinkAuthorization, APIError>)
        /// The person doesn't want to go to the retailer's page, or came back from there by the browser's button.
        case leavingCanceled
        /// The browser came back from a retailer's page with a ticket.
        case returned(String)
        case completed(Result<LinkedAccount, APIError>)
        case tokenChanged(String)
        case tokenCanceled
        case tokenSubmitted
        case linked(Result<LinkedAccount, APIError>)
        case checkTapped(Int)
        case checked(Result<LinkedAccount, APIError>)
        case unlinkTapped(Int)
        case unlinkDismissed
        case unlinkConfirmed
        case unlinked(APIError?)
    }

    let service: any LinkingService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared: return load(&state)
        case .loaded(let result): state.accounts.finish(result)
        case .linkTapped(let retailer): return link(&state, retailer)
        case .began(let retailer, let result): began(&state, retailer, result)
        case .leavingCanceled: (state.leaving, state.busy) = (nil, nil)
        case .returned(let ticket): return complete(&state, ticket)
        case .completed(let result):
            state.isReturning = false
            // The ticket is of no use anymore, so the page's address becomes the one without it.
            return .merge(finished(&state, result), .open(RetailLink.accounts))
        case .tokenChanged(let token):
            state.form?.token = token
            state.form?.message = nil
        case .tokenCanceled: if state.busy == nil { state.form = nil }
        case .tokenSubmitted: return submit(&state)
        case .linked(let result): return linked(&state, result)
        case .checkTapped(let id): return check(&state, id)
        case .checked(let result):
            state.busy = nil
            switch result {
            case .success(let link): show(link, in: &state)
            case .failure(let error): return failed(&state, error)
            }
        case .unlinkTapped(let id): if state.busy == nil { state.asked = id }
        case .unlinkDismissed: state.asked = nil
        case .unlinkConfirmed: return unlink(&state)
        case .unlinked(let error):
            state.busy = nil
            // A link that is gone already is what the person wanted.
            if let error, error.status != 404 { state.message = error.message }
            return load(&state)
        }
        return .none
    }

    private func load(_ state: inout State) -> Effect<Action> {
        state.accounts.beginLoading()
        return .load(id: "accounts", service.accounts) { .loaded($0) }
    }

    // MARK: Linking

    private func link(_ state: inout State, _ retailer: Int) -> Effect<Action> {
        guard state.busy == nil, let entry = state.accounts.value?.entries.first(where: { $0.retailerID == retailer }), let option = entry.option else {
            return .none
        }
        (state.message, state.leaving) = (nil, nil)
        guard option.kind == .oauth else {
            state.form = TokenForm(retailerID: retailer, retailer: option.retailer)
            return .none
        }
        (state.form, state.busy) = (nil, retailer)
        return .load(id: "begin") { [service] () async throws(APIError) in
            try await service.begin(retailer)
        } send: {
            .began(retailer, $0)
        }
    }

    private func began(_ state: inout State, _ retailer: Int, _ result: Result<LinkAuthorization, APIError>) {
        state.busy = nil
        switch result {
        case .success(let authorization): state.leaving = Leaving(retailerID: retailer, url: authorization.url)
        case .failure(let error): state.message = error.message
        }
    }

    private func complete(_ state: inout State, _ ticket: String) -> Effect<Action> {
        (state.isReturning, state.message, state.leaving) = (true, nil, nil)
        return .load(id: "complete") { [service] () async throws(APIError) in
            try await service.complete(ticket)
        } send: {
            .completed($0)
        }
    }

    private func submit(_ state: inout State) -> Effect<Action> {
        guard let form = state.form, state.busy == nil else { return .none }
        guard !form.token.isEmpty else {
            state.form?.message = Strings.tokenNeeded
            return .none
        }
        (state.busy, state.message) = (form.retailerID, nil)
        state.form?.message = nil
        let request = LinkRequest(retailer: form.retailer, token: form.token)
        return .load(id: "link") { [service] () async throws(APIError) in
            try await service.link(request)
        } send: {
            .linked($0)
        }
    }

    private func linked(_ state: inout State, _ result: Result<LinkedAccount, APIError>) -> Effect<Action> {
        state.busy = nil
        if case .failure(let error) = result, let message = error.fields["token"] {
            state.form?.message = message
            return .none
        }
        if case .success = result { state.form = nil }
        return finished(&state, result)
    }

    private func finished(_ state: inout State, _ result: Result<LinkedAccount, APIError>) -> Effect<Action> {
        switch result {
        case .success(let link):
            show(link, in: &state)
            return .merge(.event(.notice(Strings.accountLinked(link.retailer))), load(&state))
        case .failure(let error):
            return failed(&state, error)
        }
    }

    private func failed(_ state: inout State, _ error: APIError) -> Effect<Action> {
        state.message = error.message
        return load(&state)
    }

    /// Shows a link before the list is read again.
    private func show(_ link: LinkedAccount, in state: inout State) {
        guard var accounts = state.accounts.value else { return }
        accounts.links.removeAll { $0.retailerID == link.retailerID }
        accounts.links.append(link)
        state.accounts = .loaded(accounts)
    }

    // MARK: Asking and unlinking

    private func check(_ state: inout State, _ id: Int) -> Effect<Action> {
        guard state.busy == nil, let link = state.accounts.value?.links.first(where: { $0.id == id }) else { return .none }
        (state.busy, state.message) = (link.retailerID, nil)
        return .load(id: "check") { [service] () async throws(APIError) in
            try await service.check(id)
        } send: {
            .checked($0)
        }
    }

    private func unlink(_ state: inout State) -> Effect<Action> {
        guard let id = state.asked, state.busy == nil, let link = state.accounts.value?.links.first(where: { $0.id == id }) else { return .none }
        (state.asked, state.busy, state.message) = (nil, link.retailerID, nil)
        return .load(id: "unlink") { [service] () async throws(APIError) in
            try await service.unlink(id)
            return NoOutput()
        } send: { result in
            if case .failure(let error) = result { .unlinked(error) } else { .unlinked(nil) }
        }
    }
}

extension LinkingFeature.Action {
    /// Whether an account was linked, unlinked or found expired.
    var changesLinks: Bool {
        switch self {
        case .completed(.success), .linked(.success), .checked(.success), .unlinked(nil): true
        case .appeared, .loaded, .linkTapped, .began, .leavingCanceled, .returned, .completed, .tokenChanged, .tokenCanceled, .tokenSubmitted, .linked,
            .checkTapped, .checked, .unlinkTapped, .unlinkDismissed, .unlinkConfirmed, .unlinked:
            false
        }
    }
}
