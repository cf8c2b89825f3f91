public import Core
public import CoreUI
import Networking
import Theme
import UI

/// Sustainability's client: the customer's tab `impact`. The container must provide `APIClient`, `any Realtime` and `any Clock`.
public struct SustainabilityPlugin: ClientPlugin {
    /// `Sustainability`.
    public let name = "Sustainability"
    /// Auth for the people, Orders for what is delivered.
    public let requires = ["Auth", "Orders"]
    /// The symbols that are Sustainability's own.
    public let symbols = AppSymbols.sustainabilityDrawings

    /// Creates the plugin.
    public init() {}

    /// Registers the service that reads savings.
    public func registerServices(in container: DIContainer) {
        container.register((any SustainabilityService).self, .scoped) { LiveSustainabilityService(client: try $0.resolve(APIClient.self)) }
    }

    /// Makes the slice of savings.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(
            SustainabilityFeature(
                sustainability: try container.resolve((any SustainabilityService).self), following: try Following(container)))
    }

    /// The customer's fourth tab.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                "impact", modes: [.customer], title: Strings.impact, symbol: AppSymbols.tabImpactName, order: 3,
                feature: SustainabilityFeature.self, coordinator: SinglePlaceCoordinator(), path: { _ in [] }, opened: { _ in .impact(.appeared) },
                view: { ImpactView(store: $0.scope(\.impact, SustainabilityFeature.Action.impact)) })
        ]
    }

    #if DEBUG
    /// The previews of the screen.
    public static var previews: PreviewList { [ImpactView_Previews.self, SavingsGrid_Previews.self, MonthsCard_Previews.self] }
    #endif
}
