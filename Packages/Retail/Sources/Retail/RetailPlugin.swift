public import Core
public import CoreUI
import Networking
import Theme
public import UI

/// Retail's client: the tab `retail` for customers. The container must provide `APIClient`.
public struct RetailPlugin: ClientPlugin {
    /// `Retail`.
    public let name = "Retail"
    /// Auth.
    public let requires = ["Auth"]
    /// The symbols that are Retail's own.
    public let symbols = AppSymbols.retailDrawings

    /// Creates the plugin.
    public init() {}

    /// Registers ``RetailService``.
    public func registerServices(in container: DIContainer) {
        container.register((any RetailService).self, .scoped) { LiveRetailService(client: try $0.resolve(APIClient.self)) }
    }

    /// Makes the slice of ``RetailFeature``.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(RetailFeature(retail: try container.resolve((any RetailService).self)))
    }

    /// The catalogue, third for customers.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                "retail", modes: [.customer], title: Strings.retail, symbol: AppSymbols.tabRetailName, order: 2,
                feature: RetailFeature.self, coordinator: RetailCoordinator(), path: { $0.path }, opened: { .opened($0) },
                view: { RetailView(store: $0) })
        ]
    }

    #if DEBUG
    /// The previews of the catalogue, a retailer's page and the cart.
    public static var previews: [any PreviewProvider.Type] {
        [
            RetailView_Previews.self, RetailerCard_Previews.self, DealsCard_Previews.self, RetailerView_Previews.self, RetailerFacts_Previews.self,
            ItemCard_Previews.self, CartRow_Previews.self, CartView_Previews.self, NoResultsView_Previews.self,
        ]
    }
    #endif
}
