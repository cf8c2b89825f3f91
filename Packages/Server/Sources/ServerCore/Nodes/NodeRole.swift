import Foundation

/// A process's share of the work when several serve one product. A single process has all roles.
public enum NodeRole: String, CaseIterable, Sendable {
    /// Serves the API and the realtime socket.
    case api
    /// Serves the live pages.
    case web
    /// Runs the shared work: periodic jobs and event subscribers.
    case worker

    /// Parses roles such as `api,web`.
    ///
    /// - Returns: nil for an empty list or an unknown name.
    public static func list(_ text: String) -> Set<NodeRole>? {
        let names = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let roles = names.compactMap(NodeRole.init(rawValue:))
        return roles.isEmpty || roles.count < names.count ? nil : Set(roles)
    }
}
