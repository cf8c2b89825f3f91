public import Core
public import CoreUI
import Networking
import Theme
import UI

/// Fleet's client: a driver's tabs `home` and `jobs`, a dispatcher's tab `home`. The container must provide `APIClient` and `Realtime`.
public struct FleetPlugin: ClientPlugin {
    /// `Fleet`.
    public let name = "Fleet"
    /// Orders, and whom they belong to.
    public let requires = ["Auth", "Orders"]

    /// Creates the plugin.
    public init() {}

    /// Registers ``FleetService``.
    public func registerServices(in container: DIContainer) {
        container.register((any FleetService).self, .scoped) { resolver in
            LiveFleetService(client: try resolver.resolve(APIClient.self), realtime: try resolver.resolve((any Realtime).self))
        }
    }

    /// Makes the slice of ``FleetFeature``.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(FleetFeature(fleet: try container.resolve((any FleetService).self)))
    }

    /// The steps of a stop.
    public var offlineIntents: [OfflineIntent] { FleetIntents.all }

    /// The driver's and the dispatcher's tabs.
    public var tabs: [Tab] {
        [
            Tab(
                "home", modes: [.driver], title: Strings.home, symbol: AppSymbols.tabHomeName, order: 0, feature: FleetFeature.self,
                coordinator: SinglePlaceCoordinator(), path: { _ in [] }, opened: { _ in .opened }, view: { DriverHomeView(store: $0) }),
            Tab(
                "jobs", modes: [.driver], title: Strings.jobs, symbol: AppSymbols.tabJobsName, order: 1, feature: FleetFeature.self,
                coordinator: SinglePlaceCoordinator(), path: { _ in [] }, opened: { _ in .opened }, view: { JobsView(store: $0) }),
            Tab(
                "home", modes: [.dispatcher], title: Strings.home, symbol: AppSymbols.tabHomeName, order: 0, feature: FleetFeature.self,
                coordinator: SinglePlaceCoordinator(), path: { _ in [] }, opened: { _ in .opened }, view: { DispatchHomeView(store: $0) }),
        ]
    }
}
