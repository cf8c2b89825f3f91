public import Core
public import CoreUI

/// The tabs and public pages of a product, built from its plugins.
public struct TabBarCoordinator: Sendable {
    /// The pages that open for everybody.
    let pages: [PublicPage]
    private let all: [Tab]
    private let tabsOfMode: [Mode: [Tab]]

    /// Collects the plugins' tabs.
    public init(plugins: [any ClientPlugin]) {
        let all = plugins.flatMap(\.tabs).sorted { $0.order < $1.order }
        self.all = all
        pages = plugins.flatMap(\.publicPages)
        tabsOfMode = Dictionary(
            uniqueKeysWithValues: Mode.allCases.map { mode in
                let tabs = all.filter { $0.modes.contains(mode) }
                let order: [Tab.Placement] = [.bar, .account, .header, .link]
                return (mode, order.flatMap { placement in tabs.filter { $0.placement == placement } })
            })
    }

    /// Returns the tabs of a mode in order: those of the bar, the account, those of the header, those that only links lead to.
    public func tabs(in mode: Mode) -> [Tab] { tabsOfMode[mode] ?? [] }

    /// Returns the public page that is open, with its path; nil while none is.
    func openPage(in slices: Slices) -> (page: PublicPage, path: String)? {
        for page in pages { if let path = page.path(slices) { return (page, path) } }
        return nil
    }

    /// Returns the tab with an id.
    public func tab(_ id: String, in mode: Mode) -> Tab? {
        all.first { $0.id == id && $0.modes.contains(mode) }
    }
}
