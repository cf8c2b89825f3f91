import Foundation

// Paths of places, as the server names them in notifications and steps.
extension LinkPlace {
    /// The path: `/customer/activity/12`, or `/messages/7` for a place of any mode.
    public var path: String {
        let query = components.last.flatMap { $0.hasPrefix("?") ? $0 : nil }
        let components = query == nil ? components[...] : components.dropLast()
        let parts = [mode?.rawValue, tab].compactMap(\.self) + components
        return "/" + parts.map { $0.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? $0 }.joined(separator: "/") + (query ?? "")
    }

    /// Reads a path; nil where there is no tab.
    public init?(path: String) {
        let query = path.firstIndex(of: "?").map { String(path[$0...]) }
        var parts = path.prefix { $0 != "?" }.split(separator: "/").map { String($0).removingPercentEncoding ?? String($0) }
        let mode = parts.first.flatMap(Mode.init(rawValue:))
        if mode != nil { parts.removeFirst() }
        guard let tab = parts.first else { return nil }
        self.init(mode: mode, tab: tab, components: parts.dropFirst() + (query.map { [$0] } ?? []))
    }

    private static let unreserved = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
