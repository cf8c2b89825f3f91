public import Core
public import RetailAPI

/// The catalogue: retailers by category, and a retailer's items.
public struct RetailFeature: Feature {
    /// What Retail remembers.
    public struct State: Sendable, Equatable {
        /// The retailers and categories.
        public var catalogue: ViewState<RetailCatalogue> = .idle
        /// The category that is filtered by; nil for all.
        public var category: String?
        /// Where in the tab the person is.
        public var path: [RetailRoute] = []
        /// The items of the retailer whose page is open.
        public var items: ViewState<[RetailItem]> = .idle

        /// Creates a state.
        public init() {}

        /// The retailer whose page is open, once it is known.
        var retailer: Retailer? {
            guard case .retailer(let id) = path.last else { return nil }
            return catalogue.value?.retailers.first { $0.id == id }
        }
    }

    /// What can happen in Retail.
    public enum Action: Sendable, Equatable {
        /// The list of retailers is shown, or the person asks to try again.
        case appeared
        /// The catalogue was asked for.
        case catalogueLoaded(Result<RetailCatalogue, APIError>)
        /// A category was chosen; nil for all.
        case categoryTapped(String?)
        /// The person went to another place in the tab.
        case opened([RetailRoute])
        /// The items of the open page were asked for anew.
        case itemsRetryTapped
        /// The items of a retailer were asked for.
        case itemsLoaded(Int, Result<[RetailItem], APIError>)
        /// Nobody is signed in any more.
        case signedOut
    }

    /// `retail`.
    public static let name = "retail"
    let retail: any RetailService

    /// Creates the feature.
    public init(retail: any RetailService) { self.retail = retail }

    /// Nothing loaded.
    public var initialState: State { State() }

    /// Changes the state for an action.
    public func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            return loadCatalogue(&state)
        case .catalogueLoaded(let result):
            state.catalogue.finish(result)
            // A category that is gone would leave an empty list without a chip that says why.
            if let category = state.category, state.catalogue.value?.categories.contains(where: { $0.name == category }) != true {
                state.category = nil
            }
        case .categoryTapped(let category):
            state.category = category
        case .opened(let path):
            return open(path, &state)
        case .itemsRetryTapped:
            return open(state.path, &state)
        case .itemsLoaded(let id, let result) where state.path.last == .retailer(id):
            state.items.finish(result)
        case .itemsLoaded:
            break
        case .signedOut:
            state = State()
            return .merge(.cancel(id: "catalogue"), .cancel(id: "items"))
        }
        return .none
    }

    /// The end of the session forgets what was seen.
    public func action(for event: AppEvent) -> Action? {
        event == .signedOut ? .signedOut : nil
    }

    private func open(_ path: [RetailRoute], _ state: inout State) -> Effect<Action> {
        if path.last != state.path.last { state.items = .idle }
        state.path = path
        guard case .retailer(let id) = path.last else { return .cancel(id: "items") }
        state.items.beginLoading()
        let items = Effect<Action>.run(id: "items") { [retail] send in
            send(.itemsLoaded(id, await Result { () async throws(APIError) in try await retail.items(of: id) }))
        }
        return state.catalogue.value == nil ? .merge(items, loadCatalogue(&state)) : items
    }

    private func loadCatalogue(_ state: inout State) -> Effect<Action> {
        state.catalogue.beginLoading()
        return .run(id: "catalogue") { [retail] send in
            send(.catalogueLoaded(await Result { () async throws(APIError) in try await retail.catalogue() }))
        }
    }
}
