public import Core
public import CoreUI
import FleetAPI
import Networking
import Theme
import UI

/// Fleet's client: the driver's tabs `home`, `jobs`, `orders` and `ops`, the page of the vehicle, the dispatcher's tabs `home` and `fleet`, the pages of the history, the
/// customer's application to drive, and the administrator's list of them. The container must provide `APIClient`,
/// `any Realtime` and `any Clock`.
public struct FleetPlugin: ClientPlugin {
    /// `Fleet`.
    public let name = "Fleet"
    /// Auth for the people, Location for the maps, Orders for what is driven.
    public let requires = ["Auth", "Location", "Orders"]
    /// The symbols that are Fleet's own.
    public let symbols = AppSymbols.fleetDrawings
    /// The scripts of what only the browser does: where the device is, offers, waiting, tags.
    public let scripts = [Resources.positionScript, Resources.offerScript, Resources.waitingScript, Resources.scanScript]
    /// The styles of a driver's stops and offers.
    public let styleSheet = Resources.fleetStyles

    /// Creates the plugin.
    public init() {}

    /// Registers the service of jobs and of the board.
    public func registerServices(in container: DIContainer) {
        container.register((any FleetService).self, .scoped) { LiveFleetService(client: try $0.resolve(APIClient.self)) }
        container.register((any ReviewService).self, .scoped) { LiveReviewService(client: try $0.resolve(APIClient.self)) }
        container.register((any HistoryService).self, .scoped) { LiveHistoryService(client: try $0.resolve(APIClient.self)) }
        container.register((any DispatchService).self, .scoped) { LiveDispatchService(client: try $0.resolve(APIClient.self)) }
        container.register((any ApplicationService).self, .scoped) { LiveApplicationService(client: try $0.resolve(APIClient.self)) }
        container.register((any DecisionService).self, .scoped) { LiveDecisionService(client: try $0.resolve(APIClient.self)) }
    }

