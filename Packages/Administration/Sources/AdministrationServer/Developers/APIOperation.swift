import ServerCore

/// An endpoint as the API's description declares it.
struct APIOperation: Sendable {
    /// The people who may call an endpoint.
    enum Caller: Sendable, Equatable {
        case everyone, signedIn
        case roles([String])
    }

    /// A value in the path, the query or a header.
    struct Parameter: Sendable {
        let name: String
        /// `path`, `query` or `header`.
        let place: String
        let isRequired: Bool
        let schema: JSONValue
    }

    /// A body of one media type.
    struct Content: Sendable {
        let type: String
        let schema: JSONValue

        var isJSON: Bool { type == "application/json" }
    }

    /// The limit on calls.
    struct Rate: Sendable {
        let count: Int
        let seconds: Int
        let scope: String
    }

    /// A status that isn't a success.
    struct Failure: Sendable {
        let status: String
        let summary: String
    }

    let method: String
    /// The path, relative to the API's base.
    let path: String
    let id: String
    let summary: String
    let group: String
    let caller: Caller
    /// The scope that an API key needs; nil where none is accepted.
    let scope: String?
    let needsFreshProof: Bool
    let rate: Rate?
    let parameters: [Parameter]
    let body: [Content]
    let needsBody: Bool
    /// The status of a success.
    let success: String
    let output: [Content]
    let failures: [Failure]

    init(method: String, path: String, json: JSONValue, responses: JSONValue?) {
        (self.method, self.path) = (method, path)
        id = json["operationId"]?.text ?? "\(method) \(path)"
        summary = json["summary"]?.text ?? ""
        group = json["tags"]?.elements.first?.text ?? ""
        let security = json["security"]?.elements ?? []
        let roles = json["x-roles"]?.elements.compactMap(\.text) ?? []
        caller = security.isEmpty ? .everyone : roles.isEmpty ? .signedIn : .roles(roles)
        scope = security.lazy.compactMap { $0["key"]?.elements.first?.text }.first
        needsFreshProof = json["x-fresh-proof"] == true
        rate = json["x-rate-limit"].flatMap { rate in
            guard case .integer(let count)? = rate["count"], case .integer(let seconds)? = rate["seconds"] else { return nil }
            return Rate(count: count, seconds: seconds, scope: rate["per"]?.text ?? "")
        }
        parameters = (json["parameters"]?.elements ?? []).map { parameter in
            Parameter(
                name: parameter["name"]?.text ?? "", place: parameter["in"]?.text ?? "", isRequired: parameter["required"] == true,
                schema: parameter["schema"] ?? [:])
        }
        body = Self.contents(json["requestBody"])
        needsBody = json["requestBody"]?["required"] == true
        let results = json["responses"]?.members ?? []
        let done = results.first { $0.name.hasPrefix("2") }
        success = done?.name ?? "200"
        output = Self.contents(done?.value)
        failures = results.filter { !$0.name.hasPrefix("2") }.map { result in
            let name = result.value["$ref"]?.text?.split(separator: "/").last.map(String.init)
            let response = name.flatMap { responses?[$0] } ?? result.value
            return Failure(status: result.name, summary: response["description"]?.text ?? "")
        }
    }

    private static func contents(_ part: JSONValue?) -> [Content] {
        (part?["content"]?.members ?? []).map { Content(type: $0.name, schema: $0.value["schema"] ?? [:]) }
    }
}
