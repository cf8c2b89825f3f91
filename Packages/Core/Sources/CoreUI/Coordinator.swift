public import Core

/// Maps a feature's navigation path to the URL and back. It is a value without state: the path is a field of the feature's state,
/// changed in the reducer with ``push(_:onto:)``, ``pop(_:)`` and ``popToRoot(_:)``.
///
/// ```swift
/// enum OrdersRoute: Hashable, Sendable { case detail(Int) }
///
/// struct OrdersCoordinator: Coordinator {
///     func components(for path: [OrdersRoute]) -> [String] {
///         path.last.map { switch $0 { case .detail(let id): ["\(id)"] } } ?? []
///     }
///     func path(for components: [String]) -> [OrdersRoute]? {
///         if components.isEmpty { return [] }
///         return components.count == 1 ? Int(components[0]).map { [.detail($0)] } : nil
///     }
/// }
/// ```
public protocol Coordinator: Sendable {
    /// The places of the feature.
    associatedtype Route: Hashable & Sendable

    /// Returns the part of the URL after the tab for a path. A last component that begins with `?` is the URL's query, percent-encoded: how a place is looked
    /// at, such as the filters of a list. A change of the query alone takes the present one's place in the browser's history, and leaves focus and scroll.
    func components(for path: [Route]) -> [String]

    /// Returns the path for the part of the URL after the tab; nil if there is no such place.
    func path(for components: [String]) -> [Route]?
}

extension Coordinator {
    /// Adds a place to the path.
    public func push(_ route: Route, onto path: inout [Route]) { path.append(route) }

    /// Removes the deepest place; does nothing at the root.
    public func pop(_ path: inout [Route]) { if !path.isEmpty { path.removeLast() } }

    /// Returns to the root.
    public func popToRoot(_ path: inout [Route]) { path.removeAll() }
}

/// The coordinator of a tab with a single place.
public struct SinglePlaceCoordinator: Coordinator {
    /// An empty type, since there are no places besides the root.
    public enum Route: Hashable, Sendable {}

    /// Creates an instance.
    public init() {}

    /// Returns an empty list.
    public func components(for path: [Route]) -> [String] { [] }

    /// Returns the root, or nil for anything deeper.
    public func path(for components: [String]) -> [Route]? { components.isEmpty ? [] : nil }
}

/// The coordinator of a tab whose places are links, so that their URLs are defined once, by the link.
///
/// ```swift
/// Tab("messages", ..., coordinator: LinkCoordinator<ChatLink>(tab: "messages"), ...)
/// ```
public struct LinkCoordinator<Route: AppLink>: Coordinator {
    private let mode: Mode?
    private let tab: String

    /// Creates the coordinator of a tab.
    ///
    /// - Parameter mode: the tab's only mode; nil if several show it.
    public init(mode: Mode? = nil, tab: String) {
        self.mode = mode
        self.tab = tab
    }

    /// Returns the part of the URL after the tab for the deepest place.
    public func components(for path: [Route]) -> [String] { path.last?.place.components ?? [] }

    /// Returns the place, or the tab's root for no components; nil if there is no such place.
    public func path(for components: [String]) -> [Route]? {
        guard !components.isEmpty else { return [] }
        return Route(LinkPlace(mode: mode, tab: tab, components: components)).map { [$0] }
    }
}
