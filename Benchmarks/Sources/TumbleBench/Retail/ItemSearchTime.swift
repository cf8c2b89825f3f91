import Core
import Foundation
import Networking
import Persistence
import PersistenceTesting
import RetailAPI
import RetailServer
import ServerCore
import ServerTesting

/// The 99th percentile of the times of searches among 100,000 items, by one word, two, beginnings, misspelled ones, with filters and orders: that of the
/// slower engine. PostgreSQL is measured where there is a server.
struct ItemSearchTime: Measure {
    let name = "retail.search"
    let bar = Bar.under(10, "ms")

    private static let rounds = 5

    func run(_ settings: MeasureSettings) async throws -> Figure {
        var slowest = 0.0
        for engine in TestEngine.available { slowest = max(slowest, try await latencies(on: engine).sorted().percentile(99)) }
        return Figure(medianOf: [slowest])
    }

    private func latencies(on engine: TestEngine) async throws -> [Double] {
        let server = try await TestServer(plugins: [RetailServerPlugin()], engine: engine)
        let administrator = server.client(as: Person(id: 1, name: "Ada", roles: [.admin]))
        let retailer = try await administrator.call(RetailEndpoints.createRetailer, RetailerContent(name: "Large", category: "Groceries"))
        try await fill(retailer.id, server)
        // PostgreSQL does so by itself after a while.
        if server.database.dialect == .postgres { try await server.database.write { _ = try $0.execute("ANALYZE") } }
        let customer = server.client(as: .customer(7))
        var latencies: [Double] = []
        for round in 0...Self.rounds {
            for request in Self.requests(retailer.id) {
                let latency = try await measureMilliseconds { _ = try await customer.call(RetailEndpoints.search, request) }
                if round > 0 { latencies.append(latency) }
            }
        }
        return latencies
    }

    private func fill(_ retailer: Int, _ server: TestServer) async throws {
        let folder = try DataFolder()
        let url = URL(filePath: folder.path).appending(path: "catalog.csv")
        try LargeCatalog.write(to: url)
        let (data, imports) = (try Data(contentsOf: url), try server.application.container.resolve(CatalogImports.self))
        let file = ImportFile(name: "catalog.csv", fingerprint: "benchmark", size: data.count, format: .csv)
        var run = try await imports.open(file, of: retailer)
        while run.state == .reading { run = try await imports.take(data.dropFirst(run.offset).prefix(256 << 10), at: run.offset, of: run.id) }
        guard run.state == .ready else { throw MeasureError.wrongResult("the catalog is \(run.state)") }
        _ = try await imports.apply(run.id)
    }

    /// Words of all frequencies, alone and together, beginnings, misspelled ones, with filters and orders, and what isn't there.
    static func requests(_ retailer: Int) -> [ItemSearchRequest] {
        let (kinds, brands, flavors) = (Array(LargeCatalog.kinds.prefix(8)), Array(LargeCatalog.brands.prefix(8)), LargeCatalog.flavors.prefix(4))
        let pairs = zip(kinds, brands).map { "\($1) \($0)" } + kinds.flatMap { kind in flavors.map { "\(kind) \($0)" } }
        let misspelled = kinds.map { String($0.prefix(2)) + String($0.dropFirst(3)) + "q" }
        let queries = kinds + brands + pairs + kinds.map { String($0.prefix(2)) } + kinds.map { String($0.dropLast()) } + misspelled + ["nowhere", "organic"]
        return queries.flatMap { query in
            [
                ItemSearchRequest(query: query, limit: 24), ItemSearchRequest(query: query, retailer: retailer, available: true, limit: 24),
                ItemSearchRequest(query: query, sort: .priceAscending, limit: 24),
            ]
        } + [ItemSearchRequest(limit: 24), ItemSearchRequest(category: "Drinks", sort: .name, limit: 24), ItemSearchRequest(deals: true, limit: 24)]
    }
}
