import Foundation

/// What one process of several does. A process alone does all of it.
public enum NodeRole: String, CaseIterable, Sendable {
    /// Answers the API, and serves the realtime socket.
    case api
    /// Serves the live pages.
    case web
    /// Does what one process does for all: periodic jobs, and what follows from events.
    case worker

    /// Reads roles such as `api,web`.
    ///
    /// - Returns: nil where a name is unknown, or none is there.
    public static func list(_ text: String) -> Set<NodeRole>? {
        let names = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let roles = names.compactMap(NodeRole.init(rawValue:))
        return roles.isEmpty || roles.count < names.count ? nil : Set(roles)
    }
}
