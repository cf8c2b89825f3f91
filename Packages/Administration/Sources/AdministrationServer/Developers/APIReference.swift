import ServerCore

/// The API's description as people read it: the endpoints by group, with what a call needs and returns.
struct APIReference: Sendable {
    /// The endpoints of one feature.
    struct Group: Sendable {
        let name: String
        let operations: [APIOperation]

        /// The group's part of addresses, such as `orders`.
        var slug: String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
    }

    let groups: [Group]
    let schemas: APISchemas
    /// Whether endpoints take API keys.
    let takesKeys: Bool

    /// Reads a description in OpenAPI 3.1.
    init(_ document: JSONValue) {
        var names: [String] = []
        var found: [String: [APIOperation]] = [:]
        for path in document["paths"]?.members ?? [] {
            for member in path.value.members {
                let operation = APIOperation(
                    method: member.name.uppercased(), path: path.name, json: member.value, responses: document["components"]?["responses"])
                if found[operation.group] == nil { names.append(operation.group) }
                found[operation.group, default: []].append(operation)
            }
        }
        groups = names.sorted().map { Group(name: $0, operations: found[$0] ?? []) }
        schemas = APISchemas(document)
        takesKeys = document["components"]?["securitySchemes"]?["key"] != nil
    }

    /// Returns the group with a part of an address; nil if there is none.
    func group(_ slug: String) -> Group? { groups.first { $0.slug == slug } }

    /// Whether there is an endpoint with a path, such as `/webhooks`.
    func has(_ path: String) -> Bool { groups.contains { $0.operations.contains { $0.path == path } } }

    /// Returns the endpoints that have every word of a text in their method, path, summary or group.
    func matches(_ text: String) -> [(group: Group, operation: APIOperation)] {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace)
        return groups.flatMap { group in
            group.operations.filter { operation in
                let content = "\(operation.method) \(operation.path) \(operation.summary) \(group.name)".lowercased()
                return words.allSatisfy { content.contains($0) }
            }
            .map { (group, $0) }
        }
    }
}
