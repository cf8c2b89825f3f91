public import Core
public import CoreUI
import Networking
import Theme
public import UI

/// Fleet's client: a driver's tabs `home` and `jobs`, a dispatcher's tabs `home` and `fleet`. The container must provide
/// `APIClient`, `any Realtime` and `any Clock`.
public struct FleetPlugin: ClientPlugin {
    /// `Fleet`.
    public let name = "Fleet"
    /// Orders, whom they belong to, and where they are taken.
    public let requires = ["Auth", "Location", "Orders"]

    /// Creates the plugin.
    public init() {}

    /// Registers ``FleetService``.
    public func registerServices(in container: DIContainer) {
        container.register((any FleetService).self, .scoped) { resolver in
            let (client, realtime) = try resolver.resolve(APIClient.self, (any Realtime).self)
            return LiveFleetService(client: client, realtime: realtime)
        }
    }

    /// Makes the slice of ``FleetFeature``.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(FleetFeature(fleet: try container.resolve((any FleetService).self), clock: try container.resolve((any Clock).self)))
    }

    /// The steps of a stop.
    public var offlineIntents: [OfflineIntent] { FleetIntents.all }

    /// The driver's and the dispatcher's tabs.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                "home", modes: [.driver], title: Strings.home, symbol: AppSymbols.tabHomeName, order: 0, feature: FleetFeature.self,
                coordinator: SinglePlaceCoordinator(), path: { _ in [] }, opened: { _ in .opened }, view: { DriverHomeView(store: $0) }),
            CoreUI.Tab(
                "jobs", modes: [.driver], title: Strings.jobs, symbol: AppSymbols.tabJobsName, order: 1, feature: FleetFeature.self,
                coordinator: SinglePlaceCoordinator(), path: { _ in [] }, opened: { _ in .opened },
                badge: { $0.offers.isEmpty ? nil : String($0.offers.count) }, view: { JobsView(store: $0) }),
            CoreUI.Tab(
                "home", modes: [.dispatcher], title: Strings.home, symbol: AppSymbols.tabHomeName, order: 0, feature: FleetFeature.self,
                coordinator: SinglePlaceCoordinator(), path: { _ in [] }, opened: { _ in .opened },
                badge: { state in state.overview.value.flatMap { $0.waiting.isEmpty ? nil : String($0.waiting.count) } },
                view: { DispatchHomeView(store: $0) }),
            CoreUI.Tab(
                "fleet", modes: [.dispatcher], title: Strings.fleet, symbol: AppSymbols.tabFleetName, order: 2, feature: FleetFeature.self,
                coordinator: FleetCoordinator(), path: { $0.path }, opened: { .pathChanged($0) }, view: { FleetView(store: $0) }),
        ]
    }

    /// The previews of the drivers' and the dispatchers' views.
    public static var previews: [any PreviewProvider.Type] {
        [
            DriverHomeView_Previews.self, JobsView_Previews.self, OnlineCard_Previews.self, EarningsCards_Previews.self, OfferCardView_Previews.self,
            OfferRow_Previews.self, JobMap_Previews.self, CurrentJobView_Previews.self, StopStepView_Previews.self, FailureForm_Previews.self,
            NoteField_Previews.self, BagsField_Previews.self, StopStepButton_Previews.self, DispatchHomeView_Previews.self, DispatchMap_Previews.self,
            OnTimeCard_Previews.self,
            SummaryCards_Previews.self, TripColumn_Previews.self, TripRow_Previews.self, DriverRow_Previews.self, FleetView_Previews.self,
            TripView_Previews.self, DriverView_Previews.self, AssignmentSheet_Previews.self,
        ]
    }
}
