import Core
import RetailAPI

/// Retail's client: retailers, items, the person's favorites and cart, and the administrators' retailers.
struct RetailFeature: Feature {
    struct State: Sendable, Equatable {
        /// The pages on top of the list.
        var path: [RetailLink] = []
        /// The retailers and deals, which the list shows all of and other pages one.
        var catalog: ViewState<Catalog> = .idle
        var retailers = RetailersFeature.State()
        var retailer = RetailerFeature.State()
        var item = ItemFeature.State()
        var yours = YoursFeature.State()
        var cart = CartFeature.State()
        /// The administrators' pages on top of the list of retailers.
        var managed: [RetailManagementLink] = []
        var management = ManagementFeature.State()
        var stock = StockFeature.State()
        var offers = OffersFeature.State()
        var importing = ImportingFeature.State()
        var linking = LinkingFeature.State()
        var connections = ConnectionsFeature.State()

        /// The retailer of the open page; nil until the catalog is loaded.
        var openRetailer: Retailer? { catalog.value?.retailers.first { $0.id == retailer.id } }

        /// The name of the retailer whose administrators' page is open; empty until it is known.
        var managedName: String { management.retailers.value?.first { $0.id == managed.last?.retailer }?.content.name ?? "" }
    }

    enum Action: Sendable, Equatable {
        /// The person went to another page, by a link, a URL or the way back.
        case opened([RetailLink])
        case catalogLoaded(Result<Catalog, APIError>)
        case itemTapped(Int)
        /// An item is to become a favorite, or not to be one any more.
        case favoriteTapped(RetailItem)
        /// The server stored a favorite, or didn't.
        case favoriteChanged(RetailItem, Result<RetailItem, APIError>)
        case retailers(RetailersFeature.Action)
        case retailer(RetailerFeature.Action)
        case item(ItemFeature.Action)
        case yours(YoursFeature.Action)
        case cart(CartFeature.Action)
        /// An administrator went to another page.
        case managementOpened([RetailManagementLink])
        case management(ManagementFeature.Action)
        case stock(StockFeature.Action)
        case offers(OffersFeature.Action)
        case importing(ImportingFeature.Action)
        case linking(LinkingFeature.Action)
        case connections(ConnectionsFeature.Action)
    }

    /// The services of the feature.
    struct Services: Sendable {
        let retail: any RetailService
        let cart: any CartService
        let managing: any RetailerService
        let stock: any StockService
        let importing: any ImportService
        let linking: any LinkingService
        let connections: any ConnectionService
        let clock: any Clock
    }

    static let name = "retail"
    private let retail: any RetailService
    private let retailers: RetailersFeature
    private let retailer: RetailerFeature
    private let item: ItemFeature
    private let yours: YoursFeature
    private let cart: CartFeature
    private let management: ManagementFeature
    private let stock: StockFeature
    private let offers: OffersFeature
    private let importing: ImportingFeature
    private let linking: LinkingFeature
    private let connections: ConnectionsFeature

    init(_ services: Services) {
        retail = services.retail
        retailers = RetailersFeature(retail: services.retail, clock: services.clock)
        retailer = RetailerFeature(retail: services.retail, clock: services.clock)
        item = ItemFeature(retail: services.retail)
        yours = YoursFeature(retail: services.retail)
        cart = CartFeature(service: services.cart, clock: services.clock)
        management = ManagementFeature(service: services.managing)
        stock = StockFeature(service: services.stock, clock: services.clock)
        offers = OffersFeature(service: services.stock)
        importing = ImportingFeature(service: services.importing)
        linking = LinkingFeature(service: services.linking)
        connections = ConnectionsFeature(service: services.connections)
    }

    var initialState: State { State() }

