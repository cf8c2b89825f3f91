public import Core
import CoreUI
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
        /// What is searched for among the retailers.
        public var query = ""
        /// What is searched for among the items of the open page.
        public var itemQuery = ""
        /// What was put together so far.
        public var cart = RetailCart()

        /// Creates a state.
        public init() {}

        /// The id of the retailer whose page is open, or lies under the cart.
        var retailerID: Int? {
            guard case .retailer(let id) = path.first else { return nil }
            return id
        }

        /// The retailer whose page is open, once it is known.
        var retailer: Retailer? {
            guard let id = retailerID else { return nil }
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
        /// Something was typed to search the retailers by.
        case searched(String)
        /// A retailer was pressed.
        case retailerTapped(Int)
        /// Something was typed to search the items by.
        case itemsSearched(String)
        /// The number of an item in the cart changed.
        case quantityChanged(RetailItem, Int)
        /// The cart was pressed.
        case cartTapped
        /// The cart is to become part of an order.
        case orderTapped
        /// The person wants to see the retailers again.
        case retailersTapped
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
    let coordinator = RetailCoordinator()

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
        case .searched(let query):
            state.query = query
        case .itemsSearched(let query):
            state.itemQuery = query
        case .quantityChanged(let item, let quantity):
            state.cart.set(item, to: quantity)
        case .opened, .retailerTapped, .cartTapped, .retailersTapped:
            return open(path(after: action, state), &state)
        case .orderTapped:
            return state.cart.lines.isEmpty ? .none : .event(.open(LinkPlace(path: state.cart.orderPlace)))
        case .itemsRetryTapped:
            return open(state.path, &state)
        case .itemsLoaded(let id, let result) where state.retailerID == id:
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

    /// Where the person is after going to another place.
    private func path(after action: Action, _ state: State) -> [RetailRoute] {
        var path = state.path
        switch action {
        case .opened(let opened): path = opened
        case .retailerTapped(let id): coordinator.push(.retailer(id), onto: &path)
        case .cartTapped: coordinator.push(.cart, onto: &path)
        case .retailersTapped: coordinator.popToRoot(&path)
        default: break
        }
        return path
    }

    private func open(_ path: [RetailRoute], _ state: inout State) -> Effect<Action> {
        let before = state.retailerID
        state.path = path
        if state.retailerID != before {
            state.items = .idle
            state.itemQuery = ""
        }
        guard let id = state.retailerID else { return .cancel(id: "items") }
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
