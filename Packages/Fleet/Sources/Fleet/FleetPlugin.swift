public import Core
public import CoreUI
import Networking
import Theme
import UI

/// Fleet's client: the driver's tabs `home` and `jobs` and the page of the vehicle, the dispatcher's tabs `home` and `fleet`. The container must provide `APIClient`,
/// `any Realtime` and `any Clock`.
public struct FleetPlugin: ClientPlugin {
    /// `Fleet`.
    public let name = "Fleet"
    /// Auth for the people, Location for the maps, Orders for what is driven.
    public let requires = ["Auth", "Location", "Orders"]
    /// The symbols that are Fleet's own.
    public let symbols = AppSymbols.fleetDrawings
    /// The script that reports where the driver's device is.
    public let scripts = [Resources.positionScript]

    /// Creates the plugin.
    public init() {}

    /// Registers the service of jobs and of the board.
    public func registerServices(in container: DIContainer) {
        container.register((any FleetService).self, .scoped) { LiveFleetService(client: try $0.resolve(APIClient.self)) }
    }

    /// Makes the slice of jobs and of the board.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(
            FleetFeature(
                fleet: try container.resolve((any FleetService).self), following: try Following(container),
                clock: try container.resolve((any Clock).self)))
    }

    /// The steps of a stop.
    public var offlineIntents: [OfflineIntent] { FleetIntents.all }

    /// The driver's and the dispatcher's tabs.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                "home", modes: [.driver], title: Strings.home, symbol: AppSymbols.tabHomeName, order: 0, feature: FleetFeature.self,
                coordinator: SinglePlaceCoordinator(), path: { _ in [] }, opened: { _ in .opened }
            ) {
                DriverHomeView(store: $0.scope(\.driverHome, FleetFeature.Action.driverHome), shift: $0.scope(\.shift, FleetFeature.Action.shift))
            },
            CoreUI.Tab(
                "jobs", modes: [.driver], title: Strings.jobs, symbol: AppSymbols.tabJobsName, order: 1, feature: FleetFeature.self,
                coordinator: SinglePlaceCoordinator(), path: { _ in [] }, opened: { _ in .opened }, badge: { Self.badge($0.shift.offers.count) }
            ) {
                JobsView(store: $0.scope(\.jobs, FleetFeature.Action.jobs), shift: $0.scope(\.shift, FleetFeature.Action.shift))
            },
            CoreUI.Tab(
                "vehicle", modes: [.driver], title: Strings.vehicle, symbol: AppSymbols.carName, placement: .link, order: 9,
                feature: FleetFeature.self, coordinator: SinglePlaceCoordinator(), path: { _ in [] }, opened: { _ in .opened }
            ) {
                VehicleView(store: $0.scope(\.vehicle, FleetFeature.Action.vehicle))
            },
            CoreUI.Tab(
                "home", modes: [.dispatcher], title: Strings.home, symbol: AppSymbols.tabHomeName, order: 0, feature: FleetFeature.self,
                coordinator: SinglePlaceCoordinator(), path: { _ in [] }, opened: { _ in .opened },
                badge: { Self.badge($0.board.overview.value?.waiting.count ?? 0) }
            ) {
                DispatchHomeView(
                    store: $0.scope(\.dispatchHome, FleetFeature.Action.dispatchHome), board: $0.scope(\.board, FleetFeature.Action.board))
            },
            CoreUI.Tab(
                "fleet", modes: [.dispatcher], title: Strings.fleet, symbol: AppSymbols.tabFleetName, order: 2, feature: FleetFeature.self,
                coordinator: DriversCoordinator(), path: { $0.drivers.path }, opened: { .drivers(.pathChanged($0)) }
            ) {
                DriversView(store: $0.scope(\.drivers, FleetFeature.Action.drivers), board: $0.scope(\.board, FleetFeature.Action.board))
            },
        ]
    }

    private static func badge(_ count: Int) -> String? { count == 0 ? nil : String(count) }

    #if DEBUG
    /// The previews of the drivers' and the dispatchers' screens.
    public static var previews: PreviewList {
        [
            DriverHomeView_Previews.self, PositionField_Previews.self, JobMap_Previews.self, StopFormView_Previews.self, JobsView_Previews.self,
            OfferCard_Previews.self,
            DispatchHomeView_Previews.self, DispatchMap_Previews.self, DriversView_Previews.self, TripView_Previews.self, DriverView_Previews.self,
            AssignmentView_Previews.self, BoardRows_Previews.self, VehicleView_Previews.self, VehicleForm_Previews.self, VehicleRow_Previews.self,
        ]
    }
    #endif
}
