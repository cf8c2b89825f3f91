import AdministrationAPI
public import Core
public import CoreUI
import Networking
import Theme
import UI

/// Administration's client: the mode of administrators, whose groups list the pages that plugins declare. The container must provide `APIClient`,
/// `AuthSession` and `any Clock`.
public struct AdministrationPlugin: ClientPlugin {
    /// The feature's name.
    public let name = AdministrationLink.plugin
    /// Needs somebody to be signed in.
    public let requires = ["Auth"]
    /// The symbols that are Administration's own.
    public let symbols = AppSymbols.administrationDrawings
    /// The script that saves tables as files.
    public let scripts = [Resources.saveScript]

    /// Creates the plugin.
    public init() {}

    /// Registers the services.
    public func registerServices(in container: DIContainer) {
        container.register((any AdministrationService).self, .scoped) { LiveAdministrationService(client: try $0.resolve(APIClient.self)) }
        container.register((any PeopleService).self, .scoped) {
            LivePeopleService(client: try $0.resolve(APIClient.self), session: try $0.resolve(AuthSession.self))
        }
        container.register((any AuditService).self, .scoped) { LiveAuditService(client: try $0.resolve(APIClient.self)) }
        container.register((any EventLogService).self, .scoped) { LiveEventLogService(client: try $0.resolve(APIClient.self)) }
        container.register((any SetupService).self, .scoped) { LiveSetupService(client: try $0.resolve(APIClient.self)) }
        container.register((any KeyService).self, .scoped) { LiveKeyService(client: try $0.resolve(APIClient.self)) }
    }

    /// Makes the feature's slice.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(
            AdministrationFeature(
                service: try container.resolve((any AdministrationService).self), people: try container.resolve((any PeopleService).self),
                audit: try container.resolve((any AuditService).self), keys: try container.resolve((any KeyService).self),
                events: try container.resolve((any EventLogService).self), setup: try container.resolve((any SetupService).self),
                clock: try container.resolve((any Core.Clock).self)))
    }

    /// The tabs of administrators before Account.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                "home", modes: [.administrator], title: Strings.home, symbol: AppSymbols.tabHomeName, order: 0, feature: AdministrationFeature.self,
                coordinator: SinglePlaceCoordinator(), path: { _ in [] }, opened: { _ in .home(.appeared) }
            ) { store in
                HomeView(store: store.scope(\.home, AdministrationFeature.Action.home))
            },
            CoreUI.Tab(
                "people", modes: [.administrator], title: Strings.people, symbol: AppSymbols.peopleName, order: 1, feature: AdministrationFeature.self,
                coordinator: LinkCoordinator<AdministrationLink>(mode: .administrator, tab: "people"),
                path: { $0.person.id.map { [.person($0)] } ?? [] }, opened: { .peopleOpened($0) }, view: { PeopleView(store: $0) }),
            pages(.catalog, title: Strings.catalog, symbol: AppSymbols.catalogName, order: 2),
            pages(.money, title: Strings.money, symbol: AppSymbols.moneyName, order: 3),
            CoreUI.Tab(
                AdministrationPage.Group.system.rawValue, modes: [.administrator], title: Strings.system, symbol: AppSymbols.systemName, order: 4,
                feature: AdministrationFeature.self, coordinator: LinkCoordinator<AdministrationLink>(mode: .administrator, tab: "system"),
                path: \.system, opened: { .systemOpened($0) }, view: { SystemView(store: $0) }),
            CoreUI.Tab(
                "setup", modes: [.administrator], title: Strings.setup, symbol: AppSymbols.checkName, placement: .link, order: 5,
                feature: AdministrationFeature.self, coordinator: SinglePlaceCoordinator(), path: { _ in [] }, opened: { _ in .setup(.appeared) }
            ) { store in
                SetupView(store: store.scope(\.setup, AdministrationFeature.Action.setup))
            },
        ]
    }

    /// The way to the pages for developers, below the form for signing in.
    public var entrance: EntranceSection? { EntranceSection(feature: AdministrationFeature.self) { _ in DevelopersEntranceView() } }

    /// The pages about the running product.
    public var administrationPages: [AdministrationPage] {
        [
            AdministrationPage(
                "status", in: .system, title: Strings.status, hint: Strings.statusHint, symbol: AppSymbols.infoName, order: 0, opens: AdministrationLink.status),
            AdministrationPage(
                "setup", in: .system, title: Strings.setup, hint: Strings.setupPageHint, symbol: AppSymbols.checkName, order: 1,
                opens: AdministrationLink.setup),
            AdministrationPage(
                "settings", in: .system, title: Strings.settings, hint: Strings.settingsHint, symbol: AppSymbols.systemName, order: 2,
                opens: AdministrationLink.settings),
            AdministrationPage(
                "analytics", in: .system, title: Strings.analytics, hint: Strings.analyticsHint, symbol: AppSymbols.peopleName, order: 3,
                opens: AdministrationLink.analytics),
            AdministrationPage(
                "audit", in: .system, title: Strings.audit, hint: Strings.auditHint, symbol: AppSymbols.logName, order: 4, opens: AdministrationLink.audit),
            AdministrationPage(
                "events", in: .system, title: Strings.events, hint: Strings.eventsHint, symbol: AppSymbols.clockName, order: 5,
                opens: AdministrationLink.events),
            AdministrationPage(
                "keys", in: .system, title: Strings.keys, hint: Strings.keysHint, symbol: AppSymbols.shieldName, order: 6, opens: AdministrationLink.keys),
        ]
    }

    /// Returns the tab of a group that is a list alone.
    private func pages(
        _ group: AdministrationPage.Group, title: @autoclosure @escaping @Sendable () -> String, symbol: String, order: Int
    ) -> CoreUI.Tab {
        CoreUI.Tab(
            group.rawValue, modes: [.administrator], title: title(), symbol: symbol, order: order, feature: AdministrationFeature.self,
            coordinator: SinglePlaceCoordinator(), path: { _ in [] }, opened: { _ in .pages(.opened) }
        ) { store in
            PagesView(group: group, store: store.scope(\.pages, AdministrationFeature.Action.pages))
        }
    }

    #if DEBUG
    /// The previews of each screen and its parts.
    public static var previews: PreviewList {
        [
            HomeView_Previews.self, HealthCard_Previews.self, PagesView_Previews.self, PageList_Previews.self, SystemView_Previews.self,
            PeopleView_Previews.self, PeopleList_Previews.self, PersonView_Previews.self, PersonCard_Previews.self, PersonCards_Previews.self,
            EventRow_Previews.self, DevelopersEntranceView_Previews.self, StatusView_Previews.self, NodeCard_Previews.self, FactsCard_Previews.self,
            ViewAsCard_Previews.self, SettingsView_Previews.self,
            SettingGroupCard_Previews.self, SettingFormView_Previews.self, SetupView_Previews.self, SetupStepCard_Previews.self, SetupCard_Previews.self,
            AnalyticsView_Previews.self, FunnelCard_Previews.self, AuditView_Previews.self, KeysView_Previews.self,
            KeyCards_Previews.self, EventsView_Previews.self, EventFilterCard_Previews.self, LoggedEventRow_Previews.self,
        ]
    }
    #endif
}
