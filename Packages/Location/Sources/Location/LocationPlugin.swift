public import Core
public import CoreUI
import LocationAPI
import Networking
import Theme
import UI

/// Location's client: the service areas, which administrators change on pages that are opened by links, and the device's permissions. The container must
/// provide `APIClient`.
public struct LocationPlugin: ClientPlugin {
    /// The feature's name.
    public let name = LocationLink.plugin
    /// Needs no other feature.
    public let requires: [String] = []

    /// Creates the plugin.
    public init() {}

    /// Registers ``LocationService`` and ``PermissionService``.
    public func registerServices(in container: DIContainer) {
        container.register((any LocationService).self, .scoped) { LiveLocationService(client: try $0.resolve(APIClient.self)) }
        container.register((any AreaService).self, .scoped) { LiveAreaService(client: try $0.resolve(APIClient.self)) }
        container.register((any PermissionService).self, .scoped) { _ in LivePermissionService() }
    }

    /// Makes the slice of ``LocationFeature``.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        let (location, areas) = try container.resolve((any LocationService).self, (any AreaService).self)
        return Slice(LocationFeature(location: location, areas: areas))
    }

    /// The administrator's service areas, without a button in the tab bar.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                LocationLink.tab, modes: Set(Mode.allCases), title: Strings.areas, symbol: AppSymbols.locationName, placement: .link, order: 8,
                feature: LocationFeature.self, coordinator: AreasCoordinator(), path: { $0.path }, opened: { .opened($0) },
                view: { AreasView(store: $0) })
        ]
    }

    /// The service areas.
    public var administrationPages: [AdministrationPage] {
        [
            AdministrationPage(
                "areas", in: .catalog, title: Strings.areas, hint: Strings.areasHint, symbol: AppSymbols.locationName, order: 0, opens: LocationLink.areas)
        ]
    }

    #if DEBUG
    /// The previews of all views.
    public static var previews: PreviewList {
        [
            AreasView_Previews.self, AreaList_Previews.self, AreaView_Previews.self, AreaMap_Previews.self, AreaToolsCard_Previews.self,
            AreaPointsCard_Previews.self, AreaForm_Previews.self, AreaSidesCard_Previews.self, AreaHistoryCard_Previews.self,
        ]
    }
    #endif
}

/// Reads and writes the URLs of the administrator's service areas.
struct AreasCoordinator: Coordinator {
    func components(for path: [LocationLink]) -> [String] { path.last?.place.components ?? [] }

    func path(for components: [String]) -> [LocationLink]? {
        guard let link = LocationLink(LinkPlace(tab: LocationLink.tab, components: components)) else { return nil }
        return link == .areas ? [] : [link]
    }
}
