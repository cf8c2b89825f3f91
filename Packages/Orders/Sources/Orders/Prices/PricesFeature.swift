import Core
import OrdersAPI

/// The administrator's list of prices: the drafts and the published versions.
struct PricesState: Sendable, Equatable {
    /// The pages on top of the list.
    var path: [OrdersLink] = []
    /// The versions and drafts.
    var overview: ViewState<PriceOverview> = .idle
    /// True while a change is on its way to the server.
    var isWorking = false
    /// The reason why the last change was refused.
    var message: String?
}

/// The actions of the administrator's list of prices.
enum PricesAction: Sendable, Equatable {
    /// The administrator went to another page.
    case opened([OrdersLink])
    /// The list appeared.
    case appeared
    /// The versions and drafts arrived, or didn't.
    case loaded(Result<PriceOverview, APIError>)
    /// A draft was tapped.
    case draftTapped(Int)
    /// A new draft was asked for.
    case newTapped
    /// The new draft was stored, or wasn't.
    case created(Result<PriceDraft, APIError>)
    /// A scheduled version is to be withdrawn.
    case withdrawTapped(Int)
    /// Withdrawing ended.
    case withdrawn(Result<NoOutput, APIError>)
}

/// Lists drafts and versions, begins a draft, and takes back a scheduled version.
struct PricesFeature: Screen {
    let prices: any PriceService

    func reduce(_ state: inout PricesState, _ action: PricesAction) -> Effect<PricesAction> {
        switch action {
        case .opened(let path):
            state.path = path
            return path.isEmpty ? load(&state) : .none
        case .appeared: return load(&state)
        case .loaded(let result):
            state.overview.finish(result)
            return .none
        case .draftTapped(let id): return .open(OrdersLink.prices(draft: id))
        case .newTapped:
            guard !state.isWorking else { return .none }
            (state.isWorking, state.message) = (true, nil)
            return .load(id: "change", prices.create) { .created($0) }
        case .created(let result):
            state.isWorking = false
            switch result {
            case .success(let draft): return .open(OrdersLink.prices(draft: draft.id))
            case .failure(let error):
                state.message = error.message
                return .none
            }
        case .withdrawTapped(let version):
            guard !state.isWorking else { return .none }
            (state.isWorking, state.message) = (true, nil)
            return .load(id: "change") { [prices] () async throws(APIError) in
                try await prices.withdraw(version)
                return NoOutput()
            } send: {
                .withdrawn($0)
            }
        case .withdrawn(let result):
            state.isWorking = false
            if case .failure(let error) = result { state.message = error.message }
            return load(&state)
        }
    }

    private func load(_ state: inout PricesState) -> Effect<PricesAction> {
        state.overview.beginLoading()
        return .load(id: "overview", prices.overview) { .loaded($0) }
    }
}
