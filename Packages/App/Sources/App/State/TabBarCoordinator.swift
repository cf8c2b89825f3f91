public import Core
public import CoreUI

/// The tabs of a product, built from its plugins.
public struct TabBarCoordinator: Sendable {
    private let all: [Tab]

    /// Collects the plugins' tabs.
    public init(plugins: [any ClientPlugin]) {
        all = plugins.flatMap(\.tabs).sorted { $0.order < $1.order }
    }

    /// Returns the tabs of a mode in order: those of the bar, the account, those of the header.
    public func tabs(in mode: Mode) -> [Tab] {
        let tabs = all.filter { $0.modes.contains(mode) }
        return tabs.filter { $0.placement == .bar } + tabs.filter { $0.placement == .account } + tabs.filter { $0.placement == .header }
    }

    /// Returns the tab with an id.
    public func tab(_ id: String, in mode: Mode) -> Tab? {
        all.first { $0.id == id && $0.modes.contains(mode) }
    }
}
