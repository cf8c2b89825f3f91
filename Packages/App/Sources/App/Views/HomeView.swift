import Core
import CoreUI
import Theme
import UI

/// The tabs of a mode in their frame.
struct HomeView: View {
    let mode: Mode
    let modes: [Mode]
    let tabs: [Tab]
    let selected: String?
    let notice: String?
    let configuration: AppConfiguration
    let access: StoreAccess
    let send: (AppAction) -> Void

    var body: some View {
        AppShell(
            brand: configuration.displayName, tabs: shellTabs(.bar), headerItems: shellTabs(.header),
            ribbon: configuration.build == .development ? Strings.developmentRibbon : nil
        ) {
            modeSwitch
        } content: {
            selectedTab
            Toast(notice)
        }
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

    private func shellTabs(_ placement: Tab.Placement) -> [ShellTab] {
        tabs.filter { $0.placement == placement }.map { tab in
            ShellTab(id: tab.id, title: tab.title, symbolName: tab.symbol, isSelected: tab.id == selected) { [send] in send(.tabTapped(tab.id)) }
        }
    }
}
