import Auth
public import Core
import CoreUI
import Foundation

/// Converts the app's paths into places and back: `/{mode}/{tab}/{place inside the tab}`.
public struct AppCoordinator: Sendable {
    /// A place in the app.
    public struct Place: Sendable {
        /// The mode.
        public let mode: Mode
        /// The tab's id.
        public let tab: String?
        /// The action that opens the place inside the tab.
        public let action: SliceAction?
    }

    /// The tabs of the product.
    public let tabs: TabBarCoordinator

    /// Creates the coordinator.
    public init(tabs: TabBarCoordinator) { self.tabs = tabs }

    /// Returns the place at a path. A place that doesn't exist, or that the person may not use, is replaced by the nearest one that works.
    public func place(at path: String, for person: Person, current: Mode) -> Place {
        let parts = path.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map { String($0).removingPercentEncoding ?? String($0) }
        let asked = parts.first.flatMap(Mode.init(rawValue:)).flatMap { person.modes.contains($0) ? $0 : nil }
        let mode = asked ?? (person.modes.contains(current) ? current : person.modes.first ?? .customer)
        let first = Place(mode: mode, tab: tabs.tabs(in: mode).first?.id, action: nil)
        guard asked != nil, parts.count > 1, let tab = tabs.tab(parts[1], in: mode) else { return first }
        return Place(mode: mode, tab: tab.id, action: nearest(Array(parts.dropFirst(2)) + Self.query(of: path), in: tab))
    }

    /// Opens a place inside a tab, or the deepest existing one above it.
    private func nearest(_ components: [String], in tab: Tab) -> SliceAction? {
        for depth in stride(from: components.count, through: 0, by: -1) {
            if let action = tab.open(Array(components.prefix(depth))) { return action }
        }
        return nil
    }

    /// Returns the path of a place that a feature opens; nil if no plugin shows it, or if the person may not use its mode.
    public func path(to place: LinkPlace, from state: AppState) -> String? {
        let allowed = state.person?.modes ?? []
        let modes = place.mode.map { [$0] } ?? [state.mode] + allowed.filter { $0 != state.mode }
        guard let mode = modes.first(where: { allowed.contains($0) && tabs.tab(place.tab, in: $0) != nil }) else { return nil }
        return Self.text([mode.rawValue, place.tab] + place.components)
    }

    /// Returns the path of the place that a state shows.
    public func path(of state: AppState) -> String {
        if let page = state.mailPage { return page.address }
        if let page = tabs.openPage(in: state.slices) { return page.path }
        let isAtPlace = state.route == .home(state.mode) || state.route == .permissions
        guard isAtPlace, let id = state.tab, let tab = tabs.tab(id, in: state.mode) else { return state.pendingPath ?? "/" }
        return Self.text([state.mode.rawValue, id] + tab.location(state.slices))
    }

    /// Returns a path's query as a component that begins with `?`; nothing where it has none.
    private static func query(of path: String) -> [String] {
        let query = path.drop { $0 != "?" && $0 != "#" }.prefix { $0 != "#" }
        return query.count > 1 ? [String(query)] : []
    }

    /// Returns the path of components, of which the last may be a query.
    private static func text(_ components: [String]) -> String {
        let query = components.last.flatMap { $0.hasPrefix("?") ? $0 : nil }
        let parts = query == nil ? components[...] : components.dropLast()
        return "/" + parts.map { $0.percentEncoded ?? $0 }.joined(separator: "/") + (query ?? "")
    }
}
