/// The parts of a composed server, for plugins that show it. The container provides it once the server is composed: resolve it in a handler or a job,
/// not while routes are registered.
public struct ServerInventory: Sendable {
    /// The names of the plugins, in the order of the list.
    public let plugins: [String]
    /// The parts of the work that the process does.
    public let roles: Set<NodeRole>
    /// The tables in which work waits.
    public let queues: [WorkQueue]
    /// The numbers that administrators see first.
    public let figures: [KeyFigure]
    /// The steps by which an administrator sets the product up, in their order.
    public let setup: [SetupStep]
    /// The steps that people take one after the other.
    public let funnels: [Funnel]
    /// The last runs of the periodic jobs.
    public let jobs: JobReports
    /// The scopes that API keys can have, those of reading before those of writing in each group.
    public let keyScopes: [APIKeyScope]
    let routes: Routes
    let takesKeys: Bool

    /// Returns the API's description, as `/openapi.json` gives it. It is put together anew, which takes a moment: keep what comes of it.
    ///
    /// - Throws: `EncodingError`.
    public func describeAPI() throws -> JSONValue { try OpenAPIDocument(routes, takesKeys: takesKeys).value }
}

extension Routes {
    /// The scopes that API keys can have, by group.
    var keyScopes: [APIKeyScope] {
        let scopes = Set(entries.compactMap(\.keyScope))
        let groups = Set(scopes.map(\.group)).sorted()
        return groups.flatMap { group in APIKeyScope.Kind.allCases.map { APIKeyScope(group: group, kind: $0) } }.filter(scopes.contains)
    }
}
