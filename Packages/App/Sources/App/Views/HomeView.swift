import Core
import CoreUI
import Theme
import UI

/// The tabs of a mode in their frame.
struct HomeView: View {
    let mode: Mode
    let modes: [Mode]
    let tabs: [CoreUI.Tab]
    var overlays: [Overlay] = []
    let badges: [String: String]
    let selected: String?
    /// The id of the tab whose button is highlighted.
    let highlighted: String?
    let notice: String?
    let configuration: AppConfiguration
    let access: StoreAccess
    let send: (AppAction) -> Void

    @Environment(\.person) private var person

    var body: some View {
        AppShell(
            brand: configuration.displayName, tabs: shellTabs(.bar), headerItems: shellTabs(.header), account: account,
            ribbon: configuration.build == .development ? Strings.developmentRibbon : nil
        ) {
            modeSwitch
        } content: {
            selectedTab
            Toast(notice)
            ForEach(overlays.indices, id: \.self) { overlays[$0].view(access) }
        }
    }

    private var account: ShellAccount? {
        shellTabs(.account).first.map { ShellAccount(name: person?.name ?? $0.title, detail: Strings.title(of: mode), tab: $0) }
    }

    @ViewBuilder
    private var modeSwitch: some View {
        if modes.count > 1 {
            SegmentedSwitcher(Strings.mode, options: modes.map { ($0, Strings.title(of: $0)) }, selection: mode, identifier: "mode") {
                [send] in send(.modeTapped($0))
            }
        }
    }

    @ViewBuilder
    private var selectedTab: some View {
        if let tab = tabs.first(where: { $0.id == selected }) ?? tabs.first {
            tab.view(access).id("\(mode.rawValue).\(tab.id)")
        }
    }

    private func shellTabs(_ placement: CoreUI.Tab.Placement) -> [ShellTab] {
        tabs.filter { $0.placement == placement }.map { tab in
            ShellTab(id: tab.id, title: tab.title, symbolName: tab.symbol, isSelected: tab.id == highlighted, badge: badges[tab.id]) {
                [send, id = tab.id] in
                send(.tabTapped(id))
            }
        }
    }
}

#if DEBUG
struct HomeView_Previews: PreviewProvider {
    private static func home(mode: Mode, modes: [Mode], badges: [String: String] = [:], notice: String? = nil) -> some View {
        let tabs = TabBarCoordinator(plugins: AppPlugins.all)
        return HomeView(
            mode: mode, modes: modes, tabs: tabs.tabs(in: mode), badges: badges, selected: tabs.tabs(in: mode).first?.id,
            highlighted: tabs.tabs(in: mode).first?.id, notice: notice, configuration: .sample, access: StoreAccess(slices: Slices()) { _ in }, send: { _ in })
    }

    static var previews: some View {
        Group {
            home(mode: .customer, modes: [.customer]).previewDisplayName("Customer")
            home(mode: .driver, modes: Mode.allCases, badges: ["messages": "3"]).previewDisplayName("Driver of all modes, unread messages")
            home(mode: .dispatcher, modes: [.dispatcher], notice: "Order 12 was canceled.").previewDisplayName("Dispatcher with a notice")
            home(mode: .administrator, modes: [.administrator]).previewDisplayName("Administrator")
        }
    }
}
#endif
