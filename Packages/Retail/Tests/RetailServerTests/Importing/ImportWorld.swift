import Core
import CoreTesting
import Foundation
import Networking
import Persistence
import RetailAPI
import ServerCore
import ServerTesting
import Testing

@testable import RetailServer

/// A server with one retailer, an administrator and a customer.
struct ImportWorld {
    let server: TestServer
    let administrator: APIClient
    let customer: APIClient
    let retailer: Int
    let imports: CatalogImports

    init() async throws {
        server = try await TestServer(plugins: [RetailServerPlugin()])
        administrator = server.client(as: Person(id: 1, name: "Ada Admin", roles: [.admin]))
        customer = server.client(as: .customer(7))
        retailer = try await administrator.call(RetailEndpoints.createRetailer, RetailerContent(name: "Corner", category: "Groceries")).id
        imports = try server.application.container.resolve(CatalogImports.self)
    }

    static let heading = "sku,name,category,price,memberPrice,available,details,priceFrom\n"

    func file(_ text: String, format: CatalogFormat = .csv, columns: [CatalogColumn: String] = [:], replacing: Bool = false) -> ImportFile {
        ImportFile(
            name: "items.\(format.rawValue)", fingerprint: "hash-\(text.hashValue)", size: text.utf8.count, format: format, columns: columns,
            isReplacing: replacing)
    }

    /// Opens and reads a file in pieces.
    func read(_ text: String, format: CatalogFormat = .csv, columns: [CatalogColumn: String] = [:], replacing: Bool = false, pieces: Int = 1 << 20) async throws
        -> CatalogImport
    {
        let data = Data(text.utf8)
        var run = try await imports.open(file(text, format: format, columns: columns, replacing: replacing), of: retailer)
        while run.state == .reading {
            run = try await imports.take(data.dropFirst(run.offset).prefix(pieces), at: run.offset, of: run.id)
        }
        return run
    }

    /// Reads a file and makes the items of it.
    @discardableResult
    func bring(_ text: String, format: CatalogFormat = .csv, columns: [CatalogColumn: String] = [:], replacing: Bool = false) async throws -> CatalogImport {
        let run = try await read(text, format: format, columns: columns, replacing: replacing)
        let problems = try await imports.problems(of: run.id).problems
        try #require(run.state == .ready, "\(problems)")
        return try await imports.apply(run.id)
    }

    func items() async throws -> [RetailItem] {
        try await customer.call(RetailEndpoints.items, RetailItemListRequest(id: retailer, limit: 100)).items
    }

    func found(_ query: String) async throws -> [String] {
        try await customer.call(RetailEndpoints.search, ItemSearchRequest(query: query, limit: 100)).items.map(\.name)
    }

    func count(_ table: String) async throws -> Int {
        try await server.database.read { transaction in
            switch table {
            case "row": try transaction.value(Int.self, "SELECT COUNT(*) FROM retail_import_row")
            case "word": try transaction.value(Int.self, "SELECT COUNT(*) FROM retail_import_word")
            case "search": try transaction.value(Int.self, "SELECT COUNT(*) FROM retail_search")
            default: try transaction.value(Int.self, "SELECT COUNT(*) FROM retail_import")
            }
        }
    }

    func keepPrices() async throws {
        for job in try RetailServerPlugin().jobs(server.application.container) { try await job.run() }
    }
}
