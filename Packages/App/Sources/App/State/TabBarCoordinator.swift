public import Core
public import CoreUI

/// The tabs, overlays, public pages and sections of the sign-in page of a product, built from its plugins.
public struct TabBarCoordinator: Sendable {
    /// The pages that open for everybody.
    let pages: [PublicPage]
    /// The sections of the page for signing in.
    let entrances: [EntranceSection]
    /// The pages for administrators.
    public let administration: AdministrationPages
    private let all: [Tab]
    private let allOverlays: [Overlay]
    private let tabsOfMode: [Mode: [Tab]]

    /// Collects the plugins' tabs.
    public init(plugins: [any ClientPlugin]) {
        let all = plugins.flatMap(\.tabs).sorted { $0.order < $1.order }
        self.all = all
        administration = AdministrationPages(plugins: plugins)
        allOverlays = plugins.flatMap(\.overlays)
        pages = plugins.flatMap(\.publicPages)
        entrances = plugins.compactMap(\.entrance)
        tabsOfMode = Dictionary(
            uniqueKeysWithValues: Mode.allCases.map { mode in
                let tabs = all.filter { $0.modes.contains(mode) }
                let order: [Tab.Placement] = [.bar, .account, .header, .link]
                return (mode, order.flatMap { placement in tabs.filter { $0.placement == placement } })
            })
    }

    /// Returns the tabs of a mode in order: those of the bar, the account, those of the header, those that only links lead to.
    public func tabs(in mode: Mode) -> [Tab] { tabsOfMode[mode] ?? [] }

    /// Returns what is shown over every tab of a mode, in the order of the plugins.
    func overlays(in mode: Mode) -> [Overlay] { allOverlays.filter { $0.modes.contains(mode) } }

    /// Returns the public page that is open, with its path; nil while none is.
    func openPage(in slices: Slices) -> (page: PublicPage, path: String)? {
        for page in pages { if let path = page.path(slices) { return (page, path) } }
        return nil
    }

    /// Returns the id of the tab whose button is highlighted while a tab is selected: for a page of administrators, that of the group that lists it.
    func highlighted(_ id: String?, in mode: Mode) -> String? {
        guard mode == .administrator, let id, let tab = tab(id, in: mode), tab.placement == .link else { return id }
        return administration.all.first { $0.place.tab == id }?.group.rawValue ?? id
    }

    /// Returns the tab with an id.
    public func tab(_ id: String, in mode: Mode) -> Tab? {
        all.first { $0.id == id && $0.modes.contains(mode) }
    }
}
