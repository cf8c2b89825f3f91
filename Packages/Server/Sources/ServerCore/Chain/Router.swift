import Core
import Foundation
import HTTPTypes

/// Finds the handler for a path in a tree of segments, so that the time doesn't grow with the number of routes.
struct Router: Sendable {
    private final class Node: Sendable {
        let literals: [String: Node]
        let field: Node?
        let rest: [String: Routes.Entry]
        let entries: [String: Routes.Entry]

        init(_ routes: [(segments: ArraySlice<PathTemplate.Segment>, entry: Routes.Entry)]) {
            var literals: [String: [(ArraySlice<PathTemplate.Segment>, Routes.Entry)]] = [:]
            var fields: [(ArraySlice<PathTemplate.Segment>, Routes.Entry)] = []
            var rest: [String: Routes.Entry] = [:]
            var entries: [String: Routes.Entry] = [:]
            for (segments, entry) in routes {
                switch segments.first {
                case nil: entries[entry.method.rawValue] = entry
                case .literal(let text): literals[text, default: []].append((segments.dropFirst(), entry))
                case .field(let name) where name.hasSuffix("..."): rest[entry.method.rawValue] = entry
                case .field: fields.append((segments.dropFirst(), entry))
                }
            }
            self.literals = literals.mapValues { Node($0) }
            field = fields.isEmpty ? nil : Node(fields)
            self.rest = rest
            self.entries = entries
        }

        func find(_ parts: ArraySlice<String>) -> [String: Routes.Entry]? {
            guard let part = parts.first else { return entries.isEmpty ? (rest.isEmpty ? nil : rest) : entries }
            return literals[part]?.find(parts.dropFirst()) ?? field?.find(parts.dropFirst()) ?? (rest.isEmpty ? nil : rest)
        }
    }

    private let api: Node
    private let pages: Node

    init(_ routes: Routes) {
        let base: [PathTemplate.Segment] = [.literal("api"), .literal("v1")]
        let inAPI = routes.entries.filter { $0.isEndpoint || $0.path.segments.starts(with: base) }
        api = Node(inAPI.map { ($0.isEndpoint ? $0.path.segments[...] : $0.path.segments.dropFirst(base.count), $0) })
        pages = Node(routes.entries.filter { !$0.isEndpoint }.map { ($0.path.segments[...], $0) })
    }

    /// Returns the handler for a request, and the values of its path's placeholders.
    ///
    /// - Throws: ``APIError`` with status 404 for an unknown path, ``Refusal`` with status 405 for a known path with another method.
    func route(_ request: ServerRequest) throws -> (entry: Routes.Entry, values: [String: String]) {
        let parts = try request.pathParts()
        let (tree, rest) = Self.isAPI(parts) ? (api, parts[(parts[0] == "api" ? 2 : 1)...]) : (pages, parts[...])
        guard let candidates = tree.find(rest) else {
            throw APIError(status: 404, code: "not_found", message: Strings.nothingHere)
        }
        let method = request.head.method == .head ? "GET" : request.head.method.rawValue
        guard let entry = candidates[method] else {
            let allowed = (candidates.keys + (candidates["GET"] == nil ? [] : ["HEAD"])).sorted().joined(separator: ", ")
            throw Refusal(
                APIError(status: 405, code: "method_not_allowed", message: Strings.methodsAllowed(allowed)), headerFields: [.allow: allowed])
        }
        return (entry, entry.path.fields.isEmpty ? [:] : entry.path.match(Array(rest)) ?? [:])
    }

    static func isAPI(_ parts: [String]) -> Bool {
        parts.first == "v1" || parts.count > 1 && parts[0] == "api" && parts[1] == "v1"
    }
}
