public import Core
public import CoreUI
import Networking
import RetailAPI
import Theme
import UI

/// Retail's client: the customer's tab `retail`, and the administrators' page of retailers. The container must provide `APIClient`.
public struct RetailPlugin: ClientPlugin {
    /// `Retail`.
    public let name = RetailLink.plugin
    /// Auth for the people.
    public let requires = ["Auth"]
    /// The symbols that are Retail's own.
    public let symbols = AppSymbols.retailDrawings
    /// The script that goes to retailers' pages for linking.
    public let scripts = [Resources.linkingScript, Resources.catalogFileScript]

    /// Creates the plugin.
    public init() {}

    /// Registers the services that read and change the catalog.
    public func registerServices(in container: DIContainer) {
        container.register((any RetailService).self, .scoped) { LiveRetailService(client: try $0.resolve(APIClient.self)) }
        container.register((any CartService).self, .scoped) { LiveCartService(client: try $0.resolve(APIClient.self)) }
        container.register((any RetailerService).self, .scoped) { LiveRetailerService(client: try $0.resolve(APIClient.self)) }
        container.register((any StockService).self, .scoped) { LiveStockService(client: try $0.resolve(APIClient.self)) }
        container.register((any ImportService).self, .scoped) { LiveImportService(client: try $0.resolve(APIClient.self)) }
        container.register((any LinkingService).self, .scoped) { LiveLinkingService(client: try $0.resolve(APIClient.self)) }
        container.register((any ConnectionService).self, .scoped) { LiveConnectionService(client: try $0.resolve(APIClient.self)) }
    }

    /// Makes the slice of retailers, the cart and the administrators' page.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        let (retail, cart) = try container.resolve((any RetailService).self, (any CartService).self)
        let (managing, clock) = try container.resolve((any RetailerService).self, (any Clock).self)
        let (stock, importing) = try container.resolve((any StockService).self, (any ImportService).self)
        let (linking, connections) = try container.resolve((any LinkingService).self, (any ConnectionService).self)
        return Slice(
            RetailFeature(
                RetailFeature.Services(
                    retail: retail, cart: cart, managing: managing, stock: stock, importing: importing, linking: linking, connections: connections, clock: clock
                )))
    }

    /// The customer's third tab, and the administrators' page without a button in the bar.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                RetailLink.tab, modes: [.customer], title: Strings.retail, symbol: AppSymbols.tabRetailName, order: 2,
                feature: RetailFeature.self, coordinator: RetailCoordinator(), path: { $0.path }, opened: { .opened($0) },
                view: { RetailersView(store: $0) }),
            CoreUI.Tab(
                RetailManagementLink.tab, modes: Set(Mode.allCases), title: Strings.manage, symbol: AppSymbols.tabRetailName, placement: .link, order: 12,
                feature: RetailFeature.self, coordinator: LinkCoordinator<RetailManagementLink>(tab: RetailManagementLink.tab), path: { $0.managed },
                opened: { .managementOpened($0) }, view: { RetailManagementView(store: $0) }),
            CoreUI.Tab(
                RetailConnectionsLink.tab, modes: Set(Mode.allCases), title: Strings.connections, symbol: AppSymbols.tabRetailName, placement: .link,
                order: 13, feature: RetailFeature.self, coordinator: LinkCoordinator<RetailConnectionsLink>(tab: RetailConnectionsLink.tab),
                path: { _ in [] }, opened: { _ in .connections(.appeared) },
                view: { ConnectionsView(store: $0.scope(\.connections, RetailFeature.Action.connections)) }),
        ]
    }

    /// The retailers.
    public var administrationPages: [AdministrationPage] {
        [
            AdministrationPage(
                "retailers", in: .catalog, title: Strings.manage, hint: Strings.manageHint, symbol: AppSymbols.tabRetailName, order: 4,
                opens: RetailManagementLink.retailers),
            AdministrationPage(
                "retailer-accounts", in: .catalog, title: Strings.connections, hint: Strings.connectionsHint, symbol: AppSymbols.tabRetailName, order: 5,
                opens: RetailConnectionsLink.connections),
        ]
    }

    #if DEBUG
    /// The previews of all views.
    public static var previews: PreviewList {
        [
            RetailersView_Previews.self, RetailerCard_Previews.self, DealsCard_Previews.self, RetailerView_Previews.self, RetailerFacts_Previews.self,
            StoreRow_Previews.self, RatingCard_Previews.self, ItemFilterView_Previews.self, ItemResultsView_Previews.self, ItemGrid_Previews.self,
            ItemView_Previews.self, ItemFacts_Previews.self, YoursView_Previews.self, ShelfHeadingView_Previews.self, ItemCard_Previews.self,
            ItemPriceView_Previews.self, ItemCounterView_Previews.self, FavoriteButton_Previews.self, CartRow_Previews.self, CartView_Previews.self,
            CartLineView_Previews.self, CartSummary_Previews.self,
            ManagementView_Previews.self, ManagedRetailerCard_Previews.self, RetailerFormView_Previews.self, StoreFields_Previews.self,
            StockView_Previews.self, RetailManagementView_Previews.self, StockLinksCard_Previews.self, ManagedItemCard_Previews.self,
            ItemFormView_Previews.self, OffersView_Previews.self,
            OfferCard_Previews.self, OfferFormView_Previews.self, ImportingView_Previews.self, ImportFileCard_Previews.self,
            ImportStateCard_Previews.self, ImportColumnFields_Previews.self, ImportProblemList_Previews.self,
            LinkingView_Previews.self, AccountCard_Previews.self, LeavingRow_Previews.self, TokenFields_Previews.self, LinkCard_Previews.self,
            ConnectionsView_Previews.self, ConnectionCard_Previews.self, ConnectionFormView_Previews.self,
        ]
    }
    #endif
}

/// Reads and writes the URLs of the tab. A cart that was opened on a retailer's page lies on top of it, so that the way back leads there.
struct RetailCoordinator: Coordinator {
    func components(for path: [RetailLink]) -> [String] { path.last?.place.components ?? [] }

    func path(for components: [String]) -> [RetailLink]? {
        guard let link = RetailLink(LinkPlace(tab: RetailLink.tab, components: components)) else { return nil }
        return switch link {
        case .retailers: []
        case .retailer, .item, .yours, .cart(nil), .accounts, .linked: [link]
        case .cart(let retailer?): [.retailer(retailer), link]
        }
    }
}