    var drafts: [Draft<State, Action>] {
        [
            Draft("retailers", of: \.retailers.draft) { .retailers(.draftRestored($0)) },
            Draft("retailer", of: \.retailer.draft) { .retailer(.draftRestored($0)) },
            Draft("cart", of: \.cart.draft) { .cart(.draftRestored($0)) },
            Draft("management", of: \.management.draft) { .management(.draftRestored($0)) },
            Draft("stock", of: \.stock.draft) { .stock(.draftRestored($0)) },
            Draft("offers", of: \.offers.draft) { .offers(.draftRestored($0)) },
            Draft("importing", of: \.importing.draft) { .importing(.draftRestored($0)) },
            Draft("connection", of: \.connections.form) { .connections(.draftRestored($0)) },
        ]
    }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let path): return open(path, &state)
        case .catalogLoaded(let result):
            state.catalog.finish(result)
            if let catalog = state.catalog.value { state.retailers.forgetCategory(missingIn: catalog) }
            return .none
        case .itemTapped(let id): return .open(RetailLink.item(id))
        case .favoriteTapped(let item): return setFavorite(item, &state)
        case .favoriteChanged(let item, let result): return finishFavorite(item, result, &state)
        case .retailers(.appeared):
            let items = retailers.reduce(&state.retailers, .appeared).map(scope: "retailers", Action.retailers)
            return .merge(loadCatalog(&state), items, reduce(&state, .cart(.appeared)))
        case .retailers(let action): return retailers.reduce(&state.retailers, action).map(scope: "retailers", Action.retailers)
        case .retailer(let action):
            if case .rated(.success(let rated)) = action { state.catalog.replace(rated) }
            return retailer.reduce(&state.retailer, action).map(scope: "retailer", Action.retailer)
        case .item(let action): return item.reduce(&state.item, action).map(scope: "item", Action.item)
        case .yours(let action): return yours.reduce(&state.yours, action).map(scope: "yours", Action.yours)
        case .cart(let action): return cart.reduce(&state.cart, action).map(scope: "cart", Action.cart)
        case .managementOpened(let path): return openManagement(path, &state)
        case .management(let action): return management.reduce(&state.management, action).map(scope: "management", Action.management)
        case .stock(let action): return stock.reduce(&state.stock, action).map(scope: "stock", Action.stock)
        case .offers(let action): return offers.reduce(&state.offers, action).map(scope: "offers", Action.offers)
        case .importing(let action): return importing.reduce(&state.importing, action).map(scope: "importing", Action.importing)
        case .linking(let action):
            let effect = linking.reduce(&state.linking, action).map(scope: "linking", Action.linking)
            // A linked account changes what its retailer shows.
            return action.changesLinks ? .merge(effect, loadCatalog(&state)) : effect
        case .connections(let action): return connections.reduce(&state.connections, action).map(scope: "connections", Action.connections)
        }
    }

    private func open(_ path: [RetailLink], _ state: inout State) -> Effect<Action> {
        state.path = path
        let (retailer, item) = (path.lazy.compactMap(\.retailer).first, path.lazy.compactMap(\.item).first)
        // A page that is opened by its URL shows the retailer's name, too, and how many items are in the cart.
        let catalog: Effect<Action> = (retailer ?? item) != nil && state.catalog.value == nil ? loadCatalog(&state) : .none
        let cart: Effect<Action> = !path.isEmpty && state.cart.cart.value == nil ? reduce(&state, .cart(.appeared)) : .none
        let linked: Effect<Action> = path.last?.ticket.map { reduce(&state, .linking(.returned($0))) } ?? .none
        return .merge(reduce(&state, .retailer(.opened(retailer))), reduce(&state, .item(.opened(item))), catalog, cart, linked)
    }

    private func openManagement(_ path: [RetailManagementLink], _ state: inout State) -> Effect<Action> {
        state.managed = path
        // Pages of one retailer show its name.
        let retailers = path.isEmpty || state.management.retailers.value == nil ? reduce(&state, .management(.appeared)) : .none
        let page: Effect<Action> =
            switch path.last {
            case .items(let id): reduce(&state, .stock(.opened(id)))
            case .deals(let id): reduce(&state, .offers(.opened(id)))
            case .importing(let id): reduce(&state, .importing(.opened(id)))
            case .retailers, nil: .none
            }
        return .merge(retailers, page)
    }

    private func loadCatalog(_ state: inout State) -> Effect<Action> {
        state.catalog.beginLoading()
        return .load(id: "catalog", retail.catalog) { .catalogLoaded($0) }
    }

    /// Shows the change at once, and takes it back where the server didn't store it.
    private func setFavorite(_ item: RetailItem, _ state: inout State) -> Effect<Action> {
        let changed = item.with(favorite: !item.favorite)
        state.replace(changed)
        return .load(id: "favorite.\(item.id)") { [retail] () async throws(APIError) in
            try await retail.setFavorite(item, changed.favorite)
        } send: {
            .favoriteChanged(item, $0)
        }
    }

    private func finishFavorite(_ item: RetailItem, _ result: Result<RetailItem, APIError>, _ state: inout State) -> Effect<Action> {
        switch result {
        case .success(let stored):
            state.replace(stored)
            return .none
        case .failure(let error):
            state.replace(item)
            return .event(.notice(error.message))
        }
    }
}

extension RetailFeature.State {
    /// Shows an item as it is now wherever it is shown.
    fileprivate mutating func replace(_ item: RetailItem) {
        if let results = retailers.items.results.value { retailers.items.results = .loaded(results.replacing(item)) }
        if let results = retailer.items.results.value { retailer.items.results = .loaded(results.replacing(item)) }
        if self.item.item.value?.id == item.id { self.item.item = .loaded(item) }
        if let known = yours.items.value {
            yours.items = .loaded(YourItems(favorites: known.favorites.replacing(item), purchases: known.purchases.replacing(item)))
        }
    }
}

extension ViewState<Catalog> {
    fileprivate mutating func replace(_ retailer: Retailer) {
        guard var catalog = value else { return }
        catalog.retailers = catalog.retailers.map { $0.id == retailer.id ? retailer : $0 }
        self = .loaded(catalog)
    }
}

extension RetailLink {
    /// The id of the retailer whose page is open, or lies under the cart.
    fileprivate var retailer: Int? {
        switch self {
        case .retailers, .item, .yours, .accounts, .linked: nil
        case .retailer(let id): id
        case .cart(let retailer): retailer
        }
    }

    /// The ticket with which the person came back from a retailer's page.
    fileprivate var ticket: String? {
        switch self {
        case .linked(let ticket): ticket
        case .retailers, .retailer, .item, .yours, .cart, .accounts: nil
        }
    }

    /// The id of the item whose page is open.
    fileprivate var item: Int? {
        switch self {
        case .retailers, .retailer, .yours, .cart, .accounts, .linked: nil
        case .item(let id): id
        }
    }
}
