import AuthAPI
import Core
import OrdersAPI
import PaymentsAPI

/// The data of the screen of payment methods.
struct MethodsPage: Sendable, Equatable {
    var methods: [PaymentMethod]
    var configuration: PaymentConfiguration
}

/// The person's saved payment methods: adding one, choosing the default, removing.
struct MethodsFeature: Screen {
    struct State: Sendable, Equatable {
        var page: ViewState<MethodsPage> = .idle
        /// The thing for which a card is added, to which the customer comes back.
        var purpose = CardPurpose.account
        /// The setup for which the browser asks for a card.
        var setup: PaymentSetup?
        /// Whether a card is being added, from the press on the button until it is saved.
        var isAdding = false
        /// The method that the question before removing is about.
        var asked: Int?
        /// The method that is being changed.
        var busy: Int?
        /// The reason why the last change didn't work.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case opened
        case openedToAdd(CardPurpose)
        case appeared
        case loaded(Result<MethodsPage, APIError>)
        case backTapped
        case addTapped
        case began(Result<PaymentSetup, APIError>)
        case addCanceled
        case reported(ProviderReport)
        case returned(String, for: CardPurpose)
        case saved(Result<PaymentMethod, APIError>)
        case defaultTapped(Int)
        case removeTapped(Int)
        case removeDismissed
        case removeConfirmed
        case changed(APIError?)
    }

    let service: any PaymentsService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened: state.purpose = .account
        case .openedToAdd(let purpose):
            state.purpose = purpose
            return reduce(&state, .addTapped)
        case .appeared:
            state.page.beginLoading()
            return load()
        case .loaded(let result): state.page.finish(result)
        case .backTapped: return goBack(state)
        case .addTapped:
            guard !state.isAdding else { return .none }
            (state.isAdding, state.message) = (true, nil)
            return .load(id: "add") { [service] () async throws(APIError) in
                try await service.beginSetup()
            } send: {
                .began($0)
            }
        case .began(.success(let setup)): state.setup = setup
        case .began(.failure(let error)): (state.isAdding, state.message) = (false, error.message)
        case .addCanceled: (state.isAdding, state.setup) = (false, nil)
        case .reported(let report): return reported(&state, report)
        case .returned(let id, let purpose):
            state.purpose = purpose
            return save(&state, id)
        case .saved(let result): return saved(&state, result)
        case .defaultTapped(let id):
            guard state.busy == nil else { return .none }
            (state.busy, state.message) = (id, nil)
            return .load(id: "change") { [service] () async throws(APIError) in
                try await service.makeDefault(id)
            } send: {
                .changed($0.failure)
            }
        case .removeTapped(let id): state.asked = id
        case .removeDismissed: state.asked = nil
        case .removeConfirmed:
            guard let id = state.asked, state.busy == nil else { return .none }
            (state.asked, state.busy, state.message) = (nil, id, nil)
            return .load(id: "change") { [service] () async throws(APIError) in
                try await service.remove(id)
            } send: {
                .changed($0.failure)
            }
        case .changed(let error):
            state.busy = nil
            // A method that is gone already is what the person wanted.
            if let error, error.status != 404 { state.message = error.message }
            return load()
        }
        return .none
    }

    /// Opens what a card is added for.
    private func goBack(_ state: State) -> Effect<Action> {
        switch state.purpose {
        case .account: .open(AuthLink.account)
        case .newOrder: .open(OrdersLink.home())
        case .order(let id): .open(OrdersLink.activity(order: id))
        }
    }

    private func load() -> Effect<Action> {
        .load(id: "methods") { [service] () async throws(APIError) in
            let configuration = try await service.configuration()
            return MethodsPage(methods: try await service.methods(), configuration: configuration)
        } send: {
            .loaded($0)
        }
    }

    private func reported(_ state: inout State, _ report: ProviderReport) -> Effect<Action> {
        guard let setup = state.setup else { return .none }
        switch report.outcome {
        case .done: return save(&state, setup.setupID)
        case .refused: state.message = report.message ?? Strings.cardRefused
        case .unavailable: (state.isAdding, state.setup, state.message) = (false, nil, Strings.providerUnavailable)
        }
        return .none
    }

    private func save(_ state: inout State, _ id: String) -> Effect<Action> {
        (state.isAdding, state.setup, state.message) = (true, nil, nil)
        let isForOrder = state.purpose != .account
        return .load(id: "save") { [service] () async throws(APIError) in
            let saved = try await service.save(setup: id)
            // The order is to be paid with the card that was added for it.
            return isForOrder && !saved.isDefault ? try await service.makeDefault(saved.id) : saved
        } send: {
            .saved($0)
        }
    }

    private func saved(_ state: inout State, _ result: Result<PaymentMethod, APIError>) -> Effect<Action> {
        state.isAdding = false
        switch result {
        case .success where state.purpose != .account:
            let back = goBack(state)
            state.purpose = .account
            return .merge(.event(.notice(Strings.cardSaved)), back)
        case .success: return .merge(.event(.notice(Strings.cardSaved)), .open(PaymentsLink.methods), load())
        case .failure(let error): state.message = error.message
        }
        return .none
    }
}