    /// Makes the slice of jobs and of the board.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(
            FleetFeature(
                fleet: try container.resolve((any FleetService).self), dispatch: try container.resolve((any DispatchService).self),
                reviews: try container.resolve((any ReviewService).self), history: try container.resolve((any HistoryService).self),
                applying: try container.resolve((any ApplicationService).self), deciding: try container.resolve((any DecisionService).self),
                following: try Following(container), clock: try container.resolve((any Clock).self)))
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
                DriverHomeView(
                    store: $0.scope(\.driverHome, FleetFeature.Action.driverHome), stops: $0.scope(\.stops, FleetFeature.Action.stops),
                    shift: $0.scope(\.shift, FleetFeature.Action.shift))
            },
            CoreUI.Tab(
                "jobs", modes: [.driver], title: Strings.jobs, symbol: AppSymbols.tabJobsName, order: 1, feature: FleetFeature.self,
                coordinator: SinglePlaceCoordinator(), path: { _ in [] }, opened: { _ in .opened }, badge: { Self.badge($0.shift.offers.count) }
            ) {
                JobsView(store: $0.scope(\.jobs, FleetFeature.Action.jobs), shift: $0.scope(\.shift, FleetFeature.Action.shift))
            },
            CoreUI.Tab(
                "orders", modes: [.driver], title: Strings.intake, symbol: AppSymbols.bagName, order: 2, feature: FleetFeature.self,
                coordinator: SinglePlaceCoordinator(), path: { _ in [] }, opened: { _ in .opened }
            ) { store in
                IntakeView(
                    store: store.scope(\.stops, FleetFeature.Action.stops), shift: store.scope(\.shift, FleetFeature.Action.shift),
                    seeJobs: { store.send(.driverHome(.offersTapped)) })
            },
            CoreUI.Tab(
                OpsLink.tab, modes: [.driver], title: Strings.ops, symbol: AppSymbols.opsName, order: 3, feature: FleetFeature.self,
                coordinator: LinkCoordinator<OpsLink>(mode: .driver, tab: OpsLink.tab), path: { $0.ops.path }, opened: { .ops(.opened($0)) }
            ) {
                OpsView(store: $0.scope(\.ops, FleetFeature.Action.ops))
            },
            CoreUI.Tab(
                "vehicle", modes: [.driver], title: Strings.vehicle, symbol: AppSymbols.carName, placement: .link, order: 9,
                feature: FleetFeature.self, coordinator: SinglePlaceCoordinator(), path: { _ in [] }, opened: { _ in .opened }
            ) {
                VehicleView(store: $0.scope(\.vehicle, FleetFeature.Action.vehicle))
            },
            CoreUI.Tab(
                "home", modes: [.dispatcher], title: Strings.home, symbol: AppSymbols.tabHomeName, order: 0, feature: FleetFeature.self,
                coordinator: LinkCoordinator<FleetLink>(mode: .dispatcher, tab: "home"),
                path: { $0.dispatchHome.place == BoardPlace() ? [] : [.board($0.dispatchHome.place)] },
                opened: { .dispatchHome(.place(.opened($0.last?.boardPlace ?? BoardPlace()))) },
                badge: { Self.badge($0.waitingCount) }
            ) {
                DispatchHomeView(store: $0.scope(\.dispatchHome, FleetFeature.Action.dispatchHome))
            },
            CoreUI.Tab(
                "fleet", modes: [.dispatcher], title: Strings.fleet, symbol: AppSymbols.tabFleetName, order: 2, feature: FleetFeature.self,
                coordinator: DriversCoordinator(), path: { $0.drivers.path }, opened: { .drivers(.pathChanged($0)) }
            ) {
                DriversView(store: $0.scope(\.drivers, FleetFeature.Action.drivers), board: $0.scope(\.board, FleetFeature.Action.board))
            },
            CoreUI.Tab(
                HistoryLink.tab, modes: [.dispatcher], title: Strings.history, symbol: AppSymbols.opsName, placement: .link, order: 9,
                feature: FleetFeature.self, coordinator: LinkCoordinator<HistoryLink>(mode: .dispatcher, tab: HistoryLink.tab),
                path: { [$0.history.link] }, opened: { .history(.opened($0.last ?? .charts())) }
            ) {
                DispatchHistoryView(store: $0.scope(\.history, FleetFeature.Action.history))
            },
        ] + applicationTabs
    }

    /// The application to drive, and the list of them.
    private var applicationTabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                DrivingLink.tab, modes: [.customer], title: Strings.drive, symbol: AppSymbols.carName, placement: .link, order: 12,
                feature: FleetFeature.self, coordinator: LinkCoordinator<DrivingLink>(mode: .customer, tab: DrivingLink.tab),
                path: { $0.apply.part.map { [.step($0)] } ?? [] }, opened: { .apply(.opened($0.last?.part)) }
            ) {
                ApplyView(store: $0.scope(\.apply, FleetFeature.Action.apply))
            },
            CoreUI.Tab(
                ApplicationsLink.tab, modes: Set(Mode.allCases), title: Strings.applications, symbol: AppSymbols.carName, placement: .link, order: 13,
                feature: FleetFeature.self, coordinator: LinkCoordinator<ApplicationsLink>(tab: ApplicationsLink.tab),
                path: { state in [state.application.id.map { .application($0) } ?? .list(state.applications.status)] },
                opened: { .applicationsOpened($0.last ?? .list(nil)) }
            ) { store in
                if store.state.application.id != nil {
                    ApplicationView(store: store.scope(\.application, FleetFeature.Action.application))
                } else {
                    ApplicationsView(store: store.scope(\.applications, FleetFeature.Action.applications))
                }
            },
        ]
    }

    /// The applications to drive.
    public var administrationPages: [AdministrationPage] {
        [
            AdministrationPage(
                "applications", in: .catalog, title: Strings.applications, hint: Strings.applicationsHint, symbol: AppSymbols.carName, order: 5,
                opens: ApplicationsLink.list(nil))
        ]
    }

    /// An offer, over every screen of a driver.
    public var overlays: [Overlay] {
        [
            Overlay(modes: [.driver], feature: FleetFeature.self) {
                OfferOverlayView(store: $0.scope(\.jobs, FleetFeature.Action.jobs), shift: $0.scope(\.shift, FleetFeature.Action.shift))
            }
        ]
    }

    private static func badge(_ count: Int) -> String? { count == 0 ? nil : String(count) }

    #if DEBUG
    /// The previews of the drivers' and the dispatchers' screens.
    public static var previews: PreviewList {
        [
            DriverHomeView_Previews.self, PositionField_Previews.self, JobMap_Previews.self, StopFormView_Previews.self, ShoppingFormView_Previews.self,
            StopEntriesForm_Previews.self,
            NextStopsView_Previews.self, ReleaseButton_Previews.self, ReturnButton_Previews.self, IntakeView_Previews.self,
            JobsView_Previews.self, OfferCard_Previews.self, OfferOverlayView_Previews.self, OfferSheet_Previews.self,
            DispatchHomeView_Previews.self, BoardBarView_Previews.self, SavedViewsBarView_Previews.self, BoardColumnsView_Previews.self,
            OrderPanelView_Previews.self, WhatIfView_Previews.self, RescheduleSection_Previews.self,
            DriverPanelView_Previews.self, DriversView_Previews.self, TripView_Previews.self, DriverView_Previews.self,
            AssignmentView_Previews.self, BoardRows_Previews.self, TripOutcomePill_Previews.self, VehicleView_Previews.self, VehicleForm_Previews.self,
            VehicleRow_Previews.self,
            OpsView_Previews.self, FinishedTripView_Previews.self, FiguresGrid_Previews.self, DispatchHistoryView_Previews.self,
            DayPicker_Previews.self, ChartsView_Previews.self, PastTripsView_Previews.self,
            ApplyView_Previews.self, ApplyStatusView_Previews.self, ApplyStartCard_Previews.self, ApplicationCard_Previews.self,
            ApplyStepView_Previews.self, ApplyDocumentsView_Previews.self, ApplyCheckView_Previews.self, ApplicationsView_Previews.self,
            ApplicationView_Previews.self, ApplicationFilesCard_Previews.self, DecisionCard_Previews.self, ApplicationNotesCard_Previews.self,
        ]
    }
    #endif
}
