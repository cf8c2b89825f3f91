public import Core
public import CoreUI
import Networking
import Theme
public import UI

/// Sustainability's client: the tab `impact` for customers. The container must provide `APIClient` and `any Realtime`.
public struct SustainabilityPlugin: ClientPlugin {
    /// `Sustainability`.
    public let name = "Sustainability"
    /// Auth and Orders.
    public let requires = ["Auth", "Orders"]

    /// Creates the plugin.
    public init() {}

    /// Registers ``SustainabilityService``.
    public func registerServices(in container: DIContainer) {
        container.register((any SustainabilityService).self, .scoped) { LiveSustainabilityService(client: try $0.resolve(APIClient.self)) }
    }

    /// Makes the slice of ``SustainabilityFeature``.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(
            SustainabilityFeature(
                sustainability: try container.resolve((any SustainabilityService).self), realtime: try container.resolve((any Realtime).self)))
    }

    /// The figures, fourth for customers.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                "impact", modes: [.customer], title: Strings.impact, symbol: AppSymbols.tabImpactName, order: 3,
                feature: SustainabilityFeature.self, coordinator: SinglePlaceCoordinator(), path: { _ in [] }, opened: { _ in .appeared },
                view: { ImpactView(store: $0) })
        ]
    }

    /// The previews of the figures.
    public static var previews: [any PreviewProvider.Type] {
        [
            ImpactView_Previews.self, SavingsGrid_Previews.self, MonthsCard_Previews.self, ShareCard_Previews.self, OrderImpactList_Previews.self,
            MethodCard_Previews.self,
        ]
    }
}
