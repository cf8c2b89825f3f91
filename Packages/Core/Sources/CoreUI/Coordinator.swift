public import Core

/// Decides where a feature's routes lead and how they read as URLs. It is a value and stores nothing: the path is a field of the feature's state,
/// changed inside the reducer with ``push(_:onto:)``, ``pop(_:)`` and ``popToRoot(_:)``.
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

    /// The part of the URL behind the tab, for a path.
    func components(for path: [Route]) -> [String]

    /// The path for the part of the URL behind the tab; nil where it names no place.
    func path(for components: [String]) -> [Route]?
}

extension Coordinator {
    /// Goes one place deeper.
    public func push(_ route: Route, onto path: inout [Route]) { path.append(route) }

    /// Goes one place back; at the root nothing happens.
    public func pop(_ path: inout [Route]) { if !path.isEmpty { path.removeLast() } }

    /// Goes back to the first place.
    public func popToRoot(_ path: inout [Route]) { path.removeAll() }
}

/// The coordinator of a tab that has a single place.
public struct SinglePlaceCoordinator: Coordinator {
    /// There is none beside the root.
    public enum Route: Hashable, Sendable {}

    /// Creates it.
    public init() {}

    /// Always empty.
    public func components(for path: [Route]) -> [String] { [] }

    /// The root, or nil for anything deeper.
    public func path(for components: [String]) -> [Route]? { components.isEmpty ? [] : nil }
}

/// The coordinator of a tab whose places are all links, so that their URLs have one grammar: the link's own.
///
/// ```swift
/// Tab("messages", ..., coordinator: LinkCoordinator<ChatLink>(tab: "messages"), ...)
/// ```
public struct LinkCoordinator<Route: AppLink>: Coordinator {
    private let mode: Mode?
    private let tab: String

    /// Creates the coordinator of a tab.
    ///
    /// - Parameter mode: the tab's only mode; nil where several show it.
    public init(mode: Mode? = nil, tab: String) {
        self.mode = mode
        self.tab = tab
    }

    /// The rest of the URL behind the tab, for the deepest place.
    public func components(for path: [Route]) -> [String] { path.last?.place.components ?? [] }

    /// The place, or the tab's first for no components; nil where they name none.
    public func path(for components: [String]) -> [Route]? {
        guard !components.isEmpty else { return [] }
        return Route(LinkPlace(mode: mode, tab: tab, components: components)).map { [$0] }
    }
}
