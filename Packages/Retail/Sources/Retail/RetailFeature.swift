import Core
import RetailAPI

/// Retail's client: the list of retailers, a retailer's page and the cart, and the administrators' retailers.
struct RetailFeature: Feature {
    struct State: Sendable, Equatable {
        /// The pages on top of the list.
        var path: [RetailLink] = []
        /// The retailers, which the list shows all of and a retailer's page one.
        var catalog: ViewState<Catalog> = .idle
        var retailers = RetailersFeature.State()
        var retailer = RetailerFeature.State()
        var cart = Cart()
        var management = ManagementFeature.State()
        var linking = LinkingFeature.State()
        var connections = ConnectionsFeature.State()

        /// The retailer of the open page; nil until the catalog is loaded.
        var openRetailer: Retailer? { catalog.value?.retailers.first { $0.id == retailer.id } }
    }

    enum Action: Sendable, Equatable {
        /// The person went to another page, by a link, a URL or the way back.
        case opened([RetailLink])
        case catalogLoaded(Result<Catalog, APIError>)
        case retailers(RetailersFeature.Action)
        case retailer(RetailerFeature.Action)
        case cart(CartFeature.Action)
        case management(ManagementFeature.Action)
        case linking(LinkingFeature.Action)
        case connections(ConnectionsFeature.Action)
    }

    static let name = "retail"
    private let retail: any RetailService
    private let retailers = RetailersFeature()
    private let retailer: RetailerFeature
    private let cart = CartFeature()
    private let management: ManagementFeature
    private let linking: LinkingFeature
    private let connections: ConnectionsFeature

    init(retail: any RetailService, managing: any RetailerService, linking: any LinkingService, connections: any ConnectionService) {
        self.linking = LinkingFeature(service: linking)
        self.connections = ConnectionsFeature(service: connections)
        self.retail = retail
        retailer = RetailerFeature(retail: retail)
        management = ManagementFeature(service: managing)
    }

    var initialState: State { State() }

    var drafts: [Draft<State, Action>] {
        [
            Draft("retailers", of: \.retailers.draft) { .retailers(.draftRestored($0)) },
            Draft("retailer", of: \.retailer.draft) { .retailer(.draftRestored($0)) },
            Draft("cart", of: \.cart.draft) { .cart(.draftRestored($0)) },
            Draft("management", of: \.management.draft) { .management(.draftRestored($0)) },
            Draft("connection", of: \.connections.form) { .connections(.draftRestored($0)) },
        ]
    }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let path):
            state.path = path
            let retailer = path.first?.retailer
            // A page that is opened by its URL shows the retailer's name, too.
            let catalog: Effect<Action> = retailer != nil && state.catalog.value == nil ? loadCatalog(&state) : .none
            let linked: Effect<Action> = path.last?.ticket.map { reduce(&state, .linking(.returned($0))) } ?? .none
            return .merge(reduce(&state, .retailer(.opened(retailer))), catalog, linked)
        case .catalogLoaded(let result):
            state.catalog.finish(result)
            if let catalog = state.catalog.value { state.retailers.forgetCategory(missingIn: catalog) }
            return .none
        case .retailers(.appeared):
            return loadCatalog(&state)
        case .retailers(let action):
            return retailers.reduce(&state.retailers, action).map(scope: "retailers", Action.retailers)
        case .retailer(let action):
            return retailer.reduce(&state.retailer, action).map(scope: "retailer", Action.retailer)
        case .cart(let action):
            return cart.reduce(&state.cart, action).map(scope: "cart", Action.cart)
        case .management(let action):
            return management.reduce(&state.management, action).map(scope: "management", Action.management)
        case .linking(let action):
            let effect = linking.reduce(&state.linking, action).map(scope: "linking", Action.linking)
            // A linked account changes what its retailer shows.
            return action.changesLinks ? .merge(effect, loadCatalog(&state)) : effect
        case .connections(let action):
            return connections.reduce(&state.connections, action).map(scope: "connections", Action.connections)
        }
    }

    private func loadCatalog(_ state: inout State) -> Effect<Action> {
        state.catalog.beginLoading()
        return .load(id: "catalog", retail.catalog) { .catalogLoaded($0) }
    }
}

extension RetailLink {
    /// The id of the retailer whose page is open, or lies under the cart.
    fileprivate var retailer: Int? {
        switch self {
        case .retailers: nil
        case .retailer(let id): id
        case .cart(let retailer): retailer
        case .accounts, .linked: nil
        }
    }

    /// The ticket with which the person came back from a retailer's page.
    fileprivate var ticket: String? {
        switch self {
        case .linked(let ticket): ticket
        case .retailers, .retailer, .cart, .accounts: nil
        }
    }
}
