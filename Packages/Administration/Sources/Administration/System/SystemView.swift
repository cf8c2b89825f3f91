import AdministrationAPI
import Core
import CoreUI
import Theme
import UI

/// The tab `system`: its pages, and the page that is open beside or instead of the list.
struct SystemView: View {
    let store: ScopedStore<AdministrationFeature>

    var body: some View {
        PageColumn {
            if !isOpen { PageHeader(Strings.system, subtitle: Strings.systemHint) }
            PanelColumns(isOpen: isOpen, title: Strings.system) {
                PageList(
                    group: .system, store: store.scope(\.pages, AdministrationFeature.Action.pages), open: openPlace)
            } content: {
                page
            }
        }
        .navigationTitle(Strings.system)
    }

    private var isOpen: Bool { !store.state.system.isEmpty }
    /// The page that the list marks: that of all settings where one of them is open.
    private var openPlace: LinkPlace? {
        if case .setting = store.state.system.last { return AdministrationLink.settings.place }
        return store.state.system.last?.place
    }

    private var back: () -> Void { { store.send(.systemOpened([])) } }

    @ViewBuilder private var page: some View {
        switch store.state.system.last {
        case .status: StatusView(store: store.scope(\.status, AdministrationFeature.Action.status), back: back)
        case .settings, .setting: SettingsView(store: store.scope(\.settings, AdministrationFeature.Action.settings), back: back)
        case .audit: AuditView(store: store.scope(\.audit, AdministrationFeature.Action.audit), back: back)
        case .analytics: AnalyticsView(store: store.scope(\.analytics, AdministrationFeature.Action.analytics), back: back)
        case .keys: KeysView(store: store.scope(\.keys, AdministrationFeature.Action.keys), back: back)
        case .events: EventsView(store: store.scope(\.events, AdministrationFeature.Action.events), back: back)
        case nil, .home, .setup, .people, .person, .catalog, .money, .system:
            EmptyStateView(symbol: AppSymbols.systemName, title: Strings.nothingOpen, message: Strings.nothingOpenMessage)
        }
    }
}
